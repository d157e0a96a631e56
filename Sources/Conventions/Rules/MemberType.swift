extension Rule {
    static let memberType = Rule(
        .memberType, "A property has a different type than in the set",
        rationale: """
            A layer that holds a different class than the set says knows more than it should, or the wrong object. \
            Optionality and 'any' are ignored.
            """,
        needsSet: true,
        examples: [
            .bad(
                "any router at all",
                .replace(
                    file: "Presenter/ClientListPresenter.swift", "var router: ClientListRouter!",
                    with: "var ^router: AnyObject!")),
            .good(
                "optional in another way",
                .replace(
                    file: "Presenter/ClientListPresenter.swift", "var router: ClientListRouter!",
                    with: "var router: ClientListRouter?")),
        ]
    ) { module, violations in
        module.forEachExpectedType { expected, name, file, index in
            let outline = file.outline
            for (number, member) in outline.members.enumerated() where member.owner == index {
                guard let type = file.propertyTypes[number] else { continue }
                let memberName = file.memberNames[number]
                guard
                    let pattern = expected.members.first(where: { $0.name.text(for: module.forms) == memberName }),
                    let first = pattern.types.first,
                    !pattern.types.contains(where: { $0.matches(type, for: module.forms) }),
                    !pattern.types.contains(where: { TypeText.areEqual(type, $0.text(for: module.forms)) }),
                    // What is private and no component is the type's own affair.
                    !outline.hasModifier("private", member) || module.isComponent(first),
                    !pattern.types.contains(where: { isVariant(type, of: $0.text(for: module.forms), in: module) })
                else { continue }
                let wanted = pattern.types.map { $0.text(for: module.forms) }
                if module.isOtherName(type, for: wanted) { continue }
                if wanted.map(TypeText.core).contains(where: module.doesWithout) { continue }
                // Who misspells a type everywhere is told once, where it is declared.
                let core = TypeText.core(type)
                if !module.declarations(of: core).isEmpty, let meant = module.correction(of: core),
                    wanted.contains(where: { TypeText.core($0) == meant })
                {
                    continue
                }
                violations.report(
                    file, at: member.name.lowerBound, "\(name).\(memberName)",
                    "'\(memberName)' has the type '\(type)'; in the set '\(module.setName)' it is "
                        + "'\(first.text(for: module.forms))'",
                    asking: [module.questionOfOtherName(type, for: wanted)].compactMap(\.self)
                        + module.questionsOfSharedParts(of: name, in: file, index, expected)
                        + module.questionsOfSharedType(wanted[0], first))
            }
        }
    }

    /// Whether a property may as well have a type as that of the set: one that has what that has, a protocol of the
    /// module's for its class, a class of UIKit's that inherits it or, where the set was learnt, another function, since
    /// what a screen calls back with is its own business.
    private static func isVariant(_ type: String, of wanted: String, in module: CheckedModule) -> Bool {
        if module.namesHelpersFreely, type.contains("->"), wanted.contains("->") { return true }
        let wanted = TypeText.core(wanted)
        let own = TypeText.core(type)
        if module.isMore(own, than: wanted) || module.isProtocol(own, ofClass: wanted) { return true }
        guard wanted.hasPrefix("UI") else { return false }
        return ([own] + module.allInherited(by: own)).contains { WantedTypes.isMet(wanted, by: $0) }
    }
}

extension CheckedModule {
    /// Whether a type is a composition with another type, another name for one, or a protocol of the module's that
    /// inherits that.
    fileprivate func isMore(_ type: String, than wanted: String) -> Bool {
        var seen: Set = [type]
        var queue = [type]
        while let next = queue.popLast() {
            if isProtocol(next), allInherited(by: next).contains(wanted) { return true }
            let parts = TypeText.inherited(aliases[next] ?? next)
            if parts.contains(wanted) { return true }
            // Who writes code may have other names go in a circle for a while.
            queue += parts.filter { seen.insert($0).inserted }
        }
        return false
    }

    /// Whether a type is a protocol of the module's to which its class of a name conforms.
    fileprivate func isProtocol(_ type: String, ofClass name: String) -> Bool {
        isProtocol(type) && !isProtocol(name) && allInherited(by: name).contains(type)
    }

    private func isProtocol(_ type: String) -> Bool {
        declarations(of: type).contains { $0.file.outline.types[$0.type].kind == .protocol }
    }

    /// Whether a type is one of the set's classes or protocols, and no value.
    fileprivate func isComponent(_ type: NamePattern) -> Bool {
        guard type.hasName, let convention else { return false }
        return convention.files.contains { file in
            file.types.contains { $0.name == type && !$0.kinds.contains(.struct) && !$0.kinds.contains(.enum) }
        }
    }
}
