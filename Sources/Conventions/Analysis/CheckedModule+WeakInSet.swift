import SwiftOutline

extension CheckedModule {
    /// Whether the set has a property of a type weak.
    func hasWeak(_ property: String, in type: String, _ expected: ExpectedType) -> Bool {
        expected.members.contains { $0.isWeak && $0.name.text(for: forms) == property }
            || convention?.weakProperties.contains { $0.property == property && $0.type.text(for: forms) == type }
                ?? false
    }

    /// Whether the set has a property unowned.
    func isUnownedInSet(_ member: Member, of file: ModuleFile) -> Bool {
        guard convention != nil else { return false }
        let (property, owner) = (file.outline.text(of: member.name), file.outline.ownerName(of: member))
        var isUnowned = false
        forEachExpectedType { expected, name, _, _ in
            guard !expected.unowned.isEmpty, name == owner else { return }
            isUnowned = isUnowned || expected.unowned.contains { $0.text(for: forms) == property }
        }
        return isUnowned
    }

    /// Whether the set has a property weak or unowned.
    func isWeakInSet(_ member: Member, of file: ModuleFile) -> Bool {
        guard convention != nil else { return false }
        let (property, owner) = (file.outline.text(of: member.name), file.outline.ownerName(of: member))
        var isWeak = false
        forEachExpectedType { expected, name, _, _ in
            isWeak = isWeak || name == owner && hasWeak(property, in: name, expected)
        }
        return isWeak
    }
}
