extension Lexer {
    /// The byte at an offset, or 0 past the end.
    func byte(at offset: Int) -> UInt8 {
        offset < source.count ? source[offset] : 0
    }

    /// How many bytes of a run of `#` begin at an offset; no more than `limit` are counted.
    func countPounds(at start: Int, limit: Int = .max) -> Int {
        var count = 0
        while count < limit, byte(at: start + count) == UInt8(ascii: "#") {
            count += 1
        }
        return count
    }

    func isLineEnd(at offset: Int) -> Bool {
        offset >= source.count || source[offset] == UInt8(ascii: "\n") || source[offset] == UInt8(ascii: "\r")
    }

    func isText(_ text: StaticString, at start: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard start + length <= source.count else { return false }
        return text.withUTF8Buffer { source[start..<start + length].elementsEqual($0) }
    }

    /// The Unicode scalar that begins at an offset and the number of its bytes, or nil if there is none.
    func scalar(at start: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        let first = source[start]
        let length: Int
        switch first {
        case 0..<0x80: return (Unicode.Scalar(first), 1)
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        guard start + length <= source.count else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for offset in start + 1..<start + length {
            guard source[offset] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(source[offset] & 0x3F)
        }
        let isOverlong = length == 3 && value < 0x800 || length == 4 && value < 0x10000
        guard !isOverlong, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }

    /// Steps over a scalar of a comment or a literal, which may be any, or over a byte that belongs to none.
    mutating func skipNonASCII() {
        if let (_, length) = scalar(at: offset) {
            offset += length
        } else {
            report(.invalidUTF8, at: offset)
            offset += 1
        }
    }
}
