extension OutlineParser {
    /// Reads what follows `case` in a type: `a, b(Int), c = 3`.
    mutating func readCases(_ head: DeclarationHead) {
        repeat {
            cursor.advance()
            guard cursor.isName else { return }
            add(.case, cursor.name, type: nil, head)
            cursor.advance()
            readParameters()
            if cursor.isOperator("=") {
                cursor.advance()
                readExpression()
            }
        } while cursor.isPunctuation(",")
    }
}
