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
        takeOut(file, isMadeHere: isMadeHere(file, path))
        let item = self.file.buildItem(of: file)
        if item != file {
            removeLanguage(of: item, path)
        } else {
            removeMembers(of: file) { _ in true }
            // The versions of a file go with it.
            if objects.kinds[file] == .versionGroup { removedObjects.formUnion(objects.objects("children", of: file)) }
        }
    }

    private func isMadeHere(_ file: Int, _ path: String) -> Bool {
        Identifiers.isMade(objects.identifier(of: file), for: .file(path))
    }

    /// Removes what all languages of a file share, once the last of them is gone. Where an edit like this has put the
    /// file into a target together with a language, it leaves the target together with that.
    private mutating func removeLanguage(of item: Int, _ path: String) {
        let (languages, name) = Path.split(path)
        let around = Path.split(languages).folder
        let staying = objects.objects("children", of: item).filter { !removedObjects.contains($0) }
        if staying.isEmpty {
            removedObjects.insert(item)
            let isMade = Identifiers.isMade(objects.identifier(of: item), for: .variants(Path.join(around, name)))
            takeOut(item, isMadeHere: isMade)
            return removeMembers(of: item) { _ in true }
        }
        let others = staying.map { ($0, file.tree.path(of: $0, in: objects) ?? "") }
        guard !others.contains(where: { isMadeHere($0.0, $0.1) }) else { return }
        let whole = Path.join(around, file.displayName(of: item))
        removeMembers(of: item) { [file] entry in
            let subject = Identifiers.Subject.membership(whole, of: file.name(ofTarget: entry.target))
            return Identifiers.isMade(file.objects.identifier(of: entry.buildFile), for: subject)
        }
    }
}
