extension Rule {
    static let typeKind = Rule(
        .typeKind, "A type is of a different kind than in the set, such as a class for a struct",
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
                    with: "class ^ClientListModuleBuilder")),
            .good(
                "a final class",
                .replace(
                    file: "Router/ClientListRouter.swift", "class ClientListRouter",
                    with: "final class ClientListRouter")),
        ]
    ) { module, violations in
        module.forEachExpectedType { expected, name, file, index in
            let type = file.outline.types[index]
            guard !expected.kinds.contains(type.kind) else { return }
            violations.report(
                file, at: type.name.lowerBound, name,
                "'\(name)' is \(type.kind == .enum || type.kind == .actor ? "an" : "a") \(type.kind.rawValue), "
                    + "but in the set '\(module.setName)' it is \(expected.kindsInWords)")
        }
    }
}
