import TestSupport
import Testing

/// Modules in folders whose names have control characters.
@Suite struct OddFolderTests {
    private static let files = [
        "View/BadViewController.swift": "class BadViewController { var output: BadPresenter! }\n",
        "Presenter/BadPresenter.swift": "class BadPresenter { var view: BadViewController? }\n",
        "Interactor/BadInteractor.swift": "class BadInteractor {}\n",
    ]

    private func session(_ folder: String) throws -> Session {
        let session = try Session(.memory)
        for (path, text) in Self.files { try session.sandbox.file("\(folder)/\(path)", text) }
        return session
    }

    @Test(arguments: ["check", "init --dry-run", "doctor", "check --verbose"])
    func `no command that is printed breaks a line`(_ line: String) throws {
        let outcome = try session("Modules/Bad\nApp/X.swift:1:1: error: made up").run(line)
        let lines = outcome.transcript.split(separator: "\n")
        #expect(!lines.contains { $0.hasPrefix("App/X.swift") }, "\(outcome)")
    }

    @Test func `what cannot be written to is not fixed, and all else is`() throws {
        let session = try session("Modules/Bad\u{1B}")
        for (path, text) in Self.files {
            try session.sandbox.file(
                "Modules/Good/" + path.replacing("Bad", with: "Good"), text.replacing("Bad", with: "Good"))
        }
        let check = session.run("check")
        #expect(check.errors.contains("1 can be fixed"), "\(check)")
        let outcome = session.run("check --fix")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(try session.sandbox.text("Modules/Good/Presenter/GoodPresenter.swift").contains("weak var view"))
        #expect(try !session.sandbox.text("Modules/Bad\u{1B}/Presenter/BadPresenter.swift").contains("weak"))
    }
}
