/// The few things that vipergen asks of a file system. Paths are absolute, or relative to the working directory.
///
/// No call follows a symbolic link in a path's last component except `read`, `names(in:)` and `realPath`.
public protocol FileSystem: Sendable {
    /// What lies at a path, the path's own link not followed; nil where nothing is.
    func entry(at path: String) throws(FileError) -> Entry?

    /// All bytes of a regular file. Anything else (a folder, a pipe, a device) is an error.
    func read(_ path: String) throws(FileError) -> [UInt8]

    /// The names in a folder, without `.` and `..`, in no particular order.
    func names(in directory: String) throws(FileError) -> [String]

    /// The names in a folder with the kind of each, without `.` and `..`, in no particular order.
    func entries(in directory: String) throws(FileError) -> [(name: String, kind: Entry.Kind)]

    /// The absolute path with every link resolved.
    func realPath(_ path: String) throws(FileError) -> String

    /// Makes one folder; its parent must exist and it must not.
    func createDirectory(_ path: String) throws(FileError)

    /// Writes a file that does not exist yet.
    func createFile(_ path: String, bytes: [UInt8], permissions: UInt16) throws(FileError)

    /// Gives a file or folder another name; fails with `EEXIST` where the new name is taken.
    func renameToNew(_ old: String, _ new: String) throws(FileError)

    /// Swaps two files in one step; fails with `EINVAL`, `ENOSYS` or `ENOTSUP` where the volume cannot.
    func exchange(_ first: String, _ second: String) throws(FileError)

    /// Removes a file, a link, or an empty folder.
    func remove(_ path: String) throws(FileError)

    /// Takes the advisory lock of an existing file or folder without waiting; nil where another process holds it.
    func lock(_ path: String) throws(FileError) -> (any FileLock)?

    /// Writes a file that does not exist yet and keeps its lock; nil where another process took the lock first.
    func createLockedFile(_ path: String, bytes: [UInt8]) throws(FileError) -> (any LockedFile)?

    /// Writes at the end of a file, which is made where there is none.
    func append(_ bytes: [UInt8], to path: String) throws(FileError)

    /// Sets the permission bits of a file or folder, whatever the process's mask says.
    func setPermissions(_ path: String, _ permissions: UInt16) throws(FileError)
}

extension FileSystem {
    /// The names in a folder with the kind of each; what vanishes meanwhile is left out.
    public func entries(in directory: String) throws(FileError) -> [(name: String, kind: Entry.Kind)] {
        var entries: [(name: String, kind: Entry.Kind)] = []
        for name in try names(in: directory) {
            if let entry = try entry(at: "\(directory)/\(name)") { entries.append((name, entry.kind)) }
        }
        return entries
    }

    /// Writes the file again with more in it.
    public func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        var old: [UInt8] = []
        if try entry(at: path) != nil {
            old = try read(path)
            try remove(path)
        }
        try createFile(path, bytes: old + bytes, permissions: 0o644)
    }
}

/// An advisory lock that a process holds until it ends or lets go.
public protocol FileLock {
    /// Lets go of the lock.
    func release()
}

/// A file that is locked and can grow.
public protocol LockedFile: FileLock {
    /// Writes at the end of the file.
    func append(_ bytes: [UInt8]) throws(FileError)
}

/// What lies at a path.
public struct Entry: Sendable, Equatable {
    /// The kinds of things that have a path.
    public enum Kind: Sendable, Equatable {
        case file, directory, link, other
    }

    /// What it is.
    public var kind: Kind
    /// The size in bytes.
    public var size: Int
    /// When its contents last changed, in nanoseconds since 1970.
    public var modified: Int
    /// The permission bits, such as `0o644`.
    public var permissions: UInt16
    /// The number by which its volume knows it, whatever its path (the inode).
    public var identity: UInt64

    /// An entry with these facts.
    public init(kind: Kind, size: Int, modified: Int, permissions: UInt16, identity: UInt64 = 0) {
        self.kind = kind
        self.size = size
        self.modified = modified
        self.permissions = permissions
        self.identity = identity
    }
}

/// A file operation that failed.
public struct FileError: Error, Sendable, Equatable {
    /// What was tried.
    public enum Operation: Sendable, Equatable {
        case inspect, read, list, resolve, createDirectory, write, rename, exchange, remove, lock
    }

    /// What was tried.
    public var operation: Operation
    /// The path it was tried on.
    public var path: String
    /// The system's error number (`errno`).
    public var code: Int32

    /// A failure of an operation on a path.
    public init(_ operation: Operation, _ path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }
}
