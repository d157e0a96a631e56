/// The token that is being looked at. It steps over comments, which it keeps, and over `#if` and
/// its like with their conditions, so that all branches count.
struct TokenCursor {
    /// What is known of the condition of an `#if` that is being stepped over.
    private struct Condition {
        var end: Int
        var openParentheses = 0
    }

    let source: [UInt8]
    private var lexer: Lexer
    private(set) var kind = Token.Kind.unknown
    private(set) var start = 0
    private(set) var end = 0
    /// The first byte of the token; 0 at the end of the text.
    private(set) var byte: UInt8 = 0
    /// What the token's bytes spell, if it is an identifier.
    private(set) var keyword = Keyword.none
    private(set) var isAtEnd = false
    /// Where the token before ended.
    private(set) var previousEnd = 0
    private(set) var comments: [Range<Int>] = []

    init(_ source: [UInt8]) {
        self.source = source
        lexer = Lexer(source)
        comments.reserveCapacity(source.count / 128)
        advance()
    }

    /// Goes on to the next token.
    mutating func advance() {
        previousEnd = end
        var condition: Condition?
        while let token = lexer.next() {
            switch token.kind {
            case .lineComment, .documentationLineComment, .blockComment, .documentationBlockComment:
                comments.append(token.range)
            case .poundIf, .poundElseif:
                condition = Condition(end: token.range.upperBound)
            case .poundElse, .poundEndif:
                condition = nil
            case .shebang:
                break
            default:
                if condition != nil, isPart(token, of: &condition) { break }
                take(token)
                return
            }
        }
        (kind, start, end, byte, keyword, isAtEnd) = (.unknown, source.count, source.count, 0, .none, true)
    }

    /// Leaves only the bytes from an offset within the token to be looked at.
    mutating func split(at offset: Int) {
        previousEnd = offset
        start = offset
        byte = source[offset]
    }

    /// Whether there is a line ending before the token, or nothing at all.
    @inline(__always)
    var isFirstOnLine: Bool {
        previousEnd == 0 || source.hasLineEnd(previousEnd, start)
    }

    /// Whether no byte is between the token and the one before.
    @inline(__always)
    var touchesPrevious: Bool {
        previousEnd == start
    }

    @inline(__always)
    func isPunctuation(_ character: Unicode.Scalar) -> Bool {
        kind == .punctuation && byte == UInt8(ascii: character)
    }

    @inline(__always)
    func isOperator(_ text: StaticString) -> Bool {
        kind == .operator && end - start == text.utf8CodeUnitCount
            && text.withUTF8Buffer { source[start..<end].elementsEqual($0) }
    }

    /// The token's bytes, without backticks.
    @inline(__always)
    var name: Range<Int> {
        kind == .backtickedIdentifier ? start + 1..<end - 1 : start..<end
    }

    @inline(__always)
    var isName: Bool {
        kind == .identifier || kind == .backtickedIdentifier
    }

    /// A module's `::` is taken for the dot of a qualified name.
    private mutating func take(_ token: Token) {
        kind = token.kind
        start = token.range.lowerBound
        end = token.range.upperBound
        byte = start < end ? source[start] : 0
        keyword = kind == .identifier ? Keyword(source, start, end) : .none
        if byte == UInt8(ascii: ":"), source.isModuleSelector(at: start) {
            _ = lexer.next()
            end += 1
            byte = UInt8(ascii: ".")
        }
    }

    /// A condition ends with its line, unless a parenthesis is open.
    private func isPart(_ token: Token, of condition: inout Condition?) -> Bool {
        guard var current = condition else { return false }
        if current.openParentheses == 0, source.hasLineEnd(current.end, token.range.lowerBound) {
            condition = nil
            return false
        }
        current.end = token.range.upperBound
        if token.kind == .punctuation {
            let first = source[token.range.lowerBound]
            if first == UInt8(ascii: "(") { current.openParentheses += 1 }
            if first == UInt8(ascii: ")") { current.openParentheses = max(0, current.openParentheses - 1) }
        }
        condition = current
        return true
    }
}
