import Platform
import TestSupport
import Testing

@testable import FileChanges

@Suite struct RecoveryTests {
    static let id = "0123456789abcdef"
    static let journal = ".vipergen-journal-" + id

    /// A commit that was killed when everything was staged, before its first rename.
    private func sealed(_ sandbox: Sandbox, _ files: KeyValuePairs<String, String>) throws {
        let killed = FaultyFileSystem(sandbox.fileSystem, .killedAfter(.append))
        let plan = try validate(sandbox.plan(files), on: killed, policy: .overwrite)
        #expect(throws: FileChangesError.self) { try commit(plan, on: killed) }
        #expect(try sandbox.tree() != sandbox.visibleTree())
    }

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
        try sealed(sandbox, ["A/a": "1", "b": "2"])
        let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(recovery == Recovery(finished: ["A", "b"], kept: [], undone: [], runs: 1))
        #expect(try sandbox.tree() == ["A/ 755", "A/a 644 1", "b 644 2"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what somebody made or wrote since stays`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("b", "old")
        try sandbox.file("gone", "old")
        try sealed(sandbox, ["A/a": "1", "b": "2", "gone": "3", "c": "4"])
        try sandbox.file("A/mine", "theirs")
        for path in ["b", "gone"] { try sandbox.fileSystem.remove(sandbox.path(path)) }
        try sandbox.file("b", "theirs")
        let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(recovery == Recovery(finished: ["c"], kept: ["A", "b", "gone"], undone: [], runs: 1))
        #expect(try sandbox.tree() == ["A/ 755", "A/mine 644 theirs", "b 644 theirs", "c 644 4"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what somebody wrote since an undoing was killed stays`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.folder("X")
        try sandbox.file("X/\(".vipergen-" + Self.id)/1", "staged")
        try sandbox.file(Self.journal, "\(Journal.header)\nfolder X\ncreate 0 a\ncreate 0 b\nsealed 2\nundo\n")
        // A disk's clock ticks only every few milliseconds.
        pause(milliseconds: 30)
        try sandbox.file("X/a/file", "written later")
        let recovery = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(recovery.undone.isEmpty)
        #expect(try sandbox.tree().contains("X/a/file 644 written later"))
        #expect(try sandbox.tree() == sandbox.visibleTree())
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `after an undoing nothing that others made is taken for its work`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("X/a/file", "another's")
        try sandbox.file("X/\(".vipergen-" + Self.id)/1", "staged")
        try sandbox.file(Self.journal, "\(Journal.header)\nfolder X\ncreate 0 a\ncreate 0 b\nsealed 2\nundo\nundone\n")
        _ = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(try sandbox.tree() == ["X/ 755", "X/a/ 755", "X/a/file 644 another's"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a living run is left alone`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let bytes = Journal.opening([""])
        let lock = try sandbox.fileSystem.createLockedFile(sandbox.path(Self.journal), bytes: bytes)
        try sandbox.file(".vipergen-\(Self.id)/0", "half")
        let before = try sandbox.tree()
        #expect(try recover(root: sandbox.root, on: sandbox.fileSystem).isEmpty)
        #expect(try sandbox.tree() == before)
        lock?.release()
        #expect(try recover(root: sandbox.root, on: sandbox.fileSystem).runs == 1)
        #expect(try sandbox.tree() == [])
    }

    @Test(arguments: [
        "", "vipergen", "\(Journal.header)\n", "\(Journal.header)\nfolder ..\nsealed 0\n",
        "\(Journal.header)\nfolder ../outside\n", "\(Journal.header)\nfolder out\ncreate 0 x\nsealed 1\n",
        "\(Journal.header)\nfolder in\ncreate 0 ..%2Fx\nsealed 1\n", "\(Journal.header)\nfolder Modules\nsealed 7\n",
        "\(Journal.header)\nfolder Modules/List\ncreate 0 View\nsealed 1\n",
    ])
    func `a strange journal makes it touch nothing but its own`(_ text: String) throws {
        for kind in Sandbox.Kind.allCases {
            let sandbox = try Sandbox(kind)
            try sandbox.file("Modules/List/View/V.swift", "v")
            try sandbox.file("Modules/.vipergen-ffffffffffffffff/0", "of another run")
            try sandbox.fileSystem.createDirectory(sandbox.outside + "/.vipergen-" + Self.id)
            try sandbox.link("out", to: sandbox.outside)
            try sandbox.link("in", to: "Modules")
            let before = try sandbox.tree()
            try sandbox.file(Self.journal, text)
            _ = try recover(root: sandbox.root, on: sandbox.fileSystem)
            #expect(try sandbox.tree() == before)
            #expect(try sandbox.fileSystem.names(in: sandbox.outside) == [".vipergen-" + Self.id])
        }
    }

    @Test(arguments: ["hello\n", "vipergen-journal 2\nfolder .\n", "\0\0"])
    func `a file that only has a journal's name stays`(_ text: String) throws {
        let sandbox = try Sandbox(.disk)
        try sandbox.file(Self.journal, text)
        try sandbox.folder(".vipergen-" + Self.id)
        let before = try sandbox.tree()
        #expect(try recover(root: sandbox.root, on: sandbox.fileSystem).isEmpty)
        #expect(try sandbox.tree() == before)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `links in a staging folder are removed and not followed`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("keep/a", "1")
        try sandbox.folder(".vipergen-" + Self.id)
        try sandbox.link(".vipergen-\(Self.id)/link", to: sandbox.path("keep"))
        try sandbox.file(Self.journal, "\(Journal.header)\nfolder .\n")
        #expect(try recover(root: sandbox.root, on: sandbox.fileSystem).runs == 1)
        #expect(try sandbox.tree() == ["keep/ 755", "keep/a 644 1"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a staging folder or journal that is a link is no such thing`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("keep/a", "1")
        try sandbox.link(".vipergen-" + Self.id, to: "keep")
        try sandbox.file(Self.journal, "\(Journal.header)\nfolder .\n")
        try sandbox.file("text", "\(Journal.header)\nfolder keep\n")
        try sandbox.link(".vipergen-journal-ffffffffffffffff", to: "text")
        _ = try recover(root: sandbox.root, on: sandbox.fileSystem)
        #expect(try sandbox.text("keep/a") == "1")
        #expect(try sandbox.text("text") != "")
    }
}
