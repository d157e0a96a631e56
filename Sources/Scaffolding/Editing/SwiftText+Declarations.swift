extension SwiftText {
    private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor", "extension"]

    /// The insides of a type's braces: of its declaration, and of its extensions if they are asked for.
    func bodies(ofType name: String, withExtensions: Bool) -> [Range<Int>] {
        tokens.indices.compactMap { index in
            guard tokens[index].kind == .identifier, Self.typeKeywords.contains(text(index)),
                withExtensions || !isToken(index, "extension"),
                index == 0 || !isToken(index - 1, "."), isName(index + 1), text(index + 1) == name,
                let brace = level(index..<tokens.count).first(where: { isToken($0, "{") || isToken($0, "}") }),
                let end = partners[brace], end > brace
            else { return nil }
            return brace + 1..<end
        }
    }

    /// The insides of the braces of all types, and the whole text.
    private var allBodies: [Range<Int>] {
        let names = Set(
            tokens.indices.dropLast().filter { Self.typeKeywords.contains(text($0)) && isName($0 + 1) }
                .map { text($0 + 1) })
        return [tokens.indices] + names.flatMap { bodies(ofType: $0, withExtensions: true) }
    }

    /// The properties that a body declares itself, as the tokens of their names.
    func properties(in body: Range<Int>) -> [Int] {
        level(body).filter { index in
            (isToken(index, "let") || isToken(index, "var")) && !isToken(index - 1, ".") && isName(index + 1)
        }.map { $0 + 1 }
    }

    /// The one list of items that is the value of a property, as its opening bracket; nil where there is none, or more
    /// than one.
    func list(ofProperty name: String, type: String?) -> Int? {
        let bodies = type.map { self.bodies(ofType: $0, withExtensions: true) } ?? allBodies
        var lists: Set<Int> = []
        for body in bodies {
            for property in properties(in: body) where text(property) == name {
                if let list = list(declaredAt: property, end: body.upperBound) { lists.insert(list) }
            }
            for index in body where isAssigned(index, name) {
                if let list = list(from: index + 2, end: body.upperBound) { lists.insert(list) }
            }
        }
        return lists.count == 1 ? lists.first : nil
    }

    private func isAssigned(_ index: Int, _ name: String) -> Bool {
        guard isToken(index + 1, "="), isName(index), text(index) == name else { return false }
        if isToken(index - 1, ".") { return isToken(index - 2, "self") }
        return !isToken(index - 1, "let") && !isToken(index - 1, "var")
    }

    /// The value of a declaration: after `=`, or what an accessor returns.
    private func list(declaredAt name: Int, end: Int) -> Int? {
        for index in level(name + 1..<end) {
            if isToken(index, "=") { return list(from: index + 1, end: end) }
            if isToken(index, "{") { return list(inBlock: index) }
            if isToken(index, ",") || isToken(index, ";") || (isFirstInLine(index) && !continuesLine(index)) {
                return nil
            }
        }
        return nil
    }

    /// A list that is the whole expression which begins at a token, or that a closure there returns.
    private func list(from start: Int, end: Int) -> Int? {
        guard start < end, let last = partners[start], last > start else { return nil }
        if isToken(start, "{") { return isToken(last + 1, "(") ? list(inBlock: start) : nil }
        guard isToken(start, "["), last + 1 == end || isEnd(last + 1) else { return nil }
        let inside = level(start + 1..<last)
        // A dictionary has keys; a colon may also stand in a condition.
        if let colon = inside.first(where: { isToken($0, ":") }),
            !inside.contains(where: { $0 < colon && isToken($0, "?") })
        {
            return nil
        }
        return start
    }

    /// Whether an expression is over before a token.
    private func isEnd(_ index: Int) -> Bool {
        isToken(index, ";") || isToken(index, "as") || isToken(index, "{") || isToken(index, "}")
            || (isFirstInLine(index) && !continuesLine(index))
    }

    /// Whether a token at the beginning of a line belongs to what stands before it.
    func continuesLine(_ index: Int) -> Bool {
        let isJoined = isToken(index - 1, ":") || isToken(index - 1, ",") || tokens[index - 1].kind == .operator
        let joins = isToken(index, ".") || isToken(index, "?") || isToken(index, ":") || isToken(index, "{")
        return isJoined || joins || tokens[index].kind == .operator
    }

    /// The list that a block returns: its only expression, or what its only `return` gives; that of `get` if it has
    /// one.
    private func list(inBlock brace: Int) -> Int? {
        guard let end = partners[brace] else { return nil }
        let inside = level(brace + 1..<end)
        if let getter = inside.first(where: { isToken($0, "get") && isToken($0 + 1, "{") }) {
            return list(inBlock: getter + 1)
        }
        let returns = (brace..<end).filter { isToken($0, "return") }
        guard returns.count < 2, returns.allSatisfy(inside.contains) else { return nil }
        return list(from: (returns.first ?? brace) + 1, end: end)
    }
}
