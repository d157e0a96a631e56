extension Rule {
    static let forbiddenImport = Rule(
        .forbiddenImport, "A layer imports and uses a framework it must not",
        rationale: """
            A presenter or interactor that uses UIKit cannot be tested without a screen, nor reused on another one. \
            The framework belongs to the view and the router.
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
        var reported: Set<String> = []
        for found in module.layerImports where found.isUsed {
            // Once a framework, however often the file imports a part of it.
            guard reported.insert("\(found.file.path): \(found.framework)").inserted else { continue }
            violations.report(
                found.file, at: found.declaration.path.lowerBound, "\(found.file.name): \(found.framework)",
                "the layer \(found.layer.name) must not use '\(found.framework)'; move this to the view or the router")
        }
    }
}
