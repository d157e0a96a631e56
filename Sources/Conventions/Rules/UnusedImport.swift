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
        let unused = module.layerImports.filter { !$0.isUsed }
        for found in unused {
            let going = unused.filter { other in
                other.file.path == found.file.path && !other.file.outline.isConditional(other.declaration)
            }.map(\.declaration.range)
            violations.report(
                found.file, at: found.declaration.path.lowerBound, "\(found.file.name): \(found.framework)",
                "'\(found.framework)' is not used here, and the layer \(found.layer.name) must not import it; "
                    + "remove it",
                fix: fix(found, going: going, in: module))
        }
    }

    /// The import goes with its line. Where nothing that stays brings Foundation and the text may need it, it takes the
    /// place of the first that goes.
    private static func fix(_ found: LayerImport, going: [Range<Int>], in module: CheckedModule) -> Fix? {
        let outline = found.file.outline
        let range = found.declaration.range
        guard going.contains(range) else { return nil }
        let others = outline.imports.filter { !going.contains($0.range) }.map { outline.text(of: $0.path) }
        let hasFoundation = others.contains { $0 == "Foundation" || $0.hasPrefix("UI") || $0 == "SwiftUI" }
        let own = Set(module.typeNames)
        let needsFoundation =
            !hasFoundation && range == going.first
            && FrameworkNames.needsFoundation(outline) { own.contains($0) || module.index.hasFile(named: $0) }
        if needsFoundation { return .replace(range, with: "import Foundation") }
        return .remove(range)
    }
}
