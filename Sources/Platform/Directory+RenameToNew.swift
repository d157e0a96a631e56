extension Directory {
    /// Gives a file or folder another name; fails with `EEXIST` where the new name is taken.
    ///
    /// Where the volume cannot do this in one step, a file has both names for a moment. It keeps them where the process
    /// is killed in it, or where the old one cannot be taken away, which is an error.
    public func renameToNew(
        _ name: String, to directory: any Directory, as newName: String
    ) throws(FileError) {
        do throws(FileError) {
            return try rename(name, to: directory, as: newName, .exclusive)
        } catch {
            guard error.isUnsupported else { throw error }
        }
        try renameInSteps(name, to: directory, as: newName)
    }

    /// A file gets its new name by a link, which fails where the name is taken. A plain rename of a folder replaces
    /// nothing but an empty folder.
    private func renameInSteps(_ name: String, to directory: any Directory, as newName: String) throws(FileError) {
        guard let entry = try entry(name) else { throw FileError(.rename, path(of: name), code: ENOENT) }
        let newPath = directory.path(of: newName)
        guard try directory.entry(newName) == nil else { throw FileError(.rename, newPath, code: EEXIST) }
        if entry.kind == .file, try linkAndUnlink(name, to: directory, as: newName) { return }
        // A volume without hard links leaves the check above as the best there is.
        do throws(FileError) {
            try rename(name, to: directory, as: newName, .replace)
        } catch {
            let isTaken = [ENOTEMPTY, EEXIST, ENOTDIR, EISDIR].contains(error.code)
            throw FileError(.rename, newPath, code: isTaken ? EEXIST : error.code)
        }
    }

    /// False where the volume has no hard links, or no more of them for this file.
    private func linkAndUnlink(_ name: String, to directory: any Directory, as newName: String) throws(FileError)
        -> Bool
    {
        do throws(FileError) {
            try link(name, to: directory, as: newName)
        } catch {
            guard error.isUnsupported else { throw error }
            return false
        }
        do throws(FileError) {
            try remove(name)
        } catch {
            throw FileError(.rename, error.path, code: error.code)
        }
        return true
    }
}
