import Platform
import TestSupport
import Testing

@testable import FileChanges

@Suite struct WaitingTests {
    @Test(arguments: Sandbox.Kind.allCases)
    func `who waits says so after a second, once, and gives up after a minute`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        let journal = try sandbox.startJournal([])
        let lock = try ProjectLock(sandbox.fileSystem.open(sandbox.root), Waiting())
        var (time, announced) = (0, [(time: Int, process: RunningProcess?)]())
        let waiting = Waiting(
            announce: { announced.append((time, $0)) }, pause: { time += max($0, 100) }, clock: { time })
        let validated = try validate(sandbox.plan(["a": "1"]), on: sandbox.fileSystem, policy: .fail)
        let own = RunningProcess.current(withStart: false)
        #expect(throws: FileChangesError.locked(sandbox.root, by: own)) {
            try commit(validated, on: sandbox.fileSystem, waiting: waiting)
        }
        #expect(announced.map(\.time) == [1000])
        #expect(announced.map(\.process) == [own])
        #expect(time == 60_000)
        lock.release()
        journal.release()
        #expect(try sandbox.visibleTree() == [])
    }

    @Test func `who gets the project soon says nothing, and goes on`() throws {
        let sandbox = try Sandbox(.memory)
        let lock = try ProjectLock(sandbox.fileSystem.open(sandbox.root), Waiting())
        var (time, pauses) = (0, 0)
        let waiting = Waiting(
            announce: { _ in Issue.record() },
            pause: {
                time += $0
                pauses += 1
                if pauses == 5 { lock.release() }
            }, clock: { time })
        try commit(
            validate(sandbox.plan(["a": "1"]), on: sandbox.fileSystem, policy: .fail), on: sandbox.fileSystem,
            waiting: waiting)
        #expect(pauses == 5)
        #expect(try sandbox.tree() == ["a 644 1"])
    }
}
