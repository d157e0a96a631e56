import TestSupport
import Testing

@testable import Platform

/// What every file system does alike.
@Suite struct FileSystemTests {
    @Test(arguments: Sandbox.Kind.allCases)
    func `a file holds what was written`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        for size in [0, 1, 4095, 4096, 65_536, 3_000_001] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try sandbox.fileSystem.createFile(sandbox.path("\(size)"), bytes: bytes, permissions: 0o666)
            #expect(try sandbox.fileSystem.read(sandbox.path("\(size)")) == bytes)
            let entry = try #require(try sandbox.fileSystem.entry(at: sandbox.path("\(size)")))
            #expect(entry.kind == .file && entry.size == size && entry.permissions == 0o644)
            #expect(entry.modified > 1_600_000_000_000_000_000)
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `each failure has its number`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let (volume, path) = (sandbox.fileSystem, sandbox.path)
        try sandbox.file("file", "1")
        try sandbox.file("folder/inner")
        try sandbox.link("link", to: "file")
        try sandbox.link("dangling", to: "none")
        #expect(failure { try volume.createFile(path("file"), bytes: [], permissions: 0o644) } == EEXIST)
        #expect(failure { try volume.createFile(path("dangling"), bytes: [], permissions: 0o644) } == EEXIST)
        #expect(failure { try volume.createFile(path("no/file"), bytes: [], permissions: 0o644) } == ENOENT)
        #expect(failure { try volume.createFile(path("file/a"), bytes: [], permissions: 0o644) } == ENOTDIR)
        #expect(failure { try volume.createDirectory(path("folder")) } == EEXIST)
        #expect(failure { try volume.createDirectory(path("a/b")) } == ENOENT)
        #expect(failure { _ = try volume.read(path("none")) } == ENOENT)
        #expect(failure { _ = try volume.read(path("folder")) } == EISDIR)
        #expect(failure { _ = try volume.names(in: path("file")) } == ENOTDIR)
        #expect(failure { _ = try volume.names(in: path("none")) } == ENOENT)
        #expect(failure { try volume.remove(path("folder")) } == ENOTEMPTY)
        #expect(failure { try volume.remove(path("none")) } == ENOENT)
        #expect(failure { try volume.renameToNew(path("file"), path("folder")) } == EEXIST)
        #expect(failure { try volume.renameToNew(path("folder"), path("file")) } == EEXIST)
        #expect(failure { try volume.renameToNew(path("file"), path("dangling")) } == EEXIST)
        #expect(failure { try volume.renameToNew(path("none"), path("new")) } == ENOENT)
        #expect(failure { try volume.exchange(path("file"), path("none")) } == ENOENT)
        #expect(failure { _ = try volume.lock(path("none")) } == ENOENT)
        #expect(failure { _ = try volume.lock(path("link")) } == ELOOP)
        #expect(failure { _ = try volume.createLockedFile(path("file"), bytes: []) } == EEXIST)
        #expect(failure { _ = try volume.realPath(path("dangling")) } == ENOENT)
        #expect(try sandbox.text("file") == "1")
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a file beyond the limit is not read`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let bytes = [UInt8](repeating: 1, count: ReadLimit.bytes + 1)
        try sandbox.fileSystem.createFile(sandbox.path("most"), bytes: Array(bytes.dropLast()), permissions: 0o644)
        #expect(try sandbox.fileSystem.read(sandbox.path("most")).count == ReadLimit.bytes)
        try sandbox.fileSystem.createFile(sandbox.path("more"), bytes: bytes, permissions: 0o644)
        let folder = try sandbox.fileSystem.open(sandbox.root)
        #expect(failure { _ = try sandbox.fileSystem.read(sandbox.path("more")) } == EFBIG)
        #expect(failure { _ = try folder.read("more") } == EFBIG)
        #expect(failure { _ = try folder.read("more", expecting: [1]) } == EFBIG)
        #expect(failure { _ = try folder.lock("more")?.read() } == EFBIG)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `only a read follows a link at the end`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("folder/file", "1")
        try sandbox.link("link", to: "folder/file")
        try sandbox.link("way", to: "folder")
        #expect(try sandbox.fileSystem.entry(at: sandbox.path("link"))?.kind == .link)
        #expect(try sandbox.text("link") == "1")
        #expect(try sandbox.fileSystem.entry(at: sandbox.path("way/file"))?.kind == .file)
        #expect(try sandbox.fileSystem.names(in: sandbox.path("way")) == ["file"])
        #expect(try sandbox.fileSystem.realPath(sandbox.path("way/file")) == sandbox.path("folder/file"))
        try sandbox.fileSystem.remove(sandbox.path("link"))
        #expect(try sandbox.text("folder/file") == "1")
        #expect(try sandbox.fileSystem.entry(at: sandbox.path("link")) == nil)
        #expect(try sandbox.fileSystem.entry(at: sandbox.path("folder/file/below")) == nil)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `names are told apart by their bytes`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let names = ["a", "A", "\u{E9}", "e\u{301}", " ", "...", "ü b"]
        for name in names { try sandbox.file(name) }
        let found = try sandbox.fileSystem.names(in: sandbox.root)
        #expect(Set(found.map { Array($0.utf8) }) == Set(names.map { Array($0.utf8) }))
        #expect(found.count == names.count)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `two files change places`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "1", permissions: 0o600)
        try sandbox.file("b/c", "2", permissions: 0o755)
        try sandbox.fileSystem.exchange(sandbox.path("a"), sandbox.path("b/c"))
        #expect(try sandbox.fileSystem.tree(sandbox.root) == ["a 755 2", "b/ 755", "b/c 600 1"])
    }

    @Test(arguments: Sandbox.Kind.allCases, [[.exclusiveRename], [.exclusiveRename, .link]] as [Set<Lack>])
    func `a volume without an exclusive rename replaces nothing either`(_ kind: Sandbox.Kind, _ lacks: Set<Lack>) throws
    {
        for isFolder in [true, false] {
            let sandbox = try Sandbox(kind)
            let volume = FaultyFileSystem(sandbox.fileSystem, lacks: lacks)
            try sandbox.file("taken", "1")
            try sandbox.file("full/inner", "2")
            try sandbox.folder("empty")
            if isFolder { try sandbox.file("new/inner", "3") } else { try sandbox.file("new", "3") }
            for place in ["taken", "full", "empty"] {
                #expect(throws: FileError(.rename, sandbox.path(place), code: EEXIST)) {
                    try volume.renameToNew(sandbox.path("new"), sandbox.path(place))
                }
            }
            try volume.renameToNew(sandbox.path("new"), sandbox.path("free"))
            #expect(try sandbox.text(isFolder ? "free/inner" : "free") == "3")
            #expect(try volume.entry(at: sandbox.path("new")) == nil)
            #expect(try sandbox.text("taken") == "1")
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a rename that cannot take the old name away leaves both`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "1")
        let volume = FaultyFileSystem(sandbox.fileSystem, .callOf(.remove, 1, code: EPERM), lacks: [.exclusiveRename])
        #expect(throws: FileError(.rename, sandbox.path("a"), code: EPERM)) {
            try volume.renameToNew(sandbox.path("a"), sandbox.path("b"))
        }
        #expect(try sandbox.fileSystem.names(in: sandbox.root).sorted() == ["a", "b"])
    }

    @Test(arguments: Sandbox.Kind.allCases, [0, 3, 40, 3000])
    func `a folder has all of its names`(_ kind: Sandbox.Kind, count: Int) throws {
        let sandbox = try Sandbox(kind)
        let (volume, folder) = (sandbox.fileSystem, sandbox.path("folder"))
        try volume.createDirectory(folder)
        // Short ones and the longest that there are.
        let names = (0..<count).map { "\($0)" + String(repeating: "n", count: $0 % 3 == 0 ? 240 : $0 % 20) }.sorted()
        for name in names { try sandbox.file("folder/\(name)") }
        #expect(try volume.names(in: folder).sorted() == names)
        #expect(try volume.entries(in: folder).map(\.name).sorted() == names)
        let held = try volume.open(folder)
        for _ in 0..<2 { #expect(try held.names().sorted() == names) }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what a path leads to is shown`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let (volume, path) = (sandbox.fileSystem, sandbox.path)
        try sandbox.file("folder/file", "12")
        try sandbox.link("link", to: "folder/file")
        try sandbox.link("other", to: "folder")
        try sandbox.link("dangling", to: "none")
        let entries = try (volume.entry(at: path("folder/file")), volume.entry(at: path("folder")))
        for name in ["folder/file", "link", "other/file"] {
            #expect(try volume.target(at: path(name)) == entries.0)
            var shown: [Entry] = []
            #expect(try volume.read(path(name)) { shown.append($0) } == [0x31, 0x32])
            #expect(shown == [entries.0])
        }
        for name in ["folder", "other"] {
            #expect(try volume.target(at: path(name)) == entries.1)
            var shown: [Entry] = []
            #expect(try volume.entries(in: path(name)) { shown.append($0) }.map(\.name) == ["file"])
            #expect(shown == [entries.1])
        }
        for name in ["dangling", "none", "folder/file/inner"] { #expect(try volume.target(at: path(name)) == nil) }
        #expect(failure { _ = try volume.read(path("none")) { _ in } } == ENOENT)
        #expect(failure { _ = try volume.entries(in: path("folder/file")) { _ in } } == ENOTDIR)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a lock has one holder`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let (volume, path) = (sandbox.fileSystem, sandbox.path("file"))
        let file = try #require(try volume.createLockedFile(path, bytes: [65]))
        let held = try volume.open(sandbox.root)
        let folder = try #require(try held.lock())
        #expect(try volume.lock(path) == nil)
        #expect(try volume.open(sandbox.root).lock() == nil)
        try file.append([66])
        file.release()
        folder.release()
        let again = try #require(try volume.lock(path))
        #expect(again.isLocked)
        #expect(try again.read() == [65, 66])
        try again.truncate(to: 1)
        try again.append([67])
        again.release()
        #expect(try volume.open(sandbox.root).lock() != nil)
        #expect(try sandbox.text("file") == "AC")
    }
}

/// What only a disk can show.
@Suite struct PosixFileSystemTests {
    @Test func `a pipe is refused and not waited for`() throws {
        let sandbox = try Sandbox(.disk)
        #expect(mkfifo(sandbox.path("pipe"), 0o600) == 0)
        #expect(throws: FileError(.read, sandbox.path("pipe"), code: EINVAL)) {
            try sandbox.fileSystem.read(sandbox.path("pipe"))
        }
        #expect(try sandbox.fileSystem.entry(at: sandbox.path("pipe"))?.kind == .other)
    }

    @Test func `a file that would fill the memory is refused by its size`() throws {
        let sandbox = try Sandbox(.disk)
        try sandbox.file("huge")
        try #require(truncate(sandbox.path("huge"), 1 << 40) == 0)
        #expect(failure { _ = try sandbox.fileSystem.read(sandbox.path("huge")) } == EFBIG)
    }

    @Test(.enabled(if: entryExists("/dev/zero")))
    func `what has no end is read up to the limit`() throws {
        let file = try OpenFile("/dev/zero", O_RDONLY, for: .read)
        defer { file.closeIgnoringErrors() }
        for expected in [0, 5] { #expect(failure { _ = try file.readAll(expected: expected) } == EFBIG) }
    }

    @Test func `a file that loses its name while its lock is waited for has no lock`() throws {
        let sandbox = try Sandbox(.disk)
        try sandbox.file("a")
        let lock = try sandbox.fileSystem.lock(sandbox.path("a"))
        try sandbox.fileSystem.remove(sandbox.path("a"))
        lock?.release()
        #expect(throws: FileError(.lock, sandbox.path("a"), code: ENOENT)) {
            try sandbox.fileSystem.lock(sandbox.path("a"))
        }
    }

    @Test(.enabled(if: entryExists("/dev/full")))
    func `a full device is an error`() throws {
        let file = try OpenFile("/dev/full", O_WRONLY, for: .write)
        defer { file.closeIgnoringErrors() }
        #expect(throws: FileError(.write, "/dev/full", code: ENOSPC)) { try file.write([1]) }
    }

    private static func entryExists(_ path: String) -> Bool {
        (try? PosixFileSystem().entry(at: path)) != nil
    }
}
