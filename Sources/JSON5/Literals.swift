extension Reader {
    /// A quoted string, either quote.
    mutating func string() throws(JSON5Error) -> String {
        let start = location
        let quote = peek
        advance()
        let plain = index
        while let byte = peek, byte != quote, byte != UInt8(ascii: "\\"), byte >= 0x20 { advance() }
        var text = Array(bytes[plain..<index])
        while let byte = peek {
            switch byte {
            case quote:
                advance()
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += Array(try escape().utf8)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw JSON5Error(kind: .unterminatedString, location: start)
            default:
                text.append(byte)
                advance()
            }
        }
        throw JSON5Error(kind: .unterminatedString, location: start)
    }

    /// What an escape stands for, from its backslash.
    mutating func escape() throws(JSON5Error) -> String {
        let start = location
        advance()
        guard let (value, length) = scalar else { throw error(.unexpectedEnd) }
        advance(by: length)
        switch value {
        case "u", "x":
            guard let scalar = value == "u" ? unicodeEscape() : hex(digits: 2).flatMap(Unicode.Scalar.init) else {
                throw JSON5Error(kind: .badEscape, location: start)
            }
            return String(scalar)
        case "b": return "\u{08}"
        case "f": return "\u{0C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "v": return "\u{0B}"
        case "0" where !isDigit(peek ?? 0): return "\0"
        case "\r":
            _ = take(UInt8(ascii: "\n"))
            return ""
        case "\n", "\u{2028}", "\u{2029}": return ""
        case "0"..."9": throw JSON5Error(kind: .badEscape, location: start)
        default: return String(value)
        }
    }

    /// The scalar of four digits, or of two surrogates of four each.
    private mutating func unicodeEscape() -> Unicode.Scalar? {
        guard let first = hex(digits: 4) else { return nil }
        guard (0xD800..<0xDC00).contains(first), sees("\\u") else { return Unicode.Scalar(first) }
        advance(by: 2)
        guard let second = hex(digits: 4), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func hex(digits: Int) -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
            advance()
        }
        return value
    }

    /// A number in decimal notation, its plus sign dropped and a hexadecimal one converted.
    mutating func number() throws(JSON5Error) -> String {
        let start = location
        var text = ""
        if take(UInt8(ascii: "-")) { text = "-" } else { _ = take(UInt8(ascii: "+")) }
        switch identifier() {
        case "": break
        case "Infinity": return text + "Infinity"
        case "NaN": return "NaN"
        default: throw JSON5Error(kind: .badNumber, location: start)
        }
        if sees("0x") || sees("0X") {
            advance(by: 2)
            guard let value = UInt64(digits { Character(Unicode.Scalar($0)).isHexDigit }, radix: 16) else {
                throw JSON5Error(kind: .badNumber, location: start)
            }
            return text + String(value)
        }
        let whole = digits(isDigit)
        var fraction = ""
        if take(UInt8(ascii: ".")) { fraction = digits(isDigit) }
        let hasLeadingZero = whole.count > 1 && whole.hasPrefix("0")
        guard !(whole.isEmpty && fraction.isEmpty), !hasLeadingZero else {
            throw JSON5Error(kind: .badNumber, location: start)
        }
        text += whole.isEmpty ? "0" : whole
        if !fraction.isEmpty { text += "." + fraction }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            text += "e"
            if take(UInt8(ascii: "-")) { text += "-" } else { _ = take(UInt8(ascii: "+")) }
            let exponent = digits(isDigit)
            guard !exponent.isEmpty else { throw JSON5Error(kind: .badNumber, location: start) }
            text += exponent
        }
        guard identifier().isEmpty else { throw JSON5Error(kind: .badNumber, location: start) }
        return text
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private mutating func digits(_ isDigit: (UInt8) -> Bool) -> String {
        let start = index
        while let byte = peek, isDigit(byte) { advance() }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}
