import Text

extension ProjectEditor {
    /// Gives a file its new name, and another group where its own does not come to stand for the folder.
    mutating func relocate(_ object: Int, _ relocation: Relocation) throws(EditError) {
        let oldName = String(relocation.source.lastComponent)
        let newName = String(relocation.destination.lastComponent)
        if objects.kinds[object] != .variantGroup { report.movedReferences += 1 }
        guard let parent = file.tree.parent(of: object) else { return }
        if staysInGroup(object, parent, relocation) {
            if newName != oldName { rename(object, from: oldName, to: newName) }
        } else {
            let group = try group(for: relocation.folder, path: relocation.destination)
            guard let base = location(of: group), let way = folders.relativePath(of: relocation.folder, from: base)
            else {
                throw .unreachable(relocation.destination)
            }
            takeOut(object, isMadeHere: false)
            put(GroupPlan.Child(name: newName, isGroup: false, mention: mention(object, newName)), into: group)
            setPlace(of: object, folder: way, name: newName)
            if newName != oldName { renameMentions(of: object, from: oldName, to: newName, inGroup: false) }
        }
        let (old, new) = (FileKind(oldName), FileKind(newName))
        if old.type != new.type, let type = objects.value("lastKnownFileType", of: object) {
            changes.replace(list.extent(of: type), with: new.type.asProjectString)
        }
    }

    /// Whether another name is all that a file needs: its group stands, or comes to stand, for the folder.
    private func staysInGroup(_ object: Int, _ parent: Int, _ relocation: Relocation) -> Bool {
        // A file in one language stays with those in others.
        if objects.kinds[parent] == .variantGroup { return true }
        if file.isRightInGroup(object) { return location(of: .known(parent)) == relocation.folder }
        return groups.movedGroups[parent] == nil && file.tree.location(of: object) == relocation.folder
    }

    /// Gives a file or a group another name in the same group.
    mutating func rename(_ object: Int, from old: String, to new: String) {
        if let path = objects.value("path", of: object), let text = list.string(at: path) {
            changes.replace(list.extent(of: path), with: Path.join(Path.split(text).folder, new).asProjectString)
        }
        if let name = objects.value("name", of: object), list.string(at: name) == old {
            changes.replace(list.extent(of: name), with: new.asProjectString)
        }
        renameMentions(of: object, from: old, to: new, inGroup: true)
    }

    /// Gives a file or a group another place: a path from its new group.
    /// - Parameter way: The folder's path from that of the group; empty where it is the same.
    mutating func setPlace(of object: Int, folder way: String, name: String) {
        let writer = EntryWriter(list: list, layout: layout)
        let isVariant = objects.kinds[object] == .variantGroup
        let path = isVariant ? way : Path.join(way, name)
        if let value = objects.value("path", of: object) {
            changes.replace(list.extent(of: value), with: path.asProjectString)
        } else if !path.isEmpty {
            writer.insert(EntryText(key: "path", path, layout), named: "path", into: objects.node(of: object), &changes)
        }
        if let tree = objects.value("sourceTree", of: object), !list.isString(tree, "<group>") {
            changes.replace(list.extent(of: tree), with: Array("\"<group>\"".utf8))
        }
        let known = objects.value("name", of: object)
        if let known, isVariant || path != name {
            changes.replace(list.extent(of: known), with: name.asProjectString)
        } else if let known {
            changes.remove(writer.lines(of: known - 1))
        } else if path != name {
            writer.insert(EntryText(key: "name", name, layout), named: "name", into: objects.node(of: object), &changes)
        }
    }
}

extension ProjectFile {
    /// Whether a file or a group lies in the folder of the group around it, and says no more than its name.
    func isRightInGroup(_ object: Int) -> Bool {
        let isOfGroup = objects.value("sourceTree", of: object).map { list.isString($0, "<group>") } ?? true
        guard isOfGroup else { return false }
        guard let path = objects.string("path", of: object) else { return objects.kinds[object] == .variantGroup }
        return Path.isComponent(path)
    }
}
