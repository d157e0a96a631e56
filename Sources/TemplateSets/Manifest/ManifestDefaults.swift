import JSON5
import Mustache
import Text

extension ManifestReader {
    /// Throws for a default that its own parameter would not take, and for one whose text could not be rendered: it
    /// would be written as it stands.
    ///
    /// - Parameter node: The value of the key; nil where the default is the kind's own.
    func checkDefault(_ parameter: Parameter, _ node: Node?, at location: Location) throws(TemplateSetError) {
        guard let value = parameter.defaultValue else { return }
        if let values = parameter.kind.values {
            guard values.contains(value) else {
                throw .badDefault(path: path, node?.location ?? location, value)
            }
            return
        }
        guard value.contains("{{") else { return }
        do throws(TemplateError) {
            try Self.checkVariables(of: Template(value, name: path), known: StandardVariable.ofProject.map(\.rawValue))
        } catch {
            guard let node, let source = try? folder.read(TemplateSet.manifestName),
                let text = QuotedText(node, in: source, of: path)
            else { throw .template(error) }
            throw .template(error.placed(in: text))
        }
    }

    private static func checkVariables(of template: Template, known: [String]) throws(TemplateError) {
        for reference in template.references {
            let location = TemplateError.Location(
                template: template.name, line: reference.line, column: reference.column, text: "")
            switch reference.kind {
            case .block: continue
            case .partial, .parent, .dynamicPartial, .dynamicParent:
                throw TemplateError(kind: .unknownPartial(name: reference.name), location: location)
            case .variable, .unescaped, .section, .inverted:
                let root = String(reference.name.prefix { $0 != "." })
                guard !root.isEmpty, !known.contains(root) else { continue }
                throw TemplateError(kind: .unknownVariable(name: root, known: known.sorted()), location: location)
            }
        }
    }
}
