import TestSupport
import Testing

/// Runs that meet somebody else's edit at any of their calls.
@Suite struct ParallelRunStressTests {
    @Test(arguments: ["// note\n", ""])
    func `what an editor saves while a check fixes is judged again`(_ note: String) throws {
        for call in stride(from: 1, through: 400, by: 3) {
            let session = try Session(modulesOn: .memory)
            let other = "Modules/Details/Presenter/DetailsPresenter.swift"
            for path in [Session.presenter, other] { try session.edit(path, "weak var view", "var view") }
            let text = try session.sandbox.text(Session.presenter)
            let saved = note.isEmpty ? "" : note + text
            nonisolated(unsafe) var isSaved = false
            nonisolated(unsafe) let save = { try? session.overwrite(Session.presenter, saved) }
            let fileSystem = FaultyFileSystem(session.sandbox.fileSystem)
            fileSystem.observeCalls { number in
                guard number == call else { return }
                isSaved = true
                _ = save()
            }
            let outcome = session.run(["check", "--fix", "-j", "1"], on: fileSystem)
            let result = try session.sandbox.text(Session.presenter)
            #expect(!result.contains("weak weak"), "call \(call)")
            guard isSaved else { break }
            if outcome.errors.contains("changed by another process") {
                #expect(outcome.code == 1 && result == saved, "call \(call): \(outcome)")
            } else if note.isEmpty {
                #expect(result == saved, "call \(call): \(outcome)")
            } else {
                let late = result == saved
                #expect(
                    late || result == note + text.replacing("var view", with: "weak var view"),
                    "call \(call): \(result)")
            }
        }
    }

    @Test func `a file that another run has meanwhile put into its place is no failure`() throws {
        let wrong = "Modules/ClientList/View/ClientListRouter.swift"
        for call in stride(from: 1, through: 400, by: 2) {
            let session = try Session(modulesOn: .memory)
            try session.edit(Session.presenter, "weak var view", "var view")
            let sandbox = session.sandbox
            try sandbox.fileSystem.renameToNew(sandbox.path(Session.router), sandbox.path(wrong))
            nonisolated(unsafe) var isMoved = false
            let fileSystem = FaultyFileSystem(sandbox.fileSystem)
            fileSystem.observeCalls { number in
                guard number == call else { return }
                isMoved = true
                try? sandbox.fileSystem.renameToNew(sandbox.path(wrong), sandbox.path(Session.router))
            }
            let outcome = session.run(["check", "--fix", "-j", "1"], on: fileSystem)
            #expect(outcome.code == 0, "call \(call): \(outcome)")
            #expect(session.run("check --strict").output == "", "call \(call)")
            guard isMoved else {
                #expect(call > 100)
                break
            }
        }
    }
}
