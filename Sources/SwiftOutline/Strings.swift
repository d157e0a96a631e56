/// What opens a string literal, and so what closes it and begins its escape sequences.
struct StringDelimiter {
    /// Where the literal begins.
    let offset: Int
    /// How many `#` it has.
    let pounds: Int
    let isMultiline: Bool
}

extension Lexer {
    /// Lexes a string literal that begins at the offset with so many `#` and a quote.
    mutating func lexString(pounds: Int) -> Token {
        let start = offset
        offset += pounds
        // `#"""#` is a quote in a literal of one line.
        let isMultiline = isMultilineQuote(at: offset) && (pounds == 0 || isBlankToLineEnd(from: offset + 3))
        offset += isMultiline ? 3 : 1
        if isMultiline, !isLineEnd(at: offset) {
            report(.misplacedMultilineDelimiter, at: start)
        }
        let delimiter = StringDelimiter(offset: start, pounds: pounds, isMultiline: isMultiline)
        return lexStringContent(of: delimiter, from: start, isContinuation: false)
    }

    /// Lexes a string literal up to its end or its next interpolation.
    mutating func lexStringContent(of literal: StringDelimiter, from start: Int, isContinuation: Bool) -> Token {
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "\""):
                if skipClosingDelimiter(of: literal) {
                    return emit(isContinuation ? .stringTail : .string, from: start)
                }
                offset += 1
            case UInt8(ascii: "\\"):
                if skipEscape(in: literal) {
                    interpolations.append(Interpolation(literal: literal))
                    return emit(isContinuation ? .stringMiddle : .stringHead, from: start)
                }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard literal.isMultiline else { return endUnterminated(literal, start, isContinuation) }
                offset += 1
            case UInt8(ascii: "\t") where literal.isMultiline, 0:
                offset += 1
            case 0..<0x20, 0x7F:
                report(.strayCharacter, at: offset)
                offset += 1
            case 0x80...:
                skipNonASCII()
            default:
                offset += 1
            }
        }
        return endUnterminated(literal, start, isContinuation)
    }

    /// Gives up the innermost interpolations, because their line or the text ends.
    mutating func abandonInterpolations(_ count: Int) {
        abandonedInterpolations = count
        report(.unterminatedString, at: interpolations[interpolations.count - count].literal.offset)
    }

    private mutating func endUnterminated(_ literal: StringDelimiter, _ start: Int, _ isContinuation: Bool) -> Token {
        // Where an interpolation around the literal ends unclosed as well, the outermost literal is the one to report.
        let endsOthers = interpolations.last.map { offset == source.count || !$0.literal.isMultiline } ?? false
        if !endsOthers {
            report(.unterminatedString, at: literal.offset)
        }
        return emit(isContinuation ? .stringTail : .string, from: start)
    }

    private mutating func skipClosingDelimiter(of literal: StringDelimiter) -> Bool {
        let quotes = literal.isMultiline ? 3 : 1
        if literal.isMultiline, !isMultilineQuote(at: offset) { return false }
        guard countPounds(at: offset + quotes, limit: literal.pounds) == literal.pounds else { return false }
        if literal.isMultiline, !isFirstInLine(offset) {
            report(.misplacedMultilineDelimiter, at: offset)
        }
        offset += quotes + literal.pounds
        return true
    }

    /// Steps over a backslash and what it escapes. True if it opens an interpolation.
    private mutating func skipEscape(in literal: StringDelimiter) -> Bool {
        let start = offset
        offset += 1
        guard countPounds(at: offset, limit: literal.pounds) == literal.pounds else { return false }
        offset += literal.pounds
        switch byte(at: offset) {
        case UInt8(ascii: "("):
            offset += 1
            return true
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "n"), UInt8(ascii: "r"),
            UInt8(ascii: "t"), UInt8(ascii: "0"):
            offset += 1
        case UInt8(ascii: "u") where unicodeEscapeEnd(at: offset + 1) != nil:
            offset = unicodeEscapeEnd(at: offset + 1) ?? offset
        default:
            // A backslash at the end of a line joins it with the next one.
            if !isBlankToLineEnd(from: offset) { report(.invalidEscape, at: start) }
        }
        return false
    }

    /// Where `{` and one to eight hexadecimal digits and `}` end.
    private func unicodeEscapeEnd(at start: Int) -> Int? {
        guard byte(at: start) == UInt8(ascii: "{") else { return nil }
        var end = start + 1
        while end <= start + 8, isHexDigit(byte(at: end)) {
            end += 1
        }
        return end > start + 1 && byte(at: end) == UInt8(ascii: "}") ? end + 1 : nil
    }

    private func isMultilineQuote(at offset: Int) -> Bool {
        isText("\"\"\"", at: offset)
    }

    func isBlankToLineEnd(from start: Int) -> Bool {
        var end = start
        while byte(at: end) == UInt8(ascii: " ") || byte(at: end) == UInt8(ascii: "\t") {
            end += 1
        }
        return isLineEnd(at: end)
    }

    private func isFirstInLine(_ offset: Int) -> Bool {
        var start = offset - 1
        while start >= 0, source[start] == UInt8(ascii: " ") || source[start] == UInt8(ascii: "\t") {
            start -= 1
        }
        return start < 0 || isLineEnd(at: start)
    }
}
