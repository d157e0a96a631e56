import SwiftOutline
import TemplateSets
import Text

/// Where a set puts what it adds to the application with every module.
struct ItemPlace: Hashable, Sendable {
    enum Kind: Int {
        /// An array, which a property holds.
        case item
        /// A function, which does something for each module.
        case statement
        /// A type, which has a member for each.
        case member
    }

    let kind: Kind
    /// The name of the file, without its ending.
    let file: String
    /// The type whose property, function or member it is; nil where the file tells.
    let type: String?
    /// The property or the function, or the type where it is that.
    let name: String
}

/// What each module of a set has elsewhere in the application, such as its factory in the list of all.
struct ExpectedItem: Sendable {
    let place: ItemPlace
    let item: NamePattern
    /// What of it is called after the module: by this it is found where it is written otherwise.
    let names: [NamePattern]

    /// Those that a set adds with every module, as far as only the module's name decides what they are.
    static func all(of set: TemplateSet) -> [ExpectedItem] {
        guard let blueprint = try? set.blueprint(TemplateSet.defaultBlueprint) else { return [] }
        return blueprint.edits.compactMap { edit in
            guard edit.condition == nil, edit.file.hasSuffix(".swift") else { return nil }
            let text = forPlaceholder(edit.text)
            guard let place = ItemPlace(of: edit), !([text] + place.texts).contains(where: { $0.contains("{{") }) else {
                return nil
            }
            let names = CodeTokens(of: Outline(Array(text.utf8))).texts.map(NamePattern.init).filter(\.hasName)
            guard let first = names.first else { return nil }
            // What a member does may be done elsewhere in the file, too.
            return ExpectedItem(
                place: place, item: NamePattern(text), names: place.kind == .member ? [first] : names)
        }
    }

    /// A template with the placeholder for the module's name, in whatever form.
    private static func forPlaceholder(_ text: String) -> String {
        CaseForm.allCases.reduce(text.replacing("{{name}}", with: PlaceholderName.module)) { text, form in
            text.replacing("{{name.\(form.rawValue)}}", with: form.apply(to: PlaceholderName.module))
        }
    }
}

extension ItemPlace {
    /// The place of an edit; nil of one that says too little.
    fileprivate init?(of edit: TemplateEdit) {
        file = String(edit.file.lastComponent.dropLast(".swift".count))
        type = edit.type
        switch edit.kind {
        case .item(let property): (kind, name) = (.item, property)
        case .statement(let function): (kind, name) = (.statement, function)
        case .member:
            guard let type = edit.type else { return nil }
            (kind, name) = (.member, type)
        }
    }

    fileprivate var texts: [String] { [file, name] + [type].compactMap(\.self) }
}
