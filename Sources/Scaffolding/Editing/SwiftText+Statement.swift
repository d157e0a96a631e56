extension SwiftText {
    /// The text with a statement in the only function of this name in a type's body: at its end, or before what uses
    /// the property that the statement sets. As it is where the function sets the same already, or has the very
    /// statement.
    func adding(_ statement: SwiftText, toFunction name: String, in body: Range<Int>) -> [UInt8]? {
        let functions = level(body).filter { index in
            guard text(index) == name, !isToken(index - 1, ".") else { return false }
            return name == "init" ? !isToken(index - 1, "convenience") : isToken(index - 1, "func")
        }
        guard functions.count == 1,
            let brace = level(functions[0]..<body.upperBound).first(where: { isToken($0, "{") }),
            let end = partners[brace]
        else { return nil }
        let inside = brace + 1..<end
        let words = statement.words(statement.tokens.indices)
        let sign = words.dropFirst().firstIndex(of: "=")
        if self.words(inside).contains(sign.map { Array(words[...$0]) } ?? words) { return source }
        guard let first = inside.first else { return filling(statement, emptyBody: inside) }
        guard isFirstInLine(end), isFirstInLine(first) else { return nil }
        let next = sign.flatMap { firstStatement(using: words[$0 - 1], in: inside) } ?? end
        guard !setsWhatIsUsed(by: statement, in: next..<end) else { return nil }
        return inserting([(lineEnd(after: next - 1), newline + indentation(of: first) + statement.source)])
    }

    /// The first statement of a function's body that names a property of the type, as its first token.
    private func firstStatement(using property: String, in body: Range<Int>) -> Int? {
        guard let use = body.first(where: { text($0) == property && isReference($0) }) else { return nil }
        return level(body).last { $0 <= use && isFirstInLine($0) && !continuesLine($0) }
    }

    /// Whether a name is neither an argument's label nor another value's member.
    private func isReference(_ index: Int) -> Bool {
        if isToken(index - 1, ".") { return isToken(index - 2, "self") }
        return !(isToken(index + 1, ":") && (isToken(index - 1, "(") || isToken(index - 1, ",")))
    }

    /// Whether some statements set what another one, before them, would use.
    private func setsWhatIsUsed(by statement: SwiftText, in range: Range<Int>) -> Bool {
        let used = statement.tokens.indices.filter { statement.isName($0) && statement.isReference($0) }
        let names = Set(used.map(statement.text))
        return level(range).contains { isToken($0 + 1, "=") && isReference($0) && names.contains(text($0)) }
    }
}
