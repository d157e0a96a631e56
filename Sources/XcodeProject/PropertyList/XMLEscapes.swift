/// The entities and quoted sections in strings of XML.
enum XMLEscapes {
    /// The text of a string that has entities or quoted sections. What is no entity stays as it is written.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        var text = ""
        var rest = bytes
        while let byte = rest.first {
            if byte == UInt8(ascii: "&"), let entity = entity(&rest) {
                text.unicodeScalars.append(entity)
            } else if rest.begins(with: "<![CDATA[".utf8) {
                rest = rest.dropFirst(9)
                let section = prefix(of: rest, upTo: "]]>")
                text += String(decoding: section, as: UTF8.self)
                rest = rest[section.endIndex...].dropFirst(3)
            } else {
                let run =
                    rest.prefix(1) + rest.dropFirst().prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") }
                text += String(decoding: run, as: UTF8.self)
                rest = rest.dropFirst(run.count)
            }
        }
        return text
    }

    private static func prefix(of bytes: ArraySlice<UInt8>, upTo end: String) -> ArraySlice<UInt8> {
        var index = bytes.startIndex
        while index < bytes.endIndex, !bytes[index...].begins(with: end.utf8) { index += 1 }
        return bytes[..<index]
    }

    /// The character of the entity at the beginning, which is taken from `rest`.
    private static func entity(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        let longest = 12
        guard let end = rest.prefix(longest).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: rest[rest.startIndex + 1..<end], as: UTF8.self)
        let scalar: Unicode.Scalar?
        switch name {
        case "lt": scalar = "<"
        case "gt": scalar = ">"
        case "amp": scalar = "&"
        case "quot": scalar = "\""
        case "apos": scalar = "'"
        case let number where number.hasPrefix("#x"):
            scalar = UInt32(number.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
        case let number where number.hasPrefix("#"):
            scalar = UInt32(number.dropFirst()).flatMap { Unicode.Scalar($0) }
        default: scalar = nil
        }
        if scalar != nil { rest = rest[(end + 1)...] }
        return scalar
    }
}
