import Text

extension ProjectEditor {
    /// What a target that does not take a synchronized folder takes of it all the same, or what one that does leaves
    /// out.
    struct NewException {
        var folder: Int
        var target: Int
        /// The file's path from the folder.
        var path: String
    }

    /// The synchronized folder that a file lies in: the innermost one.
    func synchronizedFolder(of path: String) -> (object: Int, folder: SynchronizedFolder)? {
        synchronized.filter { $0.folder.relativePath(of: path) != nil }
            .max { $0.folder.path.utf8.count < $1.folder.path.utf8.count }
    }

    /// Sees to it that targets hold a file of a synchronized folder. Those that take the folder do so already.
    mutating func add(
        _ path: String, to targets: [Int], synchronizedBy object: Int, _ folder: SynchronizedFolder
    ) throws(EditError) {
        let relative = folder.relativePath(of: path) ?? path
        let kind = FileKind(String(path.lastComponent))
        if targets.isEmpty { return report.needsNothing(path, .synchronized(folder: folder.path)) }
        for target in targets {
            let name = file.name(ofTarget: target)
            if kind.isCompiled, let copied = folder.opaqueFolder(around: relative) {
                throw .copied(path, folder: Path.join(folder.path, copied))
            }
            if kind.phase == nil || folder.isMember(relative, of: name) || folder.isOpaque(relative) {
                report.needsNothing(path, target: name, .synchronized(folder: folder.path))
            } else if folder.targets.contains(name) {
                throw .excluded(path, target: name, folder: folder.path)
            } else {
                newExceptions.append(NewException(folder: object, target: target, path: relative))
                report.added(to: name)
            }
        }
    }

    /// Takes a file out of the exceptions of synchronized folders; false where none names it. What targets leave out
    /// stays, as the file would be in them again, and so does what they say of files that they take with the folder.
    mutating func removeExceptions(_ path: String) -> Bool {
        var isNamed = false
        for mention in file.folderMentions(of: path, in: synchronized) where !isTaken(mention) {
            remove(mention)
            isNamed = true
            if mention.meaning == .inclusion, let target = mention.target {
                report.removed(from: file.name(ofTarget: target))
            }
        }
        return isNamed
    }

    /// Whether a mention is about a file that the navigator shows, or a target takes, with the folder.
    private func isTaken(_ mention: FolderMention) -> Bool {
        switch objects.kinds[mention.owner] {
        case .synchronizedFolder: true
        case .targetExceptions: mention.target.map { file.takesFolder($0, mention.folder) } ?? false
        default: false
        }
    }

    mutating func remove(_ mention: FolderMention) {
        removedMentions[mention.owner, default: [:]][mention.container, default: []].insert(mention.node)
    }

    // MARK: - Writing

    /// Writes what has become of the exceptions: lines of sets, whole sets, and the lists of sets of the folders.
    mutating func writeExceptions() {
        var emptied: Set<Int> = []
        for (owner, removed) in removedMentions.sorted(by: { $0.key < $1.key }) {
            let isAdded = newExceptions.contains { exceptionSet(of: $0.folder, $0.target) == owner }
            if !isAdded, isEmptied(owner, by: removed) {
                emptied.insert(owner)
                removedObjects.insert(owner)
            } else {
                for (container, nodes) in removed.sorted(by: { $0.key < $1.key }) { remove(nodes, of: container) }
            }
        }
        var newSets: [Int: [[UInt8]]] = [:]
        while let first = newExceptions.first {
            let paths = newExceptions.filter { $0.folder == first.folder && $0.target == first.target }.map(\.path)
            newExceptions.removeAll { $0.folder == first.folder && $0.target == first.target }
            if let set = exceptionSet(of: first.folder, first.target),
                let array = objects.value("membershipExceptions", of: set)
            {
                addExceptions(paths, to: array)
            } else {
                newSets[first.folder, default: []].append(makeExceptions(first.folder, first.target, paths))
            }
        }
        for (folder, _) in synchronized { writeSets(of: folder, adding: newSets[folder] ?? [], removing: emptied) }
    }

    /// Whether a set of exceptions says nothing more without some nodes.
    private func isEmptied(_ set: Int, by removed: [Int: Set<Int>]) -> Bool {
        guard objects.kinds[set] != .synchronizedFolder else { return false }
        return list.entries(of: objects.node(of: set)).allSatisfy { key, value in
            guard list.nodes[value].isContainer else {
                return ["isa", "target", "buildPhase"].contains { list.isString(key, $0) }
            }
            return isEmptied(value, by: removed[value] ?? [])
        }
    }

    private func isEmptied(_ container: Int, by removed: Set<Int>) -> Bool {
        list.nodes[container].kind == .array
            ? list.elements(of: container).allSatisfy(removed.contains)
            : list.entries(of: container).allSatisfy { removed.contains($0.key) }
    }

    private mutating func remove(_ nodes: Set<Int>, of container: Int) {
        guard list.nodes[container].kind == .dictionary else {
            lists[container, default: ListChange()].removed.formUnion(nodes)
            return
        }
        let writer = EntryWriter(list: list, layout: layout)
        if isEmptied(container, by: nodes) { return changes.remove(writer.lines(of: container - 1)) }
        for node in nodes { changes.remove(writer.lines(of: node)) }
    }

    private func exceptionSet(of folder: Int, _ target: Int) -> Int? {
        objects.objects("exceptions", of: folder).first {
            objects.kinds[$0] == .targetExceptions && objects.object("target", of: $0) == target
                && objects.value("membershipExceptions", of: $0) != nil
        }
    }

    private mutating func addExceptions(_ paths: [String], to array: Int) {
        let leaving = lists[array]?.removed ?? []
        let known = list.elements(of: array).filter { !leaving.contains($0) }.map { list.string(at: $0) ?? "" }
        for path in paths where !known.contains(path) {
            let position = NameOrder.isSorted(known) ? known.firstIndex { NameOrder.precedes(path, $0) } : nil
            lists[array, default: ListChange()].insert(path.asProjectString, before: position ?? known.count)
        }
    }

    private mutating func makeExceptions(_ folder: Int, _ target: Int, _ paths: [String]) -> [UInt8] {
        let targetName = file.name(ofTarget: target)
        let folderName = file.displayName(of: folder)
        let path = file.tree.location(of: folder).map { folders.path(of: $0) } ?? folderName
        let isa = ObjectKind.targetExceptions.isa.description
        // Xcode 16 began to speak of folders and targets here when it began to write version 77.
        let speaks = "Exceptions for \"\(folderName)\" folder in \"\(targetName)\" target"
        let set = NewObject(
            kind: .targetExceptions,
            identifier: makeIdentifier(.exceptions(path, of: targetName), unit: path),
            name: (file.objectVersion ?? 0) < 77 ? isa : speaks,
            entries: [
                ("membershipExceptions", .list(paths.map(\.asProjectString))),
                ("target", .raw(mention(target, targetName))),
            ]
        )
        newObjects.append(set)
        return set.mention(layout)
    }

    /// Xcode leaves the list out where it is empty.
    private mutating func writeSets(of folder: Int, adding new: [[UInt8]], removing emptied: Set<Int>) {
        let object = objects.node(of: folder)
        guard let array = objects.value("exceptions", of: folder) else {
            guard !new.isEmpty else { return }
            let entry = EntryText(key: "exceptions", list: new, layout)
            EntryWriter(list: list, layout: layout).insert(entry, named: "exceptions", into: object, &changes)
            return
        }
        let leaving = list.elements(of: array).filter {
            objects.object(named: $0).map { emptied.contains($0) } ?? false
        }
        let count = list.elements(of: array).reduce(0) { count, _ in count + 1 }
        if leaving.count == count, new.isEmpty, !leaving.isEmpty {
            return changes.remove(EntryWriter(list: list, layout: layout).lines(of: array - 1))
        }
        guard !leaving.isEmpty || !new.isEmpty else { return }
        lists[array, default: ListChange()].removed.formUnion(leaving)
        for set in new { lists[array, default: ListChange()].insert(set, before: count - leaving.count) }
    }
}
