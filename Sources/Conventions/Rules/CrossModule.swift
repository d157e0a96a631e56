extension Rule {
    static let crossModule = Rule(
        "cross-module", "A module names another module's inside",
        rationale: """
            Another module's builder, delegate and inputs are its face. Who names its presenter or its view binds two \
            screens together, and neither can change alone.
            """,
        severity: .warning,
        examples: [
            .bad(
                "another module's presenter",
                .replace(
                    file: "Router/ClientListRouter.swift", "    weak var transitionHandler",
                    with: "    weak var next: DetailsPresenter?\n    weak var transitionHandler"),
                "Router/ClientListRouter.swift:6:20"),
            .good(
                "another module's builder",
                .replace(
                    file: "Router/ClientListRouter.swift", "    weak var transitionHandler",
                    with: "    var next: DetailsModuleBuilder?\n    weak var transitionHandler")),
        ]
    ) { module, findings in
        let own = Set(module.typeNames)
        for file in module.files where file.isSwift {
            // To be inherited from is what a base module is for.
            var reported = Set(
                file.outline.types.flatMap { type in file.outline[type.inherits].map(file.outline.text) })
            for use in file.outline.uses where use.name.count > 5 && use.isTypeName(in: file.outline) {
                guard let stranger = module.index.stranger(file.outline.source[use.name], to: module) else { continue }
                let name = file.outline.text(of: use.name)
                guard !own.contains(name), !stranger.hasPrefix("Base"), reported.insert(name).inserted else { continue }
                findings.report(
                    file, at: use.name.lowerBound, "\(file.name): \(name)",
                    "'\(name)' is inside of the module '\(stranger)'; go through its builder, its delegate or its inputs"
                )
            }
        }
    }
}
