import SwiftOutline

/// Where a property is used that becomes optional, as far as a question mark behind its name is all that this takes.
struct OptionalUses {
    private let outline: Outline
    private let tokens: [Token]

    /// Where question marks have to stand in a file that has a property; nil where a use of it needs a person.
    ///
    /// - Parameter hasResult: Whether a method of the property's type returns something; nil where that is not known.
    static func places(
        of member: Member, in outline: Outline, hasResult: (String) -> Bool?
    ) -> [Int]? {
        let uses = OptionalUses(outline)
        let owner = outline.ownerName(of: member)
        let initializers = uses.initializers()
        var places: [Int] = []
        for use in outline.uses where outline.source[use.name].elementsEqual(outline.source[member.name]) {
            if use.roles.contains(.labelled), !use.roles.contains(.member) { continue }
            let isInOwner = use.type.map { outline.text(of: outline.types[$0].name) == owner } ?? false
            let initializer = initializers.first { $0.contains(use.name.lowerBound) }
            guard let index = uses.index(of: use.name) else { return nil }
            let isOfSelf = uses.isOfSelf(index)
            if use.roles.contains(.member), !isOfSelf {
                // It is another object's, unless another type has this one.
                if isInOwner { continue }
                return nil
            }
            guard isInOwner else { continue }
            if use.roles.contains(.bound) {
                if initializer != nil { continue }
                return nil
            }
            if let initializer, !isOfSelf, uses.binds(outline.source[member.name], in: initializer) { continue }
            if use.roles.contains(.assigned) { continue }
            guard uses.isStatement(index, isOfSelf: isOfSelf, hasResult) else { return nil }
            places.append(use.name.upperBound)
        }
        return places
    }

    private init(_ outline: Outline) {
        self.outline = outline
        var lexer = Lexer(Array(outline.source))
        var tokens: [Token] = []
        while let token = lexer.next() { if !token.isComment { tokens.append(token) } }
        self.tokens = tokens
    }

    private func index(of name: Range<Int>) -> Int? {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound < name.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < tokens.count && tokens[low].range == name ? low : nil
    }

    private func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? outline.text(of: tokens[index].range) : ""
    }

    /// Whether a name follows `self.` or `self?.`.
    private func isOfSelf(_ index: Int) -> Bool {
        text(index - 1) == "." && (text(index - 2) == "self" || text(index - 2) == "?" && text(index - 3) == "self")
    }

    /// From the keyword to the end of the braces.
    private func initializers() -> [Range<Int>] {
        outline.members.filter { $0.kind == .`init` }.compactMap { member in
            guard var index = index(of: member.name) else { return nil }
            while index < tokens.count, text(index) != "{" { index += 1 }
            return end(of: index).map { member.name.lowerBound..<tokens[$0].range.upperBound }
        }
    }

    private func binds(_ name: ArraySlice<UInt8>, in range: Range<Int>) -> Bool {
        outline.uses.contains {
            $0.roles.contains(.bound) && range.contains($0.name.lowerBound) && outline.source[$0.name] == name
        }
    }

    /// The index of the bracket that closes the one at an index.
    private func end(of opening: Int) -> Int? {
        var depth = 0
        for index in opening..<max(opening, tokens.count) {
            switch text(index) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }

    // MARK: Statements

    /// Whether a name begins a statement that calls a method or sets a property, and nothing takes what that gives.
    private func isStatement(_ index: Int, isOfSelf: Bool, _ hasResult: (String) -> Bool?) -> Bool {
        let start = isOfSelf ? index - (text(index - 2) == "?" ? 3 : 2) : index
        guard beginsStatement(start), text(index + 1) == "." else { return false }
        var next = index + 1
        var isCalled = false
        while next < tokens.count {
            if text(next) == ".", tokens.indices.contains(next + 1) {
                next += 2
                isCalled = false
            } else if text(next) == "?" || text(next) == "!" {
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
        let isAlone = ["{", "in"].contains(text(start - 1)) && text(next) == "}"
        return !isAlone || !isOfResult(start - 1) && hasResult(text(index + 2)) != true
    }

    private func isOnNewLine(_ index: Int) -> Bool {
        index == 0
            || outline.source[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(
                UInt8(ascii: "\n"))
    }

    private func beginsStatement(_ index: Int) -> Bool {
        switch text(index - 1) {
        case "{", "}", ";", "in": return true
        case "", ".", ",", "(", "[", ":", "return", "try", "await", "throw", "else", "?", "&": break
        case _ where index > 0 && tokens[index - 1].kind == .operator: break
        default: return isOnNewLine(index)
        }
        // Behind a colon only a case begins anew.
        guard text(index - 1) == ":" else { return false }
        var first = index - 1
        while first > 0, !isOnNewLine(first) { first -= 1 }
        return ["case", "default"].contains(text(first))
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
