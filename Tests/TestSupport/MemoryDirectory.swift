import Platform

/// A folder in memory that is held open.
final class MemoryDirectory: Directory {
    let path: String
    private let fileSystem: MemoryFileSystem
    private let node: MemoryNode
    private var isOpen = false

    /// To be called with the file system locked.
    init(_ fileSystem: MemoryFileSystem, _ node: MemoryNode, path: String) throws(FileError) {
        self.fileSystem = fileSystem
        self.node = node
        self.path = path
        guard node.children != nil else { throw FileError(.list, path, code: ENOTDIR) }
        guard node.permissions & 0o400 != 0 else { throw FileError(.list, path, code: EACCES) }
        try fileSystem.noteOpening(path)
        isOpen = true
    }

    deinit {
        // One that could not be opened is let go of with the file system locked.
        if isOpen { fileSystem.noteClosing() }
    }

    func entry() throws(FileError) -> Entry { fileSystem.locked { node.entry } }

    func entry(_ name: String) throws(FileError) -> Entry? {
        try fileSystem.locked { () throws(FileError) in try child(name, for: .inspect)?.entry }
    }

    func names() throws(FileError) -> [String] {
        try fileSystem.locked { () throws(FileError) in try fileSystem.names(of: node, path) }
    }

    func read(_ name: String) throws(FileError) -> [UInt8] {
        try fileSystem.locked { () throws(FileError) in
            try fileSystem.read(try known(name, for: .read), path(of: name))
        }
    }

    func open(_ name: String) throws(FileError) -> any Directory {
        try fileSystem.locked { () throws(FileError) in
            try MemoryDirectory(fileSystem, known(name, for: .list), path: path(of: name))
        }
    }

    func createDirectory(_ name: String, permissions: UInt16) throws(FileError) {
        try fileSystem.locked { () throws(FileError) in
            let new = fileSystem.newNode(.directory([:]), permissions: permissions & ~0o022)
            let (folder, last) = try place(name, for: .createDirectory)
            try fileSystem.add(new, last, to: folder, for: .createDirectory, path(of: name))
        }
    }

    func createFile(_ name: String, bytes: [UInt8], permissions: UInt16) throws(FileError) {
        try fileSystem.locked { () throws(FileError) in
            let new = fileSystem.newNode(.file(bytes), permissions: permissions & ~0o022)
            let (folder, last) = try place(name, for: .write)
            try fileSystem.add(new, last, to: folder, for: .write, path(of: name))
        }
    }

    func copyAttributes(of other: String, in directory: any Directory, to name: String) throws(FileError) {
        let source = try Self.memory(directory)
        try fileSystem.locked { () throws(FileError) in
            let (folder, last) = try place(name, for: .write)
            guard let new = folder.children?[MemoryName(last, ignoringForm: fileSystem.ignoresForm)] else {
                throw FileError(.write, path(of: name), code: ENOENT)
            }
            let old = try source.known(other, for: .inspect)
            if case .link = old.content { throw FileError(.inspect, source.path(of: other), code: ELOOP) }
            // Only the system's own user may give files away.
            if new.owner == 0 { new.owner = old.owner }
            new.permissions = old.permissions & 0o777
            new.changed = fileSystem.tick()
        }
    }

    func rename(
        _ name: String, to directory: any Directory, as newName: String, _ mode: RenameMode
    ) throws(FileError) {
        let target = try Self.memory(directory)
        let newPath = target.path(of: newName)
        try fileSystem.locked { () throws(FileError) in
            let moved = try known(name, for: .rename)
            switch mode {
            case .exclusive: break
            case .swap:
                let other = try target.known(newName, for: .exchange)
                try target.take(newName, for: .exchange)
                try take(name, for: .exchange)
                try target.put(moved, newName, for: .exchange)
                return try put(other, name, for: .exchange)
            case .replace:
                if let old = try target.child(newName, for: .rename) {
                    let isPair = (old.children == nil) == (moved.children == nil)
                    guard isPair else {
                        throw FileError(.rename, newPath, code: old.children == nil ? ENOTDIR : EISDIR)
                    }
                    guard old.children?.isEmpty ?? true else { throw FileError(.rename, newPath, code: ENOTEMPTY) }
                    try fileSystem.take(newName, from: target.node, for: .rename, newPath)
                }
            }
            guard node.permissions & 0o200 != 0 else { throw FileError(.rename, path(of: name), code: EACCES) }
            try target.put(moved, newName, for: .rename)
            try take(name, for: .rename)
        }
    }

    func link(_ name: String, to directory: any Directory, as newName: String) throws(FileError) {
        let target = try Self.memory(directory)
        try fileSystem.locked { () throws(FileError) in
            let linked = try known(name, for: .rename)
            guard linked.children == nil else { throw FileError(.rename, target.path(of: newName), code: EPERM) }
            try target.put(linked, newName, for: .rename)
            linked.links += 1
        }
    }

    func remove(_ name: String) throws(FileError) {
        try fileSystem.locked { () throws(FileError) in
            guard try known(name, for: .remove).children == nil else {
                throw FileError(.remove, path(of: name), code: EISDIR)
            }
            try fileSystem.take(name, from: node, for: .remove, path(of: name))
        }
    }

    func removeDirectory(_ name: String) throws(FileError) {
        try fileSystem.locked { () throws(FileError) in
            guard let children = try known(name, for: .remove).children else {
                throw FileError(.remove, path(of: name), code: ENOTDIR)
            }
            guard children.isEmpty else { throw FileError(.remove, path(of: name), code: ENOTEMPTY) }
            try fileSystem.take(name, from: node, for: .remove, path(of: name))
        }
    }

    func lock() throws(FileError) -> (any FileLock)? {
        try fileSystem.locked { () throws(FileError) in
            guard fileSystem.hasLocks else { throw FileError(.lock, path, code: ENOTSUP) }
            return MemoryLock(fileSystem, node, path)
        }
    }

    func lock(_ name: String) throws(FileError) -> (any LockedFile)? {
        try fileSystem.locked { () throws(FileError) in
            let file = try known(name, for: .lock)
            if case .link = file.content { throw FileError(.lock, path(of: name), code: ELOOP) }
            guard file.permissions & 0o600 == 0o600 else { throw FileError(.lock, path(of: name), code: EACCES) }
            return MemoryLock(fileSystem, file, path(of: name))
        }
    }

    func createLockedFile(
        _ name: String, contents: (_ entry: Entry, _ isLocked: Bool) -> [UInt8]
    ) throws(FileError) -> (any LockedFile)? {
        try fileSystem.locked { () throws(FileError) in
            let file = fileSystem.newNode(.file([]), permissions: 0o600)
            try fileSystem.add(file, name, to: node, for: .write, path(of: name))
            guard let lock = MemoryLock(fileSystem, file, path(of: name)) else { return nil }
            file.content = .file(contents(file.entry, lock.isLocked))
            return lock
        }
    }

    private func child(_ name: String, for operation: FileError.Operation) throws(FileError) -> MemoryNode? {
        guard node.permissions & 0o100 != 0 else { throw FileError(operation, path(of: name), code: EACCES) }
        return node.children?[MemoryName(name, ignoringForm: fileSystem.ignoresForm)]
    }

    /// The folder and the name that a path below this folder leads to.
    private func place(
        _ path: String, for operation: FileError.Operation
    ) throws(FileError) -> (folder: MemoryNode, name: String) {
        var names = path.split(separator: "/").map(String.init)
        let last = names.popLast() ?? ""
        var folder = node
        for name in names {
            let child = folder.children?[MemoryName(name, ignoringForm: fileSystem.ignoresForm)]
            guard let child, child.children != nil else {
                throw FileError(operation, self.path(of: path), code: child == nil ? ENOENT : ENOTDIR)
            }
            folder = child
        }
        return (folder, last)
    }

    private func known(_ name: String, for operation: FileError.Operation) throws(FileError) -> MemoryNode {
        guard let child = try child(name, for: operation) else {
            throw FileError(operation, path(of: name), code: ENOENT)
        }
        return child
    }

    private func put(_ moved: MemoryNode, _ name: String, for operation: FileError.Operation) throws(FileError) {
        try fileSystem.add(moved, name, to: node, for: operation, path(of: name))
    }

    private func take(_ name: String, for operation: FileError.Operation) throws(FileError) {
        try fileSystem.take(name, from: node, for: operation, path(of: name), isMove: true)
    }

    private static func memory(_ directory: any Directory) throws(FileError) -> MemoryDirectory {
        guard let directory = directory as? MemoryDirectory else {
            throw FileError(.rename, directory.path, code: EXDEV)
        }
        return directory
    }
}
