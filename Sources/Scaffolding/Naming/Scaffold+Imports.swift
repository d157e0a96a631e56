import FileChanges
import Mustache
import SwiftOutline
import TemplateSets
import Text

extension Scaffold {
    /// Throws where a type of UIKit or SwiftUI was given, and a file that has it does not import what it needs: of a
    /// presenter, a set wants it so. Tests are left aside; they import what the app does.
    func checkImports(_ module: RenderedModule) throws(ScaffoldError) {
        for parameter in set.parameters where parameter.kind.namesProperties && blueprint.takes(parameter) {
            guard case .list(let items)? = values.variables[parameter.name] else { continue }
            for item in items {
                for type in item.types {
                    guard let framework = Framework(declaring: type),
                        let file = module.files.first(where: { framework.isMissing(in: $0, for: type) })
                    else { continue }
                    // A type of the app's own may be called as SwiftUI's, where nobody would mean that one.
                    if framework == .swiftUI, !module.files.contains(where: framework.isImported) { continue }
                    throw .parameter(
                        ParameterError(
                            parameter,
                            .needsImport(
                                item.declaration, framework: framework.rawValue, file: String(file.path.lastComponent)))
                    )
                }
            }
        }
    }
}

extension Value {
    /// A property or method as somebody would type it.
    fileprivate var declaration: String {
        guard case .object(let fields) = self, let name = itemName else { return "" }
        if case .string(let parameters)? = fields[MethodField.parameters.rawValue] { return "\(name)(\(parameters))" }
        guard case .string(let type)? = fields[PropertyField.type.rawValue] else { return name }
        return "\(name):\(type)"
    }

    /// The names that the types of a property, or of a method's parameters, mention.
    fileprivate var types: [String] {
        guard case .object(let fields) = self else { return [] }
        if case .list(let parameters)? = fields[MethodField.parameter.rawValue] { return parameters.flatMap(\.types) }
        guard case .string(let text)? = fields[PropertyField.type.rawValue] else { return [] }
        return (try? SwiftType(parsing: text))?.names ?? []
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
