import Platform

/// A folder of a faulty file system.
final class FaultyDirectory: Directory {
    private let base: any Directory
    private let fileSystem: FaultyFileSystem

    init(_ base: any Directory, _ fileSystem: FaultyFileSystem) {
        self.base = base
        self.fileSystem = fileSystem
    }

    var path: String { base.path }

    func entry() throws(FileError) -> Entry {
        fileSystem.noteCall()
        return try base.entry()
    }

    func entry(_ name: String) throws(FileError) -> Entry? {
        try fileSystem.check(.inspect, path(of: name))
        return try base.entry(name)
    }

    func names() throws(FileError) -> [String] {
        fileSystem.noteListing(path)
        return try base.names()
    }

    func read(_ name: String) throws(FileError) -> [UInt8] {
        try fileSystem.check(.read, path(of: name))
        return try base.read(name)
    }

    func open(_ name: String) throws(FileError) -> any Directory {
        fileSystem.noteCall()
        return FaultyDirectory(try base.open(name), fileSystem)
    }

    func createDirectory(_ name: String, permissions: UInt16) throws(FileError) {
        try fileSystem.beginWhole(.createDirectory, .createDirectory, path(of: name))
        try base.createDirectory(name, permissions: permissions)
    }

    func createFile(_ name: String, bytes: [UInt8], permissions: UInt16) throws(FileError) {
        if try fileSystem.begin(.createFile, .write, path(of: name)) {
            try base.createFile(name, bytes: Array(bytes.prefix(bytes.count / 2)), permissions: permissions)
            throw FileError(.write, path(of: name), code: EINTR)
        }
        try base.createFile(name, bytes: bytes, permissions: permissions)
    }

    func copyAttributes(of other: String, in directory: any Directory, to name: String) throws(FileError) {
        try fileSystem.beginWhole(.copyAttributes, .write, path(of: name))
        try base.copyAttributes(of: other, in: Self.base(of: directory), to: name)
    }

    func rename(
        _ name: String, to directory: any Directory, as newName: String, _ mode: RenameMode
    ) throws(FileError) {
        let newPath = directory.path(of: newName)
        switch mode {
        case .exclusive:
            try fileSystem.checkLack(.exclusiveRename, .rename, newPath)
            try fileSystem.beginWhole(.renameToNew, .rename, newPath)
        case .swap:
            try fileSystem.checkLack(.swap, .exchange, newPath)
            try fileSystem.beginWhole(.exchange, .exchange, newPath)
        case .replace:
            try fileSystem.beginWhole(.rename, .rename, newPath)
        }
        try base.rename(name, to: Self.base(of: directory), as: newName, mode)
    }

    func link(_ name: String, to directory: any Directory, as newName: String) throws(FileError) {
        let newPath = directory.path(of: newName)
        try fileSystem.checkLack(.link, .rename, newPath)
        try fileSystem.beginWhole(.link, .rename, newPath)
        try base.link(name, to: Self.base(of: directory), as: newName)
    }

    func remove(_ name: String) throws(FileError) {
        try fileSystem.beginWhole(.remove, .remove, path(of: name))
        try base.remove(name)
    }

    func removeDirectory(_ name: String) throws(FileError) {
        try fileSystem.beginWhole(.remove, .remove, path(of: name))
        try base.removeDirectory(name)
    }

    func lock() throws(FileError) -> (any FileLock)? {
        fileSystem.noteCall()
        return try base.lock()
    }

    func lock(_ name: String) throws(FileError) -> (any LockedFile)? {
        fileSystem.noteCall()
        return try base.lock(name)
    }

    func createLockedFile(
        _ name: String, contents: (_ entry: Entry, _ isLocked: Bool) -> [UInt8]
    ) throws(FileError) -> (any LockedFile)? {
        if try fileSystem.begin(.createLockedFile, .write, path(of: name)) {
            try base.createLockedFile(name) { entry, isLocked in
                let bytes = contents(entry, isLocked)
                return Array(bytes.prefix(bytes.count / 2))
            }?.release()
            throw FileError(.write, path(of: name), code: EINTR)
        }
        return try base.createLockedFile(name, contents: contents)
            .map { FaultyLockedFile($0, fileSystem, path(of: name)) }
    }

    private static func base(of directory: any Directory) -> any Directory {
        (directory as? FaultyDirectory)?.base ?? directory
    }
}

/// A locked file whose growing counts as a changing call.
private final class FaultyLockedFile: LockedFile {
    private let base: any LockedFile
    private let fileSystem: FaultyFileSystem
    private let path: String

    init(_ base: any LockedFile, _ fileSystem: FaultyFileSystem, _ path: String) {
        self.base = base
        self.fileSystem = fileSystem
        self.path = path
    }

    var isLocked: Bool { base.isLocked }

    func entry() throws(FileError) -> Entry {
        fileSystem.noteCall()
        return try base.entry()
    }

    func read() throws(FileError) -> [UInt8] {
        fileSystem.noteCall()
        return try base.read()
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
        if try fileSystem.begin(.append, .write, path) {
            try base.append(Array(bytes.prefix(bytes.count / 2)))
            throw FileError(.write, path, code: EINTR)
        }
        try base.append(bytes)
    }

    func truncate(to size: Int) throws(FileError) {
        try fileSystem.beginWhole(.truncate, .write, path)
        try base.truncate(to: size)
    }

    func release() {
        base.release()
    }
}
