import Platform

/// What a folder that is held open can do, by paths.
extension FileSystem {
    /// Gives a file or folder another name; fails with `EEXIST` where the new name is taken.
    package func renameToNew(_ old: String, _ new: String) throws(FileError) {
        let (from, to) = (try parent(of: old), try parent(of: new))
        try from.folder.renameToNew(from.name, to: to.folder, as: to.name)
    }

    /// Swaps two files in one step.
    package func exchange(_ first: String, _ second: String) throws(FileError) {
        let (from, to) = (try parent(of: first), try parent(of: second))
        try from.folder.rename(from.name, to: to.folder, as: to.name, .swap)
    }

    /// Gives a file one more name.
    package func link(_ old: String, _ new: String) throws(FileError) {
        let (from, to) = (try parent(of: old), try parent(of: new))
        try from.folder.link(from.name, to: to.folder, as: to.name)
    }

    /// Takes the lock of a file; nil where somebody else holds it.
    package func lock(_ path: String) throws(FileError) -> (any LockedFile)? {
        let place = try parent(of: path)
        return try place.folder.lock(place.name)
    }

    /// Writes a file that does not exist yet and keeps its lock.
    package func createLockedFile(_ path: String, bytes: [UInt8]) throws(FileError) -> (any LockedFile)? {
        let place = try parent(of: path)
        return try place.folder.createLockedFile(place.name) { _, _ in bytes }
    }

    private func parent(of path: String) throws(FileError) -> (folder: any Directory, name: String) {
        let names = path.split(separator: "/")
        let folder = try open("/" + names.dropLast().joined(separator: "/"))
        return (folder, String(names.last ?? ""))
    }
}
