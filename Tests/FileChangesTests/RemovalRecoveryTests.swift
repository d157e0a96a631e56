import Platform
import TestSupport
import Testing

@testable import FileChanges

/// What becomes of removals and moves that were killed when everything was staged, before the first rename.
@Suite struct RemovalRecoveryTests {
    @Test(arguments: Sandbox.Kind.allCases)
    func `they are finished`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("A/a", "1")
        try sandbox.file("B/b", "2")
        try sandbox.file("B/.DS_Store", "notes")
        try sandbox.kill(sandbox.plan(removing: ["B/b": "2"], moving: ["A/a": "C/c"]))
        let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(recovery == Recovery(finished: ["A/a", "B/b", "C"], runs: 1))
        #expect(try sandbox.tree() == ["C/ 755", "C/c 644 1"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what somebody wrote since stays`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        for name in ["a", "b", "c"] { try sandbox.file("A/" + name, "old") }
        try sandbox.kill(sandbox.plan(removing: ["A/a": "old", "A/b": "old", "A/c": "old"]))
        for name in ["a", "b"] { try sandbox.fileSystem.remove(sandbox.path("A/" + name)) }
        try sandbox.file("A/a", "theirs")
        let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(recovery == Recovery(finished: ["A/c"], kept: ["A/a"], runs: 1))
        #expect(try sandbox.tree() == ["A/ 755", "A/a 644 theirs"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a file that cannot move any more stays, whenever the tidying is killed`(_ kind: Sandbox.Kind) throws {
        for call in 1...12 {
            let sandbox = try Sandbox(kind)
            for name in ["A/a", "A/b"] { try sandbox.file(name, "old") }
            try sandbox.kill(sandbox.plan(removing: ["A/b": "old"], moving: ["A/a": "A/c"]))
            try sandbox.file("A/c", "theirs")
            _ = try? recover(
                root: sandbox.root, on: FaultyFileSystem(sandbox.fileSystem, .killed(before: call, torn: false)))
            let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
            #expect(recovery.finished == [])
            #expect(try sandbox.tree() == ["A/ 755", "A/a 644 old", "A/b 644 old", "A/c 644 theirs"], "call \(call)")
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a file that was linked and not yet unlinked goes`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "1")
        try sandbox.kill(sandbox.plan(removing: ["a": "1"]))
        try sandbox.fileSystem.link(sandbox.path("a"), sandbox.path(sandbox.areaName() + "/0.old"))
        #expect(try sandbox.recover().finished == ["a"])
        #expect(try sandbox.tree() == [])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `an undoing gives back what went, but not in place of what somebody wrote`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        for name in ["a", "b", "c"] { try sandbox.file("X/" + name, "old " + name) }
        let plan = try sandbox.plan(removing: ["X/a": "old a", "X/b": "old b", "X/c": "old c"])
        try sandbox.kill(plan, .callOfThenKilled(.renameToNew, 3, code: EACCES, after: .append, 2))
        try sandbox.file("X/b", "theirs")
        #expect(try sandbox.recover() == Recovery(kept: ["X/b"], undone: ["X/a"], runs: 1))
        #expect(try sandbox.tree() == ["X/ 755", "X/a 644 old a", "X/b 644 theirs", "X/c 644 old c"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a folder that a link leads to is not emptied`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.fileSystem.createDirectory(sandbox.outside + "/empty")
        try sandbox.link("out", to: sandbox.outside)
        let journal = try sandbox.startJournal(["out/empty"])
        let rename = StagedRename(
            folder: 0, name: "a", kind: .remove(FileStamp(identity: 1, size: 5, modified: 1)))
        try journal.append(Journal.seal([rename], [StagedMark(identity: 1, changed: 1)]))
        journal.release()
        #expect(try sandbox.recover().runs == 1)
        #expect(try sandbox.fileSystem.names(in: sandbox.outside) == ["empty"])
    }
}
