import Foundation
import Platform
import TestSupport
import Testing

@testable import FileChanges

@Suite struct ConcurrencyTests {
    /// Runs a body on so many threads at once.
    private func together(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for index in 0..<count {
            group.enter()
            Thread.detachNewThread {
                body(index)
                group.leave()
            }
        }
        group.wait()
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `many runs at once lose nothing of any`(_ kind: Sandbox.Kind) throws {
        for _ in 0..<5 {
            let sandbox = try Sandbox(kind)
            together(8) { run in
                do {
                    _ = try recover(root: sandbox.root, on: sandbox.fileSystem)
                    try sandbox.write(["Modules/M\(run)/a": "\(run)", "Modules/M\(run)/B/b": "", "Tests/M\(run)/t": ""])
                    _ = try recover(root: sandbox.root, on: sandbox.fileSystem)
                } catch {
                    Issue.record(error)
                }
            }
            #expect(try sandbox.tree() == sandbox.visibleTree())
            for run in 0..<8 { #expect(try sandbox.text("Modules/M\(run)/a") == "\(run)") }
            #expect(try sandbox.tree().count == 2 + 8 * 6)
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `of runs that want one place one has it whole`(_ kind: Sandbox.Kind) throws {
        for _ in 0..<5 {
            let sandbox = try Sandbox(kind)
            let won = Counter()
            together(6) { run in
                do {
                    try sandbox.write(["M/a": "\(run)", "M/b": "\(run)", "N\(run)": ""])
                    won.add()
                } catch {
                    switch error as? FileChangesError {
                    case .conflicts, .changed: break
                    default: Issue.record(error)
                    }
                }
            }
            #expect(won.count == 1)
            #expect(try sandbox.text("M/a") == sandbox.text("M/b"))
            #expect(try sandbox.tree().count == 4)
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `runs that empty a folder and runs that fill it lose nothing`(_ kind: Sandbox.Kind) throws {
        for _ in 0..<5 {
            let sandbox = try Sandbox(kind)
            for run in 0..<4 { try sandbox.file("A/B/\(run)", "\(run)") }
            let plans = try (0..<8).map { run in
                let plan =
                    try run < 4
                    ? sandbox.plan(moving: ["A/B/\(run)": "C/\(run)"]) : sandbox.plan(["A/B/\(run)": "\(run)"])
                return try validate(plan, on: sandbox.fileSystem, policy: .fail)
            }
            together(8) { run in
                do {
                    try commit(plans[run], on: sandbox.fileSystem)
                } catch {
                    Issue.record(error)
                }
            }
            #expect(
                try sandbox.tree()
                    == ["A/ 755", "A/B/ 755"] + (4..<8).map { "A/B/\($0) 644 \($0)" } + ["C/ 755"]
                    + (0..<4).map { "C/\($0) 644 \($0)" })
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `of runs that move one file one does`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "a")
        let plans = try (0..<6).map { run in
            try validate(sandbox.plan(moving: ["a": "b\(run)"]), on: sandbox.fileSystem, policy: .fail)
        }
        let won = Counter()
        together(6) { run in
            if (try? commit(plans[run], on: sandbox.fileSystem)) != nil { won.add() }
        }
        #expect(won.count == 1)
        #expect(try sandbox.tree().count == 1)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `of runs that overwrite one file none undoes another`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "old")
        let plans = try (0..<6).map { run in
            try validate(sandbox.plan(["a": "new \(run)"]), on: sandbox.fileSystem, policy: .overwrite)
        }
        let won = Counter()
        together(6) { run in
            if (try? commit(plans[run], on: sandbox.fileSystem)) != nil { won.add() }
        }
        #expect(won.count == 1)
        #expect(try sandbox.tree().count == 1)
        #expect(try sandbox.text("a").hasPrefix("new "))
    }
}

/// A number that threads share.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    var count: Int { lock.withLock { value } }

    func add() { lock.withLock { value += 1 } }
}
