import Foundation
import Platform

/// A file system in memory: files, folders, links and permission bits, as an ordinary user with the mask 022 meets
/// them. Paths are absolute.
package final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    private let mutex = NSLock()
    private let ignoresForm: Bool
    private let root: MemoryNode
    /// The parts of paths: tests name the same ones thousands of times.
    private var knownComponents: [MemoryName: [String]] = [:]
    private var clock = 1_700_000_000_000_000_000

    /// An empty file system; `ignoringForm` makes it one to which names that differ only in case are the same.
    package init(ignoringForm: Bool = false) {
        ignoresForm = ignoringForm
        root = MemoryNode(.directory([:]), permissions: 0o755, modified: clock)
    }

    /// Makes a symbolic link.
    package func createLink(_ path: String, to target: String) throws(FileError) {
        try locked { () throws(FileError) in
            try add(MemoryNode(.link(target), permissions: 0o777, modified: tick()), at: path, for: .write)
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
            let node = try find(path, followingLast: true, for: .read)
            guard case .file(let bytes) = node.content else { throw FileError(.read, path, code: EISDIR) }
            guard node.permissions & 0o400 != 0 else { throw FileError(.read, path, code: EACCES) }
            return bytes
        }
    }

    package func names(in directory: String) throws(FileError) -> [String] {
        try locked { () throws(FileError) in
            let node = try find(directory, followingLast: true, for: .list)
            guard let children = node.children else { throw FileError(.list, directory, code: ENOTDIR) }
            guard node.permissions & 0o400 != 0 else { throw FileError(.list, directory, code: EACCES) }
            return children.keys.map(\.text)
        }
    }

    package func realPath(_ path: String) throws(FileError) -> String {
        try locked { () throws(FileError) in
            var real: [String] = []
            _ = try find(path, followingLast: true, for: .resolve, real: &real)
            return "/" + real.joined(separator: "/")
        }
    }

    package func createDirectory(_ path: String) throws(FileError) {
        try locked { () throws(FileError) in
            let node = MemoryNode(.directory([:]), permissions: 0o755, modified: tick())
            try add(node, at: path, for: .createDirectory)
        }
    }

    package func createFile(_ path: String, bytes: [UInt8], permissions: UInt16) throws(FileError) {
        try locked { () throws(FileError) in
            let node = MemoryNode(.file(bytes), permissions: permissions & ~0o022, modified: tick())
            try add(node, at: path, for: .write)
        }
    }

    package func setPermissions(_ path: String, _ permissions: UInt16) throws(FileError) {
        try locked { () throws(FileError) in
            try find(path, followingLast: true, for: .write).permissions = permissions
        }
    }

    package func remove(_ path: String) throws(FileError) {
        try locked { () throws(FileError) in
            let node = try find(path, followingLast: false, for: .remove)
            guard node.children?.isEmpty ?? true else { throw FileError(.remove, path, code: ENOTEMPTY) }
            try take(path, for: .remove)
        }
    }

    package func renameToNew(_ old: String, _ new: String) throws(FileError) {
        try locked { () throws(FileError) in
            let node = try find(old, followingLast: false, for: .rename)
            try checkWritable(parent(of: old, for: .rename), .rename, old)
            try add(node, at: new, for: .rename)
            try take(old, for: .rename)
        }
    }

    package func exchange(_ first: String, _ second: String) throws(FileError) {
        try locked { () throws(FileError) in
            let nodes = (
                try find(first, followingLast: false, for: .exchange),
                try find(second, followingLast: false, for: .exchange)
            )
            try take(first, for: .exchange)
            try take(second, for: .exchange)
            try add(nodes.1, at: first, for: .exchange)
            try add(nodes.0, at: second, for: .exchange)
        }
    }

    package func lock(_ path: String) throws(FileError) -> (any FileLock)? {
        try locked { () throws(FileError) in
            let node = try find(path, followingLast: false, for: .lock)
            if case .link = node.content { throw FileError(.lock, path, code: ELOOP) }
            return take(lockOf: node, path)
        }
    }

    package func createLockedFile(_ path: String, bytes: [UInt8]) throws(FileError) -> (any LockedFile)? {
        try locked { () throws(FileError) in
            let node = MemoryNode(.file(bytes), permissions: 0o644, modified: tick())
            try add(node, at: path, for: .write)
            return take(lockOf: node, path)
        }
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

    private func take(lockOf node: MemoryNode, _ path: String) -> MemoryLock? {
        guard !node.isLocked else { return nil }
        node.isLocked = true
        return MemoryLock(self, node, path)
    }
}

extension MemoryFileSystem {
    private func find(
        _ path: String, followingLast: Bool, for operation: FileError.Operation
    ) throws(FileError) -> MemoryNode {
        var real: [String] = []
        return try find(path, followingLast: followingLast, for: operation, real: &real)
    }

    private func find(
        _ path: String, followingLast: Bool, for operation: FileError.Operation, real: inout [String]
    ) throws(FileError) -> MemoryNode {
        guard path.utf8.first == UInt8(ascii: "/") else { throw FileError(operation, path, code: EINVAL) }
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
        if let known = knownComponents[name] { return known }
        let components = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
            .filter { $0 != "." }
        knownComponents[name] = components
        return components
    }

    private func parent(of path: String, for operation: FileError.Operation) throws(FileError) -> MemoryNode {
        let folder = components(path).dropLast().joined(separator: "/")
        return try find("/" + folder, followingLast: true, for: operation)
    }

    private func name(of path: String) -> MemoryName {
        MemoryName(components(path).last ?? "", ignoringForm: ignoresForm)
    }

    private func checkWritable(
        _ folder: MemoryNode, _ operation: FileError.Operation, _ path: String
    ) throws(FileError) {
        guard folder.permissions & 0o200 != 0 else { throw FileError(operation, path, code: EACCES) }
    }

    private func add(_ node: MemoryNode, at path: String, for operation: FileError.Operation) throws(FileError) {
        let folder = try parent(of: path, for: operation)
        guard var children = folder.children else { throw FileError(operation, path, code: ENOTDIR) }
        guard name(of: path).text.utf8.count <= 255 else { throw FileError(operation, path, code: ENAMETOOLONG) }
        guard children[name(of: path)] == nil else { throw FileError(operation, path, code: EEXIST) }
        try checkWritable(folder, operation, path)
        children[name(of: path)] = node
        folder.content = .directory(children)
        folder.modified = tick()
    }

    private func take(_ path: String, for operation: FileError.Operation) throws(FileError) {
        let folder = try parent(of: path, for: operation)
        guard var children = folder.children else { throw FileError(operation, path, code: ENOTDIR) }
        try checkWritable(folder, operation, path)
        children[name(of: path)] = nil
        folder.content = .directory(children)
        folder.modified = tick()
    }
}
