extension Lexer {
    mutating func lexOperator() -> Token {
        let start = offset
        let first = source[start]
        let isPostfixMark = first == UInt8(ascii: "?") || first == UInt8(ascii: "!")
        if isPostfixMark, isLeftBound(start) {
            return lexPunctuation()
        }
        if first == UInt8(ascii: "<"), let end = placeholderEnd(at: start) {
            offset = end
            return emit(.editorPlaceholder, from: start)
        }

        let (end, firstSlash, commentEnd) = scanOperator(from: start)
        if let firstSlash, let regexEnd = regexEnd(at: firstSlash, inOperator: start..<end) {
            if firstSlash == start {
                offset = regexEnd
                return emit(.regex, from: start)
            }
            pendingRegexEnd = regexEnd
            offset = firstSlash
            return emit(.operator, from: start)
        }
        offset = end
        if let commentEnd {
            report(.strayCommentEnd, at: commentEnd)
        }
        let isPeriod = end == start + 1 && first == UInt8(ascii: ".")
        return emit(isPeriod ? .punctuation : .operator, from: start)
    }

    /// Finds where an operator ends, the first `/` in it, and a `*/` in it.
    private func scanOperator(from start: Int) -> (end: Int, firstSlash: Int?, commentEnd: Int?) {
        let mayHavePeriods = source[start] == UInt8(ascii: ".")
        var end = start
        var firstSlash: Int?
        var commentEnd: Int?
        scan: while end < source.count {
            switch source[end] {
            case UInt8(ascii: ".") where !mayHavePeriods:
                break scan
            case UInt8(ascii: "<") where end > start && placeholderEnd(at: end) != nil:
                break scan
            case UInt8(ascii: "/"):
                let next = byte(at: end + 1)
                if end > start, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
                    break scan
                }
                if end > start, source[end - 1] == UInt8(ascii: "*") {
                    commentEnd = commentEnd ?? end - 1
                } else {
                    firstSlash = firstSlash ?? end
                }
                end += 1
            case let byte where isOperatorByte(byte):
                end += 1
            case 0x80...:
                guard let (scalar, length) = scalar(at: end), scalar.canContinueOperator else { break scan }
                end += length
            default:
                break scan
            }
        }
        return (end, firstSlash, commentEnd)
    }

    /// Whether an operator at the offset touches an operand before it.
    func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch source[offset - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, UInt8(ascii: "("),
            UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            return offset < 2 || source[offset - 2] != UInt8(ascii: "*")
        case 0xA0:
            return offset < 2 || source[offset - 2] != 0xC2
        default:
            return true
        }
    }

    /// Whether an operator that ends at the offset, and is not left-bound, touches an operand after it.
    func isRightBound(_ offset: Int) -> Bool {
        switch byte(at: offset) {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, UInt8(ascii: ")"),
            UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            false
        case UInt8(ascii: "/"):
            byte(at: offset + 1) != UInt8(ascii: "/") && byte(at: offset + 1) != UInt8(ascii: "*")
        case 0xC2:
            byte(at: offset + 1) != 0xA0
        default:
            true
        }
    }

    /// Where an editor placeholder ends that begins at an offset.
    private func placeholderEnd(at start: Int) -> Int? {
        guard byte(at: start + 1) == UInt8(ascii: "#") else { return nil }
        var end = start + 2
        while !isLineEnd(at: end) {
            let next = byte(at: end + 1)
            if source[end] == UInt8(ascii: "#"), next == UInt8(ascii: ">") { return end + 2 }
            if source[end] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return nil }
            end += 1
        }
        return nil
    }
}
