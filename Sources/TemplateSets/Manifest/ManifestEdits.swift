import JSON5
import Text

extension ManifestReader {
    /// The changes that a blueprint makes in files which are there.
    func readEdits(_ blueprint: ObjectReader, parameters: [Parameter]) throws(TemplateSetError) -> [TemplateEdit] {
        let items: [Node]
        do throws(ShapeError) { items = try blueprint.objects(BlueprintKeys.edits) } catch {
            throw .shape(path: path, error)
        }
        var edits: [TemplateEdit] = []
        for item in items {
            let object: ObjectReader
            do throws(ShapeError) {
                object = try ObjectReader(item, named: BlueprintKeys.edits.name, EditKeys.all)
                edits.append(try edit(item, isItem: object[EditKeys.append] != nil))
            } catch { throw .shape(path: path, error) }
            edits[edits.count - 1].condition = try readCondition(EditKeys.when, in: object, parameters: parameters)
        }
        return edits
    }

    private func edit(_ node: Node, isItem: Bool) throws(ShapeError) -> TemplateEdit {
        let object = try ObjectReader(node, named: BlueprintKeys.edits.name, isItem ? EditKeys.item : EditKeys.body)
        let file = try object.requiredString(EditKeys.file)
        guard !isItem else {
            return TemplateEdit(
                file: file, kind: .item(property: try object.requiredString(EditKeys.property)),
                type: try object.string(EditKeys.type), text: try object.requiredString(EditKeys.append))
        }
        let function = try object.string(EditKeys.function)
        return TemplateEdit(
            file: file, kind: function.map { .statement(function: $0) } ?? .member,
            type: try object.requiredString(EditKeys.changedType), text: try object.requiredString(EditKeys.insert))
    }
}
