extension Rule {
    static let forbiddenImport = Rule(
        .forbiddenImport, "A layer imports and uses a framework it must not",
        rationale: """
            A presenter or interactor that uses UIKit cannot be tested without a screen, nor reused on another one. \
            The framework belongs to the view and the router, also where a library brings its screens without an \
            import. What only carries an image, a color or an index path, or uses what SwiftUI adds to lists, is a \
            warning, unless the module's set forbids the import or the configuration says 'error'. A set may forbid \
            other frameworks, too, as 'viper' does CoreData.
            """,
        examples: [
            .bad(
                "an interactor that knows the device",
                .replace(
                    file: "Interactor/ClientListInteractor.swift", "import Foundation\n",
                    with: "import ^UIKit\n\nlet clientListModel = UIDevice.current.model\n")),
            .bad(
                "an interactor that fetches by itself",
                .replace(
                    file: "Interactor/ClientListInteractor.swift", "import Foundation\n",
                    with: "import ^CoreData\n\nlet clientListLimit = NSFetchRequestResultType.count\n")),
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
                "the \(found.layer.name) layer must not use '\(found.framework)'" + found.remedy,
                atMost: found.use?.isCarried == true && !isOfSet(found, in: module) ? .warning : .error)
        }
        for found in BroughtScreen.all(in: module) {
            let used = found.file.outline.text(of: found.name)
            violations.report(
                found.file, at: found.name.lowerBound, "\(found.file.name): UIKit",
                "the \(found.layer.name) layer must not use 'UIKit', but uses '\(used)', which is visible here without an import; "
                    + LayerImport.service(for: used) + "move this to the view or the router")
        }
    }

    /// Whether a set forbids an import. One that was learnt from modules, and says no more of a layer than VIPER does,
    /// has no opinion of its own.
    private static func isOfSet(_ found: LayerImport, in module: CheckedModule) -> Bool {
        guard module.convention != nil else { return false }
        return !module.namesHelpersFreely || found.layer.role?.forbiddenImports != found.layer.mayNotImport
    }
}

extension LayerImport {
    /// By what the framework is used, and where that belongs.
    fileprivate var remedy: String {
        func line(of name: Range<Int>) -> String { "line \(file.location(of: name.lowerBound).line)" }
        switch use {
        case .name(let name):
            let used = file.outline.text(of: name)
            return ", but uses '\(used)' in \(line(of: name)); "
                + (adviceForView(named: name) ?? Self.service(for: used) + advice)
        case .value(let name):
            return ", but uses '\(file.outline.text(of: name))' in \(line(of: name)); "
                + "pass on data, a name or a URL, and let the view create it"
        case .view(let name):
            return ", but passes on '\(file.outline.text(of: name))' in \(line(of: name)); "
                + "tell by a value what to show, and let the view or the router make it"
        case .indexPath(let name):
            guard file.outline.source[name.upperBound...].first == UInt8(ascii: ":") else {
                return ", but reads '\(file.outline.text(of: name))' of an index path in \(line(of: name)); "
                    + "let the view pass on the number"
            }
            return ", but makes an index path in \(line(of: name)); pass on the number, and let the view make it"
        case .offsets(let name):
            return ", but uses '\(file.outline.text(of: name)):' in \(line(of: name)); "
                + "insert and remove the elements one by one, which takes the standard library alone"
        case .unknown, .possible, nil: return "; " + advice
        }
    }

    /// What to do where a layer knows its view by a name in a property's type: there is nothing to move.
    private func adviceForView(named name: Range<Int>) -> String? {
        let outline = file.outline
        guard ["UIViewController", "UIView"].contains(outline.text(of: name)),
            let property = outline.members.first(where: {
                $0.owner != nil && $0.isStored && $0.type?.contains(name.lowerBound) == true
            }), let type = outline.typeName(of: property), case let view = outline.text(of: name),
            // A function or a list is no view.
            type == view || TypeText.composed(type).contains(view[...])
        else { return nil }
        return "let '\(outline.text(of: property.name))' have the type of a protocol that the view conforms to"
    }

    /// What UIKit tells of the device and the application, or makes of images, which no view has to know.
    fileprivate static func service(for name: String) -> String {
        devices.contains(name) || encoders.contains(name) ? "hide this behind a service, or " : ""
    }

    private static let devices = ["UIApplication", "UIDevice", "UIPasteboard", "UIScreen"]
    private static let encoders = [
        "UIImageJPEGRepresentation", "UIImagePNGRepresentation", "UIGraphicsImageRenderer", "jpegData", "pngData",
    ]

    /// What draws has its place in every set; of another framework the set alone knows whose it is.
    private var advice: String {
        Role.presenter.forbiddenImports.contains(framework)
            ? "move this to the view or the router" : "move this to a layer that may"
    }
}
