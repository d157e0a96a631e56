extension CodeTokens {
    /// Whether a name begins a statement that calls a method or sets a property, and nothing takes what that gives.
    func isStatement(_ index: Int, isOfSelf: Bool, _ hasResult: (String) -> Bool?) -> Bool {
        let start = isOfSelf ? index - (text(index - 2) == "?" ? 3 : 2) : index
        guard beginsStatement(start), text(index + 1) == "." else { return false }
        var next = index + 1
        var isCalled = false
        var isOptional = isOfSelf && text(index - 2) == "?"
        while next < tokens.count {
            if text(next) == ".", tokens.indices.contains(next + 1) {
                next += 2
                isCalled = false
            } else if text(next) == "?" || text(next) == "!" {
                isOptional = isOptional || text(next) == "?"
                next += 1
            } else if ["(", "[", "{"].contains(text(next)), !isOnNewLine(next), let end = end(of: next) {
                isCalled = text(next) != "["
                next = end + 1
            } else {
                break
            }
        }
        if !isCalled { return text(next) == "=" }
        guard next == tokens.count || text(next) == "}" || text(next) == ";" || isOnNewLine(next) else { return false }
        if next < tokens.count, tokens[next].kind == .operator { return false }
        guard ["{", "in"].contains(text(start - 1)), text(next) == "}" else { return true }
        // What stands alone may be what a closure gives: its type stays if it is nothing, or was optional before.
        if isOfResult(start - 1) { return false }
        let result = hasResult(text(index + 2))
        return isOptional || (isClosure(start - 1) ? result == false : result != true)
    }

    /// Whether braces, of which one token opens the code, are none of a declaration or a statement.
    private func isClosure(_ index: Int) -> Bool {
        var first = index
        while first > 0, !isOnNewLine(first) { first -= 1 }
        return !(first..<index).contains { Self.openers.contains(text($0)) }
    }

    private static let openers: Set = [
        "func", "init", "deinit", "if", "else", "for", "while", "repeat", "do", "catch", "defer", "didSet", "willSet",
        "set",
    ]

    private func beginsStatement(_ index: Int) -> Bool {
        switch text(index - 1) {
        case "{", "}", ";": return true
        case "in": return !isOfLoop(index - 1)
        case "", ".", ",", "(", "[", ":", "return", "try", "await", "throw", "else", "?", "&", "if", "guard", "while",
            "switch", "case", "where":
            break
        case _ where index > 0 && tokens[index - 1].kind == .operator: break
        default: return isOnNewLine(index)
        }
        // Behind a colon only a case begins anew.
        guard text(index - 1) == ":" else { return false }
        var first = index - 1
        while first > 0, !isOnNewLine(first) { first -= 1 }
        return ["case", "default"].contains(text(first))
    }

    /// Whether an `in` is that of a loop, and not of a closure.
    private func isOfLoop(_ index: Int) -> Bool {
        var first = index
        while first > 0, !["{", "}", "for"].contains(text(first)) { first -= 1 }
        return text(first) == "for"
    }

    /// Whether braces, of which one token opens the code, return something.
    private func isOfResult(_ index: Int) -> Bool {
        var first = index
        while first > 0, text(first) != "{" { first -= 1 }
        while first > 0, !isOnNewLine(first) {
            first -= 1
            if text(first) == "->" { return true }
        }
        return text(index) == "in" && (first..<index).contains { text($0) == "->" }
    }
}
