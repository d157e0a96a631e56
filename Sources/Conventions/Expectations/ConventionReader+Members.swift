import SwiftOutline

extension ConventionReader {
    /// The stored properties by which a type is tied to others. Of private ones, which are the type's own affair, only
    /// what they hold is expected where the module has them, too.
    func members(_ places: [(Appearance, Int)], of type: String) -> [ExpectedMember] {
        var names: [String] = []
        var found: [String: (types: [String], count: Int, isWeak: Bool, isUnowned: Bool)] = [:]
        for (appearance, index) in places {
            let outline = appearance.outline
            for member in outline.members where member.owner == index {
                let isPart = outline.isPartOfConvention(member)
                guard isPart || outline.tiesPrivately(member, besides: values) else { continue }
                let name = outline.text(of: member.name)
                if found[name] == nil { names.append(name) }
                var entry = found[name] ?? ([], 0, true, true)
                if isPart { entry.count += appearance.count }
                entry.isWeak = entry.isWeak && member.ownership != .strong
                entry.isUnowned = entry.isUnowned && member.ownership == .unowned
                let type = outline.typeName(of: member)
                if let type, isPart || NamePattern(type).hasName && !values.contains(type), !entry.types.contains(type)
                {
                    entry.types.append(type)
                }
                found[name] = entry
            }
        }
        return names.compactMap { name in
            guard let entry = found[name] else { return nil }
            let pattern = NamePattern(name)
            guard !pattern.isOpen else { return nil }
            let symbol = "\(type).\(name)"
            return ExpectedMember(
                name: pattern, types: tolerance.mayDiffer(symbol) ? [] : entry.types.map(NamePattern.init),
                isRequired: entry.count == places.map(\.0).total && !tolerance.mayLack(symbol),
                isWeak: entry.isWeak, isUnowned: entry.isUnowned, mayBeStrong: tolerance.mayBeStrong(symbol))
        }
    }
}

extension Outline {
    /// Whether a private property ties a type to others of its module, or refers to what must not be owned.
    fileprivate func tiesPrivately(_ member: Member, besides values: Set<String>) -> Bool {
        guard member.isStored, let type = typeName(of: member) else { return false }
        if NamePattern(type).hasName { return !values.contains(type) }
        // What a screen shows is owned by the screen, weak or not.
        let isView = type.hasPrefix("UI") && !type.hasSuffix("Controller") || type.hasPrefix("NS")
        return member.ownership != .strong && member.attributes.isEmpty && !isView
    }
}
