import TestSupport
import Testing

/// `vipergen check --fix --dry-run`: what it says is what the real run does.
@Suite struct CheckFixPreviewTests {
    /// Fixed in rounds: a type, then the file that is called otherwise, in the Xcode project as well.
    private func session(_ kind: Sandbox.Kind = .memory) throws -> Session {
        let session = try Session.withXcode(kind)
        for role in ["ViewController", "Presenter", "Router"] {
            try session.sandbox.file("Users/Users\(role).swift", "class Users\(role) {}\n")
        }
        try session.sandbox.file("Users/UserInteractor.swift", "class UsersInteracor {}\n")
        try #require(session.run("xcode add Users").code == 0)
        return session
    }

    @Test(arguments: [Sandbox.Kind.memory, .disk], ["", " --strict", " --format json", " --statistics", " --quiet"])
    func `a dry run says what the real run does`(_ kind: Sandbox.Kind, _ options: String) throws {
        let session = try session(kind)
        let before = try session.tree()
        let dry = session.run("check --fix --dry-run" + options)
        #expect(try session.tree() == before)
        let real = session.run("check --fix" + options)
        #expect(try session.tree() != before)
        #expect(dry.code == real.code && dry.output == real.output, "\(dry)\n\(real)")
        let words = real.errors.replacing("fixed ", with: "would fix ").replacing("updated ", with: "would update ")
        #expect(dry.errors == words)
        #expect(options == " --quiet" || dry.errors.ranges(of: "would fix ").count == 2, "\(dry)")
        #expect(try session.exists("Users/UsersInteractor.swift"))
        let again = session.run("check --fix --dry-run" + options)
        #expect(!again.errors.contains("would"), "\(again)")
    }

    @Test(arguments: ["", " --dry-run"])
    func `a diff shows a file once, from what is on disk to what it is at last`(_ option: String) throws {
        let session = try session()
        let outcome = session.run("check --fix --diff" + option)
        let heads = outcome.output.split(separator: "\n").filter { $0.hasPrefix("--- ") || $0.hasPrefix("+++ ") }
        #expect(
            heads.map(String.init) == [
                "--- a/Users/UserInteractor.swift", "+++ /dev/null", "--- /dev/null",
                "+++ b/Users/UsersInteractor.swift", "--- a/App.xcodeproj/project.pbxproj",
                "+++ b/App.xcodeproj/project.pbxproj",
            ], "\(outcome.output)")
        #expect(outcome.output.contains("\n-class UsersInteracor {}\n"))
        #expect(outcome.output.contains("\n+class UsersInteractor {}\n"))
    }

    @Test(arguments: [false, true])
    func `a diff has the line ends of its file, and a terminal nothing instead`(_ isTerminal: Bool) throws {
        let session = try Session(modulesOn: .memory)
        let text = try session.sandbox.text(Session.presenter).replacing("weak var view", with: "var view")
        try session.write(Session.presenter, text.replacing("\n", with: "\r\n"))
        session.isTerminal = isTerminal
        let lines = session.run("check --fix --dry-run --diff").output.split(separator: /\n/)
        let added = lines.filter { $0.contains("+") && $0.contains("weak var view") }
        #expect(added.map { $0.unicodeScalars.contains("\r") } == [!isTerminal], "\(lines)")
        #expect(!lines.contains { $0.contains("u{D}") })
    }
}
