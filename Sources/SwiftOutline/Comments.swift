extension Lexer {
    mutating func lexLineComment() -> Token {
        let start = offset
        let isDocumentation = byte(at: start + 2) == UInt8(ascii: "/")
        skipLine()
        return emit(isDocumentation ? .documentationLineComment : .lineComment, from: start)
    }

    /// Block comments nest.
    mutating func lexBlockComment() -> Token {
        let start = offset
        offset += 2
        let isDocumentation = byte(at: offset) == UInt8(ascii: "*") && byte(at: offset + 1) != UInt8(ascii: "/")
        let kind: Token.Kind = isDocumentation ? .documentationBlockComment : .blockComment
        var depth = 1
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "*") where byte(at: offset + 1) == UInt8(ascii: "/"):
                offset += 2
                depth -= 1
                if depth == 0 { return emit(kind, from: start) }
            case UInt8(ascii: "/") where byte(at: offset + 1) == UInt8(ascii: "*"):
                offset += 2
                depth += 1
            case 0x80...:
                skipNonASCII()
            default:
                offset += 1
            }
        }
        report(.unterminatedComment, at: start)
        return emit(kind, from: start)
    }

    mutating func skipLine() {
        var end = offset
        while end < source.count, source[end] != UInt8(ascii: "\n"), source[end] != UInt8(ascii: "\r") {
            if source[end] < 0x80 {
                end += 1
            } else {
                offset = end
                skipNonASCII()
                end = offset
            }
        }
        offset = end
    }

    /// Steps over both sides of an unresolved merge, if one begins at the offset.
    mutating func skipConflict() -> Bool {
        let start = offset
        guard !knowsThatNoConflictEnds, isLineStart(start), isText("<<<<<<< ", at: start) else { return false }
        var end = start
        while end < source.count {
            if source[end] == UInt8(ascii: ">"), isLineStart(end), isText(">>>>>>> ", at: end) {
                report(.conflictMarker, at: start)
                offset = end
                skipLine()
                return true
            }
            end += 1
        }
        knowsThatNoConflictEnds = true
        return false
    }

    private func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || isLineEnd(at: offset - 1)
    }
}
