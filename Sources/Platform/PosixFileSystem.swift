/// The file system of this machine.
public struct PosixFileSystem: FileSystem {
    /// The file system of this machine.
    public init() {}

    /// What lies at a path, by `lstat`.
    public func entry(at path: String) throws(FileError) -> Entry? {
        var facts = stat()
        guard uninterrupted({ lstat(path, &facts) }) == 0 else {
            // A file where a folder is named on the way also means that nothing lies there.
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw FileError(.inspect, path, code: errno)
        }
        return Entry(facts)
    }

    /// What a path leads to, by `stat`.
    public func target(at path: String) throws(FileError) -> Entry? {
        var facts = stat()
        guard uninterrupted({ stat(path, &facts) }) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw FileError(.inspect, path, code: errno)
        }
        return Entry(facts)
    }

    /// All bytes of a regular file, with one `read` where its size is known.
    public func read(_ path: String) throws(FileError) -> [UInt8] {
        try read(path) { _ in }
    }

    /// All bytes of a regular file, after what it shows once it is open.
    public func read(_ path: String, showing show: (Entry) -> Void) throws(FileError) -> [UInt8] {
        let file = try OpenFile(path, OpenFile.flagsToRead, for: .read)
        defer { file.closeIgnoringErrors() }
        return try file.readRegular(showing: show)
    }

    /// The names in a folder.
    public func names(in directory: String) throws(FileError) -> [String] {
        var names: [String] = []
        try forEachName(in: OpenFile(directory, OpenFile.flagsOfFolder, for: .list)) { name, _ in names.append(name) }
        return names
    }

    /// The names in a folder with the kind of each, which most volumes tell with the name.
    public func entries(in directory: String) throws(FileError) -> [(name: String, kind: Entry.Kind)] {
        try entries(in: OpenFile(directory, OpenFile.flagsOfFolder, for: .list))
    }

    /// The names in a folder with the kind of each, after what the folder shows once it is open.
    public func entries(
        in directory: String, showing show: (Entry) -> Void
    ) throws(FileError) -> [(name: String, kind: Entry.Kind)] {
        let folder = try OpenFile(directory, OpenFile.flagsOfFolder, for: .list)
        do throws(FileError) {
            show(try folder.entry())
        } catch {
            folder.closeIgnoringErrors()
            throw error
        }
        return try entries(in: folder)
    }

    /// Takes the names from an open folder, and closes it.
    private func entries(in folder: OpenFile) throws(FileError) -> [(name: String, kind: Entry.Kind)] {
        var entries: [(name: String, kind: Entry.Kind)] = []
        try forEachName(in: folder) { name, type in
            let kind: Entry.Kind?
            switch Int(type) {
            case Int(DT_REG): kind = .file
            case Int(DT_DIR): kind = .directory
            case Int(DT_LNK): kind = .link
            case Int(DT_UNKNOWN): kind = (try? entry(at: "\(folder.path)/\(name)"))?.kind
            default: kind = .other
            }
            if let kind { entries.append((name, kind)) }
        }
        return entries
    }

    private func forEachName(
        in folder: OpenFile, _ body: (_ name: String, _ type: UInt8) -> Void
    ) throws(FileError) {
        let stream = try DirectoryStream(folder)
        defer { stream.close() }
        try stream.forEach { item throws(FileError) in
            switch item {
            case .name(let name, let type): body(name, type)
            case .noText(let escaped):
                let path = folder.path.utf8.last == UInt8(ascii: "/") ? folder.path : folder.path + "/"
                throw FileError(.decodeName, path + escaped, code: EILSEQ)
            }
        }
    }

    /// The absolute path with every link resolved.
    public func realPath(_ path: String) throws(FileError) -> String {
        guard let resolved = realpath(path, nil) else { throw FileError(.resolve, path, code: errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Holds a folder open.
    public func open(_ directory: String) throws(FileError) -> any Directory {
        PosixDirectory(try OpenFile(directory, OpenFile.flagsOfFolder, for: .list))
    }

    /// Makes one folder.
    public func createDirectory(_ path: String) throws(FileError) {
        guard uninterrupted({ mkdir(path, 0o777) }) == 0 else {
            throw FileError(.createDirectory, path, code: errno)
        }
    }

    /// Writes a new file; one that could not be written whole is removed again. The process's mask applies.
    public func createFile(_ path: String, bytes: [UInt8], permissions: UInt16) throws(FileError) {
        let file = try OpenFile(creating: path, O_WRONLY, permissions: permissions)
        do throws(FileError) {
            try file.fill(bytes)
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Writes at the end of a file.
    public func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        // Without O_NONBLOCK, opening a pipe would wait for a reader.
        let descriptor = uninterrupted { systemOpen(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw FileError(.write, path, code: errno) }
        guard Entry(facts).kind == .file else { throw FileError(.write, path, code: EINVAL) }
        let code = writeAll(bytes, to: descriptor)
        guard code == 0 else { throw FileError(.write, path, code: code) }
    }

    /// Removes a file, a link, or an empty folder.
    public func remove(_ path: String) throws(FileError) {
        guard uninterrupted({ systemRemove(path) }) == 0 else { throw FileError(.remove, path, code: errno) }
    }

    /// Sets the permission bits of a file or folder.
    public func setPermissions(_ path: String, _ permissions: UInt16) throws(FileError) {
        guard uninterrupted({ chmod(path, mode_t(permissions)) }) == 0 else {
            throw FileError(.write, path, code: errno)
        }
    }

    /// The effective user of this process.
    public var user: UInt32 { geteuid() }

    /// The time of day.
    public var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}

extension OpenFile {
    /// Without O_NONBLOCK, opening a pipe would wait for a writer.
    static let flagsToRead = O_RDONLY | O_NONBLOCK | O_NOCTTY
    static let flagsOfFolder = O_RDONLY | O_DIRECTORY | O_NONBLOCK
}

/// Repeats a call for as long as a signal interrupts it.
@inline(__always)
func uninterrupted(_ call: () -> Int32) -> Int32 {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

/// `remove` of the C library, which the method of that name hides.
private func systemRemove(_ path: String) -> Int32 {
    remove(path)
}

/// `open` of the C library, which the method of that name hides.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
    open(path, flags, 0o644)
}
