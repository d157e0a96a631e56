import Platform
import TestSupport
import Testing

@testable import FileChanges

/// Somebody swaps a folder for a link to outside the project while a plan is carried out.
@Suite struct SwapTests {
    private static let folders = ["Modules", "Modules/Old", "Modules/Old/View", "Tests"]

    private func project(_ kind: Sandbox.Kind) throws -> Sandbox {
        let sandbox = try Sandbox(kind)
        try sandbox.file("Modules/Old/View/V.swift", "old")
        try sandbox.file("Modules/Old/gone", "g")
        try sandbox.file("Tests/t", "t")
        // What a link would lead to looks like the project.
        for folder in ["/Old", "/Old/View", "/View"] {
            try sandbox.fileSystem.createDirectory(sandbox.outside + folder)
        }
        return sandbox
    }

    private func plan(_ sandbox: Sandbox) throws -> Plan {
        try sandbox.plan(
            ["Modules/Old/View/V.swift": "new", "Modules/New/N.swift": "n", "Tests/New/T.swift": "t", "top": ""],
            removing: ["Modules/Old/gone": "g"])
    }

    /// Runs a body with the folder swapped at its n-th call; whether there was one.
    private func swapping(
        _ folder: String, at call: Int, of fileSystem: FaultyFileSystem, in sandbox: Sandbox, _ body: () -> Void
    ) -> Bool {
        nonisolated(unsafe) var isSwapped = false
        fileSystem.observeCalls { number in
            guard number == call else { return }
            isSwapped = true
            let path = sandbox.path(folder)
            let target = sandbox.outside + (folder.hasPrefix("Modules") ? folder.dropFirst("Modules".count) : "")
            do {
                try sandbox.fileSystem.renameToNew(path, path + ".was")
                try sandbox.link(folder, to: target)
            } catch {
                Issue.record(error)
            }
        }
        body()
        return isSwapped
    }

    @Test(arguments: Sandbox.Kind.allCases, folders)
    func `nothing gets out of the project, whenever that is`(_ kind: Sandbox.Kind, _ folder: String) throws {
        for lacks in kind == .memory ? [[], [.swap, .exclusiveRename]] : [Set<Lack>()] {
            var call = 1
            while true {
                let sandbox = try project(kind)
                let outside = try sandbox.fileSystem.tree(sandbox.outside)
                let before = try sandbox.tree()
                let fileSystem = FaultyFileSystem(sandbox.fileSystem, lacks: lacks)
                let plan = try plan(sandbox)
                var isDone = false
                let isSwapped = swapping(folder, at: call, of: fileSystem, in: sandbox) {
                    isDone =
                        (try? commit(validate(plan, on: fileSystem, policy: .overwrite), on: fileSystem)) != nil
                }
                #expect(try sandbox.fileSystem.tree(sandbox.outside) == outside, "call \(call)")
                guard isSwapped else { break }
                try sandbox.fileSystem.remove(sandbox.path(folder))
                try sandbox.fileSystem.renameToNew(sandbox.path(folder + ".was"), sandbox.path(folder))
                let tree = try sandbox.tree()
                #expect(isDone || tree == before, "call \(call): \(tree)")
                if isDone { #expect(try sandbox.text("Modules/Old/View/V.swift") == "new", "call \(call)") }
                call += kind == .memory ? 1 : 3
            }
            #expect(call > 60)
        }
    }

    @Test(arguments: folders)
    func `nor while what a killed run left is tidied`(_ folder: String) throws {
        for (fault, state) in [(Fault.killedAfter(.append), "sealed"), (.killedAfter(.createFile), "staging")] {
            var call = 1
            while true {
                let sandbox = try project(.memory)
                let outside = try sandbox.fileSystem.tree(sandbox.outside)
                try sandbox.kill(plan(sandbox), fault)
                let fileSystem = FaultyFileSystem(sandbox.fileSystem)
                let isSwapped = swapping(folder, at: call, of: fileSystem, in: sandbox) {
                    _ = try? recover(root: sandbox.root, on: fileSystem)
                }
                #expect(try sandbox.fileSystem.tree(sandbox.outside) == outside, "\(state), call \(call)")
                guard isSwapped else { break }
                call += 1
            }
            #expect(call > 10)
        }
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a project that is another folder by then is not written to`(_ kind: Sandbox.Kind) throws {
        let sandbox = try project(kind)
        let validated = try validate(sandbox.plan(["a": "1"]), on: sandbox.fileSystem, policy: .fail)
        let outside = try sandbox.fileSystem.tree(sandbox.outside)
        try sandbox.fileSystem.renameToNew(sandbox.root, sandbox.root + ".was")
        try sandbox.fileSystem.renameToNew(sandbox.outside, sandbox.root)
        #expect(throws: FileChangesError.changed(sandbox.root)) { try commit(validated, on: sandbox.fileSystem) }
        #expect(try sandbox.tree() == outside)
    }
}
