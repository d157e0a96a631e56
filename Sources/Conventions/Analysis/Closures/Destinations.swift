import SwiftOutline

/// Where code of a class puts what it makes: into a property, at once or under a local name first, by what a closure or
/// a function returns, or into another object that it has.
struct Destinations {
    let owner: String
    let file: ModuleFile
    let code: CodeTokens

    enum Goal {
        /// A property of the class.
        case property(String)
        /// A property of what a property of the class holds.
        case part(of: String, String)
        /// An argument of the call that a token names; without a label where there is none.
        case argument(String?, of: Int)
    }

    private var outline: Outline { file.outline }

    /// Where an expression goes that begins at a token.
    ///
    /// - Parameter steps: how many names it is followed through.
    func goals(of first: Int, steps: Int = 4) -> [Goal] {
        guard steps > 0, code.tokens.indices.contains(first), let end = end(ofExpressionAt: first) else { return [] }
        let offset = code.tokens[first].range.lowerBound
        if let property = property(beginningAt: offset) { return [.property(property)] }
        switch code.text(first - 1) {
        case "=": return goals(assignedBy: first - 1, steps)
        case "return", "in", "{":
            guard code.text(first - 1) == "return" || code.text(end) == "}" else { return [] }
            return goals(ofResultAt: first, steps)
        case ":":
            guard let opening = code.opening(around: first), code.text(opening) == "(",
                ["(", ","].contains(code.text(first - 3))
            else { return [] }
            return [.argument(code.text(first - 2), of: opening - 1)]
        case "(", ",":
            guard let opening = code.opening(around: first), code.text(opening) == "(" else { return [] }
            return [.argument(nil, of: opening - 1)]
        default: return []
        }
    }

    /// The call that begins with the name of a function or type, from its first token on.
    func start(ofCall name: Int) -> Int {
        guard code.text(name - 1) == "." else { return name }
        return ["self", "?"].contains(code.text(name - 2)) ? name - (code.text(name - 2) == "?" ? 3 : 2) : name - 1
    }

    /// Where the local name is used that an expression gets: `let layout = …`.
    func places(ofLocalSetAt first: Int) -> [Int] {
        guard code.text(first - 1) == "=", let name = local(before: first - 1) else { return [] }
        return places(ofLocal: name)
    }

    /// The same of a local name that is bound at a token.
    func places(ofLocal bound: Int) -> [Int] {
        let name = code.text(bound)
        let end = code.opening(around: bound).flatMap(code.end) ?? code.tokens.count
        return code.indices(of: name, from: bound + 1).prefix { $0 < end }.filter { code.text($0 - 1) != "." }
    }

    private func goals(assignedBy sign: Int, _ steps: Int) -> [Goal] {
        if let bound = local(before: sign) {
            return places(ofLocal: bound).flatMap { goals(of: $0, steps: steps - 1) }
        }
        let name = sign - 1
        guard code.text(name - 1) == ".", !code.isOfSelf(name) else {
            return isOwn(name) ? [.property(code.text(name))] : []
        }
        let holder = ["?", "!"].contains(code.text(name - 2)) ? name - 3 : name - 2
        guard code.tokens.indices.contains(holder), code.text(holder - 1) != "." || code.isOfSelf(holder), isOwn(holder)
        else { return [] }
        return [.part(of: code.text(holder), code.text(name))]
    }

    /// The token of the local name whose value a sign gives, in the same line.
    private func local(before sign: Int) -> Int? {
        var place = sign - 1
        while place > 0, !code.isOnNewLine(place), !["{", "}", ";", "(", "in"].contains(code.text(place)) {
            if ["let", "var"].contains(code.text(place - 1)) {
                return [":", "="].contains(code.text(place + 1)) ? place : nil
            }
            place -= 1
        }
        return nil
    }

    /// Where the result goes of the closure or function that returns what begins at a token.
    private func goals(ofResultAt first: Int, _ steps: Int) -> [Goal] {
        guard let braces = code.opening(around: first), code.text(braces) == "{", let end = code.end(of: braces) else {
            return []
        }
        let range = code.tokens[braces].range
        if let property = property(beginningAt: range.lowerBound) {
            return code.text(end + 1) == "(" && !code.isOnNewLine(end + 1) ? [.property(property)] : []
        }
        guard
            let function = outline.members.first(where: { $0.kind == .func && $0.body?.lowerBound == range.upperBound }
            ),
            outline.ownerName(of: function) == owner
        else { return [] }
        let name = outline.text(of: function.name)
        return code.indices(of: name).filter { place in
            code.text(place + 1) == "(" && code.text(place - 1) != "func"
                && (code.text(place - 1) != "." || code.isOfSelf(place))
        }.flatMap { goals(of: start(ofCall: $0), steps: steps - 1) }
    }

    /// The property of the class whose initial value begins at an offset.
    private func property(beginningAt offset: Int) -> String? {
        let number = outline.members.firstIndex { $0.initialValue == offset }
        return number.flatMap { outline.ownerName(of: outline.members[$0]) == owner ? file.memberNames[$0] : nil }
    }

    /// Whether a name is that of a member of the class where it stands.
    private func isOwn(_ name: Int) -> Bool {
        guard code.tokens.indices.contains(name) else { return false }
        let uses = outline.uses(in: code.tokens[name].range)
        return uses.first.map { $0.name == code.tokens[name].range && outline.isOfOwner(uses.startIndex) } ?? false
    }

    /// Behind a name or a call that begins at a token; nil where more is made of it.
    private func end(ofExpressionAt first: Int) -> Int? {
        var name = first
        if code.text(name) == "." { name += 1 }
        if code.text(name) == "self", code.text(name + 1) == "." { name += 2 }
        if code.text(name) == "self", code.text(name + 1) == "?" { name += 3 }
        let end = code.end(ofCall: code.end(ofArgumentsBehind: name))
        guard code.tokens.indices.contains(end), !code.isOnNewLine(end) else { return end }
        return [")", "]", "}", ",", ";"].contains(code.text(end)) ? end : nil
    }
}

extension CodeTokens {
    /// The last token of a type's name with its generic arguments: the `>` of `Source<Int, Int>`.
    func end(ofArgumentsBehind name: Int) -> Int {
        guard text(name + 1) == "<", !isOnNewLine(name + 1) else { return name }
        var depth = 0
        for place in (name + 1)..<min(name + 60, tokens.count) {
            let text = text(place)
            if text.first == "<" { depth += text.utf8.count { $0 == UInt8(ascii: "<") } }
            if text.first == ">" { depth -= text.utf8.count { $0 == UInt8(ascii: ">") } }
            if depth == 0 { return place }
        }
        return name
    }
}
