import Platform
import TestSupport
import Testing

@testable import FileChanges

@Suite struct RemovalTests {
    @Test(arguments: Sandbox.Kind.allCases, FaultCase.volumes)
    func `files go and move, and take the folders that they empty with them`(_ kind: Sandbox.Kind, _ lacks: Set<Lack>)
        throws
    {
        let sandbox = try Sandbox(kind)
        try sandbox.file("A/B/gone", "1")
        try sandbox.file("A/C/moved", "2", permissions: 0o751)
        try sandbox.file("D/stays", "3")
        try sandbox.file("D/gone", "4")
        try sandbox.folder("D/empty")
        try sandbox.file("top", "5", permissions: 0o600)
        let fileSystem = FaultyFileSystem(sandbox.fileSystem, lacks: lacks)
        var plan = try sandbox.plan(
            removing: ["A/B/gone": "1", "D/gone": "4"], moving: ["A/C/moved": "D/E/moved"])
        plan.move("top", holding: Array("5".utf8), to: "bottom", contents: Array("six".utf8))
        let validated = try validate(plan, on: fileSystem, policy: .fail)
        #expect(validated.files.map(\.action) == [.create, .create, .remove, .remove, .remove, .remove])
        #expect(validated.files.map(\.path).prefix(3) == ["D/E/moved", "bottom", "A/C/moved"])
        #expect(validated.files[2].old == Array("2".utf8))
        #expect(validated.files[2].new == nil)
        try commit(validated, on: fileSystem)
        #expect(
            try sandbox.tree() == [
                "D/ 755", "D/E/ 755", "D/E/moved 751 2", "D/empty/ 755", "D/stays 644 3", "bottom 600 six",
            ])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a folder goes in which only the Finder's notes are left, and they with it`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        for path in ["A/B/gone", "A/C/moved", "D/gone", "E/gone"] { try sandbox.file(path, "1") }
        for folder in ["A/B/", "A/C/", "A/", "D/", "E/", ""] { try sandbox.file(folder + ".DS_Store", "notes") }
        try sandbox.file("D/.hidden", "2")
        try sandbox.folder("E/empty")
        let plan = try sandbox.plan(
            removing: ["A/B/gone": "1", "D/gone": "1", "E/gone": "1"], moving: ["A/C/moved": "moved"])
        try sandbox.carryOut(plan)
        let kept = [
            ".DS_Store 644 notes", "D/ 755", "D/.DS_Store 644 notes", "D/.hidden 644 2", "E/ 755",
            "E/.DS_Store 644 notes", "E/empty/ 755", "moved 644 1",
        ]
        #expect(try sandbox.tree() == kept)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a removal of what is not there as expected is refused`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("file", "old")
        try sandbox.folder("folder")
        try sandbox.link("link", to: "file")
        try sandbox.link("out", to: sandbox.outside)
        let reasons: KeyValuePairs<String, ConflictReason?> = [
            "none": .gone, "none/none": .gone, "folder/none": .gone, "file/none": .fileInTheWay("file"),
            "folder": .folderInTheWay, "link": .link, "out/file": .linkLeadsOutside("out"),
            "FILE": .sameNameInOtherForm("file"), "file": nil,
        ]
        for (path, reason) in reasons {
            let validated = try validate(
                sandbox.plan(removing: [path: "old"]), on: sandbox.fileSystem, policy: .overwrite)
            #expect(validated.conflicts.map(\.reason) == [reason].compactMap(\.self), "\(path)")
            #expect(validated.files.map(\.action) == [reason == nil ? .remove : .conflict], "\(path)")
        }
        let changed = try validate(sandbox.plan(removing: ["file": "new"]), on: sandbox.fileSystem, policy: .overwrite)
        #expect(changed.conflicts == [Conflict(path: "file", reason: .changed)])
        #expect(throws: FileChangesError.conflicts(changed.conflicts)) { try commit(changed, on: sandbox.fileSystem) }
        #expect(throws: FileChangesError.invalidPath("../file", .dotComponent)) {
            try sandbox.carryOut(sandbox.plan(removing: ["../file": "old"]))
        }
        #expect(try sandbox.text("file") == "old")
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a path stands in a plan once`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("D/a", "1")
        try sandbox.link("L", to: "D")
        for plan in [
            try sandbox.plan(removing: ["D/a": "1", "D/a": "1"]), try sandbox.plan(removing: ["D/a": "1", "L/a": "1"]),
            try sandbox.plan(["D/a": "2"], removing: ["D/a": "1"]),
        ] {
            let validated = try validate(plan, on: sandbox.fileSystem, policy: .overwrite)
            #expect(validated.conflicts.map(\.reason) == [.duplicate])
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a file whose move is skipped stays`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "mine")
        try sandbox.file("b", "theirs")
        try sandbox.file("c", "same")
        try sandbox.file("d", "same")
        let plan = try sandbox.plan(moving: ["a": "b", "c": "d"])
        let validated = try validate(plan, on: sandbox.fileSystem, policy: .skip)
        #expect(validated.files.map(\.action) == [.skip, .identical, .skip, .remove])
        try commit(validated, on: sandbox.fileSystem)
        #expect(try sandbox.tree() == ["a 644 mine", "b 644 theirs", "d 644 same"])
        #expect(
            try validate(sandbox.plan(moving: ["a": "b"]), on: sandbox.fileSystem, policy: .fail).conflicts.count == 1)
        try sandbox.carryOut(sandbox.plan(moving: ["a": "b"]), policy: .overwrite)
        #expect(try sandbox.tree() == ["b 644 mine", "d 644 same"])
    }

    @Test(
        arguments: [(Sandbox.Kind.memory, false), (.memory, true), (.disk, false)],
        [
            ("View.swift", "view.swift"), ("view.swift", "View.swift"), ("Caf\u{E9}", "Cafe\u{301}"),
        ])
    func `a name may change in its form alone`(
        _ place: (kind: Sandbox.Kind, ignoringForm: Bool), _ names: (String, String)
    )
        throws
    {
        let sandbox = try Sandbox(place.kind, ignoringForm: place.ignoringForm)
        try sandbox.file("A/" + names.0, "text", permissions: 0o640)
        try sandbox.file("A/other")
        try sandbox.carryOut(sandbox.plan(moving: ["A/" + names.0: "A/" + names.1]))
        let found = try sandbox.fileSystem.names(in: sandbox.path("A")).sorted()
        #expect(found.map { Array($0.utf8) } == [names.1, "other"].sorted().map { Array($0.utf8) })
        #expect(try sandbox.text("A/" + names.1) == "text")
    }

    @Test func `only what goes makes room for a name in another form`() throws {
        let sandbox = try Sandbox(.memory)
        for name in ["view", "View"] { try sandbox.file(name, name) }
        let plan = try sandbox.plan(["VIEW": ""], removing: ["view": "view"])
        let validated = try validate(plan, on: sandbox.fileSystem, policy: .overwrite)
        #expect(validated.conflicts == [Conflict(path: "VIEW", reason: .sameNameInOtherForm("View"))])
        try sandbox.carryOut(sandbox.plan(["VIEW": "3"], removing: ["view": "view", "View": "View"]))
        #expect(try sandbox.tree() == ["VIEW 644 3"])
    }

    enum Meddling: String, CaseIterable {
        case changedFile, sameSizeFile, removedFile, takenPlace
    }

    @Test(arguments: Sandbox.Kind.allCases, Meddling.allCases)
    func `what changed since the validation stays`(_ kind: Sandbox.Kind, _ meddling: Meddling) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("A/first", "1")
        try sandbox.file("B/old", "old")
        let plan = try sandbox.plan(removing: ["A/first": "1"], moving: ["B/old": "C/new"])
        let validated = try validate(plan, on: sandbox.fileSystem, policy: .overwrite)
        switch meddling {
        case .changedFile, .sameSizeFile:
            try sandbox.fileSystem.remove(sandbox.path("B/old"))
            try sandbox.file("B/old", meddling == .changedFile ? "theirs" : "new")
        case .removedFile: try sandbox.fileSystem.remove(sandbox.path("B/old"))
        case .takenPlace: try sandbox.file("C/new", "theirs")
        }
        let before = try sandbox.tree()
        #expect(throws: FileChangesError.self) { try commit(validated, on: sandbox.fileSystem) }
        #expect(try sandbox.tree() == before)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a folder that another run emptied meanwhile is made again`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("A/B/old", "1")
        let validated = try validate(sandbox.plan(["A/B/new": "2"]), on: sandbox.fileSystem, policy: .fail)
        try sandbox.carryOut(sandbox.plan(removing: ["A/B/old": "1"]))
        #expect(try sandbox.tree() == [])
        try commit(validated, on: sandbox.fileSystem)
        #expect(try sandbox.tree() == ["A/ 755", "A/B/ 755", "A/B/new 644 2"])
    }

    @Test func `a file that changes in the very moment of its removal stays`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "old")
        let fileSystem = FaultyFileSystem(sandbox.fileSystem)
        let validated = try validate(sandbox.plan(moving: ["a": "b"]), on: fileSystem, policy: .fail)
        fileSystem.observe { mutation, _ in
            guard mutation == .renameToNew, fileSystem.mutations(.renameToNew) == 1 else { return }
            try? sandbox.fileSystem.remove(sandbox.path("a"))
            try? sandbox.file("a", "theirs")
        }
        #expect(throws: FileChangesError.conflicts([Conflict(path: "a", reason: .changed)])) {
            try commit(validated, on: fileSystem)
        }
        #expect(try sandbox.tree() == ["a 644 theirs"])
    }
}
