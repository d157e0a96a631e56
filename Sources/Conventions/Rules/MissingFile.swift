import Text

extension Rule {
    static let missingFile = Rule(
        .missingFile, "A file that every variant of the set generates is missing",
        rationale: """
            A module whose parts are where everybody looks for them can be read without searching. A missing file is \
            a layer that was merged into another, or a misspelled name.
            """,
        needsSet: true, findsAbsentFiles: true,
        examples: [
            .bad(
                "the router is gone", .remove(file: "Router/ClientListRouter.swift")),
            .good("a delegate is an option of the set", .remove(file: "ClientListModuleDelegate.swift")),
        ]
    ) { module, violations in
        guard let convention = module.convention else { return }
        lazy var unexpected = module.files.filter { $0.expected == nil }.map(\.name)
        for expected in convention.files where expected.isRequired && module.file(for: expected) == nil {
            let name = expected.name.text(for: module.forms)
            let near = nearest(to: name, in: unexpected).map { "; did you mean '\($0)'?" }
            let advice = module.generatedName.map {
                "; 'vipergen gen \($0) \(convention.name) --only-missing' adds it"
            }
            violations.report(
                path: expected.path(in: module), name,
                "'\(name)' is missing: the set '\(convention.name)' generates it in every module"
                    + (near ?? advice ?? ""))
        }
    }
}
