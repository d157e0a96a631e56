import SwiftOutline

/// Where a property is used that becomes optional, as far as a question mark behind its name is all that this takes.
enum OptionalUses {
    /// Where question marks have to stand in a file that has a property; nil where a use of it needs a person.
    ///
    /// - Parameter hasResult: Whether a method of the property's type returns something; nil where that is not known.
    static func places(
        of member: Member, in outline: Outline, hasResult: (String) -> Bool?
    ) -> [Int]? {
        let code = CodeTokens(of: outline)
        let owner = outline.ownerName(of: member)
        let initializers = code.initializers()
        var places: [Int] = []
        for use in outline.uses where outline.source[use.name].elementsEqual(outline.source[member.name]) {
            if use.roles.contains(.labelled), !use.roles.contains(.member) { continue }
            let isInOwner = use.type.map { outline.text(of: outline.types[$0].name) == owner } ?? false
            let initializer = initializers.first { $0.contains(use.name.lowerBound) }
            guard let index = code.index(of: use.name) else { return nil }
            let isOfSelf = code.isOfSelf(index)
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
            if let initializer, !isOfSelf, code.binds(outline.source[member.name], in: initializer) { continue }
            if use.roles.contains(.assigned) { continue }
            guard code.isStatement(index, isOfSelf: isOfSelf, hasResult) else { return nil }
            places.append(use.name.upperBound)
        }
        return places
    }
}
