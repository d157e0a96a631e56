import FileChanges
import Mustache
import SwiftOutline
import TemplateSets
import Text

extension Scaffold {
    /// Throws where a type of UIKit was given, and a file that has it imports neither UIKit nor SwiftUI, which brings it: of
    /// a presenter, a set wants it so. Tests are left aside; they import what the app does.
    func checkImports(_ module: RenderedModule) throws(ScaffoldError) {
        for parameter in set.parameters where parameter.kind.namesProperties && blueprint.takes(parameter) {
            guard case .list(let items)? = values.variables[parameter.name] else { continue }
            for item in items {
                // A type of the app's own may begin so, too.
                for type in item.types where type.utf8.begins(with: "UI".utf8) && KnownTypes.names.contains(type) {
                    guard let file = module.files.first(where: { $0.lacksUIKit(for: type) }) else { continue }
                    throw .parameter(
                        ParameterError(
                            parameter,
                            .needsImport(
                                item.declaration, framework: "UIKit", file: String(file.path.lastComponent))))
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
        guard case .string(let text)? = fields[PropertyField.type.rawValue], text.contains("UI") else { return [] }
        return (try? SwiftType(parsing: text))?.names ?? []
    }
}

extension FileChange {
    /// Whether a Swift file of the app names a type of UIKit, and nothing that brings it.
    fileprivate func lacksUIKit(for type: String) -> Bool {
        guard path.hasSuffix(".swift"), !SkeletonFile.isTest(Path.components(path)) else { return false }
        let outline = Outline(contents)
        return outline.uses.contains { outline.source[$0.name].elementsEqual(type.utf8) }
            && !outline.imports.contains { ["UIKit", "SwiftUI"].contains(outline.text(of: $0.module)) }
    }
}
