import Text

extension Rule {
    static let missingFile = Rule(
        .missingFile, "A file that every variant of the set writes is not there",
        rationale: """
            A module whose parts are all where everybody looks for them can be read without searching. A file that is \
            missing is a layer that was merged into another one, or a name that was misspelt.
            """,
        needsSet: true, findsAbsentFiles: true,
        examples: [
            .bad(
                "the router is gone", .remove(file: "Router/ClientListRouter.swift")),
            .good("a delegate is an option of the set", .remove(file: "ClientListModuleDelegate.swift")),
        ]
    ) { module, violations in
        guard let convention = module.convention else { return }
        for expected in convention.files where expected.isRequired && module.file(for: expected) == nil {
            let name = expected.name.text(for: module.forms)
            let unexpected = module.files.filter { $0.expected == nil }.map(\.name)
            let near = nearest(to: name, in: unexpected).map { "; is '\($0)' meant?" }
            violations.report(
                path: expected.path(in: module), name,
                "'\(name)' is missing: the set '\(convention.name)' writes it in every module"
                    + (near ?? "; 'vipergen gen \(module.name) \(convention.name) --on-conflict skip' adds it"))
        }
    }
}
