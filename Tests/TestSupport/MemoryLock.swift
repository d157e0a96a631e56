import Platform

/// A lock on a file or folder in memory.
final class MemoryLock: LockedFile {
    let isLocked: Bool
    private let fileSystem: MemoryFileSystem
    private let node: MemoryNode
    private let path: String
    private var isHeld: Bool

    /// Nil where somebody else has the lock. To be called with the file system locked.
    init?(_ fileSystem: MemoryFileSystem, _ node: MemoryNode, _ path: String) {
        self.fileSystem = fileSystem
        self.node = node
        self.path = path
        isLocked = fileSystem.hasLocks
        isHeld = isLocked
        if isLocked {
            if node.isLocked {
                isHeld = false
                return nil
            }
            node.isLocked = true
        }
    }

    deinit {
        release()
    }

    func entry() throws(FileError) -> Entry { fileSystem.locked { node.entry } }

    func read() throws(FileError) -> [UInt8] {
        try fileSystem.locked { () throws(FileError) in try fileSystem.read(node, path) }
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
        try fileSystem.locked { () throws(FileError) in
            guard case .file(let before) = node.content else { throw FileError(.write, path, code: EISDIR) }
            node.content = .file(before + bytes)
            node.modified = fileSystem.tick()
            node.changed = node.modified
        }
    }

    func truncate(to size: Int) throws(FileError) {
        try fileSystem.locked { () throws(FileError) in
            node.content = .file(Array(try fileSystem.read(node, path).prefix(size)))
            node.modified = fileSystem.tick()
            node.changed = node.modified
        }
    }

    func release() {
        guard isHeld else { return }
        isHeld = false
        fileSystem.locked { node.isLocked = false }
    }
}
