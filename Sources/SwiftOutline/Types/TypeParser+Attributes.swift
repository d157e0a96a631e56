/// What stands before a type: attributes and specifiers.
extension TypeParser {
    /// Reads `@escaping`, `@convention(c)`, `inout` and the like, in their order.
    mutating func readAttributes() throws(SwiftTypeError) -> [String] {
        var attributes: [String] = []
        while true {
            if take("@") {
                attributes.append(try readAttribute())
            } else if let specifier = readSpecifier() {
                attributes.append(specifier)
            } else {
                return attributes
            }
        }
    }

    /// Reads `Name`, `Module.Name` and arguments, which must touch the name.
    private mutating func readAttribute() throws(SwiftTypeError) -> String {
        let start = cursor.start
        repeat {
            guard readWord() != nil else { throw error(.missingName) }
        } while cursor.touchesPrevious && take(".")
        if cursor.touchesPrevious, cursor.byte == UInt8(ascii: "<") { _ = try readArguments() }
        if cursor.touchesPrevious, cursor.byte == UInt8(ascii: "(") { try skipArguments() }
        return "@" + text(from: start)
    }

    /// Steps over an attribute's arguments, but not over the parameters of a function: `@escaping() -> Void`.
    private mutating func skipArguments() throws(SwiftTypeError) {
        let start = cursor
        var depth = 0
        repeat {
            guard !cursor.isAtEnd else { throw error(.missingBracket(UInt8(ascii: ")"))) }
            if cursor.isPunctuation("(") { depth += 1 }
            if cursor.isPunctuation(")") { depth -= 1 }
            cursor.advance()
        } while depth > 0
        if cursor.isOperator("->") || cursor.keyword == .async || cursor.keyword == .throws { cursor = start }
    }

    /// Reads `inout` and other words that say how a parameter is handed over, or a function's isolation.
    private mutating func readSpecifier() -> String? {
        let start = cursor.start
        switch cursor.keyword {
        case .inout: cursor.advance()
        case .borrowing, .consuming, .isolated, .sending, .underscoredConsuming:
            guard cursor.isTypeModifier else { return nil }
            cursor.advance()
        case .nonisolated:
            guard cursor.isTypeModifier else { return nil }
            cursor.advance()
            if cursor.isPunctuation("("), cursor.isModifierArgument {
                while !cursor.isPunctuation(")"), !cursor.isAtEnd { cursor.advance() }
                cursor.advance()
            }
        default: return nil
        }
        return text(from: start)
    }
}
