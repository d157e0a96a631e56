import Platform
import TestSupport
import Testing

@testable import FileChanges

/// Edits are made from the very bytes that were judged, or made anew.
@Suite struct RemakingTests {
    /// A plan that adds a line to what a file holds now.
    private func adding(_ line: String, to path: String, in sandbox: Sandbox) throws -> Plan {
        let old = try sandbox.fileSystem.read(sandbox.path(path))
        return Plan(
            root: sandbox.root, changes: [FileChange(path: path, contents: old + Array(line.utf8), basis: old)])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `an edit of other bytes than lie there is none`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "1")
        let plan = try adding("2", to: "a", in: sandbox)
        let validated = try validate(plan, on: sandbox.fileSystem, policy: .overwrite)
        try sandbox.fileSystem.append(Array("x".utf8), to: sandbox.path("a"))
        #expect(throws: FileChangesError.changed("a")) {
            try validate(plan, on: sandbox.fileSystem, policy: .overwrite)
        }
        #expect(throws: FileChangesError.changed("a")) { try commit(validated, on: sandbox.fileSystem) }
        #expect(try sandbox.tree() == ["a 644 1x"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `an edit is made anew where the file has changed`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "1")
        let validated = try validate(adding("2", to: "a", in: sandbox), on: sandbox.fileSystem, policy: .fail)
        try sandbox.fileSystem.append(Array("x".utf8), to: sandbox.path("a"))
        let committed = try commit(validated, on: sandbox.fileSystem) { try adding("2", to: "a", in: sandbox) }
        #expect(try sandbox.tree() == ["a 644 1x2"])
        #expect(committed.plan.files.map(\.old) == [Array("1x".utf8)])
        #expect(committed.untidied == nil)
    }

    @Test func `an edit of nothing is one only where nothing is`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("there", "1")
        try sandbox.file("empty")
        func plan(_ path: String) -> Plan {
            Plan(root: sandbox.root, changes: [FileChange(path: path, contents: [65], basis: [])])
        }
        #expect(throws: FileChangesError.changed("there")) {
            try validate(plan("there"), on: sandbox.fileSystem, policy: .overwrite)
        }
        for path in ["empty", "none"] { try sandbox.carryOut(plan(path)) }
        #expect(try sandbox.tree() == ["empty 644 A", "none 644 A", "there 644 1"])
    }

    @Test func `a plan is made anew where a file changes before it is looked at`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "1")
        var meddlings = 3
        let validated = try validate(on: sandbox.fileSystem, policy: .fail) {
            let plan = try adding("2", to: "a", in: sandbox)
            if meddlings > 0 { try sandbox.fileSystem.append(Array("x".utf8), to: sandbox.path("a")) }
            meddlings -= 1
            return plan
        }
        try commit(validated, on: sandbox.fileSystem)
        #expect(try sandbox.text("a") == "1xxx2")
    }

    @Test func `a file that never rests ends it`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "1")
        let restless = {
            let plan = try adding("2", to: "a", in: sandbox)
            try sandbox.fileSystem.append(Array("x".utf8), to: sandbox.path("a"))
            return plan
        }
        #expect(throws: FileChangesError.changed("a")) {
            try validate(on: sandbox.fileSystem, policy: .fail, making: restless)
        }
        let validated = try validate(adding("2", to: "a", in: sandbox), on: sandbox.fileSystem, policy: .fail)
        try sandbox.fileSystem.append(Array("y".utf8), to: sandbox.path("a"))
        #expect(throws: FileChangesError.changed("a")) {
            try commit(validated, on: sandbox.fileSystem, remaking: restless)
        }
        #expect(try sandbox.tree() == sandbox.visibleTree())
    }

    @Test func `an error of whoever makes the plan anew ends the commit with nothing changed`() throws {
        struct Refusal: Error {}
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "1")
        let validated = try validate(adding("2", to: "a", in: sandbox), on: sandbox.fileSystem, policy: .fail)
        try sandbox.fileSystem.append(Array("x".utf8), to: sandbox.path("a"))
        #expect(throws: Refusal.self) { try commit(validated, on: sandbox.fileSystem) { throw Refusal() } }
        #expect(try sandbox.tree() == ["a 644 1x"])
    }

    @Test func `what was decided holds for what it was decided about`() throws {
        let sandbox = try Sandbox(.memory)
        for name in ["kept", "lost", "edited"] { try sandbox.file(name, "old") }
        let make = { () throws -> Plan in
            var plan = try adding("+", to: "edited", in: sandbox)
            plan.changes += sandbox.plan(["kept": "new", "lost": "new"]).changes
            return plan
        }
        let policy = ConflictPolicy.ask { path, _, _ in path == "kept" ? .keep : .overwrite }
        func validated() throws -> ValidatedPlan { try validate(make(), on: sandbox.fileSystem, policy: policy) }
        let first = try validated()
        try sandbox.fileSystem.append(Array("x".utf8), to: sandbox.path("edited"))
        try commit(first, on: sandbox.fileSystem, remaking: make)
        #expect(try sandbox.tree() == ["edited 644 oldx+", "kept 644 old", "lost 644 new"])

        try sandbox.fileSystem.remove(sandbox.path("lost"))
        try sandbox.file("lost", "second")
        let second = try validated()
        try sandbox.fileSystem.append(Array("x".utf8), to: sandbox.path("lost"))
        #expect(throws: FileChangesError.changed("lost")) { try commit(second, on: sandbox.fileSystem, remaking: make) }
        #expect(try sandbox.text("lost") == "secondx")
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a file with several names is not parted from them`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "old")
        try sandbox.fileSystem.link(sandbox.path("a"), sandbox.path("b"))
        #expect(try sandbox.reasons(["a": "new"], policy: .overwrite) == [.severalNames])
        #expect(try sandbox.reasons(["a": "new"], policy: .skip) == [])
        #expect(try sandbox.reasons(["a": "old"], policy: .fail) == [])
        let edit = try validate(adding("2", to: "a", in: sandbox), on: sandbox.fileSystem, policy: .fail)
        #expect(edit.conflicts == [Conflict(path: "a", reason: .severalNames)])
        let move = try validate(sandbox.plan(moving: ["a": "c"]), on: sandbox.fileSystem, policy: .fail)
        #expect(move.conflicts == [Conflict(path: "a", reason: .severalNames)])
        try sandbox.carryOut(sandbox.plan(removing: ["a": "old"]))
        #expect(try sandbox.tree() == ["b 644 old"])
    }

    /// At each call of a run somebody renames a file that is edited or moved in it.
    @Test(arguments: FaultCase.volumes, [true, false])
    func `a file that somebody takes away is a change, and no error of the disk`(
        _ lacks: Set<Lack>, _ isEdit: Bool
    ) throws {
        for call in 1... {
            let sandbox = try Sandbox(.memory)
            try sandbox.file("Modules/a", "1")
            let plan =
                try isEdit
                ? adding("2", to: "Modules/a", in: sandbox) : sandbox.plan(moving: ["Modules/a": "Modules/b"])
            let fileSystem = FaultyFileSystem(sandbox.fileSystem, lacks: lacks)
            nonisolated(unsafe) var isTaken = false
            fileSystem.observeCalls { number in
                guard number == call else { return }
                isTaken = true
                try? sandbox.fileSystem.renameToNew(sandbox.path("Modules/a"), sandbox.path("Modules/c"))
            }
            var failure: FileChangesError?
            do {
                try commit(validate(plan, on: fileSystem, policy: .fail), on: fileSystem)
            } catch {
                failure = error
            }
            switch failure {
            case nil: break
            case .changed, .conflicts:
                // A volume that renames in two steps may give it its old name back as well.
                let tree = try sandbox.tree().filter { $0 != "Modules/a 644 1" }
                #expect(tree == ["Modules/ 755", "Modules/c 644 1"], "call \(call)")
            case let failure?: Issue.record("call \(call): \(failure)")
            }
            guard isTaken else {
                #expect(call > 20)
                break
            }
        }
    }

    /// At each call of a run that edits a file another run edits it as well; neither is lost.
    @Test(arguments: FaultCase.volumes, [true, false])
    func `an edit beside another loses nothing, whenever the other comes`(_ lacks: Set<Lack>, _ hasLocks: Bool) throws {
        for call in 1... {
            let sandbox = try Sandbox(.memory, hasLocks: hasLocks)
            try sandbox.file("M/a", "1")
            let fileSystem = FaultyFileSystem(sandbox.fileSystem, lacks: lacks)
            nonisolated(unsafe) var othersDone: Bool?
            fileSystem.observeCalls { number in
                guard number == call else { return }
                othersDone =
                    (try? commit(
                        validate(
                            self.adding("x", to: "M/a", in: sandbox), on: sandbox.fileSystem, policy: .fail),
                        on: sandbox.fileSystem, waiting: .impatient)) != nil
            }
            let make = {
                let old = try fileSystem.read(sandbox.path("M/a"))
                return Plan(
                    root: sandbox.root,
                    changes: [FileChange(path: "M/a", contents: old + Array("2".utf8), basis: old)])
            }
            let isDone =
                (try? commit(
                    validate(on: fileSystem, policy: .fail, making: make), on: fileSystem, remaking: make)) != nil
            let text = try sandbox.text("M/a")
            #expect(text.contains("2") == isDone, "call \(call): \(text)")
            #expect(text.contains("x") == (othersDone ?? false), "call \(call): \(text)")
            if hasLocks { #expect(isDone, "call \(call)") }
            #expect(try sandbox.tree() == sandbox.visibleTree(), "call \(call)")
            guard othersDone != nil else {
                #expect(call > 20)
                break
            }
        }
    }
}

extension Waiting {
    /// Gives up at once.
    static var impatient: Waiting {
        var time = 0
        return Waiting(announce: { _ in }, pause: { _ in time += 60_000 }, clock: { time })
    }
}
