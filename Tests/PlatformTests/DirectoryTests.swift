import Foundation
import TestSupport
import Testing

@testable import Platform

/// What a folder that is held open does alike in memory and on disk.
@Suite struct DirectoryTests {
    @Test(arguments: Sandbox.Kind.allCases)
    func `it stays the folder that it was, whatever its path leads to`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.folder("a")
        let folder = try sandbox.fileSystem.open(sandbox.path("a"))
        let entry = try folder.entry()
        try sandbox.fileSystem.renameToNew(sandbox.path("a"), sandbox.path("b"))
        try sandbox.link("a", to: sandbox.outside)
        try folder.createFile("file", bytes: [65], permissions: 0o644)
        try folder.createDirectory("inner", permissions: 0o700)
        #expect(try sandbox.fileSystem.tree(sandbox.root) == ["a link", "b/ 755", "b/file 644 A", "b/inner/ 700"])
        #expect(try sandbox.fileSystem.names(in: sandbox.outside) == [])
        #expect(try folder.entry().isSame(as: entry))
        #expect(try folder.names().sorted() == ["file", "inner"])
        try folder.remove("file")
        #expect(try folder.names() == ["inner"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `no link in it is followed`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("file", "1")
        try sandbox.folder("folder")
        try sandbox.link("toFile", to: "file")
        try sandbox.link("toFolder", to: "folder")
        let root = try sandbox.fileSystem.open(sandbox.root)
        #expect(failure { _ = try root.read("toFile") } == ELOOP)
        #expect([ELOOP, ENOTDIR].contains(failure { _ = try root.open("toFolder") }))
        #expect(failure { _ = try root.lock("toFile") } == ELOOP)
        #expect(failure { try root.createFile("toFile", bytes: [], permissions: 0o644) } == EEXIST)
        #expect(failure { try root.copyAttributes(of: "toFile", in: root, to: "file") } == ELOOP)
        #expect(try root.entry("toFolder")?.kind == .link)
        try root.renameToNew("toFile", to: root, as: "other")
        #expect(try root.entry("other")?.kind == .link)
        try root.remove("other")
        #expect(try sandbox.text("file") == "1")
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `each failure has its number`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("file", "1")
        try sandbox.file("folder/inner")
        let root = try sandbox.fileSystem.open(sandbox.root)
        #expect(try root.entry("none") == nil)
        #expect(failure { _ = try root.open("none") } == ENOENT)
        #expect(failure { _ = try root.open("file") } == ENOTDIR)
        #expect(failure { _ = try root.read("none") } == ENOENT)
        #expect(failure { _ = try root.read("folder") } == EISDIR)
        #expect(failure { try root.createDirectory("file", permissions: 0o755) } == EEXIST)
        #expect(failure { try root.removeDirectory("folder") } == ENOTEMPTY)
        #expect(failure { try root.removeDirectory("file") } == ENOTDIR)
        #expect(failure { try root.removeDirectory("none") } == ENOENT)
        #expect(failure { try root.remove("none") } == ENOENT)
        #expect(failure { try root.rename("file", to: root, as: "folder", .exclusive) } == EEXIST)
        #expect(failure { try root.rename("file", to: root, as: "none", .swap) } == ENOENT)
        #expect(failure { try root.link("file", to: root, as: "folder") } == EEXIST)
        #expect(failure { try root.link("none", to: root, as: "new") } == ENOENT)
        #expect(failure { _ = try root.lock("none") } == ENOENT)
        #expect(failure { _ = try root.createLockedFile("file") { _, _ in [] } } == EEXIST)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a folder that is gone takes nothing`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.folder("a")
        let folder = try sandbox.fileSystem.open(sandbox.path("a"))
        try sandbox.fileSystem.remove(sandbox.path("a"))
        #expect(failure { try folder.createFile("b", bytes: [], permissions: 0o644) } == ENOENT)
        #expect(failure { try folder.createDirectory("b", permissions: 0o755) } == ENOENT)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a file keeps its number whatever it is called, and another one has another`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "1")
        try sandbox.file("b", "2")
        let root = try sandbox.fileSystem.open(sandbox.root)
        let (a, b) = (try #require(try root.entry("a")), try #require(try root.entry("b")))
        #expect(!a.isSame(as: b))
        #expect(a.owner == sandbox.fileSystem.user && a.device == b.device && a.links == 1)
        try root.link("a", to: root, as: "c")
        try root.rename("a", to: root, as: "b", .swap)
        let (moved, linked) = (try #require(try root.entry("b")), try #require(try root.entry("c")))
        #expect(moved.isSame(as: a) && linked.isSame(as: a) && moved.links == 2)
        #expect(moved.changed >= a.changed && moved.modified == a.modified)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a new journal knows its own number`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let root = try sandbox.fileSystem.open(sandbox.root)
        var known: Entry?
        let file = try root.createLockedFile("j") { entry, isLocked in
            known = entry
            return isLocked ? [65] : [66]
        }
        #expect(try root.entry("j")?.identity == known?.identity)
        #expect(try root.entry("j")?.permissions == 0o600)
        #expect(try file?.read() == [65])
        file?.release()
    }
}

/// What only a disk can show of a folder.
@Suite struct PosixDirectoryTests {
    /// Makes a file with a name that is not UTF-8; false where the system has none such.
    private func makeStrangeFile(in folder: String) -> Bool {
        let path = Array(folder.utf8CString.dropLast()) + [0x2F, 0x61, -1, 0x0A, 0x2E, -17, 0]
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o644)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        return true
    }

    /// Also where it is larger than what is read at once, and where only its end is another.
    @Test(arguments: Sandbox.Kind.allCases, [1, 1 << 16, 1 << 17 + 1, 300_000])
    func `what is expected of a file changes nothing about what it holds`(_ kind: Sandbox.Kind, _ size: Int) throws {
        let sandbox = try Sandbox(kind)
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try sandbox.fileSystem.createFile(sandbox.path("file"), bytes: bytes, permissions: 0o644)
        let folder = try sandbox.fileSystem.open(sandbox.root)
        let others = [bytes, [], bytes.dropLast() + [1], [1] + bytes.dropFirst(), bytes + [1], Array(bytes.dropLast())]
        for expected in others { #expect(try folder.read("file", expecting: expected) == bytes) }
        #expect(failure { _ = try folder.read("nowhere", expecting: bytes) } == ENOENT)
    }

    @Test func `a name that is not UTF-8 is an error that names it`() throws {
        let sandbox = try Sandbox(.disk)
        try sandbox.file("folder/a")
        guard makeStrangeFile(in: sandbox.path("folder")) else { return }
        let error = FileError(.decodeName, sandbox.path("folder/a\\xFF\\x0A.\\xEF"), code: EILSEQ)
        #expect(throws: error) { try sandbox.fileSystem.names(in: sandbox.path("folder")) }
        #expect(throws: error) { try sandbox.fileSystem.entries(in: sandbox.path("folder")) }
        #expect(throws: error) { try sandbox.fileSystem.names(in: sandbox.path("folder/")) }
        // Who looks for certain names there needs not know.
        #expect(try sandbox.fileSystem.open(sandbox.path("folder")).names() == ["a"])
    }

    @Test func `a new file gets what another one has besides its contents`() throws {
        let sandbox = try Sandbox(.disk)
        try sandbox.file("old", "1", permissions: 0o4751)
        try sandbox.file("new", "2", permissions: 0o600)
        let name = "user.vipergen.test"
        let isKept = setAttribute(sandbox.path("old"), name)
        let root = try sandbox.fileSystem.open(sandbox.root)
        try root.copyAttributes(of: "old", in: root, to: "new")
        #expect(try root.entry("new")?.permissions == 0o751)
        #expect(try sandbox.text("new") == "2")
        if isKept { #expect(hasAttribute(sandbox.path("new"), name)) }
    }

    @Test(.enabled(if: geteuid() == 0)) func `the system's own user gives a new file to the old one's owner`() throws {
        let sandbox = try Sandbox(.disk)
        try sandbox.file("old", "1", permissions: 0o640)
        try sandbox.file("new", "2", permissions: 0o600)
        #expect(chown(sandbox.path("old"), 12345, 23456) == 0)
        let root = try sandbox.fileSystem.open(sandbox.root)
        try root.copyAttributes(of: "old", in: root, to: "new")
        #expect(try root.entry("new")?.owner == 12345)
        #expect(try root.entry("new")?.permissions == 0o640)
    }

    #if canImport(Darwin)
        private func setAttribute(_ path: String, _ name: String) -> Bool { run("xattr", "-w", name, "1", path) }
        private func hasAttribute(_ path: String, _ name: String) -> Bool { run("xattr", "-p", name, path) }
    #else
        private func setAttribute(_ path: String, _ name: String) -> Bool {
            run("setfattr", "-n", name, "-v", "1", path)
        }

        private func hasAttribute(_ path: String, _ name: String) -> Bool { run("getfattr", "-n", name, path) }
    #endif

    private func run(_ words: String...) -> Bool {
        PosixProgramRunner().run(words)?.code == 0
    }
}
