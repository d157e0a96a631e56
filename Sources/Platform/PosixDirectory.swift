/// A folder of this machine, held by a descriptor.
final class PosixDirectory: Directory {
    let file: OpenFile
    /// What `names` has opened; it owns the descriptor from then on.
    private var stream: DirectoryStream?

    init(_ file: OpenFile) {
        self.file = file
    }

    deinit {
        if let stream { stream.close() } else { file.closeIgnoringErrors() }
    }

    var path: String { file.path }
    var descriptor: Int32 { file.descriptor }

    func entry() throws(FileError) -> Entry { try file.entry() }

    func entry(_ name: String) throws(FileError) -> Entry? {
        var facts = stat()
        guard uninterrupted({ fstatat(descriptor, name, &facts, AT_SYMLINK_NOFOLLOW) }) == 0 else {
            if errno == ENOENT { return nil }
            throw failure(.inspect, name)
        }
        return Entry(facts)
    }

    func names() throws(FileError) -> [String] {
        if let stream {
            stream.rewind()
        } else {
            stream = try DirectoryStream(file)
        }
        var names: [String] = []
        try stream?.forEach { item throws(FileError) in
            if case .name(let name, _) = item { names.append(name) }
        }
        return names
    }

    func read(_ name: String) throws(FileError) -> [UInt8] {
        let file = try OpenFile(name, in: descriptor, OpenFile.flagsToRead, for: .read, path: path(of: name))
        defer { file.closeIgnoringErrors() }
        return try file.readRegular()
    }

    func read(_ name: String, expecting bytes: [UInt8]) throws(FileError) -> [UInt8] {
        let file = try OpenFile(name, in: descriptor, OpenFile.flagsToRead, for: .read, path: path(of: name))
        defer { file.closeIgnoringErrors() }
        return try file.readRegular(expecting: bytes)
    }

    func open(_ name: String) throws(FileError) -> any Directory {
        PosixDirectory(
            try OpenFile(name, in: descriptor, OpenFile.flagsOfFolder, for: .list, path: path(of: name)))
    }

    func createDirectory(_ name: String, permissions: UInt16) throws(FileError) {
        guard uninterrupted({ mkdirat(descriptor, name, mode_t(permissions)) }) == 0 else {
            throw failure(.createDirectory, name)
        }
    }

    /// One that could not be written whole is removed again.
    func createFile(_ name: String, bytes: [UInt8], permissions: UInt16) throws(FileError) {
        let file = try OpenFile(
            creating: name, in: descriptor, O_WRONLY, permissions: permissions, path: path(of: name))
        do throws(FileError) {
            try file.fill(bytes)
        } catch {
            unlinkat(descriptor, name, 0)
            throw error
        }
    }

    func link(_ name: String, to directory: any Directory, as newName: String) throws(FileError) {
        let target = try Self.target(directory, newName)
        guard uninterrupted({ linkat(descriptor, name, target, newName, 0) }) == 0 else {
            throw FileError(.rename, directory.path(of: newName), code: errno)
        }
    }

    func remove(_ name: String) throws(FileError) {
        guard uninterrupted({ unlinkat(descriptor, name, 0) }) == 0 else { throw failure(.remove, name) }
    }

    func removeDirectory(_ name: String) throws(FileError) {
        guard uninterrupted({ unlinkat(descriptor, name, AT_REMOVEDIR) }) == 0 else { throw failure(.remove, name) }
    }

    func failure(_ operation: FileError.Operation, _ name: String) -> FileError {
        let code = errno
        return FileError(operation, path(of: name), code: code)
    }

    /// The descriptor of a folder that is to take something.
    static func target(_ directory: any Directory, _ newName: String) throws(FileError) -> Int32 {
        guard let directory = directory as? PosixDirectory else {
            throw FileError(.rename, directory.path(of: newName), code: EXDEV)
        }
        return directory.descriptor
    }
}
