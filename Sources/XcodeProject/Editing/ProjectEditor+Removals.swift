import Text

extension ProjectEditor {
    /// Makes the project forget a file: all references to it and all that targets do with it.
    mutating func remove(_ path: String) {
        let wasException = removeExceptions(path)
        let files = files(at: path)
        for file in files { removeReference(file, path) }
        if files.isEmpty, !wasException {
            if let folder = synchronizedFolder(of: path) {
                report.needsNothing(path, .synchronized(folder: folder.folder.path))
            } else {
                report.needsNothing(path, .notReferenced)
            }
        }
    }

    private mutating func removeReference(_ file: Int, _ path: String) {
        removedObjects.insert(file)
        report.removedReferences += 1
        removeMembers(of: file)
        let isMade = Identifiers.isMade(objects.identifier(of: file), for: .file(path))
        takeOut(file, isMadeHere: isMade)
        let item = self.file.buildItem(of: file)
        guard item != file, let children = objects.value("children", of: item) else {
            // The versions of a file go with it.
            for version in objects.kinds[file] == .versionGroup ? objects.objects("children", of: file) : [] {
                removedObjects.insert(version)
            }
            return
        }
        let leaving = groups.removed[item] ?? []
        let isEmpty = list.elements(of: children).allSatisfy { element in
            objects.object(named: element).map { leaving.contains($0) } ?? false
        }
        if isEmpty {
            removedObjects.insert(item)
            removeMembers(of: item)
            takeOut(item, isMadeHere: isMade)
        }
    }
}
