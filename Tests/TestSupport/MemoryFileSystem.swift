import Foundation
import Platform

/// A file system in memory: files, folders, links and permission bits, as an ordinary user with the mask 022 meets
/// them. Paths are absolute, until somebody changes the directory.
package final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    private let mutex = NSLock()
    let ignoresForm: Bool
    let hasLocks: Bool
    private let root: MemoryNode
    /// The parts of paths: tests name the same ones thousands of times.
    private var knownComponents: [MemoryName: [String]] = [:]
    private var clock = 1_700_000_000_000_000_000
    private var currentUser: UInt32 = 1000
    private var mostOpen = Int.max
    private var openCount = 0
    private var workingDirectory: [String]?

    /// An empty file system; `ignoringForm` makes it one to which names that differ only in case are the same.
    package init(ignoringForm: Bool = false, hasLocks: Bool = true) {
        ignoresForm = ignoringForm
        self.hasLocks = hasLocks
        root = MemoryNode(.directory([:]), permissions: 0o755, owner: 1000, modified: clock)
    }

    package var user: UInt32 { mutex.withLock { currentUser } }
    package var now: Int { mutex.withLock { clock } }

    /// Goes on as another user, who may do what the first one may.
    package func become(_ user: UInt32) {
        mutex.withLock { currentUser = user }
    }

    /// Sets the clock by so many nanoseconds.
    package func setClock(by nanoseconds: Int) {
        mutex.withLock { clock += nanoseconds }
    }

    /// Lets so many folders be held open at once.
    package func limitOpenDirectories(to count: Int) {
        mutex.withLock { mostOpen = count }
    }

    /// Has relative paths begin in a folder.
    package func changeDirectory(to path: String) {
        locked { workingDirectory = components(path) }
    }

    /// Gives a file or folder to a user.
    package func setOwner(_ path: String, _ owner: UInt32) throws(FileError) {
        try locked { () throws(FileError) in
            let node = try find(path, followingLast: false, for: .write)
            node.owner = owner
            node.changed = tick()
        }
    }

    /// Sets when the contents of a file or folder last changed, as `touch` does.
    package func setModified(_ path: String, _ time: Int) throws(FileError) {
        try locked { () throws(FileError) in
            let node = try find(path, followingLast: false, for: .write)
            node.modified = time
            node.changed = tick()
        }
    }

    /// Makes a symbolic link.
    package func createLink(_ path: String, to target: String) throws(FileError) {
        try locked { () throws(FileError) in
            let node = newNode(.link(target), permissions: 0o777)
            try add(node, at: path, for: .write)
        }
    }

    package func entry(at path: String) throws(FileError) -> Entry? {
        try locked { () throws(FileError) in
            do throws(FileError) {
                return try find(path, followingLast: false, for: .inspect).entry
            } catch {
                guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
                return nil
            }
        }
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        try locked { () throws(FileError) in
            try read(try find(path, followingLast: true, for: .read), path)
        }
    }

    package func names(in directory: String) throws(FileError) -> [String] {
        try locked { () throws(FileError) in
            try names(of: try find(directory, followingLast: true, for: .list), directory)
        }
    }

    package func realPath(_ path: String) throws(FileError) -> String {
        try locked { () throws(FileError) in
            var real: [String] = []
            _ = try find(path, followingLast: true, for: .resolve, real: &real)
            return "/" + real.joined(separator: "/")
        }
    }

    package func open(_ directory: String) throws(FileError) -> any Directory {
        try locked { () throws(FileError) in
            try MemoryDirectory(self, find(directory, followingLast: true, for: .list), path: directory)
        }
    }

    package func createDirectory(_ path: String) throws(FileError) {
        try locked { () throws(FileError) in
            try add(newNode(.directory([:]), permissions: 0o755), at: path, for: .createDirectory)
        }
    }

    package func createFile(_ path: String, bytes: [UInt8], permissions: UInt16) throws(FileError) {
        try locked { () throws(FileError) in
            try add(newNode(.file(bytes), permissions: permissions & ~0o022), at: path, for: .write)
        }
    }

    package func setPermissions(_ path: String, _ permissions: UInt16) throws(FileError) {
        try locked { () throws(FileError) in
            let node = try find(path, followingLast: true, for: .write)
            node.permissions = permissions
            node.changed = tick()
        }
    }

    package func remove(_ path: String) throws(FileError) {
        try locked { () throws(FileError) in
            let node = try find(path, followingLast: false, for: .remove)
            guard node.children?.isEmpty ?? true else { throw FileError(.remove, path, code: ENOTEMPTY) }
            try take(name(of: path), from: parent(of: path, for: .remove), for: .remove, path)
        }
    }

    /// Takes note that one more folder is held open. To be called with the file system locked.
    func noteOpening(_ path: String) throws(FileError) {
        guard openCount < mostOpen else { throw FileError(.list, path, code: EMFILE) }
        openCount += 1
    }

    func noteClosing() {
        mutex.withLock { openCount -= 1 }
    }

    /// Runs a body that nobody else's runs beside.
    func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body()
    }

    /// The next moment; no two are the same.
    func tick() -> Int {
        clock += 1000
        return clock
    }
}

extension MemoryFileSystem {
    func newNode(_ content: MemoryNode.Content, permissions: UInt16) -> MemoryNode {
        MemoryNode(content, permissions: permissions, owner: currentUser, modified: tick())
    }

    func read(_ node: MemoryNode, _ path: String) throws(FileError) -> [UInt8] {
        switch node.content {
        case .file(let bytes):
            guard node.permissions & 0o400 != 0 else { throw FileError(.read, path, code: EACCES) }
            guard bytes.count <= ReadLimit.bytes else { throw FileError(.read, path, code: EFBIG) }
            return bytes
        case .directory: throw FileError(.read, path, code: EISDIR)
        case .link: throw FileError(.read, path, code: ELOOP)
        }
    }

    func names(of node: MemoryNode, _ path: String) throws(FileError) -> [String] {
        guard let children = node.children else { throw FileError(.list, path, code: ENOTDIR) }
        guard node.permissions & 0o400 != 0 else { throw FileError(.list, path, code: EACCES) }
        return children.keys.map(\.text)
    }

    func find(
        _ path: String, followingLast: Bool, for operation: FileError.Operation
    ) throws(FileError) -> MemoryNode {
        var real: [String] = []
        return try find(path, followingLast: followingLast, for: operation, real: &real)
    }

    private func find(
        _ path: String, followingLast: Bool, for operation: FileError.Operation, real: inout [String]
    ) throws(FileError) -> MemoryNode {
        guard path.utf8.first == UInt8(ascii: "/") || workingDirectory != nil else {
            throw FileError(operation, path, code: EINVAL)
        }
        var pending = Array(components(path).reversed())
        var nodes = [root]
        var hops = 0
        while let name = pending.popLast() {
            guard let node = nodes.last, let children = node.children else {
                throw FileError(operation, path, code: ENOTDIR)
            }
            if name == ".." {
                if nodes.count > 1 {
                    nodes.removeLast()
                    real.removeLast()
                }
                continue
            }
            guard node.permissions & 0o100 != 0 else { throw FileError(operation, path, code: EACCES) }
            guard let index = children.index(forKey: MemoryName(name, ignoringForm: ignoresForm)) else {
                throw FileError(operation, path, code: ENOENT)
            }
            let (found, child) = children[index]
            if case .link(let target) = child.content, followingLast || !pending.isEmpty {
                hops += 1
                guard hops < 40 else { throw FileError(operation, path, code: ELOOP) }
                pending += components(target).reversed()
                if target.utf8.first == UInt8(ascii: "/") {
                    nodes = [root]
                    real = []
                }
                continue
            }
            nodes.append(child)
            real.append(found.text)
        }
        return nodes[nodes.count - 1]
    }

    private func components(_ path: String) -> [String] {
        let name = MemoryName(path, ignoringForm: false)
        var components = knownComponents[name] ?? []
        if components.isEmpty {
            components = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter {
                $0 != "."
            }
            knownComponents[name] = components
        }
        return path.utf8.first == UInt8(ascii: "/") ? components : (workingDirectory ?? []) + components
    }

    private func parent(of path: String, for operation: FileError.Operation) throws(FileError) -> MemoryNode {
        let folder = components(path).dropLast().joined(separator: "/")
        return try find("/" + folder, followingLast: true, for: operation)
    }

    private func name(of path: String) -> String { components(path).last ?? "" }

    private func add(_ node: MemoryNode, at path: String, for operation: FileError.Operation) throws(FileError) {
        try add(node, name(of: path), to: parent(of: path, for: operation), for: operation, path)
    }

    func add(
        _ node: MemoryNode, _ name: String, to folder: MemoryNode, for operation: FileError.Operation, _ path: String
    ) throws(FileError) {
        guard var children = folder.children else { throw FileError(operation, path, code: ENOTDIR) }
        // A folder that is gone can still be held, and takes nothing.
        guard folder.links > 0 else { throw FileError(operation, path, code: ENOENT) }
        guard name.utf8.count <= 255 else { throw FileError(operation, path, code: ENAMETOOLONG) }
        let key = MemoryName(name, ignoringForm: ignoresForm)
        guard children[key] == nil else { throw FileError(operation, path, code: EEXIST) }
        guard folder.permissions & 0o200 != 0 else { throw FileError(operation, path, code: EACCES) }
        children[key] = node
        folder.content = .directory(children)
        folder.modified = tick()
        folder.changed = folder.modified
        node.changed = tick()
    }

    /// Takes a name away from a thing; with the last one the thing is gone.
    func take(
        _ name: String, from folder: MemoryNode, for operation: FileError.Operation, _ path: String,
        isMove: Bool = false
    ) throws(FileError) {
        guard var children = folder.children else { throw FileError(operation, path, code: ENOTDIR) }
        guard folder.permissions & 0o200 != 0 else { throw FileError(operation, path, code: EACCES) }
        let node = children.removeValue(forKey: MemoryName(name, ignoringForm: ignoresForm))
        if !isMove { node?.links -= 1 }
        folder.content = .directory(children)
        folder.modified = tick()
        folder.changed = folder.modified
        node?.changed = tick()
    }
}
