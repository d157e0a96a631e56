import Platform

/// A folder of a preview that is held open to be read. Nothing is written into it.
final class PreviewDirectory: Directory {
    let path: String
    private let fileSystem: PreviewFileSystem
    /// The folder on disk; nil where there is none.
    private let base: (any Directory)?

    init(_ fileSystem: PreviewFileSystem, _ path: String, base: (any Directory)?) {
        self.fileSystem = fileSystem
        self.path = path
        self.base = base
    }

    func entry() throws(FileError) -> Entry {
        if let base { return try base.entry() }
        guard let entry = try fileSystem.entry(at: path) else { throw FileError(.inspect, path, code: ENOENT) }
        return entry
    }

    func entry(_ name: String) throws(FileError) -> Entry? {
        switch fileSystem.change(at: path(of: name)) {
        case .file(_, let entry), .folder(let entry): entry
        case .nothing: nil
        case nil: try base?.entry(name)
        }
    }

    func names() throws(FileError) -> [String] {
        fileSystem.names(try base?.names() ?? [], changedIn: path)
    }

    func read(_ name: String) throws(FileError) -> [UInt8] {
        try read(name, expecting: [])
    }

    func read(_ name: String, expecting bytes: [UInt8]) throws(FileError) -> [UInt8] {
        if case .file(let bytes, _) = fileSystem.change(at: path(of: name)) { return bytes }
        guard let base = try baseWithout(name, .read) else { throw FileError(.read, path(of: name), code: EISDIR) }
        return try base.read(name, expecting: bytes)
    }

    func open(_ name: String) throws(FileError) -> any Directory {
        let base = try baseWithout(name, .list)
        return PreviewDirectory(fileSystem, path(of: name), base: try base?.open(name))
    }

    /// The folder on disk where it has what is called so; nil where that is a folder in memory.
    private func baseWithout(_ name: String, _ operation: FileError.Operation) throws(FileError) -> (any Directory)? {
        switch fileSystem.change(at: path(of: name)) {
        case .folder: return nil
        case .file: throw FileError(operation, path(of: name), code: ENOTDIR)
        case nil where base != nil: return base
        case .nothing, nil: throw FileError(operation, path(of: name), code: ENOENT)
        }
    }

    func lock() throws(FileError) -> (any FileLock)? { try base?.lock() }

    // MARK: - What writes

    func createDirectory(_ name: String, permissions: UInt16) throws(FileError) { throw readOnly(name) }

    func createFile(_ name: String, bytes: [UInt8], permissions: UInt16) throws(FileError) { throw readOnly(name) }

    func copyAttributes(of other: String, in directory: any Directory, to name: String) throws(FileError) {
        throw readOnly(name)
    }

    func rename(
        _ name: String, to directory: any Directory, as newName: String, _ mode: RenameMode
    ) throws(FileError) { throw readOnly(name) }

    func link(_ name: String, to directory: any Directory, as newName: String) throws(FileError) {
        throw readOnly(name)
    }

    func remove(_ name: String) throws(FileError) { throw readOnly(name) }

    func removeDirectory(_ name: String) throws(FileError) { throw readOnly(name) }

    func lock(_ name: String) throws(FileError) -> (any LockedFile)? { throw readOnly(name) }

    func createLockedFile(
        _ name: String, contents: (_ entry: Entry, _ isLocked: Bool) -> [UInt8]
    ) throws(FileError) -> (any LockedFile)? { throw readOnly(name) }

    private func readOnly(_ name: String) -> FileError { FileError(.write, path(of: name), code: EROFS) }
}
