import Mustache
import Platform
import TemplateSets
import Text

extension Scaffold {
    /// What the blueprint changes in files that the project has, for some modules, in the order of the names.
    public func edits(_ names: [ModuleName]) throws(ScaffoldError) -> [FileEdit] {
        guard !blueprint.edits.isEmpty else { return [] }
        var edits: [FileEdit] = []
        for name in names {
            let variables = Value.object(scope(of: name))
            for edit in blueprint.edits {
                if let change = try change(edit, variables) { edits.append(change) }
            }
        }
        return edits
    }

    /// What one of the blueprint's edits changes; nil where its condition does not hold.
    func change(_ edit: TemplateEdit, _ variables: Value) throws(ScaffoldError) -> FileEdit? {
        guard edit.condition?.holds(isTrue: values.isTrue, text: values.text) ?? true else { return nil }
        let path = try text(edit.file, variables)
        var parts = Path.components(path)
        if parts.count > 1, let directory = facts.directories[parts[0]] {
            parts.replaceSubrange(0..<1, with: Path.components(directory))
        }
        guard let target = Target(root: [], parts: parts).path else {
            throw .set(.badPath(template: set.folder.displayPath("template.json"), rendered: path))
        }
        let type = try edit.type.map { type throws(ScaffoldError) in try text(type, variables) }
        return FileEdit(
            path: target,
            edit: SwiftEdit(
                try kind(edit.kind, variables), type: type, text: try text(edit.text, variables),
                wrapsLines: set.wrapsLines),
            writer: writer(of: edit.file))
    }

    /// The blueprint that writes a file, as it is asked for; nil where none does.
    private func writer(of file: String) -> String? {
        let parts = Path.components(file)
        return set.blueprints.first { $0.files.contains { $0.target == parts } }.map { "\(set.name)/\($0.name)" }
    }

    private func kind(_ kind: TemplateEdit.Kind, _ variables: Value) throws(ScaffoldError) -> SwiftEdit.Kind {
        switch kind {
        case .item(let property): .item(property: try text(property, variables))
        case .member: .member
        case .statement(let function): .statement(function: try text(function, variables))
        }
    }

    /// A text of the manifest, rendered.
    func text(_ template: String, _ variables: Value) throws(ScaffoldError) -> String {
        do throws(TemplateError) {
            let parsed = try Template(template, name: set.folder.displayPath("template.json"))
            return String(decoding: try parsed.render(variables, options: .plain), as: UTF8.self)
        } catch {
            let place = ManifestPlaces(of: set)?.values(among: [template]).first
            throw .set(.template(place.map(error.placed) ?? error))
        }
    }
}

/// A change in a Swift file of the project.
public struct FileEdit: Sendable, Equatable {
    /// Where the file should be, below the project.
    public var path: String
    /// The change.
    public var edit: SwiftEdit
    /// What writes the file, such as `vipera/app`; nil where nothing does.
    public var writer: String?
}
