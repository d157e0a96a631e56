/// What comes behind the token, without lexing it.
extension TokenCursor {
    /// The first byte behind the token that is neither white space nor comment; 0 at the end of the text.
    var following: UInt8 {
        let offset = self.offset(ofTokenFrom: end)
        return offset < source.count ? source[offset] : 0
    }

    /// Whether an opening parenthesis follows in the same line.
    var isCalled: Bool {
        var offset = end
        while offset < source.count, source[offset] == UInt8(ascii: " ") || source[offset] == UInt8(ascii: "\t") {
            offset += 1
        }
        return offset < source.count && source[offset] == UInt8(ascii: "(")
    }

    /// Whether a lone `=` follows.
    var isAssigned: Bool {
        let offset = self.offset(ofTokenFrom: end)
        guard offset < source.count, source[offset] == UInt8(ascii: "=") else { return false }
        return offset + 1 == source.count || !isOperatorByte(source[offset + 1])
    }

    /// Whether a name or keyword follows.
    var isFollowedByWord: Bool {
        Self.beginsWord(following)
    }

    /// Whether a name or keyword follows in the same line.
    var isFollowedByWordInLine: Bool {
        var offset = end
        while offset < source.count, source[offset] == UInt8(ascii: " ") || source[offset] == UInt8(ascii: "\t") {
            offset += 1
        }
        return offset > end && offset < source.count && Self.beginsWord(source[offset])
    }

    private static func beginsWord(_ byte: UInt8) -> Bool {
        isIdentifierByte(byte) && !isDigit(byte) || byte == UInt8(ascii: "`") || byte >= 0x80
    }

    func isText(_ text: StaticString, at start: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard start + length <= source.count else { return false }
        return text.withUTF8Buffer { source[start..<start + length].elementsEqual($0) }
    }

    /// Where the next token begins, at an offset or behind it.
    func offset(ofTokenFrom start: Int) -> Int {
        var offset = start
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                offset += 1
            case UInt8(ascii: "/") where offset + 1 < source.count && source[offset + 1] == UInt8(ascii: "/"):
                while offset < source.count, source[offset] != UInt8(ascii: "\n"), source[offset] != UInt8(ascii: "\r")
                {
                    offset += 1
                }
            case UInt8(ascii: "/") where offset + 1 < source.count && source[offset + 1] == UInt8(ascii: "*"):
                offset = endOfBlockComment(from: offset)
            default:
                return offset
            }
        }
        return offset
    }

    private func endOfBlockComment(from start: Int) -> Int {
        var offset = start + 2
        var depth = 1
        while offset + 1 < source.count, depth > 0 {
            switch (source[offset], source[offset + 1]) {
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                offset += 2
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                offset += 2
            default:
                offset += 1
            }
        }
        return depth > 0 ? source.count : offset
    }
}
