import JSON5
import Text

extension ManifestReader {
    private static let listKeys = ["file", "type", "property", "append", "when"]
    private static let bodyKeys = ["file", "type", "function", "insert", "when"]

    /// The changes that a blueprint makes in files which are there.
    func readEdits(_ blueprint: ObjectReader, parameters: [Parameter]) throws(TemplateSetError) -> [TemplateEdit] {
        guard let node = blueprint["edits"] else { return [] }
        guard case .array(let items) = node.content else {
            throw .shape(
                path: path, ShapeError(kind: .wrongType(key: "edits", expected: .objects), location: node.location))
        }
        var edits: [TemplateEdit] = []
        for item in items {
            let object: ObjectReader
            do throws(ShapeError) {
                object = try ObjectReader(item, named: "edits", known: Self.listKeys + ["function", "insert"])
                edits.append(try edit(item, isItem: object["append"] != nil))
            } catch { throw .shape(path: path, error) }
            edits[edits.count - 1].condition = try readCondition(object, parameters: parameters)
        }
        return edits
    }

    private func edit(_ node: Node, isItem: Bool) throws(ShapeError) -> TemplateEdit {
        let object = try ObjectReader(node, named: "edits", known: isItem ? Self.listKeys : Self.bodyKeys)
        let file = try object.requiredString("file")
        guard !isItem else {
            return TemplateEdit(
                file: file, kind: .item(property: try object.requiredString("property")),
                type: try object.string("type"), text: try object.requiredString("append"))
        }
        let function = try object.string("function")
        return TemplateEdit(
            file: file, kind: function.map { .statement(function: $0) } ?? .member,
            type: try object.requiredString("type"), text: try object.requiredString("insert"))
    }
}
