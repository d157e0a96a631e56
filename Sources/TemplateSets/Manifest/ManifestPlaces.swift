import JSON5
import Text

extension ManifestReader {
    /// Where the text under a key stands that names a parameter or a blueprint; the key's value is one text or a list.
    func place(of name: String, under key: Key, in object: ObjectReader) -> Location {
        object[key]?.place(ofText: name) ?? object.location
    }
}

extension Node {
    /// Where a text stands that is this value or an item of it; a parameter's name may be written with dashes.
    func place(ofText name: String) -> Location? {
        switch content {
        case .string(let text): text == name || Parameter.variableName(of: text) == name ? location : nil
        case .array(let items): items.lazy.compactMap { $0.place(ofText: name) }.first
        default: nil
        }
    }

    /// Where a parameter, which this is, names the blueprint that writes what its values name.
    func place(ofReferenceTo blueprint: String) -> Location? {
        [ParameterKeys.refersTo, ParameterKeys.expects].lazy
            .compactMap { self[$0.name]?.place(ofText: blueprint) }.first
    }

    /// Where a key of this object stands that is a parameter's name.
    func place(ofKey name: String) -> Location? {
        guard case .object(let members) = content else { return nil }
        return members.first { Parameter.variableName(of: $0.key) == name }?.location
    }
}

/// Where things stand in a set's `template.json`, for those who tell what is wrong with them: the set does not keep it.
public struct ManifestPlaces: Sendable {
    private let source: [UInt8]
    private let path: String
    private let root: Node
    private let parameters: [ManifestReader.Entry]

    /// Reads the file once more; nil where it no longer is what the set was made of.
    public init?(of set: TemplateSet) {
        path = set.folder.displayPath(TemplateSet.manifestName)
        guard let source = try? set.folder.read(TemplateSet.manifestName), let root = try? Node(json5: source),
            let parameters = try? ObjectReader(root, ManifestKeys.all).named(ManifestKeys.parameters)
        else { return nil }
        (self.source, self.root, self.parameters) = (source, root, parameters)
    }

    /// Where the name of a parameter stands.
    public func parameter(_ name: String) -> Location? { entry(name)?.location }

    /// Where the default of a parameter stands.
    public func defaultValue(of parameter: String) -> Location? {
        entry(parameter)?.node[ParameterKeys.defaultValue.name]?.location
    }

    /// Where a parameter names the blueprint that writes what its values name.
    public func reference(to blueprint: String, of parameter: String) -> Location? {
        entry(parameter)?.node.place(ofReferenceTo: blueprint)
    }

    /// The values in blueprints and in rules for files that are one of some texts, in the order of the file.
    public func values(among texts: Set<String>) -> [QuotedText] {
        [ManifestKeys.blueprints, ManifestKeys.files].compactMap { root[$0.name] }
            .flatMap { values(in: $0, among: texts) }
    }

    private func values(in node: Node, among texts: Set<String>) -> [QuotedText] {
        switch node.content {
        case .string(let text):
            texts.contains(text) ? [QuotedText(node, in: source, of: path)].compactMap(\.self) : []
        case .array(let items): items.flatMap { values(in: $0, among: texts) }
        case .object(let members): members.flatMap { values(in: $0.value, among: texts) }
        default: []
        }
    }

    private func entry(_ name: String) -> ManifestReader.Entry? {
        parameters.first { Parameter.variableName(of: $0.name) == name }
    }
}
