extension Lexer {
    /// Lexes `#/.../#`, which spans lines if nothing but white space follows its opening delimiter.
    mutating func lexExtendedRegex(pounds: Int) -> Token {
        let start = offset
        offset += pounds + 1
        let isMultiline = isBlankToLineEnd(from: offset)
        while offset < source.count, isMultiline || !isLineEnd(at: offset) {
            switch source[offset] {
            case UInt8(ascii: "\\") where !isLineEnd(at: offset + 1) && source[offset + 1] < 0x80:
                offset += 2
            case UInt8(ascii: "/") where countPounds(at: offset + 1, limit: pounds) == pounds:
                offset += 1 + pounds
                return emit(.regex, from: start)
            case 0x80...:
                skipNonASCII()
            default:
                offset += 1
            }
        }
        report(.unterminatedRegex, at: start)
        return emit(.regex, from: start)
    }

    /// Where a `/.../` literal ends that begins at a slash in an operator; nil if the slash is an operator after all.
    func regexEnd(at slash: Int, inOperator range: Range<Int>) -> Int? {
        guard !isLeftBound(range.lowerBound), !previousIsText("func"), !previousIsText("operator"),
            isRightBound(range.upperBound) || expectsExpression
        else { return nil }
        return bareRegexEnd(at: slash)
    }

    /// A bare regex begins and ends with no space, ends on its line, and closes no group that it has not opened:
    /// so that `a / b / c`, `reduce(1, /)` and the like stay what they were before there were regex literals.
    private func bareRegexEnd(at slash: Int) -> Int? {
        var end = slash + 1
        var groups = 0
        var customClasses = 0
        if byte(at: end) == UInt8(ascii: " ") || byte(at: end) == UInt8(ascii: "\t") { return nil }
        var isAfterSpace = false
        while !isLineEnd(at: end) {
            switch source[end] {
            case UInt8(ascii: "/"):
                let next = byte(at: end + 1)
                let isComment = next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
                return isComment || isAfterSpace || end == slash + 1 ? nil : end + 1
            case UInt8(ascii: "\\"):
                end += 1
                if isLineEnd(at: end) { return nil }
                isAfterSpace = false
                end += 1
                continue
            case UInt8(ascii: "(") where customClasses == 0:
                groups += 1
            case UInt8(ascii: ")") where customClasses == 0:
                guard groups > 0 else { return nil }
                groups -= 1
            case UInt8(ascii: "["):
                customClasses += 1
            case UInt8(ascii: "]"):
                customClasses = max(0, customClasses - 1)
            default:
                break
            }
            isAfterSpace = source[end] == UInt8(ascii: " ") || source[end] == UInt8(ascii: "\t")
            end += 1
        }
        return nil
    }

    /// Whether the previous token leaves an expression to be expected, and no infix operator.
    private var expectsExpression: Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .identifier:
            return keywordsBeforeExpressions.contains { previousIsText($0) }
        case .operator:
            let isPostfix = isLeftBound(previous.range.lowerBound) && !isRightBound(previous.range.upperBound)
            return !isPostfix && !isToken(previous, "->")
        case .punctuation:
            switch source[previous.range.lowerBound] {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ";"), UInt8(ascii: ","),
                UInt8(ascii: ":"):
                return true
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                return beforePrevious.map { isToken($0, "try") } ?? false
            default:
                return false
            }
        case .stringHead, .stringMiddle, .poundIf, .poundElseif, .poundElse, .poundEndif, .unknown:
            return true
        default:
            return false
        }
    }

    private func previousIsText(_ text: StaticString) -> Bool {
        previous.map { isToken($0, text) } ?? false
    }

    private func isToken(_ token: Token, _ text: StaticString) -> Bool {
        token.range.count == text.utf8CodeUnitCount && isText(text, at: token.range.lowerBound)
    }
}

/// The keywords that are no expressions themselves.
private let keywordsBeforeExpressions: [StaticString] = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "static", "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
]
