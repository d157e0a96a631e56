extension Rule {
    static let crossModule = Rule(
        .crossModule, "A module references another module's internals",
        rationale: """
            A module's builder, delegate and inputs are its public interface. Code that references another module's \
            presenter or view couples two screens, and neither can change alone. What the set's own template names in \
            that file is allowed, and so is what a builder returns and what delegates and inputs name.
            """,
        severity: .warning, needsSet: true,
        examples: [
            .bad(
                "another module's presenter",
                .replace(
                    file: "Router/ClientListRouter.swift", "    weak var transitionHandler",
                    with: "    weak var next: ^DetailsPresenter?\n    weak var transitionHandler")),
            .good(
                "another module's builder",
                .replace(
                    file: "Router/ClientListRouter.swift", "    weak var transitionHandler",
                    with: "    var next: DetailsModuleBuilder?\n    weak var transitionHandler")),
        ]
    ) { module, violations in
        for file in module.files where file.isSwift {
            var seen: Set<UInt64> = []
            for (place, hash) in file.namedTypes where place.count > 5 {
                guard let owner = module.index.foreignModule(declaring: hash),
                    seen.insert(hash).inserted
                else { continue }
                let name = file.outline.text(of: place)
                guard !module.declares(name), !isShared(owner), !file.isInherited(name),
                    file.expected?.typesOfOthers.contains(name) != true
                else { continue }
                let builder: [OpenQuestion] =
                    module.index.hasBuilder(besides: hash) ? [] : [.isBuilt(name, of: owner)]
                violations.report(
                    file, at: place.lowerBound, "\(file.name): \(name)",
                    "'\(name)' is internal to the module '\(owner)'; use its builder, delegate or inputs instead",
                    asking: [.isInternal(name, to: owner)] + builder)
            }
        }
    }

    /// Whether a module's name says that others build on it.
    private static func isShared(_ module: String) -> Bool {
        ["Base", "Common", "Core", "Shared"].contains { prefix in
            module.hasPrefix(prefix) && module.dropFirst(prefix.count).first?.isLowercase != true
        }
    }
}
