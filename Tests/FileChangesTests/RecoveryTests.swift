import Platform
import TestSupport
import Testing

@testable import FileChanges

@Suite struct RecoveryTests {
    static let id = "0123456789abcdef"
    static let journal = ".vipergen-journal-" + id

    @Test(arguments: Sandbox.Kind.allCases)
    func `where nothing was left it costs one listing`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("A/a")
        let counting = FaultyFileSystem(sandbox.fileSystem)
        #expect(try recover(root: sandbox.root, on: counting).isEmpty)
        #expect(counting.listedFolders == [sandbox.root])
        #expect(counting.mutations == 0)
    }

    @Test func `a root that is not there has nothing to tidy`() throws {
        #expect(try recover(root: "/none", on: MemoryFileSystem()).isEmpty)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a run that had all staged is finished`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("b", "old")
        try sandbox.kill(sandbox.plan(["A/a": "1", "b": "2"]))
        let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(recovery == Recovery(finished: ["A", "b"], kept: [], undone: [], runs: 1))
        #expect(try sandbox.tree() == ["A/ 755", "A/a 644 1", "b 644 2"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what somebody made or wrote since stays`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("b", "old")
        try sandbox.file("gone", "old")
        try sandbox.kill(sandbox.plan(["A/a": "1", "b": "2", "gone": "3", "c": "4"]))
        try sandbox.file("A/mine", "theirs")
        for path in ["b", "gone"] { try sandbox.fileSystem.remove(sandbox.path(path)) }
        try sandbox.file("b", "theirs")
        let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(recovery == Recovery(finished: ["c"], kept: ["A", "b", "gone"], undone: [], runs: 1))
        #expect(try sandbox.tree() == ["A/ 755", "A/mine 644 theirs", "b 644 theirs", "c 644 4"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a run that was killed while it undid a failure is undone`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.folder("X")
        try sandbox.killUndoing(sandbox.plan(["X/a/file": "1", "X/b": "2"]))
        #expect(try sandbox.text("X/a/file") == "1")
        #expect(try sandbox.recover() == Recovery(undone: ["X/a"], runs: 1))
        #expect(try sandbox.tree() == ["X/ 755"])
    }

    @Test(arguments: Sandbox.Kind.allCases, ["X/a/mine", "X/a/B/mine"])
    func `what somebody wrote since an undoing was killed stays`(_ kind: Sandbox.Kind, _ path: String) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.folder("X")
        try sandbox.killUndoing(sandbox.plan(["X/a/B/file": "1", "X/b": "2"]))
        // A disk's clock ticks only every few milliseconds.
        pause(milliseconds: 30)
        try sandbox.file(path, "written later")
        #expect(try sandbox.recover() == Recovery(kept: ["X/a"], runs: 1))
        #expect(try sandbox.text(path) == "written later")
        #expect(try sandbox.tree() == sandbox.visibleTree())
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `after an undoing nothing that others made is taken for its work`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.folder("X")
        try sandbox.killUndoing(sandbox.plan(["X/a/file": "1", "X/b": "2"]), after: .truncate, 1)
        try sandbox.file("X/a/file", "another's")
        #expect(try sandbox.recover() == Recovery(runs: 1))
        #expect(try sandbox.tree() == ["X/ 755", "X/a/ 755", "X/a/file 644 another's"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a living run is left alone`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let journal = try sandbox.startJournal([""])
        try sandbox.file(".vipergen-\(journal.id)/0", "half")
        let before = try sandbox.tree()
        #expect(try sandbox.recover() == Recovery())
        #expect(try sandbox.tree() == before)
        journal.release()
        #expect(try sandbox.recover() == Recovery(runs: 1))
        #expect(try sandbox.tree() == [])
    }

    @Test(arguments: ["", "vipergen", "\(Journal.header)\n", "\(Journal.header)\nself 1 2"])
    func `a journal whose run had not even said whose it is goes alone`(_ text: String) throws {
        for kind in Sandbox.Kind.allCases {
            let sandbox = try Sandbox(kind)
            try sandbox.file("Modules/V.swift", "v")
            let before = try sandbox.tree()
            try sandbox.file(Self.journal, text)
            #expect(try sandbox.recover() == Recovery())
            #expect(try sandbox.tree() == before)
        }
    }

    @Test(arguments: [
        "\(Journal.header)\nfolder ..\nsealed 0\n",
        "\(Journal.header)\nfolder ../outside\n", "\(Journal.header)\nfolder out\ncreate 0 x\nsealed 1\n",
        "\(Journal.header)\nfolder in\ncreate 0 ..%2Fx\nsealed 1\n", "\(Journal.header)\nfolder Modules\nsealed 7\n",
        "\(Journal.header)\nfolder Modules/List\ncreate 0 View\nsealed 1\n",
        "hello\n", "vipergen-journal 1\nfolder .\n", "\0\0",
    ])
    func `a strange journal makes it touch nothing`(_ text: String) throws {
        for kind in Sandbox.Kind.allCases {
            let sandbox = try Sandbox(kind)
            try sandbox.file("Modules/List/View/V.swift", "v")
            try sandbox.file("Modules/.vipergen-ffffffffffffffff/0", "of another run")
            try sandbox.fileSystem.createDirectory(sandbox.outside + "/.vipergen-" + Self.id)
            try sandbox.link("out", to: sandbox.outside)
            try sandbox.link("in", to: "Modules")
            try sandbox.file(Self.journal, text)
            let before = try sandbox.tree()
            #expect(try sandbox.recover().left == [Leftover(name: Self.journal, state: .unproven)])
            #expect(try sandbox.tree() == before)
            #expect(try sandbox.fileSystem.names(in: sandbox.outside) == [".vipergen-" + Self.id])
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `folders that a journal reaches through links stay`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.link("out", to: sandbox.outside)
        try sandbox.file("Modules/a", "1")
        try sandbox.link("in", to: "Modules")
        let journal = try sandbox.startJournal(["out", "in"])
        for folder in ["Modules", "../outside"] { try sandbox.file("\(folder)/.vipergen-\(journal.id)/0", "x") }
        journal.release()
        #expect(try sandbox.recover() == Recovery(runs: 1))
        #expect(try sandbox.fileSystem.names(in: sandbox.outside).count == 1)
        #expect(try sandbox.fileSystem.names(in: sandbox.path("Modules")).count == 2)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `links in a staging folder are removed and not followed`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("keep/a", "1")
        let journal = try sandbox.startJournal([""])
        try sandbox.folder(".vipergen-" + journal.id)
        try sandbox.link(".vipergen-\(journal.id)/link", to: sandbox.path("keep"))
        journal.release()
        #expect(try sandbox.recover().runs == 1)
        #expect(try sandbox.tree() == ["keep/ 755", "keep/a 644 1"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a staging folder or journal that is a link is no such thing`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("keep/a", "1")
        let journal = try sandbox.startJournal([""])
        try sandbox.link(".vipergen-" + journal.id, to: "keep")
        journal.release()
        try sandbox.file("text", "\(Journal.header)\nfolder keep\n")
        try sandbox.link(".vipergen-journal-ffffffffffffffff", to: "text")
        let left = [Leftover(name: ".vipergen-journal-ffffffffffffffff", state: .unproven)]
        #expect(try sandbox.recover() == Recovery(runs: 1, left: left))
        #expect(try sandbox.text("keep/a") == "1")
        #expect(try sandbox.text("text") != "")
    }
}
