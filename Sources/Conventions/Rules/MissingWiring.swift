import SwiftOutline

extension Rule {
    static let missingWiring = Rule(
        .missingWiring, "The builder is missing a connection that the set makes",
        rationale: """
            A missing connection is a nil that nobody sees: the screen appears, and the first tap does nothing or \
            crashes.
            """,
        needsSet: true,
        examples: [
            .bad(
                "the presenter has no view",
                .replace(file: "ClientListModuleBuilder.swift", "        presenter.view = view\n", with: ""),
                at: "struct ^ClientListModuleBuilder"),
            .good(
                "another order",
                .replace(
                    file: "ClientListModuleBuilder.swift",
                    "        view.output = presenter\n        presenter.view = view\n",
                    with: "        presenter.view = view\n        view.output = presenter\n")),
        ]
    ) { module, violations in
        for file in module.files {
            guard let expected = file.expected, !expected.connections.isEmpty, !expected.name.isOpen else { continue }
            let types = Set(module.typeNames.map { NameHash.of($0) })
            var made = file.outline.settings(knowing: file.outline.typesOfProperties, ofTypes: types)
            for other in module.files where other !== file && other.expected == nil && other.isSwift {
                made += other.outline.settings(knowing: other.outline.typesOfProperties, ofTypes: types)
            }
            for connection in expected.connections {
                let type = connection.type.text(for: module.forms)
                for property in module.properties(of: connection) {
                    let isMade = made.contains { setting in
                        guard setting.property == property else { return false }
                        guard let known = setting.type else { return [connection.base, "$0"].contains(setting.base) }
                        // An object may be known as what it conforms to.
                        return known == type || module.allInherited(by: type).contains(known)
                    }
                    guard !isMade else { continue }
                    let maker = connection.maker?.text(for: module.forms)
                    let place = file.outline.types.first { file.outline.text(of: $0.name) == maker }
                    violations.report(
                        file, at: place?.name.lowerBound ?? 0, "\(type).\(property)",
                        "'\(property)' of '\(type)' is never set here, as it is in the set '\(module.setName)'")
                }
            }
        }
    }
}

extension CheckedModule {
    /// The properties that a connection must set: one, where it must be made or the type has it; where the set names them
    /// for something else, all such properties that the type cannot do without.
    fileprivate func properties(of connection: Connection) -> [String] {
        let name = connection.property
        guard connection.isOptional else { return name.isOpen ? [] : [name.text(for: forms)] }
        let type = connection.type.text(for: forms)
        return files.flatMap { file in
            file.outline.members.filter { member in
                member.isStored && name.matches(file.outline.text(of: member.name), for: forms)
                    && file.outline.ownerName(of: member) == type && (!name.isOpen || file.outline.needsValue(member))
            }.map { file.outline.text(of: $0.name) }
        }
    }
}

extension Outline {
    /// Whether a property has to be set before it is used, and the compiler does not ask for it.
    fileprivate func needsValue(_ member: Member) -> Bool {
        guard member.initialValue == nil, let type = member.type else { return false }
        return source[type].last == UInt8(ascii: "!")
    }
}
