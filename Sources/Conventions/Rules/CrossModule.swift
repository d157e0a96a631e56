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
        for file in module.files where file.isSwift {
            var seen: Set<UInt64> = []
            for (place, hash) in file.namedTypes where place.count > 5 {
                guard let stranger = module.index.stranger(hash, to: module), seen.insert(hash).inserted else {
                    continue
                }
                let name = file.outline.text(of: place)
                guard !module.typeNames.contains(name), !stranger.hasPrefix("Base"), !file.isInherited(name) else {
                    continue
                }
                findings.report(
                    file, at: place.lowerBound, "\(file.name): \(name)",
                    "'\(name)' is inside of the module '\(stranger)'; go through its builder, its delegate or its inputs"
                )
            }
        }
    }
}

extension ModuleFile {
    /// Whether some type of the file inherits a name: to be inherited from is what a base module is for.
    fileprivate func isInherited(_ name: String) -> Bool {
        outline.types.contains { type in outline[type.inherits].contains { outline.text(of: $0) == name } }
    }
}
