import TemplateSets
import Text

/// What each module of a set has in an array elsewhere in the application, such as its factory in the list of all.
struct ExpectedItem: Sendable {
    /// The name of the file with the array, without its ending.
    let file: String
    /// The property that holds the array.
    let property: String
    let item: NamePattern

    /// Those that a set adds with every module, as far as only the module's name decides what they are.
    static func all(of set: TemplateSet) -> [ExpectedItem] {
        guard let blueprint = try? set.blueprint(TemplateSet.defaultBlueprint) else { return [] }
        return blueprint.edits.compactMap { edit in
            guard case .item(let property) = edit.kind, edit.condition == nil, edit.file.hasSuffix(".swift") else {
                return nil
            }
            let item = edit.text.replacing("{{name}}", with: PlaceholderName.module)
            guard ![edit.file, property, item].contains(where: { $0.contains("{{") }) else { return nil }
            let pattern = NamePattern(item)
            return pattern.hasName
                ? ExpectedItem(
                    file: String(edit.file.lastComponent.dropLast(".swift".count)), property: property, item: pattern)
                : nil
        }
    }
}
