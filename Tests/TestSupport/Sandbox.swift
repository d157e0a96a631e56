import Foundation
import Platform

/// A project directory to test in, in memory or on disk.
package final class Sandbox: Sendable {
    /// Where a sandbox is.
    package enum Kind: String, Sendable, CaseIterable {
        case memory, disk
    }

    /// The file system the project is on.
    package let fileSystem: any FileSystem
    /// The project's absolute path, which no link is part of.
    package let root: String
    /// A directory beside the project.
    package let outside: String
    /// The file system where it is in memory.
    package let memory: MemoryFileSystem?

    /// An empty project; `ignoringForm` puts one in memory where names that differ only in case are the same, and
    /// without `hasLocks` no file there can be locked.
    package init(_ kind: Kind, ignoringForm: Bool = false, hasLocks: Bool = true) throws {
        let base: String
        switch kind {
        case .memory:
            let memory = MemoryFileSystem(ignoringForm: ignoringForm, hasLocks: hasLocks)
            self.memory = memory
            fileSystem = memory
            base = "/sandbox"
            try memory.createDirectory(base)
        case .disk:
            memory = nil
            fileSystem = PosixFileSystem()
            let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try fileSystem.createDirectory(directory.path)
            base = try fileSystem.realPath(directory.path)
        }
        root = base + "/project"
        outside = base + "/outside"
        try fileSystem.createDirectory(root)
        try fileSystem.createDirectory(outside)
    }

    deinit {
        guard memory == nil else { return }
        try? FileManager.default.removeItem(atPath: (root as NSString).deletingLastPathComponent)
    }

    /// The absolute path of one below the project.
    package func path(_ path: String) -> String { root + "/" + path }

    /// Makes a file with the folders it needs.
    package func file(_ path: String, _ text: String = "", permissions: UInt16 = 0o644) throws {
        let path = self.path(path)
        if let slash = path.lastIndex(of: "/") { try makeFolders(String(path[..<slash])) }
        try fileSystem.createFile(path, bytes: Array(text.utf8), permissions: permissions)
        try fileSystem.setPermissions(path, permissions)
    }

    /// Makes a folder with those above it.
    package func folder(_ path: String) throws {
        try makeFolders(self.path(path))
    }

    /// Makes a symbolic link.
    package func link(_ path: String, to target: String) throws {
        if let memory { return try memory.createLink(self.path(path), to: target) }
        guard symlink(target, self.path(path)) == 0 else { throw FileError(.write, path, code: errno) }
    }

    /// The text of a file.
    package func text(_ path: String) throws -> String {
        String(decoding: try fileSystem.read(self.path(path)), as: UTF8.self)
    }

    private func makeFolders(_ path: String) throws {
        guard try fileSystem.entry(at: path) == nil, let slash = path.lastIndex(of: "/") else { return }
        try makeFolders(String(path[..<slash]))
        try fileSystem.createDirectory(path)
    }
}

extension FileSystem {
    /// Everything below a folder, a line an entry with its kind, permission bits and contents, sorted.
    package func tree(_ path: String) throws -> [String] {
        try lines(path, "").sorted()
    }

    private func lines(_ path: String, _ name: String) throws -> [String] {
        try names(in: path).flatMap { child -> [String] in
            let (childPath, childName) = (path + "/" + child, name + child)
            guard let entry = try entry(at: childPath) else { return [] }
            let bits = String(entry.permissions, radix: 8)
            switch entry.kind {
            case .file: return ["\(childName) \(bits) \(String(decoding: try read(childPath), as: UTF8.self))"]
            case .directory: return try ["\(childName)/ \(bits)"] + lines(childPath, childName + "/")
            case .link, .other: return ["\(childName) \(entry.kind)"]
            }
        }
    }
}
