import Text

extension ByteText {
    /// The place of the next byte that is neither white space nor in a comment.
    @inline(__always)
    func skipBlanks(from start: Int) throws(Fault) -> Int {
        // Most often a word or a sign comes next, behind a blank at most.
        let offset = byte(at: start) == UInt8(ascii: " ") ? start &+ 1 : start
        let byte = byte(at: offset)
        if byte > UInt8(ascii: "/"), byte < 0x80 { return offset }
        return try skipBlanksAndComments(from: offset)
    }

    private func skipBlanksAndComments(from start: Int) throws(Fault) -> Int {
        var offset = start
        while offset < count {
            let byte = self[offset]
            if byte.isBlank {
                offset &+= 1
            } else if byte == UInt8(ascii: "/"), self.byte(at: offset &+ 1) == UInt8(ascii: "*") {
                offset = try endOfBlockComment(from: offset)
            } else if byte == UInt8(ascii: "/"), self.byte(at: offset &+ 1) == UInt8(ascii: "/") {
                offset = try endOfLineComment(from: offset)
            } else if byte == 0xE2, isLineSeparator(at: offset) {
                offset &+= 3
            } else {
                break
            }
        }
        return offset
    }

    @inline(__always)
    private func endOfBlockComment(from start: Int) throws(Fault) -> Int {
        var end = start &+ 2
        var seen: UInt64 = 0
        repeat {
            while end &+ 8 <= count {
                let word = word(at: end)
                seen |= word
                let stars = word.bytes(equalTo: UInt8(ascii: "*"))
                guard stars == 0 else {
                    end &+= stars.trailingZeroBitCount / 8
                    break
                }
                end &+= 8
            }
            while end < count, self[end] != UInt8(ascii: "*") {
                seen |= UInt64(self[end])
                end &+= 1
            }
            end &+= 1
            guard end < count else { throw Fault(.unterminatedComment, at: start) }
        } while self[end] != UInt8(ascii: "/")
        if seen & UInt64.highBits != 0 { try expectUTF8(start..<end) }
        return end &+ 1
    }

    @inline(never)
    private func endOfLineComment(from start: Int) throws(Fault) -> Int {
        var end = start
        while end < count, !self[end].isLineEnd, !isLineSeparator(at: end) { end += 1 }
        try expectUTF8(start..<end)
        return end
    }

    /// Whether Unicode's separator of lines or of paragraphs stands here, which property lists take for a line's end.
    private func isLineSeparator(at offset: Int) -> Bool {
        byte(at: offset) == 0xE2 && byte(at: offset + 1) == 0x80 && byte(at: offset + 2) & 0xFE == 0xA8
    }
}
