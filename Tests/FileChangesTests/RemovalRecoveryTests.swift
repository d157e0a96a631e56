import Platform
import TestSupport
import Testing

@testable import FileChanges

/// What becomes of removals and moves that were killed when everything was staged, before the first rename.
@Suite struct RemovalRecoveryTests {
    private func killed(_ sandbox: Sandbox, _ plan: Plan) throws {
        let fileSystem = FaultyFileSystem(sandbox.fileSystem, .killedAfter(.append))
        let validated = try validate(plan, on: fileSystem, policy: .overwrite)
        #expect(throws: FileChangesError.self) { try commit(validated, on: fileSystem) }
        #expect(try sandbox.tree() != sandbox.visibleTree())
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `they are finished`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("A/a", "1")
        try sandbox.file("B/b", "2")
        try sandbox.file("B/.DS_Store", "notes")
        try killed(sandbox, sandbox.plan(removing: ["B/b": "2"], moving: ["A/a": "C/c"]))
        let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(recovery == Recovery(finished: ["A/a", "B/b", "C"], runs: 1))
        #expect(try sandbox.tree() == ["C/ 755", "C/c 644 1"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what somebody wrote since stays`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        for name in ["a", "b", "c"] { try sandbox.file("A/" + name, "old") }
        try killed(sandbox, sandbox.plan(removing: ["A/a": "old", "A/b": "old", "A/c": "old"]))
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
            try killed(sandbox, sandbox.plan(removing: ["A/b": "old"], moving: ["A/a": "A/c"]))
            try sandbox.file("A/c", "theirs")
            _ = try? recover(
                root: sandbox.root, on: FaultyFileSystem(sandbox.fileSystem, .killed(before: call, torn: false)))
            let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
            #expect(recovery.finished == [])
            #expect(try sandbox.tree() == ["A/ 755", "A/a 644 old", "A/b 644 old", "A/c 644 theirs"], "call \(call)")
        }
    }

    @Test func `a file that was linked and not yet unlinked goes`() throws {
        let sandbox = try Sandbox(.disk)
        try sandbox.file("a", "1")
        try killed(sandbox, sandbox.plan(removing: ["a": "1"]))
        let area = try #require(
            sandbox.fileSystem.names(in: sandbox.root).first { $0.hasPrefix(".vipergen-") && !$0.contains("journal") })
        #expect(link(sandbox.path("a"), sandbox.path(area + "/0.old")) == 0)
        #expect(try recover(root: sandbox.root, on: sandbox.fileSystem).finished == ["a"])
        #expect(try sandbox.tree() == [])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `an undoing gives back what went, but not in place of what somebody wrote`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let id = RecoveryTests.id
        for index in 0...1 { try sandbox.file("X/.vipergen-\(id)/\(index).old", "old \(index)") }
        try sandbox.file("X/b", "theirs")
        try sandbox.file(
            RecoveryTests.journal,
            "\(Journal.header)\nfolder X\nremove 0 1 5 1 a\nremove 0 2 5 1 b\nsealed 2\nundo\n")
        let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(recovery == Recovery(kept: ["X/b"], undone: ["X/a"], runs: 1))
        #expect(try sandbox.tree() == ["X/ 755", "X/a 644 old 0", "X/b 644 theirs"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a strange journal empties no folder that a link leads to`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.fileSystem.createDirectory(sandbox.outside + "/empty")
        try sandbox.link("out", to: sandbox.outside)
        try sandbox.file(
            RecoveryTests.journal, "\(Journal.header)\nfolder out/empty\nremove 0 1 5 1 a\nsealed 1\n")
        #expect(try recover(root: sandbox.root, on: sandbox.fileSystem).runs == 1)
        #expect(try sandbox.fileSystem.names(in: sandbox.outside) == ["empty"])
    }
}
