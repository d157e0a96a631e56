import Platform
import TestSupport
import Testing

@testable import FileChanges

@Suite struct ValidationTests {
    @Test(arguments: Sandbox.Kind.allCases)
    func `each file has its action`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("A/same", "same")
        try sandbox.file("A/other", "old")
        let plan = sandbox.plan(["A/new": "new", "A/same": "same", "A/other": "new", "B/C/new": ""])
        for (policy, action) in [(ConflictPolicy.fail, Action.conflict), (.skip, .skip), (.overwrite, .overwrite)] {
            let validated = try validate(plan, on: sandbox.fileSystem, policy: policy)
            #expect(validated.files.map(\.action) == [.create, .identical, action, .create])
            #expect(validated.files[2].old == Array("old".utf8))
            #expect(validated.files[2].new == Array("new".utf8))
            #expect(validated.files[0].old == nil)
            #expect(validated.conflicts == (action == .conflict ? [Conflict(path: "A/other", reason: .exists)] : []))
        }
        #expect(try sandbox.tree().count == 3)
    }

    @Test func `a file that is not the plan's alone stays as it is unless such files are overwritten`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("shared", "old")
        var plan = sandbox.plan(["shared": "new"])
        plan.changes[0].isShared = true
        let asked = ConflictPolicy.ask { _, _, _ in .overwrite }
        for (policy, action) in [
            (ConflictPolicy.fail, Action.skip), (asked, .skip), (.skip, .skip), (.overwrite, .overwrite),
        ] {
            let validated = try validate(plan, on: sandbox.fileSystem, policy: policy)
            #expect(validated.files.map(\.action) == [action] && validated.conflicts.isEmpty)
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `somebody is asked about each file that exists`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "1")
        try sandbox.file("b", "2")
        var asked: [String] = []
        let policy = ConflictPolicy.ask { path, old, new in
            asked.append("\(path) \(String(decoding: old, as: UTF8.self)) \(String(decoding: new, as: UTF8.self))")
            return path == "a" ? .keep : .overwrite
        }
        try sandbox.write(["a": "x", "b": "y", "c": "z"], policy: policy)
        #expect(asked == ["a 1 x", "b 2 y"])
        #expect(try sandbox.tree() == ["a 644 1", "b 644 y", "c 644 z"])
    }

    @Test func `who aborts changes nothing`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "1")
        #expect(throws: FileChangesError.aborted("a")) {
            try sandbox.write(["0": "", "a": "x"], policy: .ask { _, _, _ in .abort })
        }
        #expect(try sandbox.tree() == ["a 644 1"])
    }

    @Test func `nobody is asked about a plan that is refused anyway`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "1")
        try sandbox.folder("d")
        let policy = ConflictPolicy.ask { _, _, _ in
            Issue.record("asked")
            return .overwrite
        }
        #expect(try sandbox.reasons(["a": "x", "d": ""], policy: policy) == [.exists, .folderInTheWay])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what stands in the way is refused under any policy`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("file")
        try sandbox.folder("folder")
        #expect(try sandbox.reasons(["file/a": "", "file/b/c": ""]) == [.fileInTheWay("file"), .fileInTheWay("file")])
        #expect(try sandbox.reasons(["folder": ""]) == [.folderInTheWay])
        #expect(try sandbox.reasons(["x": "", "x/y": ""]) == [.fileInTheWay("x")])
        #expect(try sandbox.reasons(["x/y": "", "x": ""]) == [.folderInTheWay])
        #expect(try sandbox.reasons(["x/y": "1", "x/y": "1"]) == [.duplicate])
        #expect(throws: FileChangesError.conflicts([Conflict(path: "folder", reason: .folderInTheWay)])) {
            try sandbox.write(["a": "", "folder": ""], policy: .overwrite)
        }
        #expect(try sandbox.tree().count == 2)
    }

    @Test func `a pipe is refused without waiting for its writer`() throws {
        let sandbox = try Sandbox(.disk)
        #expect(mkfifo(sandbox.path("pipe"), 0o600) == 0)
        #expect(try sandbox.reasons(["pipe": "", "pipe/a": ""]) == [.specialFile, .fileInTheWay("pipe")])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `the root must be a folder`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("file")
        for (path, error) in [
            ("none", FileChangesError.rootMissing(sandbox.path("none"))),
            ("file", .rootNotFolder(sandbox.path("file"))),
        ] {
            #expect(throws: error) {
                try validate(Plan(root: sandbox.path(path), changes: []), on: sandbox.fileSystem, policy: .fail)
            }
        }
    }

    @Test func `each folder is listed once and new ones never`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("Modules/Old/Old.swift")
        let counting = FaultyFileSystem(sandbox.fileSystem)
        let changes = (0..<500).flatMap { module in
            (0..<8).map { FileChange(path: "Modules/M\(module)/Part\($0 / 2)/F\($0).swift", contents: []) }
        }
        _ = try validate(Plan(root: sandbox.root, changes: changes), on: counting, policy: .fail)
        #expect(counting.listedFolders.sorted() == [sandbox.root, sandbox.path("Modules")])
    }

    @Test func `a file that cannot be read is an error`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "1", permissions: 0)
        #expect(throws: FileChangesError.file(FileError(.read, sandbox.path("a"), code: EACCES))) {
            try validate(sandbox.plan(["a": "2"]), on: sandbox.fileSystem, policy: .skip)
        }
    }
}
