import Platform
import Text

/// A file system on which plans are carried out in memory: what they change is seen here, and the disk stays as it is.
public final class PreviewFileSystem: FileSystem, @unchecked Sendable {
    /// What a path has here instead of what the disk has there.
    enum Change {
        case file([UInt8], Entry)
        case folder(Entry)
        case nothing
    }

    private let base: any FileSystem
    private let lock = Lock()
    /// By real paths, so that two ways to a file lead to one change.
    private var changes: [String: Change] = [:]
    /// By the real paths of folders: the names in them that changes are about.
    private var changedNames: [String: Set<String>] = [:]

    /// Looks like another file system, until something is written.
    public init(_ base: any FileSystem) {
        self.base = base
    }

    /// What lies at a path.
    public func entry(at path: String) throws(FileError) -> Entry? {
        switch change(at: path) {
        case .file(_, let entry), .folder(let entry): entry
        case .nothing: nil
        case nil: try base.entry(at: path)
        }
    }

    /// All bytes of a regular file.
    public func read(_ path: String) throws(FileError) -> [UInt8] {
        switch change(at: path) ?? change(behind: path) {
        case .file(let bytes, _): return bytes
        case .folder: throw FileError(.read, path, code: EISDIR)
        case .nothing: throw FileError(.read, path, code: ENOENT)
        case nil: return try base.read(path)
        }
    }

    /// The names in a folder.
    public func names(in directory: String) throws(FileError) -> [String] {
        let isOnDisk = try isOnDisk(directory)
        return names(isOnDisk ? try base.names(in: directory) : [], changedIn: directory)
    }

    /// The names in a folder with the kind of each.
    public func entries(in directory: String) throws(FileError) -> [(name: String, kind: Entry.Kind)] {
        let isOnDisk = try isOnDisk(directory)
        let (old, new) = split(isOnDisk ? try base.entries(in: directory) : [], by: \.name, changedIn: directory)
        return old + new.map { ($0.name, $0.kind) }
    }

    /// The absolute path with every link resolved.
    public func realPath(_ path: String) throws(FileError) -> String {
        switch change(at: path) ?? change(behind: path) {
        case .file, .folder: return realPlace(path)
        case .nothing: throw FileError(.resolve, path, code: ENOENT)
        case nil: return try base.realPath(path)
        }
    }

    /// Holds a folder open, to be read.
    public func open(_ directory: String) throws(FileError) -> any Directory {
        let isOnDisk = try isOnDisk(directory)
        return PreviewDirectory(self, directory, base: isOnDisk ? try base.open(directory) : nil)
    }

    /// Makes a folder in memory.
    public func createDirectory(_ path: String) throws(FileError) {
        change(path, to: .folder(newEntry(.directory, permissions: 0o755)))
    }

    /// Writes a file in memory.
    public func createFile(_ path: String, bytes: [UInt8], permissions: UInt16) throws(FileError) {
        change(path, to: .file(bytes, newEntry(.file, size: bytes.count, permissions: permissions)))
    }

    /// Has nothing lie at a path.
    public func remove(_ path: String) throws(FileError) {
        change(path, to: .nothing)
    }

    /// Nothing asks for this.
    public func setPermissions(_ path: String, _ permissions: UInt16) throws(FileError) {
        throw FileError(.write, path, code: EROFS)
    }

    /// The number of the user.
    public var user: UInt32 { base.user }
    /// The time of day.
    public var now: Int { base.now }

    // MARK: - Changes

    /// What has been changed at a path, whose own link is not followed.
    func change(at path: String) -> Change? {
        guard hasChanges else { return nil }
        let place = place(of: path)
        return lock.locked { changes[place] }
    }

    /// Some names of a folder on disk with the changes to them.
    func names(_ names: [String], changedIn directory: String) -> [String] {
        let (old, new) = split(names, by: \.self, changedIn: directory)
        return old + new.map(\.name)
    }

    private var hasChanges: Bool { lock.locked { !changes.isEmpty } }

    private func change(behind path: String) -> Change? {
        guard hasChanges else { return nil }
        let place = realPlace(path)
        return lock.locked { changes[place] }
    }

    /// Whether the disk has a folder's names. Throws where there is no folder.
    private func isOnDisk(_ directory: String) throws(FileError) -> Bool {
        switch change(at: directory) ?? change(behind: directory) {
        case .file: throw FileError(.list, directory, code: ENOTDIR)
        case .nothing: throw FileError(.list, directory, code: ENOENT)
        case .folder: return false
        case nil: return true
        }
    }

    /// What of a folder on disk is as it was, and what is new or changed.
    private func split<Item>(
        _ items: [Item], by name: (Item) -> String, changedIn directory: String
    ) -> (old: [Item], new: [(name: String, kind: Entry.Kind)]) {
        guard hasChanges else { return (items, []) }
        let place = realPlace(directory)
        return lock.locked {
            guard let changed = changedNames[place] else { return (items, []) }
            let new = changed.sorted().compactMap { name -> (name: String, kind: Entry.Kind)? in
                switch changes[Path.join(place, name)] {
                case .file: (name, .file)
                case .folder: (name, .directory)
                case .nothing, nil: nil
                }
            }
            return (items.filter { !changed.contains(name($0)) }, new)
        }
    }

    private func change(_ path: String, to change: Change) {
        let place = place(of: path)
        let (folder, name) = Path.split(place)
        lock.locked {
            changes[place] = change
            changedNames[folder.isEmpty ? "/" : folder, default: []].insert(name)
        }
    }

    private func newEntry(_ kind: Entry.Kind, size: Int = 0, permissions: UInt16) -> Entry {
        let number = lock.locked { changes.count }
        return Entry(
            kind: kind, size: size, modified: base.now, permissions: permissions,
            identity: UInt64.max - UInt64(number), owner: base.user)
    }

    /// A path without links on the way to its last component.
    private func place(of path: String) -> String {
        let (folder, name) = Path.split(path)
        guard Path.isComponent(name) else { return realPlace(path) }
        return Path.join(realPlace(path.utf8.first == Path.slash && folder.isEmpty ? "/" : folder), name)
    }

    /// A path without links, of which the last components need not be on disk.
    private func realPlace(_ path: String) -> String {
        if let real = try? base.realPath(path.isEmpty ? "." : path) { return real }
        let (folder, name) = Path.split(path)
        // Above what cannot be resolved nothing is left to ask.
        guard !path.isEmpty, path != "/" else { return path }
        return Path.join(realPlace(folder), name == "." ? "" : name)
    }
}

extension PreviewFileSystem {
    /// Carries out a plan in memory, as `commit` does on disk. It is to be validated on this file system.
    public func carryOut(_ plan: ValidatedPlan) throws(FileChangesError) {
        do throws(FileError) {
            try install(plan)
        } catch {
            throw .file(error)
        }
    }

    private func install(_ plan: ValidatedPlan) throws(FileError) {
        func path(_ item: StagedItem) -> String {
            Path.join(Path.join(plan.root, plan.stagingFolders[item.folder]), item.name)
        }
        for item in plan.items {
            if item.old != nil { try remove(path(item)) }
            for step in item.steps {
                switch step {
                case .folder(let inner): try createDirectory(path(item) + inner)
                case .file(let inner, let bytes, _):
                    try createFile(path(item) + inner, bytes: bytes, permissions: 0o644)
                }
            }
        }
        for item in plan.items where item.steps.isEmpty {
            var folder = plan.stagingFolders[item.folder]
            while !folder.isEmpty, try isEmpty(Path.join(plan.root, folder)) {
                try remove(Path.join(plan.root, folder))
                folder = Path.split(folder).folder
            }
        }
    }

    /// Whether nothing is left in a folder, or it is gone itself.
    private func isEmpty(_ folder: String) throws(FileError) -> Bool {
        do throws(FileError) {
            return try names(in: folder).allSatisfy { $0 == ".DS_Store" }
        } catch {
            guard error.code == ENOENT else { throw error }
            return true
        }
    }
}
