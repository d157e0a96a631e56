import Platform
import TestSupport
import Testing

@testable import FileChanges

/// A project, a plan for it, and the project's tree before and after.
struct FaultCase {
    struct Setting: Sendable, CustomTestStringConvertible {
        var kind = Sandbox.Kind.memory
        var lacks: Set<Lack> = []
        var ignoresForm = false
        var moves = false

        /// All calls in memory; on disk, where each takes a hundred times as long, some.
        func calls(through last: Int, from first: Int = 1, by step: Int = 1) -> StrideThrough<Int> {
            stride(from: first, through: last, by: kind == .disk ? 5 * step : step)
        }

        var testDescription: String {
            kind.rawValue + (moves ? " moves" : " writes") + (ignoresForm ? ", no case" : "")
                + lacks.map { ", no \($0)" }.sorted().joined()
        }
    }

    /// What volumes lack: nothing, or the flags of a rename, or hard links as well.
    static let volumes: [Set<Lack>] = [[], [.swap], [.swap, .exclusiveRename], [.swap, .exclusiveRename, .link]]

    static let settings =
        Sandbox.Kind.allCases.flatMap { kind in
            (kind == .memory ? volumes : [volumes[0], volumes[2]]).flatMap { lacks in
                [false, true].map { Setting(kind: kind, lacks: lacks, moves: $0) }
            }
        } + [Setting(ignoresForm: true, moves: true)]

    let sandbox: Sandbox
    let setting: Setting
    let plan: ValidatedPlan
    let old: [String]
    let new: [String]
    /// The folders that are left empty, and what the Finder keeps in them: nobody minds where one could not be removed.
    let emptied: [String]

    init(_ setting: Setting) throws {
        self.setting = setting
        sandbox = try Sandbox(setting.kind, ignoringForm: setting.ignoresForm)
        let example = try setting.moves ? Example.moves(in: sandbox) : Example.writes(in: sandbox)
        old = try sandbox.tree()
        new = example.new.sorted()
        emptied = example.emptied
        plan = try validate(example.plan, on: sandbox.fileSystem, policy: .overwrite)
    }

    /// Commits with a fault; returns the file system and whether the commit succeeded.
    func commit(_ fault: Fault) -> (FaultyFileSystem, succeeded: Bool) {
        let fileSystem = FaultyFileSystem(sandbox.fileSystem, fault, lacks: setting.lacks)
        return (fileSystem, (try? FileChanges.commit(plan, on: fileSystem)) != nil)
    }

    func recover() throws {
        let fileSystem = FaultyFileSystem(sandbox.fileSystem, lacks: setting.lacks)
        _ = try FileChanges.recover(root: sandbox.root, on: fileSystem)
    }

    /// Whether a tree is the new one, but for folders that could not be removed.
    func isNew(_ tree: [String]) -> Bool { tree.filter { !emptied.contains($0) } == new }

    /// The number of calls of a commit that nothing stops.
    static func calls(_ setting: Setting) throws -> Int {
        let example = try FaultCase(setting)
        let (fileSystem, succeeded) = example.commit(.none)
        #expect(succeeded)
        #expect(try example.sandbox.tree() == example.new)
        #expect(fileSystem.mutations > 30)
        return fileSystem.mutations
    }
}

/// What a project holds, what is to change, and what it holds then.
private struct Example {
    let plan: Plan
    let new: [String]
    var emptied: [String] = []

    static func writes(in sandbox: Sandbox) throws -> Example {
        try sandbox.file("Modules/Old/Old.swift", "old 1", permissions: 0o755)
        try sandbox.file("Modules/Old/View/View.swift", "old 2", permissions: 0o600)
        try sandbox.file("Modules/Old/View/Other.swift", "other")
        try sandbox.file("README", "same")
        let plan = sandbox.plan([
            "Modules/New/New.swift": "new 1", "Modules/New/View/View.swift": "new 2",
            "Modules/Old/Old.swift": "now 1", "Modules/Old/View/View.swift": "now 2",
            "Modules/Old/View/Added.swift": "added", "README": "same", "Tests/New/Deep/T.swift": "test",
            "new.txt": "",
        ])
        let kept = [
            "Modules/ 755", "Modules/Old/ 755", "Modules/Old/View/ 755",
            "Modules/Old/View/Other.swift 644 other", "README 644 same",
        ]
        let written = [
            "Modules/New/ 755", "Modules/New/New.swift 644 new 1", "Modules/New/View/ 755",
            "Modules/New/View/View.swift 644 new 2", "Modules/Old/Old.swift 755 now 1",
            "Modules/Old/View/Added.swift 644 added", "Modules/Old/View/View.swift 600 now 2", "Tests/ 755",
            "Tests/New/ 755", "Tests/New/Deep/ 755", "Tests/New/Deep/T.swift 644 test", "new.txt 644 ",
        ]
        return Example(plan: plan, new: kept + written)
    }

    static func moves(in sandbox: Sandbox) throws -> Example {
        try sandbox.file("Modules/M/View/view.swift", "v", permissions: 0o755)
        try sandbox.file("Modules/M/View/P.swift", "p", permissions: 0o600)
        try sandbox.file("Modules/Gone/Deep/G.swift", "g")
        try sandbox.file("Modules/Gone/Deep/.DS_Store", "notes")
        try sandbox.file("Modules/N", "a file where a folder is to be")
        try sandbox.file("Modules/README", "old")
        let plan = try sandbox.plan(
            ["Modules/README": "new", "Modules/N/N.swift": "n"],
            removing: ["Modules/N": "a file where a folder is to be"],
            moving: [
                "Modules/M/View/view.swift": "Modules/M/View/View.swift",
                "Modules/M/View/P.swift": "Modules/M/Presenter/P.swift",
                "Modules/Gone/Deep/G.swift": "Modules/M/View/G.swift",
            ])
        let new = [
            "Modules/ 755", "Modules/M/ 755", "Modules/M/Presenter/ 755", "Modules/M/Presenter/P.swift 600 p",
            "Modules/M/View/ 755", "Modules/M/View/G.swift 644 g", "Modules/M/View/View.swift 755 v",
            "Modules/N/ 755", "Modules/N/N.swift 644 n", "Modules/README 644 new",
        ]
        let emptied = ["Modules/Gone/ 755", "Modules/Gone/Deep/ 755", "Modules/Gone/Deep/.DS_Store 644 notes"]
        return Example(plan: plan, new: new, emptied: emptied)
    }
}

extension FaultCase {
    /// Fails each of the calls in turn: the tree is as it was, or all of it is done.
    static func expectOldStateAfterFailures(_ setting: Setting, code: Int32) throws {
        for call in setting.calls(through: try calls(setting)) {
            let example = try FaultCase(setting)
            let (fileSystem, succeeded) = example.commit(.call(call, code: code))
            // Once everything has its place, what cannot be tidied is no reason to take it back.
            let visible = try example.sandbox.visibleTree()
            #expect(succeeded ? example.isNew(visible) : visible == example.old, "call \(call)")
            if try example.sandbox.tree() != example.sandbox.visibleTree() {
                #expect(fileSystem.mutations(.remove) > 0 && succeeded, "call \(call)")
            }
            try example.recover()
            let tree = try example.sandbox.tree()
            #expect(succeeded ? example.isNew(tree) : tree == example.old, "call \(call)")
        }
    }
}
