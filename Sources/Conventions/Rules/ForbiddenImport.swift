extension Rule {
    static let forbiddenImport = Rule(
        .forbiddenImport, "A layer imports what it may not and uses it",
        rationale: """
            A presenter or an interactor that draws cannot be tested without a screen, nor moved to another one. The \
            framework belongs to the view and the router.
            """,
        examples: [
            .bad(
                "an interactor that knows the device",
                .replace(
                    file: "Interactor/ClientListInteractor.swift", "import Foundation\n",
                    with: "import ^UIKit\n\nlet clientListModel = UIDevice.current.model\n")),
            .good(
                "the view may",
                .replace(
                    file: "View/ClientListViewController.swift", "import UIKit\n",
                    with: "import UIKit\n\nlet clientListModel = UIDevice.current.model\n")),
        ]
    ) { module, violations in
        for found in module.layerImports where found.isUsed {
            violations.report(
                found.file, at: found.declaration.path.lowerBound, "\(found.file.name): \(found.framework)",
                "the layer \(found.layer.name) may not use '\(found.framework)'; leave that to the view or the router")
        }
    }
}
