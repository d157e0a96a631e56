import Platform
import TestSupport
import Testing

@testable import VipergenCLI

/// What `check` says where the file of an Xcode project cannot be read: that nothing is known, and not that all is well.
@Suite struct XcodeUnreadableTests {
    private static let words = "; what is in its targets is not checked"

    /// A project in a folder whose target lacks a file of a module, and the path of the Xcode project's file.
    private func session(in folder: String) throws -> (session: Session, project: String) {
        let session = try Session.withXcode()
        for role in ["Presenter", "Interactor", "Router"] {
            try session.sandbox.file("Feed/Feed\(role).swift", "final class Feed\(role) {}\n")
        }
        try #require(session.run("xcode add Feed --target App").code == 0)
        let text = try session.sandbox.text("App.xcodeproj/project.pbxproj")
        let other = try Session(.memory)
        let project = folder + "App.xcodeproj/project.pbxproj"
        try other.sandbox.file(project, text)
        for role in ["Presenter", "Interactor", "Router", "ViewController"] {
            try other.sandbox.file("\(folder)Feed/Feed\(role).swift", "final class Feed\(role) {}\n")
        }
        return (other, project)
    }

    @Test(arguments: ["", "Mobile/"])
    func `it is told, and a strict check fails`(_ folder: String) throws {
        let (session, project) = try session(in: folder)
        #expect(session.run("check --strict").output.contains("[xcode-membership]"))
        try session.sandbox.fileSystem.setPermissions(session.sandbox.path(project), 0)
        let outcome = session.run("check --strict")
        #expect(outcome.code != 0, "\(outcome)")
        #expect(outcome.errors.contains("\(project)': permission denied"), "\(outcome)")
    }

    @Test func `a baseline stays as it is`() throws {
        let (session, project) = try session(in: "Mobile/")
        try #require(session.run("check --write-baseline").code == 0)
        let before = try session.sandbox.text(".vipergen.baseline.json")
        try #require(before.contains("xcode-membership"))
        try session.sandbox.fileSystem.setPermissions(session.sandbox.path(project), 0)
        let check = session.run("check")
        #expect(check.code == 0 && check.errors.contains(Self.words), "\(check)")
        #expect(!check.transcript.contains("stale"), "\(check)")
        let written = session.run("check --write-baseline")
        #expect(written.code == 2 && written.errors.contains("no baseline was written"), "\(written)")
        #expect(try session.sandbox.text(".vipergen.baseline.json") == before)
    }

    @Test func `what another project may build is not called untargeted where that cannot be read`() throws {
        let (session, _) = try session(in: "")
        try session.sandbox.file(".vipergen.json", #"{"xcode": {"project": "App.xcodeproj"}}"#)
        #expect(session.run("check").output.contains("[xcode-membership]"))
        try session.sandbox.file("Demo.xcodeproj/project.pbxproj", "<<<<<<< HEAD\n")
        let outcome = session.run("check")
        #expect(!outcome.output.contains("[xcode-membership]") && outcome.errors.contains(Self.words), "\(outcome)")
    }
}
