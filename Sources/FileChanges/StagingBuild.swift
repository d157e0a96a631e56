import Platform
import Text

extension Staging {
    /// Builds everything that is new, so that a read-only or full disk shows before the first rename.
    func build(_ items: [StagedItem]) throws(FileError) {
        for folder in folders.indices {
            do throws(FileError) {
                try fileSystem.createDirectory(area(folder))
            } catch {
                throw FileError(error.operation, Path.join(root, folders[folder]), code: error.code)
            }
        }
        for (index, item) in items.enumerated() {
            let base = staged(index)
            let place = destination(index)
            // Nothing goes in a later run without this: see `Resumption.putBack`.
            if item.steps.isEmpty { try build(.file("", bytes: [], permissions: nil), at: base, for: place) }
            for step in item.steps { try build(step, at: base, for: place) }
        }
    }

    private func build(_ step: StagedItem.Step, at base: String, for place: String) throws(FileError) {
        let suffix: String
        do throws(FileError) {
            switch step {
            case .folder(let path):
                suffix = path
                try fileSystem.createDirectory(base + suffix)
            case .file(let path, let bytes, let permissions):
                suffix = path
                try fileSystem.createFile(base + suffix, bytes: bytes, permissions: permissions ?? 0o666)
                // The process's mask took part in the permissions of the new file; the old one's have to stay.
                if let permissions { try fileSystem.setPermissions(base + suffix, permissions) }
            }
        } catch {
            // A reader knows the place, not where it was being built.
            throw FileError(error.operation, place + suffix, code: error.code)
        }
    }

    /// Removes the staging folders and what is left in them.
    func discard() throws(FileError) {
        for folder in folders.indices { try fileSystem.removeTree(area(folder)) }
    }

    /// Removes those among the folders, by number, that a file went from and in which nothing is left, and those above
    /// that this empties. A `.DS_Store`, in which macOS keeps a folder's look, is nothing. An empty folder harms nobody:
    /// one that cannot be removed stays.
    func removeEmptied(_ numbers: some Sequence<Int>) {
        for number in numbers where renames.contains(where: { $0.folder == number && $0.isRemoval }) {
            var path = folders[number]
            while !path.isEmpty, removeEmptyFolder(Path.join(root, path)) { path = Path.split(path).folder }
        }
    }

    /// Whether a folder is gone, now or before.
    private func removeEmptyFolder(_ path: String) -> Bool {
        do throws(FileError) {
            guard let entry = try fileSystem.entry(at: path) else { return true }
            guard entry.kind == .directory else { return false }
            let names = try fileSystem.names(in: path)
            guard names.allSatisfy({ $0 == ".DS_Store" }) else { return false }
            for name in names { try fileSystem.remove(Path.join(path, name)) }
            try fileSystem.remove(path)
            return true
        } catch {
            return false
        }
    }
}

extension FileSystem {
    /// Removes a folder with everything in it; nothing that a link leads to. What does not exist is removed already.
    func removeTree(_ path: String) throws(FileError) {
        do throws(FileError) {
            return try remove(path)
        } catch {
            if error.code == ENOENT { return }
            // Which of the two a folder that is not empty gets is the system's choice.
            guard error.code == ENOTEMPTY || error.code == EEXIST else { throw error }
        }
        for name in try names(in: path) { try removeTree(Path.join(path, name)) }
        try remove(path)
    }
}
