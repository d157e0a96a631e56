/// The few things that vipergen asks of a file system. Paths are absolute, or relative to the working directory.
///
/// No call follows a symbolic link in a path's last component except `target`, `read`, `names(in:)`,
/// `entries(in:)`, `realPath` and `open`.
/// Where somebody could swap a folder for a link between two calls, work goes by the `Directory` that `open` gives.
public protocol FileSystem: Sendable {
    /// What lies at a path, the path's own link not followed; nil where nothing is.
    func entry(at path: String) throws(FileError) -> Entry?

    /// What a path leads to, every link followed; nil where nothing is.
    func target(at path: String) throws(FileError) -> Entry?

    /// All bytes of a regular file. Anything else (a folder, a pipe, a device) is an error, and so is a file that is
    /// larger than `ReadLimit`.
    func read(_ path: String) throws(FileError) -> [UInt8]

    /// The same; what the file shows before any of it is read is told first.
    func read(_ path: String, showing show: (Entry) -> Void) throws(FileError) -> [UInt8]

    /// The names in a folder, without `.` and `..`, in no particular order. A name that is no text is an error.
    func names(in directory: String) throws(FileError) -> [String]

    /// The names in a folder with the kind of each, without `.` and `..`, in no particular order. A name that is no
    /// text is an error.
    func entries(in directory: String) throws(FileError) -> [(name: String, kind: Entry.Kind)]

    /// The same; what the folder shows before any name is read is told first.
    func entries(
        in directory: String, showing show: (Entry) -> Void
    ) throws(FileError) -> [(name: String, kind: Entry.Kind)]

    /// The absolute path with every link resolved.
    func realPath(_ path: String) throws(FileError) -> String

    /// Holds a folder open.
    func open(_ directory: String) throws(FileError) -> any Directory

    /// Makes one folder; its parent must exist and it must not.
    func createDirectory(_ path: String) throws(FileError)

    /// Writes a file that does not exist yet.
    func createFile(_ path: String, bytes: [UInt8], permissions: UInt16) throws(FileError)

    /// Removes a file, a link, or an empty folder.
    func remove(_ path: String) throws(FileError)

    /// Writes at the end of a file, which is made where there is none. Anything but a regular file is an error.
    func append(_ bytes: [UInt8], to path: String) throws(FileError)

    /// Sets the permission bits of a file or folder, whatever the process's mask says.
    func setPermissions(_ path: String, _ permissions: UInt16) throws(FileError)

    /// The number of the user whose rights every call has.
    var user: UInt32 { get }

    /// The time by the clock that stamps files, in nanoseconds since 1970.
    var now: Int { get }
}

extension FileSystem {
    /// What a path leads to, every link followed; nil where nothing is.
    public func target(at path: String) throws(FileError) -> Entry? {
        let entry = try entry(at: path)
        guard entry?.kind == .link else { return entry }
        do throws(FileError) {
            return try self.entry(at: realPath(path))
        } catch {
            guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
            return nil
        }
    }

    /// All bytes of a regular file, after what it shows.
    public func read(_ path: String, showing show: (Entry) -> Void) throws(FileError) -> [UInt8] {
        if let target = try target(at: path) { show(target) }
        return try read(path)
    }

    /// The names in a folder with the kind of each, after what it shows.
    public func entries(
        in directory: String, showing show: (Entry) -> Void
    ) throws(FileError) -> [(name: String, kind: Entry.Kind)] {
        if let target = try target(at: directory) { show(target) }
        return try entries(in: directory)
    }

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
