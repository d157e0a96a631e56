import Platform
import Text

extension Staging {
    /// Removes the staging folders and what is left in them.
    func discard() throws(FileError) {
        for number in folders.indices { try discard(number) }
    }

    /// Removes a staging folder with everything in it. Where there is no such folder any more, nothing is left.
    func discard(_ number: Int) throws(FileError) {
        do throws(FileError) {
            try folder(number).removeTree(StagingName.folder(id))
        } catch {
            guard error.isNoFolder else { throw error }
        }
    }

    /// Removes those among the folders, by number, that a file went from and in which nothing is left, and those above
    /// that this empties. A `.DS_Store`, in which macOS keeps a folder's look, is nothing. An empty folder harms
    /// nobody: one that cannot be removed stays.
    func removeEmptied(_ numbers: some Sequence<Int>) {
        let chain = FolderChain(root)
        for number in numbers where renames.contains(where: { $0.folder == number && $0.isRemoval }) {
            var path = folders[number]
            while !path.isEmpty, removeEmptyFolder(path, chain) { path = Path.split(path).folder }
        }
    }

    /// Whether a folder is gone, now or before.
    private func removeEmptyFolder(_ path: String, _ chain: FolderChain) -> Bool {
        let (outer, name) = Path.split(path)
        do throws(FileError) {
            let parent = try chain.open(outer)
            let folder = try chain.open(path)
            let names = try folder.names()
            guard names.allSatisfy({ $0 == ".DS_Store" }) else { return false }
            for name in names { try folder.remove(name) }
            try parent.removeDirectory(name)
            return true
        } catch {
            return error.code == ENOENT
        }
    }
}

extension Directory {
    /// Removes what has a name in the folder, with everything in it. What does not exist is removed already.
    func removeTree(_ name: String) throws(FileError) {
        do throws(FileError) {
            return try removeDirectory(name)
        } catch {
            switch error.code {
            case ENOENT: return
            case ENOTDIR: return try remove(name)
            // Which of the two a folder that is not empty gets is the system's choice.
            case ENOTEMPTY, EEXIST: break
            default: throw error
            }
        }
        let folder = try open(name)
        for child in try folder.names() { try folder.removeTree(child) }
        try removeDirectory(name)
    }
}
