/// Taking tokens: each of these steps over what it is asked for, if it is there. All of them change the parser, which
/// so is never copied: a cursor is large, and a copy in what recurses would soon fill a stack where nothing is
/// optimized.
extension TypeParser {
    /// Takes a punctuation mark, or the first character of an operator: `>?` and `&~` are several in one.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard cursor.byte == UInt8(ascii: character) else { return false }
        switch cursor.kind {
        case .punctuation:
            // The `::` of a module looks like a dot.
            guard cursor.end - cursor.start == 1 else { return false }
            cursor.advance()
        case .operator:
            // The dots of a variadic parameter are no dot.
            guard character != "." else { return false }
            step(over: 1)
        default: return false
        }
        return true
    }

    mutating func take(_ keyword: Keyword) -> Bool {
        guard cursor.keyword == keyword else { return false }
        cursor.advance()
        return true
    }

    /// Takes `->`.
    mutating func takeArrow() -> Bool {
        guard cursor.kind == .operator, cursor.source.hasText("->", at: cursor.start) else { return false }
        step(over: 2)
        return true
    }

    /// Takes `...`.
    mutating func takeDots() -> Bool {
        guard cursor.isOperator("...") else { return false }
        cursor.advance()
        return true
    }

    /// Takes the `of` of an inline array.
    mutating func takeOf() -> Bool {
        guard cursor.kind == .identifier, cursor.end - cursor.start == 2, cursor.isText("of", at: cursor.start) else {
            return false
        }
        cursor.advance()
        return true
    }

    /// Takes `::`.
    mutating func takeModuleSelector() -> Bool {
        guard cursor.kind == .punctuation, cursor.end - cursor.start == 2 else { return false }
        cursor.advance()
        return true
    }

    /// Takes a bracket that must be there.
    mutating func close(_ bracket: Unicode.Scalar) throws(SwiftTypeError) {
        guard take(bracket) else { throw error(.missingBracket(UInt8(ascii: bracket))) }
    }

    /// Takes a name or keyword, with its backticks.
    mutating func readWord() -> String? {
        cursor.isName ? readToken() : nil
    }

    /// Takes a number.
    mutating func readNumber() -> String? {
        cursor.kind == .number ? readToken() : nil
    }

    /// What is between an offset and the token.
    mutating func text(from start: Int) -> String {
        String(decoding: cursor.source[start..<cursor.previousEnd], as: UTF8.self)
    }

    private mutating func readToken() -> String {
        let start = cursor.start
        cursor.advance()
        return text(from: start)
    }

    private mutating func step(over count: Int) {
        if cursor.start + count < cursor.end {
            cursor.split(at: cursor.start + count)
        } else {
            cursor.advance()
        }
    }
}
