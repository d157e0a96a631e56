import TestSupport
import Testing

/// A project may name a file in another case of letters: the volumes of nearly all Macs do not tell them apart.
@Suite struct XcodeSpellingTests {
    private static let spelling = "Modules/ClientList/ClientListRouTer.swift"
    private static let path = "Modules/ClientList/ClientListRouter.swift"

    /// A module whose router lies in a wrong folder; the project knows it there in another case.
    private func session(_ spelling: String = spelling) throws -> Session {
        let session = try Session.withXcode()
        try #require(session.run("gen ClientList viper").code == 0)
        try session.sandbox.file(spelling, session.sandbox.text(Session.router))
        try session.remove(Session.router)
        try #require(session.run("xcode remove \(Session.router)").code == 0)
        try #require(session.run("xcode add \(spelling)").code == 0)
        let text = try session.sandbox.text(spelling)
        try session.remove(spelling)
        try session.sandbox.file(Self.path, text)
        return session
    }

    @Test(arguments: [
        spelling, "Modules/clientList/ClientListRouter.swift", "Modules/clientlist/clientListRouter.swift",
    ])
    func `fix carries along what the project names in another case`(_ spelling: String) throws {
        let session = try session(spelling)
        #expect(session.run("check").lines.count == 1)
        let dry = session.run("check --fix --dry-run")
        #expect(dry.errors.contains("would update App.xcodeproj: 1 file moved\n"), "\(dry)")
        let outcome = session.run("check --fix --strict")
        #expect(outcome.code == 0 && outcome.errors.contains("updated App.xcodeproj: 1 file moved\n"), "\(outcome)")
        #expect(session.run("check --strict").output == "")
        #expect(session.run("xcode status").output.contains("Router") == false)
        #expect(try !session.project.contains("RouTer.swift"))
    }

    @Test func `two files that differ in case alone are two`() throws {
        let session = try session()
        try session.sandbox.file(Self.spelling, "")
        #expect(!session.run("check --fix").errors.contains("updated App.xcodeproj"))
        #expect(try session.project.contains("ClientListRouTer.swift"))
    }

    @Test func `a file is in its project by whatever name, and can be taken out`() throws {
        let session = try session()
        let before = try session.project
        #expect(session.run("xcode add \(Self.path)").code == 0)
        #expect(try session.project == before)
        let outcome = session.run("xcode remove \(Self.path)")
        #expect(outcome.code == 0 && outcome.transcript.contains("1 file from App"), "\(outcome)")
        #expect(try !session.project.contains("RouTer.swift"))
    }
}
