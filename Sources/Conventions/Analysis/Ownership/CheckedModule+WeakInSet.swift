import SwiftOutline

extension CheckedModule {
    /// Whether the set has a property of a type weak.
    func hasWeak(_ property: String, in type: String, _ expected: ExpectedType) -> Bool {
        expected.members.contains { $0.isWeak && !$0.mayBeStrong && $0.name.text(for: forms) == property }
            || convention?.weakProperties.contains { $0.property == property && $0.type.text(for: forms) == type }
                ?? false
    }

    /// Whether the set has a property unowned.
    func isUnownedInSet(_ member: Member, of file: ModuleFile) -> Bool {
        isInSet(member, of: file) { expected, _, property in
            expected.members.contains { $0.isUnowned && !$0.mayBeStrong && $0.name.text(for: forms) == property }
        }
    }

    /// Whether the set has a property weak or unowned.
    func isWeakInSet(_ member: Member, of file: ModuleFile) -> Bool {
        isInSet(member, of: file) { hasWeak($2, in: $1, $0) }
    }

    /// Whether a property refers weakly to objects of a type, or should as the set has it.
    func refersWeakly(to type: String) -> Bool {
        files.contains { file in
            zip(file.outline.members, file.propertyTypes).contains { member, owned in
                owned == type
                    && (member.ownership != .strong || file.outline.isWrappedWeakly(member)
                        || isWeakInSet(member, of: file))
            }
        }
    }

    /// Whether a property that is weak in a set which was learnt has something else here, of which the module knows
    /// nothing: a window, or the screen of somebody else. It need not refer back, as a controller does that has the
    /// module's screen.
    func isOfOthers(_ type: String?, _ property: String, _ expected: ExpectedType) -> Bool {
        guard isOfLearntSet, let type else { return false }
        let wanted = expected.members.first { $0.name.text(for: forms) == property }?.types ?? []
        return !wanted.contains { $0.matches(type, for: forms) }
            && TypeText.owned(type).allSatisfy { name in
                !Subtypes.isScreen(String(name)) && !typeNames.contains { $0 == name }
                    && !inheritances.contains { $0.names.contains { TypeText.core($0) == name } }
            }
    }

    /// Whether something is true of a property of one of the set's types, by the names of both.
    private func isInSet(
        _ member: Member, of file: ModuleFile, _ isTrue: (ExpectedType, _ type: String, _ property: String) -> Bool
    ) -> Bool {
        guard convention != nil else { return false }
        let (property, owner) = (file.outline.text(of: member.name), file.outline.ownerName(of: member))
        var isFound = false
        forEachExpectedType { expected, name, _, _ in
            isFound = isFound || name == owner && isTrue(expected, name, property)
        }
        return isFound
    }
}

extension ModuleFile {
    /// Whether a property holds a part of what a screen or view shows, which does not refer back: an outlet, or a view
    /// of one of UIKit's own classes.
    func isPart(_ number: Int) -> Bool {
        let member = outline.members[number]
        if outline.isOutlet(member) { return true }
        return propertyTypes[number].map { $0.hasPrefix("UI") && $0.hasSuffix("View") && $0 != "UIView" } ?? false
    }
}
