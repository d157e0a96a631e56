import TestSupport
import Testing

/// What `check` makes of an Xcode project: the rule `xcode-membership`, and the moves of `--fix`.
@Suite struct XcodeCheckTests {
    private static let presenter = "Modules/ClientList/Presenter/ClientListPresenter.swift"

    /// A project whose targets hold the module ClientList.
    private func session(_ text: String = SampleProject.classic) throws -> Session {
        let session = try Session.withXcode(.memory, text)
        try #require(session.run("gen ClientList viper").code == 0)
        return session
    }

    private func found(in session: Session) -> [String] {
        session.run("check").lines.filter { $0.contains("[xcode-membership]") }
            .map { $0.replacing(session.sandbox.root + "/", with: "") }
    }

    @Test func `what gen has added is in its target`() throws {
        let outcome = try session().run("check")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output == "")
    }

    @Test func `a module of each of two applications may bear one name`() throws {
        let session = try Session.withXcode(.memory, SampleProject.twoApplications)
        for folder in ["Phone", "Watch"] {
            for role in ["Presenter", "Interactor", "Router"] {
                try session.sandbox.file("\(folder)/Feed/Feed\(role).swift", "final class Feed\(role) {}\n")
            }
        }
        try #require(session.run("xcode add Phone/Feed --target App").code == 0)
        try #require(session.run("xcode add Watch/Feed --target App").code == 0)
        #expect(session.run("check").output.contains("[module-name]"))
        session.run("xcode remove Watch/Feed")
        try #require(session.run("xcode add Watch/Feed --target App2").code == 0)
        let apart = session.run("check")
        #expect(apart.code == 0 && !apart.output.contains("[module-name]"), "\(apart)")
    }

    /// Beside a package the project of its example says which modules are built together, though not what it lacks.
    @Test func `applications of an example may bear one name`() throws {
        let app = try Session.withXcode(.memory, SampleProject.twoApplications)
        let package = try Session(.memory)
        try package.sandbox.file("Package.swift", "// swift-tools-version: 5.9\n")
        for folder in ["Phone", "Watch"] {
            for role in ["Presenter", "Interactor", "Router"] {
                let (path, text) = ("\(folder)/Feed/Feed\(role).swift", "final class Feed\(role) {}\n")
                try app.sandbox.file(path, text)
                try package.sandbox.file("Example/" + path, text)
            }
        }
        #expect(package.run("check").output.contains("[module-name]"))
        try #require(app.run("xcode add Phone/Feed --target App").code == 0)
        try #require(app.run("xcode add Watch/Feed --target App2").code == 0)
        let project = "App.xcodeproj/project.pbxproj"
        try package.sandbox.file("Example/" + project, app.sandbox.text(project))
        try package.sandbox.file("Example/Phone/Feed/FeedView.swift", "final class FeedView {}\n")
        let outcome = package.run("check")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome)")
    }

    @Test func `a pod of the project's own is built by CocoaPods`() throws {
        let session = try session()
        for role in ["Presenter", "Interactor", "Router"] {
            try session.sandbox.file("Libraries/Home/Feed/Feed\(role).swift", "final class Feed\(role) {}\n")
        }
        #expect(found(in: session).count == 1)
        try session.sandbox.file("Libraries/Home/Home.podspec", "")
        #expect(found(in: session) == [])
    }

    @Test func `a file that is listed in other letters is the same`() throws {
        let text = try session().sandbox.text("App.xcodeproj/project.pbxproj")
        let other = text.replacing("path = Modules;", with: "path = modules;")
        try #require(other != text)
        let session = try Session.withXcode(.memory, other)
        try #require(session.run("gen ClientList viper --no-xcode").code == 0)
        #expect(found(in: session) == [])
    }

    @Test func `a file in no target is found`() throws {
        let session = try session()
        session.run("xcode remove \(Self.presenter)")
        #expect(
            found(in: session) == [
                "\(Self.presenter):1:1: warning: the file is in no target of 'App.xcodeproj'; add it with "
                    + "'vipergen xcode add \(Self.presenter)', or delete it [xcode-membership]"
            ])
    }

    @Test func `a module in no target is found once`() throws {
        let session = try session()
        session.run("gen Posts viper --no-xcode")
        let found = found(in: session)
        #expect(found.count == 1, "\(found)")
        #expect(found[0].contains("the module's 7 files are in no target"))
        #expect(session.run("xcode add Modules/Posts Tests/Posts").code == 0)
        #expect(self.found(in: session) == [])
    }

    @Test func `a file that is listed in other letter case is in its target`() throws {
        let session = try session()
        let text = try session.sandbox.text(Self.presenter)
        try session.remove(Self.presenter)
        try session.sandbox.file("Modules/ClientList/presenter/ClientListPresenter.swift", text)
        #expect(found(in: session) == [])
    }

    @Test func `a listed file is not gone where its folder has another case`() throws {
        let session = try session()
        for name in ["Odd", "Gone"] {
            try session.sandbox.file("Helpers/\(name).swift", "")
            session.run("xcode add Helpers/\(name).swift")
            try session.remove("Helpers/\(name).swift")
        }
        try session.sandbox.file("helpers/odd.swift", "")
        let status = session.run("xcode status")
        #expect(!status.output.contains("Odd.swift") && status.output.contains("Helpers/Gone.swift"), "\(status)")
    }

    @Test func `a listed file that is gone is found`() throws {
        let session = try session()
        try session.sandbox.file("Modules/ClientList/Presenter/ClientListFormatter.swift", "")
        session.run("xcode add Modules/ClientList/Presenter/ClientListFormatter.swift")
        try session.remove("Modules/ClientList/Presenter/ClientListFormatter.swift")
        let found = found(in: session)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains("lists 'ClientListFormatter.swift', which does not exist") == true, "\(found)")
    }

    @Test(arguments: [
        (".gitignore", "# Made by each of us\nSecrets.swift  \n", 0),
        (".gitignore", "/Modules/ClientList/Presenter/Secrets.swift\n", 0), (".gitignore", "Presenter/\n", 0),
        ("Modules/.gitignore", "ClientList/*/Secr?ts.*\n", 0), (".gitignore", "/Secrets.swift\n", 1),
        (".gitignore", "*.swift\n!Secrets.swift\n", 1), ("Services/.gitignore", "Secrets.swift\n", 1),
    ])
    func `a listed file that git ignores may be gone`(_ path: String, _ text: String, _ count: Int) throws {
        let session = try session()
        let file = "Modules/ClientList/Presenter/Secrets.swift"
        try session.sandbox.file(file, "")
        session.run("xcode add \(file)")
        try session.remove(file)
        try session.sandbox.file(path, text)
        #expect(found(in: session).count == count)
    }

    @Test(arguments: ["generated", "package", "broken", "off", "synchronized"])
    func `the rule is off`(_ kind: String) throws {
        let session = try Session.withXcode()
        session.run("gen ClientList viper --no-xcode")
        switch kind {
        case "generated": try session.sandbox.file("project.yml", "")
        case "package": try session.sandbox.file("Package.swift", "")
        case "broken": try session.write(Session.pbxproj, "<<<<<<< HEAD\n")
        case "off": try session.sandbox.file(".vipergen.json", "{rules: {'xcode-membership': 'off'}}")
        default:
            let text = SampleProject(version: 77, hasSynchronizedFolder: true).text
            try session.write(Session.pbxproj, text.replacing("path = Features;", with: "path = Modules;"))
        }
        #expect(found(in: session) == [])
    }

    @Test func `what fix renames or moves stays in its target`() throws {
        let session = try session()
        let path = "Modules/ClientList/ClientListRouter.swift"
        let text = try session.sandbox.text(Session.router)
        try session.sandbox.file(path, text)
        try session.remove(Session.router)
        session.run("xcode remove \(Session.router)")
        session.run("xcode add \(path)")
        let before = try session.project
        let dry = session.run("check --fix --dry-run")
        #expect(dry.errors.contains("would update App.xcodeproj: 1 file moved\n"), "\(dry)")
        #expect(try session.project == before)
        let outcome = session.run("check --fix")
        #expect(outcome.errors.contains("updated App.xcodeproj: 1 file moved\n"), "\(outcome)")
        #expect(try session.exists(Session.router))
        #expect(session.run("check").output == "")
        #expect(session.run("xcode status").output.contains("Router") == false)
    }

    @Test(arguments: [
        ("<<<<<<< HEAD\n", "unresolved merge conflict"), ("", ""),
    ])
    func `a move that a broken project cannot follow is not made`(_ broken: String, _ words: String) throws {
        let session = try session()
        let path = "Modules/ClientList/ClientListRouter.swift"
        try session.sandbox.file(path, try session.sandbox.text(Session.router))
        try session.remove(Session.router)
        try session.write(Session.pbxproj, broken)
        let outcome = session.run("check --fix")
        #expect(words.isEmpty || outcome.errors.contains(words), "\(outcome)")
        #expect(try session.exists(path) == !words.isEmpty)
        #expect(outcome.code == (words.isEmpty ? 0 : 2), "\(outcome)")
    }

    @Test func `what stays in its file is fixed although a broken project cannot follow a move`() throws {
        let session = try session()
        let path = "Modules/ClientList/ClientListRouter.swift"
        try session.sandbox.file(path, try session.sandbox.text(Session.router))
        try session.remove(Session.router)
        let presenter = try session.sandbox.text(Session.presenter)
        try session.edit(Session.presenter, "weak var view", "var view")
        try session.write(Session.pbxproj, "<<<<<<< HEAD\n")
        let outcome = session.run("check --fix")
        #expect(outcome.code == 2 && outcome.errors.contains("unresolved merge conflict"), "\(outcome)")
        #expect(try session.exists(path))
        #expect(try session.sandbox.text(Session.presenter) == presenter)
    }

    @Test func `a generated project is left alone by fix, and a note says what to run`() throws {
        let session = try session()
        let path = "Modules/ClientList/ClientListRouter.swift"
        try session.sandbox.file(path, try session.sandbox.text(Session.router))
        try session.remove(Session.router)
        session.run("xcode remove \(Session.router)")
        session.run("xcode add \(path)")
        try session.sandbox.file("project.yml", "")
        let before = try session.project
        let outcome = session.run("check --fix")
        #expect(outcome.errors.contains("run 'xcodegen generate'"), "\(outcome)")
        #expect(try session.exists(Session.router))
        #expect(try session.project == before)
    }

    /// A framework beside the application, with a project of its own that nothing names.
    private func framework(_ configuration: String?) throws -> Session {
        let session = try Session.withXcode()
        try session.sandbox.file("Home/Home.xcodeproj/project.pbxproj", SampleProject.classic)
        for role in ["Presenter", "Interactor", "Router"] {
            try session.sandbox.file("Home/Feed/Feed\(role).swift", "final class Feed\(role) {}\n")
        }
        try #require(session.run("xcode add Home/Feed --target App").code == 0)
        if let configuration { try session.sandbox.file(".vipergen.json", configuration) }
        return session
    }

    @Test(arguments: [nil, "{xcode: {project: 'App.xcodeproj'}}"])
    func `what a framework's own project holds is in its target`(_ configuration: String?) throws {
        let session = try framework(configuration)
        #expect(try !session.project.contains("FeedRouter"))
        #expect(try session.sandbox.text("Home/Home.xcodeproj/project.pbxproj").contains("FeedRouter"))
        #expect(found(in: session) == [])

        try session.sandbox.file("Home/Feed/FeedViewController.swift", "final class FeedViewController {}\n")
        let found = found(in: session)
        #expect(found.count == 1 && found[0].contains("in no target of 'Home/Home.xcodeproj'"), "\(found)")
    }

    @Test(arguments: [nil, "{xcode: {project: 'App.xcodeproj'}}"])
    func `a framework's own project follows what fix renames`(_ configuration: String?) throws {
        let session = try framework(configuration)
        try session.write("Home/Feed/FeedRouter.swift", "final class FeedRoutr {}\n")
        session.run("xcode remove Home/Feed/FeedRouter.swift --xcodeproj Home/Home.xcodeproj")
        try session.remove("Home/Feed/FeedRouter.swift")
        try session.sandbox.file("Home/Feed/FeedRoutr.swift", "final class FeedRoutr {}\n")
        session.run("xcode add Home/Feed/FeedRoutr.swift --target App --xcodeproj Home/Home.xcodeproj")
        let outcome = session.run("check --fix")
        #expect(try session.exists("Home/Feed/FeedRouter.swift"), "\(outcome)")
        #expect(outcome.errors.contains("updated Home/Home.xcodeproj: 1 file moved\n"), "\(outcome)")
    }
}
