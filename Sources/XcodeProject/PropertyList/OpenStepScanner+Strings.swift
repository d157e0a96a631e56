extension OpenStepScanner {
    /// Reads a string, in quotation marks or without, or data.
    @inline(__always)
    mutating func scanString(_ expectation: ProjectFileError.Expectation) throws(Fault) {
        let start = offset
        skipWord()
        if offset > start {
            emit(Node(.plain, start: start, length: offset - start))
        } else {
            try scanQuotedString(expectation)
        }
    }

    /// Goes on over the bytes that a string without quotation marks is made of.
    @inline(__always)
    private mutating func skipWord() {
        var end = offset
        let count = bytes.count
        repeat {
            while end &+ 8 <= count {
                let others = bytes.word(at: end).bytesNotAlphanumeric
                guard others == 0 else {
                    end &+= others.trailingZeroBitCount / 8
                    break
                }
                end &+= 8
            }
            offset = end
            end &+= 1
        } while offset < count && bytes[offset].isWordPart
    }

    @inline(never)
    private mutating func scanQuotedString(_ expectation: ProjectFileError.Expectation) throws(Fault) {
        guard byte.isQuotationMark else {
            guard byte == UInt8(ascii: "<") else { throw misplaced(expectation) }
            return try scanData(expectation)
        }
        let mark = byte
        let start = offset + 1
        var end = start
        var kind = Node.Kind.plain
        var seen: UInt8 = 0
        let count = bytes.count
        while end < count, bytes[end] != mark {
            if bytes[end] == UInt8(ascii: "\\") {
                kind = .escaped
                end &+= 1
                guard end < count else { break }
            }
            seen |= bytes[end]
            end &+= 1
        }
        guard end < count else { throw Fault(.unterminatedString, at: start - 1) }
        emit(Node(kind, start: start, length: end - start))
        offset = end + 1
        if seen >= 0x80 { try expectUTF8(start..<end) }
    }

    /// Reads bytes in hexadecimal digits, `<0a1b 2c>`: projects have none, but the format does.
    private mutating func scanData(_ expectation: ProjectFileError.Expectation) throws(Fault) {
        let start = offset
        if isAtConflictMarker { throw misplaced(expectation) }
        var digits = 0
        offset += 1
        while byte != UInt8(ascii: ">") {
            guard offset < bytes.count, byte.isBlank || byte.hexadecimalValue != nil else {
                throw Fault(.badData, at: start)
            }
            if !byte.isBlank { digits += 1 }
            offset += 1
        }
        guard digits.isMultiple(of: 2) else { throw Fault(.badData, at: start) }
        offset += 1
        emit(Node(.plain, start: start, length: offset - start))
    }
}

extension UInt8 {
    /// Whether a string that holds this byte can do without quotation marks: letters, digits and `_ $ / : . -`.
    @inline(__always)
    var isWordPart: Bool {
        let members: UInt64 = self < 64 ? 0x07FF_E010_0000_0000 : self < 128 ? 0x07FF_FFFE_87FF_FFFE : 0
        return members >> UInt64(self & 63) & 1 != 0
    }

    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
