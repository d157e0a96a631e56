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

    /// Whether what a name refers to may be optional where it stands: it is compared, tested or unwrapped.
    func allowsOptional(_ index: Int) -> Bool {
        if ["?", "!", "??", "==", "!=", "===", "!==", "is"].contains(text(index + 1)) { return true }
        guard text(index + 1) != ".", text(index + 1) != "[" else { return false }
        var first = index
        while text(first - 1) == "." { first -= text(first - 2) == "?" ? 3 : 2 }
        switch text(first - 1) {
        case "==", "!=", "===", "!==": return true
        case "=": return ["if", "guard", ","].contains(text(first - 4)) && ["let", "var"].contains(text(first - 3))
        case "(": return text(first - 2).hasPrefix("XCTAssert") || text(first - 2) == "XCTUnwrap"
        default: return false
        }
    }

    /// Whether a name is assigned an object that is made there.
    func isGivenNewObject(_ index: Int) -> Bool {
        guard text(index + 1) == "=" else { return false }
        var next = index + 2
        if text(next) == "." { return text(next + 1) == "init" }
        guard text(next).first?.isUppercase == true else { return false }
        while text(next + 1) == "." { next += 2 }
        return text(next + 1) == "(" && (text(next) == "init" || text(next).first?.isUppercase == true)
    }

    /// Whether a closure is around a place within the function that it stands in.
    func isInClosure(_ index: Int) -> Bool {
        let place = tokens[index].range.lowerBound
        let function = outline.members.last { member in
            member.introducer <= place && [.func, .`init`, .var].contains(member.kind)
        }
        guard var first = function.flatMap({ self.index(at: $0.introducer) }) else { return true }
        while first < index, text(first) != "{" { first += 1 }
        var inner = index
        while let opening = opening(around: inner), opening > first {
            if text(opening) == "{", isClosure(opening) { return true }
            inner = opening
        }
        return false
    }

    /// Whether braces, of which one token opens the code, are none of a declaration or a statement.
    private func isClosure(_ index: Int) -> Bool {
        var first = index
        var depth = 0
        while first > 0, !isOnNewLine(first) {
            let before = text(first - 1)
            // What is around the braces, or stands before them on the line, says nothing of them.
            if depth == 0, before == "{" || before == ";" { break }
            depth += before == "}" ? 1 : before == "{" ? -1 : 0
            first -= 1
        }
        return !(first..<index).contains { Self.openers.contains(text($0)) }
    }

    private static let openers: Set = [
        "func", "init", "deinit", "if", "else", "for", "while", "repeat", "do", "catch", "defer", "didSet", "willSet",
        "set",
    ]

    /// Whether nothing of a statement stands before a token.
    func beginsStatement(_ index: Int) -> Bool {
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
