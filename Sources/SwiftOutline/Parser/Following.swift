/// What comes behind the token, without lexing it.
extension TokenCursor {
    /// The first byte behind the token that is neither white space nor comment; 0 at the end of the text.
    @inline(__always)
    var following: UInt8 {
        let offset = source.offset(ofTokenFrom: end)
        guard offset < source.count else { return 0 }
        return source.isModuleSelector(at: offset) ? UInt8(ascii: ".") : source[offset]
    }

    /// Whether an opening parenthesis follows in the same line.
    @inline(__always)
    var isCalled: Bool {
        let offset = source.offset(behindBlanksFrom: end)
        return offset < source.count && source[offset] == UInt8(ascii: "(")
    }

    /// Whether a lone `=` follows.
    @inline(__always)
    var isAssigned: Bool {
        let offset = source.offset(ofTokenFrom: end)
        guard offset < source.count, source[offset] == UInt8(ascii: "=") else { return false }
        return offset + 1 == source.count || !isOperatorByte(source[offset + 1])
    }

    /// Whether a name or keyword follows.
    @inline(__always)
    var isFollowedByWord: Bool {
        beginsWord(following)
    }

    /// Whether a name or keyword follows in the same line.
    @inline(__always)
    var isFollowedByWordInLine: Bool {
        let offset = source.offset(behindBlanksFrom: end)
        return offset > end && offset < source.count && beginsWord(source[offset])
    }

    /// The keyword that follows.
    var followingKeyword: Keyword {
        source.keyword(at: source.offset(ofTokenFrom: end))
    }

    @inline(__always)
    func isText(_ text: StaticString, at start: Int) -> Bool {
        source.hasText(text, at: start)
    }

    @inline(__always)
    func offset(ofTokenFrom start: Int) -> Int {
        source.offset(ofTokenFrom: start)
    }
}

private func beginsWord(_ byte: UInt8) -> Bool {
    isIdentifierByte(byte) && !isDigit(byte) || byte == UInt8(ascii: "`") || byte >= 0x80
}

extension [UInt8] {
    /// Whether the byte is the first of `::`.
    @inline(__always)
    func isModuleSelector(at offset: Int) -> Bool {
        self[offset] == UInt8(ascii: ":") && offset + 1 < count && self[offset + 1] == UInt8(ascii: ":")
    }

    func hasText(_ text: StaticString, at start: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard start + length <= count else { return false }
        return text.withUTF8Buffer { self[start..<start + length].elementsEqual($0) }
    }

    func hasLineEnd(_ start: Int, _ end: Int) -> Bool {
        var offset = start
        while offset < end {
            if self[offset] == UInt8(ascii: "\n") || self[offset] == UInt8(ascii: "\r") { return true }
            offset += 1
        }
        return false
    }

    /// Where the arguments of an attribute end that begin at an offset; no further than a brace or line ending.
    func offset(behindArgumentsFrom start: Int) -> Int {
        var offset = start
        while offset < count {
            switch self[offset] {
            case UInt8(ascii: ")"): return offset + 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return offset
            default: offset += 1
            }
        }
        return offset
    }

    /// Where the identifier ends that begins at an offset; no further if none does.
    func endOfWord(from start: Int) -> Int {
        var offset = start
        while offset < count, isIdentifierByte(self[offset]) || self[offset] >= 0x80 {
            offset += 1
        }
        return offset
    }

    /// The keyword that begins at an offset.
    func keyword(at start: Int) -> Keyword {
        let end = endOfWord(from: start)
        return end > start ? Keyword(self, start, end) : .none
    }

    fileprivate func offset(behindBlanksFrom start: Int) -> Int {
        var offset = start
        while offset < count, self[offset] == UInt8(ascii: " ") || self[offset] == UInt8(ascii: "\t") {
            offset += 1
        }
        return offset
    }

    /// Where the next token begins, at an offset or behind it.
    func offset(ofTokenFrom start: Int) -> Int {
        var offset = start
        while offset < count {
            switch self[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                offset += 1
            case UInt8(ascii: "/") where offset + 1 < count && self[offset + 1] == UInt8(ascii: "/"):
                while offset < count, self[offset] != UInt8(ascii: "\n"), self[offset] != UInt8(ascii: "\r") {
                    offset += 1
                }
            case UInt8(ascii: "/") where offset + 1 < count && self[offset + 1] == UInt8(ascii: "*"):
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
        while offset + 1 < count, depth > 0 {
            switch (self[offset], self[offset + 1]) {
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
        return depth > 0 ? count : offset
    }
}
