/// The order in which Xcode sorts a group by name: letters without their case, and `List.swift` before
/// `List+Cells.swift`.
enum NameOrder {
    static func precedes(_ first: String, _ second: String) -> Bool {
        var others = second.utf8.makeIterator()
        for byte in first.utf8 {
            guard let other = others.next() else { return false }
            let (one, two) = (weight(byte), weight(other))
            if one != two { return one < two }
        }
        if others.next() != nil { return true }
        return first.utf8.lexicographicallyPrecedes(second.utf8)
    }

    static func isSorted(_ names: [String]) -> Bool {
        zip(names, names.dropFirst()).allSatisfy { !precedes($1, $0) }
    }

    private static func weight(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "."): 1
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: byte
        }
    }
}
