import Platform

extension Resumption {
    /// Takes a file away where the killed run had not come to it.
    func finishRemoval(_ index: Int, of stamp: FileStamp, _ recovery: inout Recovery) throws(FileError) {
        let isAllowed = try fileSystem.entry(at: staging.staged(index)) != nil
        guard isAllowed, let place = try fileSystem.entry(at: staging.destination(index)) else { return }
        let isTaken = try fileSystem.entry(at: staging.previous(index)) != nil
        guard stamp.matches(place) else {
            if !isTaken { recovery.kept.append(staging.place(index)) }
            return
        }
        if isTaken {
            // On a volume that renames by linking and unlinking, the run was killed between the two.
            try fileSystem.remove(staging.destination(index))
        } else {
            var installation = Installation(staging)
            _ = try installation.remove(index)
        }
        recovery.finished.append(staging.place(index))
    }

    /// Gives a file back that was taken away, and sees to it that no later run takes it.
    func putBack(_ index: Int, _ recovery: inout Recovery) throws(FileError) {
        if try undoRemoval(index) {
            recovery.finished.removeAll { $0.isExactly(staging.place(index)) }
            recovery.kept.append(staging.place(index))
        }
        try fileSystem.removeTree(staging.staged(index))
    }

    func undoRemoval(_ index: Int, _ recovery: inout Recovery) throws(FileError) {
        guard try fileSystem.entry(at: staging.previous(index)) != nil else { return }
        if try undoRemoval(index) {
            recovery.undone.append(staging.place(index))
        } else {
            recovery.kept.append(staging.place(index))
        }
    }

    /// Whether the file is at its place again: another may have the place by now.
    private func undoRemoval(_ index: Int) throws(FileError) -> Bool {
        do throws(FileError) {
            try fileSystem.renameToNew(staging.previous(index), staging.destination(index))
            return true
        } catch {
            guard error.code == EEXIST || error.code == ENOENT else { throw error }
            return false
        }
    }
}
