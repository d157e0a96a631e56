import SwiftOutline
import Text

extension Outline {
    /// What stands between a function's name and its body; empty where it has none.
    func signature(of function: Member) -> Range<Int> {
        function.name.upperBound..<max(function.name.upperBound, function.body?.lowerBound ?? 0)
    }

    /// A function's name with the labels of its parameters, `tableView(_:didSelectRowAt:)`, or also with their types:
    /// `tableView(_:UITableView,didSelectRowAt:IndexPath)`.
    func fullName(of function: Member, withTypes: Bool = false) -> String {
        var name = Array(source[function.name])
        var depth = 0
        var (isInLabel, isInType) = (false, false)
        var previous: UInt8 = 0
        for byte in source[signature(of: function)] {
            defer { previous = byte }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
                depth += 1
                if depth == 1 {
                    (isInLabel, isInType) = (byte == UInt8(ascii: "("), false)
                    if isInLabel { name.append(byte) }
                }
            case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
                depth -= 1
                guard depth > 0 || byte != UInt8(ascii: ")") else {
                    return String(decoding: name + [byte], as: UTF8.self)
                }
            case UInt8(ascii: ",") where depth == 1:
                if isInType, withTypes { name.append(byte) }
                (isInLabel, isInType) = (true, false)
                continue
            case _ where isInLabel && byte.isNamePart: name.append(byte)
            case _ where isInLabel && previous.isNamePart:
                name.append(UInt8(ascii: ":"))
                isInLabel = false
            default: break
            }
            if isInType, withTypes, byte > UInt8(ascii: " ") { name.append(byte) }
            if byte == UInt8(ascii: ":"), depth == 1 { isInType = true }
        }
        return String(decoding: name, as: UTF8.self)
    }
}
