import TestSupport
import Testing

/// Files that an Xcode project reaches through links: each is one file, whatever path leads to it.
@Suite struct XcodeLinkTests {
    /// A project whose folder of modules is a link to another one of it, with a module.
    private func session(_ project: String = SampleProject.classic) throws -> Session {
        let session = try Session.withXcode(.memory, project)
        try session.sandbox.folder("Real")
        try session.sandbox.link("Modules", to: "Real")
        for path in ["App/AppDelegate.swift", "App/Entities/Client.swift", "App/Base.lproj/Main.storyboard"] {
            try session.sandbox.file(path, "")
        }
        try session.sandbox.file("AppTests/AppTests.swift", "")
        try session.sandbox.folder("App/Assets.xcassets")
        let outcome = session.run("gen Feed viper --tests none")
        try #require(outcome.code == 0 && outcome.output.contains("7 files to App"), "\(outcome)")
        return session
    }

    @Test func `what is built through a link is in a target`() throws {
        let session = try session()
        #expect(try session.project.contains("path = Modules;"))
        let check = session.run("check")
        #expect(check.code == 0 && !check.output.contains("xcode-membership"), "\(check)")
        #expect(session.run("xcode status").transcript == "The Xcode project agrees with the disk.\n")
        try session.sandbox.file("Real/Feed/FeedStyle.swift", "struct FeedStyle {}\n")
        #expect(
            session.run("check").output.contains("Real/Feed/FeedStyle.swift:1:1: warning: the file is in no target"))
    }

    @Test(arguments: ["Real/Feed", "Modules/Feed"])
    func `it does not come in a second time, and leaves by either path`(_ path: String) throws {
        let session = try session()
        let before = try session.project
        #expect(session.run("xcode add \(path)").transcript == "Nothing to change.\n")
        #expect(try session.project == before)
        #expect(session.run("xcode remove \(path)").code == 0)
        #expect(try session.project == SampleProject.classic)
    }

    @Test func `a link to a file is that file`() throws {
        let session = try session()
        try session.sandbox.file("Shared/Theme.swift", "")
        try session.sandbox.link("App/Theme.swift", to: "../Shared/Theme.swift")
        let line = "\t\t\t\tAA0000000000000000000F01 /* AppDelegate.swift */,\n"
        let text = try session.project.replacing(
            "path = AppDelegate.swift;", with: "name = AppDelegate.swift; path = Theme.swift;")
        try #require(text.contains(line))
        try session.remove("App/AppDelegate.swift")
        try session.sandbox.fileSystem.remove(session.sandbox.path(Session.pbxproj))
        try session.sandbox.file(Session.pbxproj, text)
        #expect(session.run("xcode status").code == 0, "\(session.run("xcode status"))")
        #expect(session.run("xcode add Shared/Theme.swift").transcript == "Nothing to change.\n")
    }

    @Test func `a synchronized folder has what lies behind its link, or behind one to it`() throws {
        let text = SampleProject(version: 77, hasSynchronizedFolder: true).text
        for (link, target) in [("Features", "Real"), ("Real", "Features")] {
            let session = try Session.withXcode(.memory, text)
            try session.sandbox.folder(target)
            try session.sandbox.link(link, to: target)
            try session.sandbox.file("Real/Feed/FeedRouter.swift", "final class FeedRouter {}\n")
            #expect(!session.run("xcode status").output.contains("FeedRouter"))
            let outcome = session.run("xcode add Real/Feed")
            #expect(outcome.output == "" && outcome.code == 0, "\(outcome)")
            #expect(try session.project == text)
        }
    }

    @Test func `a file that moves behind a link takes the project along`() throws {
        let session = try session()
        let router = try session.sandbox.text("Real/Feed/Router/FeedRouter.swift")
        try session.remove("Real/Feed/Router/FeedRouter.swift")
        try session.sandbox.file("Real/Feed/View/FeedRouter.swift", router)
        let text = try session.project
        try session.sandbox.fileSystem.remove(session.sandbox.path(Session.pbxproj))
        try session.sandbox.file(
            Session.pbxproj, text.replacing("path = Router;", with: "name = Router;\n\t\t\tpath = View;"))
        let outcome = session.run("check --fix")
        #expect(outcome.errors.contains("updated App.xcodeproj: 1 file moved"), "\(outcome)")
        #expect(session.run("xcode status").code == 0, "\(session.run("xcode status"))")
    }
}
