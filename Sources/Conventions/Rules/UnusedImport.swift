import SwiftOutline

extension Rule {
    static let unusedImport = Rule(
        .unusedImport, "A layer imports a framework it must not, without using it",
        rationale: """
            Mostly it is left over from a file template. It invites the next reader to use what the layer must do \
            without.
            """,
        severity: .warning, isFixable: true,
        examples: [
            .bad(
                "a leftover",
                .replace(file: "Presenter/ClientListPresenter.swift", "import Foundation", with: "import ^UIKit")),
            .good("the router needs it", .none),
        ]
    ) { module, violations in
        var rest = module.layerImports.filter { !$0.isUsed }[...]
        while let file = rest.first?.file {
            let unused = rest.prefix { $0.file.path == file.path }
            rest = rest.dropFirst(unused.count)
            let fixes = fixes(of: unused.map(\.declaration), in: file, of: module)
            for found in unused {
                let fix = fixes[found.declaration.range.lowerBound]
                violations.report(
                    file, at: found.declaration.path.lowerBound, "\(file.name): \(found.framework)",
                    "'\(found.framework)' is not used here, and the \(found.layer.name) layer must not import it; "
                        + remedy(fix), fix: fix)
            }
        }
    }

    /// What to do with an import, by what would fix it.
    private static func remedy(_ fix: Fix?) -> String {
        guard case .replace(_, let imports, _)? = fix else { return "remove it" }
        return "replace it with '" + imports.replacing("\n", with: "' and '") + "'"
    }

    /// An import goes with its line, by its start; one that stands in a branch stays. What the text may need that came
    /// with it, and that nothing brings which stays, takes the place of the first that goes.
    private static func fixes(of unused: [Import], in file: ModuleFile, of module: CheckedModule) -> [Int: Fix] {
        let outline = file.outline
        let unconditional = outline.unconditionalImports
        var fixes: [Int: Fix] = [:]
        for declaration in unused where unconditional.contains(declaration.range.lowerBound) {
            fixes[declaration.range.lowerBound] = .remove(declaration.range)
        }
        guard let first = unused.first(where: { fixes[$0.range.lowerBound] != nil }) else { return fixes }
        let kept = Set(
            outline.imports.filter { fixes[$0.range.lowerBound] == nil }.map { outline.text(of: $0.module) })
        let own = Set(module.typeNames)
        var needed =
            kept.contains("SwiftUI")
            ? []
            : brought.filter { framework in
                !kept.contains(framework)
                    && FrameworkNames.isUsed(framework, in: outline) {
                        own.contains($0) || module.index.hasFile(named: $0)
                    }
            }
        if kept.isDisjoint(with: bringersOfFoundation),
            FrameworkNames.needsFoundation(
                outline,
                isOwn: { name in
                    own.contains(name) || module.index.hasFile(named: name)
                        || needed.contains { FrameworkNames.isName(name, of: $0) }
                })
        {
            needed.append("Foundation")
        }
        if !needed.isEmpty {
            let imports = needed.sorted().map { "import \($0)" }.joined(separator: "\n")
            fixes[first.range.lowerBound] = .replace(first.range, with: imports)
        }
        return fixes
    }

    /// The frameworks that come with what a layer must not import, as far as their names tell them.
    private static let brought = [
        "Combine", "CoreGraphics", "CoreImage", "CoreText", "CoreVideo", "ImageIO", "Observation",
        "UniformTypeIdentifiers", "UserNotifications",
    ]

    private static let bringersOfFoundation: Set = ["Foundation", "UIKit", "SwiftUI", "AppKit", "WatchKit"]
}
