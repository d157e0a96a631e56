extension Rule {
    static let typeKind = Rule(
        "type-kind", "A type is a class where the set has a struct, and so on",
        rationale: """
            The kind decides who shares an object and what a reference to it means: a presenter that is a struct is \
            copied, and its copies know nothing of each other.
            """,
        needsSet: true,
        examples: [
            .bad(
                "a builder that is a class",
                .replace(
                    file: "ClientListModuleBuilder.swift", "struct ClientListModuleBuilder",
                    with: "class ClientListModuleBuilder"),
                "ClientListModuleBuilder.swift:4:7"),
            .good(
                "a final class",
                .replace(
                    file: "Router/ClientListRouter.swift", "class ClientListRouter",
                    with: "final class ClientListRouter")),
        ]
    ) { module, findings in
        module.forEachExpectedType { expected, name, file, index in
            let type = file.outline.types[index]
            guard !expected.kinds.contains(type.kind) else { return }
            findings.report(
                file, at: type.name.lowerBound, name,
                "'\(name)' is \(type.kind == .enum || type.kind == .actor ? "an" : "a") \(type.kind.rawValue), "
                    + "and the set '\(module.setName)' makes it \(expected.article)")
        }
    }
}

extension ModuleUnderCheck {
    /// The name of the set, for messages.
    var setName: String { convention?.name ?? "" }

    /// Goes through the types that the set has in this module's files and that are declared somewhere in the module.
    func forEachExpectedType(_ body: (ExpectedType, _ name: String, ModuleFile, _ type: Int) -> Void) {
        for place in expectedTypes { body(place.expected, place.name, place.file, place.type) }
    }
}
