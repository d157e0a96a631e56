import SwiftOutline

extension ConventionReader {
    /// The properties of a superclass that a type overrides in exactly those variants which write some storyboard or
    /// xib: they say where that is. Where all do both, the one need not have to do with the other.
    func overrides(_ places: [(Appearance, Int)], of type: String) -> [ExpectedOverride] {
        var names: [String] = []
        var found: [String: Set<Int>] = [:]
        for (appearance, index) in places {
            let outline = appearance.outline
            for member in outline.members where member.owner == index && outline.isOverridingProperty(member) {
                let name = outline.text(of: member.name)
                if found[name] == nil { names.append(name) }
                found[name, default: []].formUnion(appearance.variants)
            }
        }
        return names.compactMap { name in
            guard let variants = found[name], !NamePattern(name).isOpen, !tolerance.mayLack("\(type).\(name)") else {
                return nil
            }
            let files = interfaces.filter { $0.variants.isSubset(of: variants) }
            let writing = files.reduce(into: Set<Int>()) { $0.formUnion($1.variants) }
            guard writing == variants, variants.count < variantCount else { return nil }
            return ExpectedOverride(name: NamePattern(name), files: files.map { NamePattern($0.name) })
        }
    }

    /// The storyboards and xibs, by their names, with the variants that write them.
    private var interfaces: [(name: String, variants: Set<Int>)] {
        order.compactMap { key in
            guard let all = appearances[key], let name = all.first?.path.last, InterfaceFile.isCalled(name) else {
                return nil
            }
            return (name, all.reduce(into: []) { $0.formUnion($1.variants) })
        }
    }
}

extension Outline {
    fileprivate func isOverridingProperty(_ member: Member) -> Bool {
        member.kind == .var && !member.isStored && hasModifier("override", member)
    }
}
