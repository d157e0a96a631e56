import Text

extension ProjectEditor {
    /// What a target that does not take a synchronized folder takes of it all the same.
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

    /// Takes a file out of the exceptions of synchronized folders; false where none names it. Without the one by which a
    /// target leaves the file out, the file would be in it.
    mutating func removeExceptions(_ path: String, keepingExclusions: Bool = false) -> Bool {
        var isNamed = false
        for (set, element, folder) in exceptions(naming: path) {
            let target = objects.object("target", of: set).map { file.name(ofTarget: $0) }
            let isExclusion = target.map(folder.targets.contains) ?? false
            if isExclusion, keepingExclusions { continue }
            removedExceptions[set, default: []].insert(element)
            isNamed = true
            if let target, !isExclusion { report.removed(from: target) }
        }
        return isNamed
    }

    /// The exceptions that name a file, by their sets and elements.
    func exceptions(naming path: String) -> [(set: Int, element: Int, folder: SynchronizedFolder)] {
        var found: [(set: Int, element: Int, folder: SynchronizedFolder)] = []
        for (object, folder) in synchronized {
            guard let relative = folder.relativePath(of: path) else { continue }
            for set in objects.objects("exceptions", of: object) where objects.kinds[set] == .targetExceptions {
                guard let array = objects.value("membershipExceptions", of: set) else { continue }
                for element in list.elements(of: array) where list.string(at: element) == relative {
                    found.append((set, element, folder))
                }
            }
        }
        return found
    }

    // MARK: - Writing

    /// Writes what has become of the exceptions: lines of sets, whole sets, and the lists of sets of the folders.
    mutating func writeExceptions() {
        var emptied: Set<Int> = []
        for (set, elements) in removedExceptions.sorted(by: { $0.key < $1.key }) {
            guard let array = objects.value("membershipExceptions", of: set) else { continue }
            let isOnly = list.elements(of: array).allSatisfy { elements.contains($0) }
            let isAdded = newExceptions.contains { exceptionSet(of: $0.folder, $0.target) == set }
            if isOnly, !isAdded, list.entries(of: objects.node(of: set)).reduce(0, { count, _ in count + 1 }) == 3 {
                emptied.insert(set)
                removedObjects.insert(set)
            } else {
                lists[array, default: ListChange()].removed.formUnion(elements)
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
