import Platform

/// A lock on a file or folder in memory.
final class MemoryLock: LockedFile {
    private let fileSystem: MemoryFileSystem
    private let node: MemoryNode
    private let path: String
    private var isHeld = true

    init(_ fileSystem: MemoryFileSystem, _ node: MemoryNode, _ path: String) {
        self.fileSystem = fileSystem
        self.node = node
        self.path = path
    }

    deinit {
        release()
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
        try fileSystem.locked { () throws(FileError) in
            guard case .file(let before) = node.content else { throw FileError(.write, path, code: EISDIR) }
            node.content = .file(before + bytes)
            node.modified = fileSystem.tick()
        }
    }

    func release() {
        guard isHeld else { return }
        isHeld = false
        fileSystem.locked { node.isLocked = false }
    }
}
