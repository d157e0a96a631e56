import Platform
import TestSupport
import Testing

@testable import FileChanges

/// What a killed run leaves to others that were at work beside it, or that come after somebody has gone on.
@Suite struct LateRecoveryTests {
    /// A plan that writes a file and adds a line to another one, as a module is added to a list.
    private func adding(_ name: String, in sandbox: Sandbox) throws -> Plan {
        let old = try sandbox.fileSystem.read(sandbox.path("list"))
        let edit = FileChange(path: "list", contents: old + Array(name.utf8), basis: old)
        return Plan(
            root: sandbox.root, changes: [FileChange(path: "M/\(name)/file", contents: Array(name.utf8)), edit])
    }

    @Test(arguments: Sandbox.Kind.allCases, [Fault.killedAfter(.append), .killedAfter(.renameToNew)])
    func `a commit that was planned before another run was killed finishes that first`(
        _ kind: Sandbox.Kind, _ fault: Fault
    ) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("list", ".")
        let make = { try adding("B", in: sandbox) }
        let validated = try validate(on: sandbox.fileSystem, policy: .fail, making: make)
        try sandbox.kill(adding("A", in: sandbox), fault)
        let committed = try commit(validated, on: sandbox.fileSystem, remaking: make)
        #expect(committed.recovery.runs == 1 && committed.recovery.kept.isEmpty)
        #expect(
            try sandbox.tree() == [
                "M/ 755", "M/A/ 755", "M/A/file 644 A", "M/B/ 755", "M/B/file 644 B", "list 644 .AB",
            ])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a plan that cannot be made anew is refused where it no longer fits`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("list", ".")
        let validated = try validate(adding("B", in: sandbox), on: sandbox.fileSystem, policy: .fail)
        try sandbox.kill(adding("A", in: sandbox))
        #expect(throws: FileChangesError.changed("list")) { try commit(validated, on: sandbox.fileSystem) }
        #expect(try sandbox.tree() == ["M/ 755", "M/A/ 755", "M/A/file 644 A", "list 644 .A"])
    }

    /// Whoever tidies looks at the journal for a moment, and then waits for the project.
    @Test(arguments: Sandbox.Kind.allCases)
    func `a look at the journal does not hide it from who has the project`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("list", ".")
        try sandbox.kill(adding("A", in: sandbox))
        let root = try sandbox.fileSystem.open(sandbox.root)
        let look = try #require(try root.lock(sandbox.journalName()))
        let project = try ProjectLock(root, Waiting())
        let recovery = try FileChanges.recover(
            in: root, on: sandbox.fileSystem, project,
            Waiting(announce: { _ in }, pause: { _ in look.release() }, clock: { 0 }))
        project.release()
        #expect(recovery.finished == ["M", "list"])
    }

    /// As an editor does that saves a file: it has the old name and another number.
    @Test(arguments: Sandbox.Kind.allCases)
    func `a file that somebody has replaced since it was swapped is theirs`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("list", ".")
        // It could only not tidy up any more.
        let killed = FaultyFileSystem(sandbox.fileSystem, .killedAfter(.exchange))
        try commit(validate(adding("A", in: sandbox), on: killed, policy: .fail), on: killed)
        try sandbox.file("saved", ".AB")
        try sandbox.fileSystem.open(sandbox.root)
            .rename("saved", to: sandbox.fileSystem.open(sandbox.root), as: "list", .replace)
        #expect(try sandbox.leftovers().map(\.state) == [.interrupted])
        #expect(try sandbox.recover() == Recovery(runs: 1))
        #expect(try sandbox.tree() == ["M/ 755", "M/A/ 755", "M/A/file 644 A", "list 644 .AB"])
    }

    /// Nobody can tell what has become of the file, so that taking back the rest would leave it in two places.
    @Test(arguments: Sandbox.Kind.allCases)
    func `what cannot be looked at when a commit fails is finished by the next run`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("Old/moved", "1")
        try sandbox.folder("New")
        try sandbox.folder("C")
        let plan = try sandbox.plan(["C/file": "2"], moving: ["Old/moved": "New/moved"])
        for number in 1... {
            let faulty = FaultyFileSystem(sandbox.fileSystem, .callOf(.renameToNew, number, code: EIO))
            faulty.observe { mutation, _ in
                if mutation == .renameToNew, faulty.mutations(.renameToNew) == number {
                    faulty.close(sandbox.path("New"))
                }
            }
            let validated = try validate(plan, on: faulty, policy: .fail)
            do {
                try commit(validated, on: faulty)
                break
            } catch {
                _ = try sandbox.recover()
                let tree = try sandbox.tree().filter { !$0.hasSuffix("/ 755") }
                let states = [["Old/moved 644 1"], ["C/file 644 2", "New/moved 644 1"]]
                #expect(states.contains(tree), "\(number): \(tree)")
                guard tree.count == 1 else { break }
            }
        }
    }
}
