import Text

extension OpenStepScanner {
    /// Goes to the next byte that is neither white space nor in a comment.
    @inline(__always)
    mutating func skipBlanks() throws(Fault) {
        while true {
            while offset < bytes.count, bytes[offset].isBlank { offset &+= 1 }
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "/") || bytes[offset] == 0xE2 else { return }
            guard try skipComment() else { return }
        }
    }

    /// Skips a comment or a separator of lines, if there is one.
    private mutating func skipComment() throws(Fault) -> Bool {
        switch (byte, byte(at: offset &+ 1)) {
        case (UInt8(ascii: "/"), UInt8(ascii: "*")): try skipBlockComment()
        case (UInt8(ascii: "/"), UInt8(ascii: "/")): try skipLineComment()
        case (0xE2, _) where isLineSeparator(at: offset): offset += 3
        default: return false
        }
        return true
    }

    @inline(__always)
    private mutating func skipBlockComment() throws(Fault) {
        var end = offset &+ 2
        let count = bytes.count
        var seen: UInt64 = 0
        repeat {
            while end &+ 8 <= count {
                let word = bytes.word(at: end)
                seen |= word
                let stars = word.bytes(equalTo: UInt8(ascii: "*"))
                guard stars == 0 else {
                    end &+= stars.trailingZeroBitCount / 8
                    break
                }
                end &+= 8
            }
            while end < count, bytes[end] != UInt8(ascii: "*") {
                seen |= UInt64(bytes[end])
                end &+= 1
            }
            end &+= 1
            guard end < count else { throw Fault(.unterminatedComment, at: offset) }
        } while bytes[end] != UInt8(ascii: "/")
        if seen & UInt64.highBits != 0 { try expectUTF8(offset..<end) }
        offset = end &+ 1
    }

    @inline(never)
    private mutating func skipLineComment() throws(Fault) {
        let start = offset
        while offset < bytes.count, !bytes[offset].isLineEnd, !isLineSeparator(at: offset) { offset += 1 }
        try expectUTF8(start..<offset)
    }

    /// Whether Unicode's separator of lines or of paragraphs stands here, which property lists take for a line's end.
    private func isLineSeparator(at offset: Int) -> Bool {
        byte(at: offset) == 0xE2 && byte(at: offset + 1) == 0x80 && byte(at: offset + 2) & 0xFE == 0xA8
    }

    @inline(never)
    func expectUTF8(_ range: Range<Int>) throws(Fault) {
        if let fault = Array(bytes[range]).firstInvalidUTF8 { throw Fault(.invalidUTF8, at: range.lowerBound + fault) }
    }
}
