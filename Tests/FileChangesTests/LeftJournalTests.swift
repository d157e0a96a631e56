import Platform
import TestSupport
import Testing

@testable import FileChanges

/// Who can put files into a project gets nothing moved or removed by it.
@Suite struct LeftJournalTests {
    /// Copies a tree, as an archive or a checkout does: the same names and bytes in other files.
    private func copy(_ sandbox: Sandbox, _ folder: String, to other: Sandbox) throws {
        for name in try sandbox.fileSystem.names(in: sandbox.path(folder)) {
            let path = folder.isEmpty ? name : folder + "/" + name
            if try sandbox.fileSystem.entry(at: sandbox.path(path))?.kind == .directory {
                try other.folder(path)
                try copy(sandbox, path, to: other)
            } else {
                try other.file(path, sandbox.text(path), permissions: 0o600)
            }
        }
    }

    @Test(
        arguments: Sandbox.Kind.allCases,
        [Fault.killedAfter(.append), .killedAfter(.renameToNew), .killedAfter(.createFile)])
    func `what a killed run left elsewhere is left alone as a copy`(_ kind: Sandbox.Kind, _ fault: Fault) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("X/a", "old")
        try sandbox.kill(sandbox.plan(["X/a": "new", "X/b": "b", "Y/c": "c"]), fault)
        let other = try Sandbox(kind)
        try copy(sandbox, "", to: other)
        let before = try other.tree()
        let left = [Leftover(name: try other.journalName(), state: .unproven)]
        #expect(try other.recover() == Recovery(left: left))
        #expect(try other.leftovers() == left)
        #expect(try other.tree() == before)
        try other.write(["Z/z": "1"])
        #expect(try other.tree().count == before.count + 2)
    }

    enum Forgery: String, CaseIterable {
        case otherFile, touchedFile, otherFolder, oneMore
    }

    @Test(arguments: Sandbox.Kind.allCases, Forgery.allCases)
    func `other things than the run has staged are left alone`(_ kind: Sandbox.Kind, _ forgery: Forgery) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "old")
        try sandbox.kill(sandbox.plan(["a": "new", "b/c": "1"]))
        let area = try sandbox.areaName()
        pause(milliseconds: 30)
        switch forgery {
        case .otherFile:
            // The old one keeps its number in use.
            try sandbox.fileSystem.link(sandbox.path(area + "/1"), sandbox.outside + "/kept")
            try sandbox.fileSystem.remove(sandbox.path(area + "/1"))
            try sandbox.file(area + "/1", "new")
        case .touchedFile: try sandbox.fileSystem.setPermissions(sandbox.path(area + "/1"), 0o755)
        case .otherFolder:
            try sandbox.fileSystem.renameToNew(sandbox.path(area + "/0"), sandbox.outside + "/kept")
            try sandbox.file(area + "/0/c", "1")
        case .oneMore:
            try sandbox.fileSystem.setPermissions(sandbox.path(area), 0o777)
        }
        let before = try sandbox.tree()
        #expect(try sandbox.recover().left == [Leftover(name: sandbox.journalName(), state: .unproven)])
        #expect(try sandbox.tree() == before)
    }

    @Test func `a journal that others could have written to is left alone`() throws {
        let changes: [(MemoryFileSystem, String) throws -> Void] = [
            { try $0.setPermissions($1, 0o620) },
            { try $0.setPermissions($1, 0o602) },
            { try $0.link($1, "/sandbox/outside/journal") },
            { volume, _ in volume.setClock(by: -3_600_000_000_000) },
        ]
        for change in changes {
            let sandbox = try Sandbox(.memory)
            try sandbox.kill(sandbox.plan(["a": "1"]))
            let memory = try #require(sandbox.memory)
            try change(memory, sandbox.path(sandbox.journalName()))
            let before = try sandbox.tree()
            #expect(try sandbox.recover().left == [Leftover(name: sandbox.journalName(), state: .unproven)])
            #expect(try sandbox.tree() == before)
        }
    }

    @Test func `a clock that is a little behind is no reason`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.kill(sandbox.plan(["a": "1"]))
        sandbox.memory?.setClock(by: -5_000_000_000)
        #expect(try sandbox.recover().finished == ["a"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `an origin that is another file's is none`(_ kind: Sandbox.Kind) throws {
        for word in 1...4 {
            let sandbox = try Sandbox(kind)
            try sandbox.kill(sandbox.plan(["a": "1"]))
            try sandbox.rewriteJournal { text in
                var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                var words = lines[1].split(separator: " ").map(String.init)
                words[word] = word == 4 ? "9\(words[word])" : "9"
                lines[1] = words.joined(separator: " ")
                return lines.joined(separator: "\n")
            }
            #expect(try sandbox.recover().left == [Leftover(name: sandbox.journalName(), state: .unproven)])
            #expect(try sandbox.visibleTree() == [])
        }
    }

    @Test(arguments: [false, true])
    func `another user's killed run blocks nobody`(_ isOwnersTurn: Bool) throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "old")
        try sandbox.kill(sandbox.plan(["a": "new", "b": "1"]))
        let name = try sandbox.journalName()
        if isOwnersTurn {
            #expect(try sandbox.recover().finished == ["a", "b"])
            return
        }
        sandbox.memory?.become(1001)
        let left = [Leftover(name: name, state: .otherUser(1000))]
        #expect(try sandbox.recover() == Recovery(left: left))
        #expect(try sandbox.leftovers() == left)
        try sandbox.write(["c": "2"])
        #expect(try sandbox.visibleTree() == ["a 644 old", "c 644 2"])
    }

    @Test func `a journal that cannot be opened blocks nobody`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file(RecoveryTests.journal, "x", permissions: 0o400)
        let error = FileError(.lock, sandbox.path(RecoveryTests.journal), code: EACCES)
        #expect(try sandbox.recover().left == [Leftover(name: RecoveryTests.journal, state: .unreadable(error))])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what lies there can be asked for without a change`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        #expect(try sandbox.leftovers() == [])
        #expect(try leftovers(root: sandbox.path("none"), on: sandbox.fileSystem) == [])
        try sandbox.file("a", "old")
        try sandbox.kill(sandbox.plan(["a": "new"]))
        try sandbox.folder(".vipergen-0123456789abcdef")
        try sandbox.file(".vipergen-0123456789abcdea")
        let before = try sandbox.tree()
        let strange = Leftover(name: ".vipergen-0123456789abcdef", state: .withoutJournal)
        #expect(try sandbox.leftovers() == [Leftover(name: sandbox.journalName(), state: .interrupted), strange])
        #expect(try sandbox.tree() == before)
        #expect(try sandbox.recover() == Recovery(finished: ["a"], runs: 1, left: [strange]))
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a run at work is told with its process`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let journal = try sandbox.startJournal([""])
        let state = Leftover.State.running(.current(withStart: false))
        #expect(try sandbox.leftovers() == [Leftover(name: StagingName.journal(journal.id), state: state)])
        journal.release()
    }
}

/// Volumes without locks: what is known of a run is its process.
@Suite struct UnlockedVolumeTests {
    private func sandbox(_ edit: (inout RunningProcess) -> Void) throws -> Sandbox {
        let sandbox = try Sandbox(.memory, hasLocks: false)
        try sandbox.kill(sandbox.plan(["a": "1"]))
        let own = RunningProcess.current(withStart: true)
        var process = own
        edit(&process)
        func line(_ process: RunningProcess) -> String {
            "run \(JournalText.escape(process.host)) \(process.number) \(process.start ?? "-")\n"
        }
        try sandbox.rewriteJournal { $0.replacing(line(own), with: line(process)) }
        return sandbox
    }

    @Test func `a process that runs is left alone`() throws {
        let sandbox = try sandbox { _ in }
        let before = try sandbox.tree()
        #expect(try sandbox.recover() == Recovery())
        #expect(try sandbox.tree() == before)
        #expect(try sandbox.leftovers().map(\.state) == [.running(.current(withStart: true))])
    }

    @Test func `one that has ended is finished, also where its number has come back`() throws {
        for edit in [{ $0.start = "0-0" }, { $0.number = .max }] as [(inout RunningProcess) -> Void] {
            let sandbox = try sandbox(edit)
            #expect(try sandbox.recover() == Recovery(finished: ["a"], runs: 1))
            #expect(try sandbox.tree() == ["a 644 1"])
        }
    }

    @Test func `one that cannot be seen from here is named`() throws {
        for edit in [{ $0.host = "elsewhere" }, { $0.start = nil }] as [(inout RunningProcess) -> Void] {
            let sandbox = try sandbox(edit)
            var process = RunningProcess.current(withStart: true)
            edit(&process)
            let left = [Leftover(name: try sandbox.journalName(), state: .elsewhere(process))]
            #expect(try sandbox.recover() == Recovery(left: left))
            #expect(try sandbox.visibleTree() == [])
        }
    }

    @Test func `a commit goes on without locks`() throws {
        let sandbox = try Sandbox(.memory, hasLocks: false)
        try sandbox.write(["A/a": "1"])
        #expect(try sandbox.tree() == ["A/ 755", "A/a 644 1"])
    }
}
