import SwiftOutline

/// Where a property is used that becomes optional, as far as a question mark behind its name is all that this takes.
enum OptionalUses {
    /// So many uses are more than a fix should change.
    static let manyUses = 200

    /// Where question marks have to stand in a file that has a property; nil where a use of it needs a person.
    ///
    /// - Parameter hasResult: Whether a method of the property's type returns something; nil where that is not known.
    static func places(
        of member: Member, in outline: Outline, hasResult: (String) -> Bool?
    ) -> [Int]? {
        let name = outline.source[member.name]
        let uses = outline.uses.filter { outline.source[$0.name].elementsEqual(name) }
        guard uses.count < manyUses else { return nil }
        let code = CodeTokens(of: outline)
        let owner = outline.ownerName(of: member)
        // Within those that have a parameter of the name, it is the parameter's.
        let bound = uses.filter { $0.roles.contains(.bound) }.map(\.name.lowerBound)
        let initializers = code.initializers().filter { bound.contains(where: $0.contains) }
        var places: [Int] = []
        for use in uses where use.roles.contains(.member) || !use.roles.contains(.labelled) {
            let isInOwner = use.type.map { outline.text(of: outline.types[$0].name) == owner } ?? false
            guard let index = code.index(at: use.name.lowerBound) else { return nil }
            let isOfSelf = code.isOfSelf(index)
            if use.roles.contains(.member), !isOfSelf {
                // It is another object's, unless another type has this one.
                if isInOwner { continue }
                return nil
            }
            guard isInOwner else { continue }
            if !isOfSelf, initializers.contains(where: { $0.contains(use.name.lowerBound) }) { continue }
            if use.roles.contains(.bound) { return nil }
            if use.roles.contains(.assigned) { continue }
            if code.allowsOptional(index) { continue }
            guard code.isStatement(index, isOfSelf: isOfSelf, hasResult) else { return nil }
            places.append(use.name.upperBound)
        }
        return places
    }

    /// Whether a closure in a file uses a property that the file has, and cannot do without its value. What a function
    /// binds under that name is not meant, nor is the list of a closure that captures it weakly.
    static func areInClosures(_ member: Member, in outline: Outline) -> Bool {
        let name = outline.source[member.name]
        let all = outline.uses.filter { outline.source[$0.name].elementsEqual(name) }
        guard all.count < manyUses else { return true }
        let code = CodeTokens(of: outline)
        let bound = all.filter { $0.roles.contains(.bound) }.compactMap { code.index(at: $0.name.lowerBound) }
        let scopes = outline.members.compactMap(\.body).flatMap { body in
            bound.compactMap { code.scope(ofBinding: $0, in: body) }
        }
        return all.contains { use in
            let place = use.name.lowerBound
            guard use.roles.isDisjoint(with: [.bound, .assigned]),
                use.roles.contains(.member) || !scopes.contains(where: { $0.contains(place) })
            else { return false }
            guard let index = code.index(at: place) else { return true }
            return !code.allowsOptional(index) && code.isInClosure(index) && code.text(index - 1) != "weak"
        }
    }
}

extension CodeTokens {
    /// Where the initializers stand, each from its keyword to the end of its braces.
    fileprivate func initializers() -> [Range<Int>] {
        outline.members.filter { $0.kind == .`init` }.compactMap { member in
            guard var index = index(at: member.name.lowerBound) else { return nil }
            while index < tokens.count, text(index) != "{" { index += 1 }
            return end(of: index).map { member.name.lowerBound..<tokens[$0].range.upperBound }
        }
    }

    /// Where in a function's body a name means what is bound there: behind a statement of the body itself that binds
    /// it, and not within another one.
    fileprivate func scope(ofBinding index: Int, in body: Range<Int>) -> Range<Int>? {
        let place = tokens[index].range.lowerBound
        guard body.contains(place), text(index - 1) == "let" || text(index - 1) == "var" else { return nil }
        let before = text(index - 2)
        guard before == "guard" || before == "{" || before == ";" || isOnNewLine(index - 1) else { return nil }
        var depth = 0
        for number in (0..<index).reversed() where tokens[number].range.lowerBound >= body.lowerBound {
            if text(number) == "}" { depth += 1 }
            if text(number) == "{" { depth -= 1 }
            if depth < 0 { return nil }
        }
        return place..<body.upperBound
    }
}
