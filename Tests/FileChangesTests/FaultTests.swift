import Platform
import TestSupport
import Testing

@testable import FileChanges

/// A commit that creates and overwrites, nested and not, and stops at each of its calls.
@Suite struct FaultTests {
    struct Setting: Sendable, CustomTestStringConvertible {
        let kind: Sandbox.Kind
        let canExchange: Bool
        var testDescription: String { "\(kind.rawValue), \(canExchange ? "exchange" : "no exchange")" }
    }

    static let settings = Sandbox.Kind.allCases.flatMap { kind in
        [true, false].map { Setting(kind: kind, canExchange: $0) }
    }

    /// A project, a plan for it, and the project's tree before and after.
    struct Case {
        let sandbox: Sandbox
        let setting: Setting
        let plan: ValidatedPlan
        let old: [String]
        let new: [String]

        init(_ setting: Setting) throws {
            self.setting = setting
            sandbox = try Sandbox(setting.kind)
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
            old = try sandbox.tree()
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
            new = (kept + written).sorted()
            self.plan = try validate(plan, on: sandbox.fileSystem, policy: .overwrite)
        }

        /// Commits with a fault; returns the file system and whether the commit succeeded.
        func commit(_ fault: Fault) -> (FaultyFileSystem, succeeded: Bool) {
            let fileSystem = FaultyFileSystem(sandbox.fileSystem, fault, canExchange: setting.canExchange)
            return (fileSystem, (try? FileChanges.commit(plan, on: fileSystem)) != nil)
        }

        func recover() throws {
            let fileSystem = FaultyFileSystem(sandbox.fileSystem, canExchange: setting.canExchange)
            _ = try FileChanges.recover(root: sandbox.root, on: fileSystem)
        }

        /// The number of calls of a commit that nothing stops.
        static func calls(_ setting: Setting) throws -> Int {
            let example = try Case(setting)
            let (fileSystem, succeeded) = example.commit(.none)
            #expect(succeeded)
            #expect(try example.sandbox.tree() == example.new)
            #expect(fileSystem.mutations > 30)
            return fileSystem.mutations
        }
    }

    @Test(arguments: settings, [ENOSPC, EACCES, EIO])
    func `a call that fails leaves the old state`(_ setting: Setting, _ code: Int32) throws {
        for call in 1...(try Case.calls(setting)) {
            let example = try Case(setting)
            let (fileSystem, succeeded) = example.commit(.call(call, code: code))
            // Once everything has its place, what cannot be tidied is no reason to take it back.
            #expect(try example.sandbox.visibleTree() == (succeeded ? example.new : example.old), "call \(call)")
            if try example.sandbox.tree() != example.sandbox.visibleTree() {
                #expect(fileSystem.mutations(.remove) > 0 && succeeded, "call \(call)")
            }
            try example.recover()
            #expect(try example.sandbox.tree() == (succeeded ? example.new : example.old), "call \(call)")
        }
    }

    @Test(arguments: settings, [false, true])
    func `a run that is killed before a call leaves the old state or the new one`(_ setting: Setting, _ torn: Bool)
        throws
    {
        for call in 1...(try Case.calls(setting)) {
            let example = try Case(setting)
            _ = example.commit(.killed(before: call, torn: torn))
            try example.recover()
            let tree = try example.sandbox.tree()
            #expect(tree == example.old || tree == example.new, "call \(call)")
            try example.recover()
            #expect(try example.sandbox.tree() == tree, "call \(call)")
        }
    }

    @Test(arguments: settings)
    func `a run that is killed while it undoes a failure leaves the old state or the new one`(_ setting: Setting) throws
    {
        let calls = try Case.calls(setting)
        for failing in 1...calls {
            for killed in stride(from: failing + 1, through: calls + 12, by: setting.kind == .disk ? 3 : 1) {
                let example = try Case(setting)
                _ = example.commit(.callThenKilled(failing, code: EACCES, before: killed))
                try example.recover()
                let tree = try example.sandbox.tree()
                #expect(tree == example.old || tree == example.new, "call \(failing), killed before \(killed)")
            }
        }
    }

    @Test(arguments: settings)
    func `tidying that is killed is completed by the next run`(_ setting: Setting) throws {
        for call in stride(from: 1, through: try Case.calls(setting), by: 3) {
            for killed in 1...8 {
                let example = try Case(setting)
                _ = example.commit(.killed(before: call, torn: false))
                let fileSystem = FaultyFileSystem(
                    example.sandbox.fileSystem, .killed(before: killed, torn: true), canExchange: setting.canExchange)
                _ = try? recover(root: example.sandbox.root, on: fileSystem)
                try example.recover()
                let tree = try example.sandbox.tree()
                #expect(tree == example.old || tree == example.new, "call \(call), killed before \(killed)")
            }
        }
    }
}
