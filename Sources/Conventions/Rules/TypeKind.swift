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
        module.forEachExpectedType { report($0, $1, $2, $3, atMost: .error) }
        module.forEachListedType { report($0, $1, $2, $3, atMost: .warning) }
        for nested in module.nestedTypes() where !nested.expected.kinds.contains(nested.declaration.kind) {
            // What a type keeps to itself breaks nobody else's code.
            violations.report(
                nested.file, at: nested.declaration.name.lowerBound, nested.name,
                "'\(nested.name)' is \(nested.declaration.kind.withArticle), but in the set '\(module.setName)' it is "
                    + nested.expected.kindsInWords, atMost: .warning)
        }
        func report(
            _ expected: ExpectedType, _ name: String, _ file: ModuleFile, _ index: Int, atMost severity: Severity
        ) {
            let type = file.outline.types[index]
            guard !expected.kinds.contains(type.kind) else { return }
            violations.report(
                file, at: type.name.lowerBound, name,
                "'\(name)' is \(type.kind.withArticle), but in the set '\(module.setName)' it is "
                    + expected.kindsInWords, atMost: severity)
        }
    }
}
