import FileChanges
import SwiftOutline
import TemplateSets
import Text

extension Scaffold {
    /// Throws where a type of UIKit or SwiftUI was given, and a file that has it does not import what it needs: of a
    /// presenter, a set wants it so. Tests are left aside; they import what the app does.
    func checkImports(_ module: RenderedModule) throws(ScaffoldError) {
        for named in namedTypes {
            guard let framework = Framework(declaring: named.type),
                let file = module.files.first(where: { framework.isMissing(in: $0, for: named.type) })
            else { continue }
            // A type of the app's own may be called as SwiftUI's, where nobody would mean that one.
            if framework == .swiftUI, !module.files.contains(where: framework.isImported) { continue }
            let fileName = String(file.path.lastComponent)
            throw .parameter(
                ParameterError(
                    named.parameter, .needsImport(named.declaration, framework: framework.rawValue, file: fileName)))
        }
    }
}

/// A framework that a view imports, and whose types are no matter of the layers behind it.
private enum Framework: String {
    case uiKit = "UIKit"
    case swiftUI = "SwiftUI"

    /// The one that a type is of; nil for a type of another one, or of the app's own.
    init?(declaring type: String) {
        if KnownTypes.swiftUI.contains(type) {
            self = .swiftUI
        } else if type.utf8.begins(with: "UI".utf8), KnownTypes.names.contains(type) {
            self = .uiKit
        } else {
            return nil
        }
    }

    /// Whether a Swift file of the app names a type of this framework, and nothing that brings it.
    func isMissing(in file: FileChange, for type: String) -> Bool {
        guard file.path.hasSuffix(".swift"), !SkeletonFile.isTest(Path.components(file.path)) else { return false }
        let outline = Outline(file.contents)
        return outline.uses.contains { outline.source[$0.name].elementsEqual(type.utf8) } && !isImported(by: outline)
    }

    /// Whether a Swift file imports it.
    func isImported(in file: FileChange) -> Bool {
        file.path.hasSuffix(".swift") && isImported(by: Outline(file.contents))
    }

    private func isImported(by outline: Outline) -> Bool {
        outline.imports.contains { name in
            let name = outline.text(of: name.module)
            // SwiftUI brings UIKit.
            return name == rawValue || name == Self.swiftUI.rawValue
        }
    }
}
