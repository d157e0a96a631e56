extension ProjectEditor {
    /// Changes the name in the comments behind an object's identifier, wherever the project names it.
    /// - Parameter inGroup: Whether the object stays in its group, whose line names it as well.
    mutating func renameMentions(of object: Int, from old: String, to new: String, inGroup: Bool) {
        renameComment(after: Int(objects.keys[object]), from: old, to: new)
        if inGroup, let parent = file.tree.parent(of: object), let children = objects.value("children", of: parent) {
            for element in list.elements(of: children) where objects.object(named: element) == object {
                renameComment(after: element, from: old, to: new)
            }
        }
        for entry in entries[object] {
            renameComment(after: Int(objects.keys[entry.buildFile]), from: old, to: new)
            renameComment(after: entry.element, from: old, to: new)
            if let file = objects.value("fileRef", of: entry.buildFile) {
                renameComment(after: file, from: old, to: new)
            }
        }
    }

    /// Changes a comment that is the name, or the name with what the file is in: `List.swift in Sources`.
    private mutating func renameComment(after node: Int, from old: String, to new: String) {
        guard let comment = list.text.comment(after: list.extent(of: node).upperBound), !new.asProjectComment.isEmpty
        else {
            return
        }
        let text = list.text[comment]
        guard text.begins(with: old.utf8) else { return }
        let rest = text.dropFirst(old.utf8.count)
        guard rest.isEmpty || rest.begins(with: " in ".utf8) else { return }
        changes.replace(comment.lowerBound..<rest.startIndex, with: Array(new.utf8))
    }
}
