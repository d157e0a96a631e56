import Text

extension ProjectEditor {
    /// Makes the project find files elsewhere, with the identifiers and the targets that they have. What the project
    /// cannot keep in that way is taken out and comes back as an addition: what this gives.
    mutating func move(_ moves: [Edit.Move]) throws(EditError) -> [Edit.Addition] {
        var additions: [Edit.Addition] = []
        var relocations: [Int: Relocation] = [:]
        for move in moves {
            let source = try Self.checked(move.source)
            let destination = try Self.checked(move.destination)
            if source == destination { continue }
            let files = files(at: source)
            let isKept = files.count == 1 && isRelocatable(files[0], from: source, to: destination)
            if isKept {
                relocations[files[0]] = Relocation(
                    source: source, destination: destination,
                    folder: folders.folder(at: Path.split(destination).folder, from: FolderTable.project))
            } else if let addition = replace(source, files, with: destination) {
                additions.append(addition)
            }
        }
        groups.movedFiles.formUnion(relocations.keys)
        let sorted = relocations.sorted { $0.key < $1.key }
        for (file, relocation) in sorted {
            guard self.files(at: relocation.destination).isEmpty, moved[relocation.destination] == nil else {
                throw .occupied(relocation.destination)
            }
            moved[relocation.destination] = file
        }
        try planGroups(relocations)
        for (file, relocation) in sorted { try relocate(file, relocation) }
        return additions
    }

    /// Where a file comes to lie.
    struct Relocation {
        var source: String
        var destination: String
        /// The folder of the destination.
        var folder: Int
    }

    /// Whether a reference can stay what it is: both places are in folders that the project names file by file, and the
    /// targets go on doing with the file what they do.
    private func isRelocatable(_ file: Int, from source: String, to destination: String) -> Bool {
        guard objects.kinds[file] == .fileReference, synchronizedFolder(of: destination) == nil else { return false }
        guard !packages.contains(where: { destination.isPath(in: $0) }) else { return false }
        guard Self.wholeItem(destination) == destination else { return false }
        guard FileKind(String(source.lastComponent)).phase == FileKind(String(destination.lastComponent)).phase else {
            return false
        }
        guard self.file.buildItem(of: file) == file else {
            return Path.split(source).folder == Path.split(destination).folder
        }
        return !Path.split(destination).folder.utf8.ends(with: ".lproj".utf8)
    }

    /// Takes a file out that cannot stay what it is; nil where the project does not name it.
    private mutating func replace(_ source: String, _ files: [Int], with destination: String) -> Edit.Addition? {
        if files.isEmpty {
            guard let (object, folder) = synchronizedFolder(of: source) else {
                report.needsNothing(source, .notReferenced)
                return nil
            }
            return replace(source, in: object, folder, with: destination)
        }
        var targets: [String] = []
        for file in files {
            for entry in entries[self.file.buildItem(of: file)] where objects.kinds[entry.phase] != .copyFilesPhase {
                let name = self.file.name(ofTarget: entry.target)
                if !targets.contains(name) { targets.append(name) }
            }
        }
        remove(source)
        return Edit.Addition(destination, targets: targets)
    }

    /// Moves a file of a synchronized folder: within it only the exceptions that name the file have to change.
    private mutating func replace(
        _ source: String, in object: Int, _ folder: SynchronizedFolder, with destination: String
    ) -> Edit.Addition? {
        let name = folder.relativePath(of: source) ?? source
        if let other = synchronizedFolder(of: destination), other.object == object {
            let relative = folder.relativePath(of: destination) ?? destination
            let named = exceptions(naming: source)
            for (_, element, _) in named { changes.replace(list.extent(of: element), with: relative.asProjectString) }
            if named.isEmpty {
                report.needsNothing(source, .synchronized(folder: folder.path))
            } else {
                report.movedReferences += 1
            }
            return nil
        }
        let targets = file.targetObjects.map { file.name(ofTarget: $0) }.filter { folder.isMember(name, of: $0) }
        _ = removeExceptions(source)
        return Edit.Addition(destination, targets: targets)
    }

    // MARK: - One file

    private mutating func relocate(_ object: Int, _ relocation: Relocation) throws(EditError) {
        let oldName = String(relocation.source.lastComponent)
        let newName = String(relocation.destination.lastComponent)
        report.movedReferences += 1
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
            setPlace(of: object, path: Path.join(way, newName), name: newName)
            if newName != oldName { renameMentions(of: object, from: oldName, to: newName, inGroup: false) }
        }
        let (old, new) = (FileKind(oldName), FileKind(newName))
        if old.type != new.type, let type = objects.value("lastKnownFileType", of: object) {
            changes.replace(list.extent(of: type), with: new.type.asProjectString)
        }
    }

    /// Whether another name is all that a file needs: its group stands, or comes to stand, for the folder.
    private func staysInGroup(_ object: Int, _ parent: Int, _ relocation: Relocation) -> Bool {
        if file.buildItem(of: object) != object { return true }
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
    mutating func setPlace(of object: Int, path: String, name: String) {
        let node = objects.node(of: object)
        let writer = EntryWriter(list: list, layout: layout)
        if let value = objects.value("path", of: object) {
            changes.replace(list.extent(of: value), with: path.asProjectString)
        }
        if let tree = objects.value("sourceTree", of: object), !list.isString(tree, "<group>") {
            changes.replace(list.extent(of: tree), with: Array("\"<group>\"".utf8))
        }
        let known = objects.value("name", of: object)
        if path == name {
            if let known { changes.remove(writer.lines(of: known - 1)) }
        } else if let known {
            changes.replace(list.extent(of: known), with: name.asProjectString)
        } else {
            writer.insert(EntryText(key: "name", name, layout), named: "name", into: node, &changes)
        }
    }
}

extension ProjectFile {
    /// Whether a file or a group lies in the folder of the group around it, and says no more than its name.
    func isRightInGroup(_ object: Int) -> Bool {
        let isOfGroup = objects.value("sourceTree", of: object).map { list.isString($0, "<group>") } ?? true
        guard isOfGroup, let path = objects.string("path", of: object) else { return false }
        return Path.isComponent(path)
    }
}
