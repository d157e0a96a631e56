import Platform

/// Files that are nowhere but in memory, to be read only.
struct GeneratedFiles: FileSystem {
    private let files: [String: [UInt8]]
    private let folders: [String: [String: Entry.Kind]]

    /// The files of a project by their paths below it; its directory is `root`.
    init(_ files: [(path: String, contents: [UInt8])], in root: String) {
        var all: [String: [UInt8]] = [:]
        var folders: [String: [String: Entry.Kind]] = [root: [:]]
        for (path, contents) in files {
            var folder = root
            let parts = path.split(separator: "/").map(String.init)
            for (index, part) in parts.enumerated() {
                folders[folder, default: [:]][part] = index == parts.count - 1 ? .file : .directory
                folder += "/" + part
            }
            all[folder] = contents
        }
        self.files = all
        self.folders = folders
    }

    var user: UInt32 { 0 }
    var now: Int { 0 }

    func entry(at path: String) throws(FileError) -> Entry? {
        if let bytes = files[path] {
            return Entry(kind: .file, size: bytes.count, modified: 0, permissions: 0o444)
        }
        return folders[path].map { _ in Entry(kind: .directory, size: 0, modified: 0, permissions: 0o555) }
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        guard let bytes = files[path] else { throw FileError(.read, path, code: ENOENT) }
        return bytes
    }

    func names(in directory: String) throws(FileError) -> [String] {
        guard let names = folders[directory] else { throw FileError(.list, directory, code: ENOENT) }
        return names.keys.sorted()
    }

    func entries(in directory: String) throws(FileError) -> [(name: String, kind: Entry.Kind)] {
        guard let names = folders[directory] else { throw FileError(.list, directory, code: ENOENT) }
        return names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func realPath(_ path: String) throws(FileError) -> String { path }
    func open(_ directory: String) throws(FileError) -> any Directory { throw refusal(directory) }
    func createDirectory(_ path: String) throws(FileError) { throw refusal(path) }
    func createFile(_ path: String, bytes: [UInt8], permissions: UInt16) throws(FileError) { throw refusal(path) }
    func remove(_ path: String) throws(FileError) { throw refusal(path) }
    func setPermissions(_ path: String, _ permissions: UInt16) throws(FileError) { throw refusal(path) }

    private func refusal(_ path: String) -> FileError { FileError(.write, path, code: EROFS) }
}
