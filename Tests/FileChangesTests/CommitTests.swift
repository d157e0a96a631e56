import Foundation
import Platform
import TestSupport
import Testing

@testable import FileChanges

@Suite struct CommitTests {
    @Test(arguments: Sandbox.Kind.allCases)
    func `the tree holds the files and nothing else`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("Modules/Old/Old.swift", "old")
        try sandbox.write(["Modules/New/View/V.swift": "v", "Modules/New/N.swift": "n", "Tests/New/T.swift": "t"])
        #expect(
            try sandbox.tree() == [
                "Modules/ 755", "Modules/New/ 755", "Modules/New/N.swift 644 n", "Modules/New/View/ 755",
                "Modules/New/View/V.swift 644 v", "Modules/Old/ 755", "Modules/Old/Old.swift 644 old", "Tests/ 755",
                "Tests/New/ 755", "Tests/New/T.swift 644 t",
            ])
    }

    @Test(arguments: Sandbox.Kind.allCases, FaultCase.volumes)
    func `an overwritten file keeps its permissions`(_ kind: Sandbox.Kind, _ lacks: Set<Lack>) throws {
        let sandbox = try Sandbox(kind)
        let fileSystem = FaultyFileSystem(sandbox.fileSystem, lacks: lacks)
        try sandbox.file("tool", "old", permissions: 0o775)
        try sandbox.file("secret", "old", permissions: 0o600)
        try commit(
            validate(sandbox.plan(["tool": "new", "secret": "new"]), on: fileSystem, policy: .overwrite), on: fileSystem
        )
        #expect(try sandbox.tree() == ["secret 600 new", "tool 775 new"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `doing it again changes nothing`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.write(["A/a": "1", "b": ""])
        let again = FaultyFileSystem(sandbox.fileSystem)
        try commit(validate(sandbox.plan(["A/a": "1", "b": ""]), on: again, policy: .fail), on: again)
        #expect(again.mutations == 0)
    }

    @Test func `a module costs few calls`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.folder("Modules")
        let counting = FaultyFileSystem(sandbox.fileSystem)
        try commit(
            validate(sandbox.plan(["Modules/A/V/v": "", "Modules/A/a": ""]), on: counting, policy: .fail), on: counting)
        // The journal and its seal, the staging folder, two folders, two files, one rename; both removed.
        #expect(counting.mutations == 10)
    }

    enum Meddling: String, CaseIterable {
        case newFile, newFolderWithFile, changedFile, sameSizeFile, removedFile
    }

    @Test(arguments: Sandbox.Kind.allCases, Meddling.allCases)
    func `what changed since the validation is not overwritten`(_ kind: Sandbox.Kind, _ meddling: Meddling) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("old", "old")
        try sandbox.file("A/first", "1")
        let plan = sandbox.plan(["A/first": "2", "A/new": "mine", "B/b": "mine", "old": "mine", "z": "z"])
        let validated = try validate(plan, on: sandbox.fileSystem, policy: .overwrite)
        switch meddling {
        case .newFile: try sandbox.file("A/new", "theirs")
        case .newFolderWithFile: try sandbox.file("B/b", "theirs")
        case .changedFile, .sameSizeFile:
            try sandbox.fileSystem.remove(sandbox.path("old"))
            try sandbox.file("old", meddling == .changedFile ? "theirs" : "new")
        case .removedFile: try sandbox.fileSystem.remove(sandbox.path("old"))
        }
        let before = try sandbox.tree()
        #expect(throws: FileChangesError.self) { try commit(validated, on: sandbox.fileSystem) }
        #expect(try sandbox.tree() == before)
    }

    @Test func `a file that changes in the very moment of its replacement gets its bytes back`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "old")
        let fileSystem = FaultyFileSystem(sandbox.fileSystem)
        let validated = try validate(sandbox.plan(["a": "new"]), on: fileSystem, policy: .overwrite)
        fileSystem.observe { mutation, _ in
            guard mutation == .exchange, fileSystem.mutations(.exchange) == 1 else { return }
            try? sandbox.fileSystem.remove(sandbox.path("a"))
            try? sandbox.file("a", "theirs")
        }
        #expect(throws: FileChangesError.changed("a")) { try commit(validated, on: fileSystem) }
        #expect(try sandbox.tree() == ["a 644 theirs"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a folder that another run made meanwhile is used`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let validated = try validate(
            sandbox.plan(["Modules/A/a": "1", "Tests/A/t": "2"]), on: sandbox.fileSystem, policy: .fail)
        try sandbox.write(["Modules/B/b": "3", "Tests/B/t": "4"])
        try commit(validated, on: sandbox.fileSystem)
        #expect(try sandbox.tree().filter { !$0.contains("/ ") }.count == 4)
        #expect(try sandbox.text("Tests/A/t") == "2")
    }

    @Test func `a root that cannot be written is named before anything is made`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.folder("Modules")
        try sandbox.fileSystem.setPermissions(sandbox.root, 0o555)
        let before = try sandbox.tree()
        #expect(throws: FileChangesError.file(FileError(.fill, sandbox.root, code: EACCES))) {
            try sandbox.write(["Modules/A/a": ""])
        }
        #expect(try sandbox.tree() == before)
    }

    @Test func `a folder that cannot be written is named before anything is renamed`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.folder("Modules")
        try sandbox.folder("Tests")
        try sandbox.fileSystem.setPermissions(sandbox.path("Tests"), 0o555)
        let before = try sandbox.tree()
        #expect(throws: FileChangesError.file(FileError(.fill, sandbox.path("Tests"), code: EACCES))) {
            try sandbox.write(["Modules/A/a": "", "Tests/A/t": ""])
        }
        #expect(try sandbox.tree() == before)
    }

    @Test func `an error names the place and not where it was being built`() throws {
        let sandbox = try Sandbox(.memory)
        let full = FaultyFileSystem(sandbox.fileSystem, .callOf(.createFile, 2, code: ENOSPC))
        let validated = try validate(sandbox.plan(["A/a": "", "A/B/b": ""]), on: full, policy: .fail)
        #expect(throws: FileChangesError.file(FileError(.write, sandbox.path("A/B/b"), code: ENOSPC))) {
            try commit(validated, on: full)
        }
        #expect(try sandbox.tree() == [])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what could not be tidied is told, and goes with the next run`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let fileSystem = FaultyFileSystem(sandbox.fileSystem, .callOf(.remove, 1, code: EACCES))
        let validated = try validate(sandbox.plan(["A/a": "1"]), on: fileSystem, policy: .fail)
        let committed = try commit(validated, on: fileSystem)
        #expect(committed.untidied?.code == EACCES)
        #expect(try sandbox.visibleTree() == ["A/ 755", "A/a 644 1"])
        #expect(try sandbox.leftovers().map(\.state) == [.interrupted])
        #expect(try sandbox.recover() == Recovery(runs: 1))
        #expect(try sandbox.tree() == ["A/ 755", "A/a 644 1"])
    }

    @Test func `a plan for many folders needs few of them open`() throws {
        let sandbox = try Sandbox(.memory)
        for number in 0..<300 { try sandbox.file("F\(number)/G/old", "old") }
        let changes = (0..<300).flatMap { number in
            ["old", "new"].map { FileChange(path: "F\(number)/G/\($0)", contents: [65]) }
        }
        let plan = Plan(root: sandbox.root, changes: changes)
        sandbox.memory?.limitOpenDirectories(to: 40)
        try commit(validate(plan, on: sandbox.fileSystem, policy: .overwrite), on: sandbox.fileSystem)
        #expect(try sandbox.text("F299/G/new") == "A")
        #expect(try sandbox.tree().count == 300 * 4)
    }

    @Test func `who may give files away gives a new one to the old one's owner`() throws {
        for (user, owner) in [(0, 1000), (1000, 1000), (1000, 2000)] as [(UInt32, UInt32)] {
            let sandbox = try Sandbox(.memory)
            try sandbox.file("a", "old", permissions: 0o640)
            try sandbox.memory?.setOwner(sandbox.path("a"), owner)
            sandbox.memory?.become(user)
            try sandbox.write(["a": "new"], policy: .overwrite)
            let entry = try sandbox.fileSystem.entry(at: sandbox.path("a"))
            #expect(entry?.owner == (user == 0 ? owner : user))
            #expect(entry?.permissions == 0o640)
        }
    }
}
