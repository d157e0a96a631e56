/// The escapes in strings of old-style property lists.
enum OpenStepEscapes {
    /// The text of a string that has escapes. A backslash before any other character stands for nothing.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.first {
            if byte == UInt8(ascii: "\\") {
                rest.removeFirst()
                units.append(escape(&rest))
            } else {
                let run = rest.prefix { $0 != UInt8(ascii: "\\") }
                units.append(contentsOf: String(decoding: run, as: UTF8.self).utf16)
                rest = rest[run.endIndex...]
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The character of an escape; `rest` begins behind its backslash.
    private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
        guard let byte = rest.first else { return UInt16(UInt8(ascii: "\\")) }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return nextStepCharacter(UInt8(truncatingIfNeeded: number(&rest, digits: 3, radix: 8)))
        case UInt8(ascii: "U"):
            rest.removeFirst()
            return number(&rest, digits: 4, radix: 16)
        case 0x80...:
            // The first byte of a longer character, which the caller goes on to decode, cannot be taken by itself.
            let scalar = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
            let units = scalar.map { Array(String($0).utf16) } ?? [0xFFFD]
            guard units.count == 1, let scalar else { return UInt16(UInt8(ascii: "\\")) }
            rest.removeFirst(min(UTF8.width(scalar), rest.count))
            return units[0]
        default:
            rest.removeFirst()
            return UInt16(control(byte))
        }
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, digits: Int, radix: UInt16) -> UInt16 {
        var number: UInt16 = 0
        for _ in 0..<digits {
            guard let digit = rest.first?.hexadecimalValue, UInt16(digit) < radix else { break }
            number = number &* radix &+ UInt16(digit)
            rest.removeFirst()
        }
        return number
    }

    private static func control(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "v"): 0x0B
        default: letter
        }
    }

    /// Octal numbers are of the encoding of NeXTSTEP, from which the format comes.
    private static func nextStepCharacter(_ byte: UInt8) -> UInt16 {
        byte < 0x80 ? UInt16(byte) : Array(nextStep.utf16)[Int(byte) - 0x80]
    }

    /// The characters from 0x80 on.
    private static let nextStep =
        "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒº"
        + "òóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}"
}
