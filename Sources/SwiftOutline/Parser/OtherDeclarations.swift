extension OutlineParser {
    /// Reads `typealias Name<T> = Type` or `associatedtype Name: Protocol = Type`.
    mutating func readTypeAlias(_ kind: Member.Kind, _ head: DeclarationHead) {
        cursor.advance()
        guard cursor.isName, !cursor.keyword.isReserved else { return }
        let name = cursor.name
        cursor.advance()
        readGenericParameters()
        if cursor.isPunctuation(":") { readConstraints() }
        var type: Range<Int>?
        if cursor.isOperator("=") {
            cursor.advance()
            type = readTypeName()
        }
        readWhereClause()
        add(kind, name, type: kind == .typealias ? type : nil, head)
    }

    private mutating func readConstraints() {
        repeat {
            cursor.advance()
            _ = readTypeName()
        } while cursor.isPunctuation(",")
    }

    /// Reads `macro name(parameters) -> Type = #externalMacro(...)`, which is no member of anything.
    mutating func readMacro() {
        cursor.advance()
        cursor.advance()
        readGenericParameters()
        readParameters()
        if cursor.isOperator("->") {
            cursor.advance()
            _ = readTypeName()
        }
        if cursor.isOperator("=") {
            cursor.advance()
            readExpression()
        }
        readWhereClause()
    }

    /// Steps over `operator +++ : Precedence`.
    mutating func skipOperator() {
        repeat {
            cursor.advance()
        } while !cursor.isAtEnd && !cursor.isFirstOnLine && !cursor.isPunctuation("}") && !cursor.isPunctuation(";")
    }

    /// Steps over `precedencegroup Name { ... }`.
    mutating func skipPrecedenceGroup() {
        cursor.advance()
        if cursor.isName { cursor.advance() }
        guard cursor.isPunctuation("{") else { return }
        while !cursor.isAtEnd, !cursor.isPunctuation("}") {
            cursor.advance()
        }
        cursor.advance()
    }
}
