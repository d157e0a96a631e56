import TestSupport
import Testing

/// Which Xcode project `check` asks for the files of modules, and what it says of copies.
@Suite struct XcodeCheckPlaceTests {
    private static let roles = ["Presenter", "Interactor", "Router"]
    private static let pbxproj = "App.xcodeproj/project.pbxproj"

    private func found(in session: Session, _ rule: String = "xcode-membership") -> [String] {
        session.run("check").lines.filter { $0.contains("[\(rule)]") }
            .map { $0.replacing(session.sandbox.root + "/", with: "") }
    }

    /// The text of a project whose target builds a module's files.
    private func project(building folder: String) throws -> String {
        let session = try Session.withXcode()
        try add(folder, to: session)
        try #require(session.run("xcode add \(folder) --target App").code == 0)
        return try session.sandbox.text(Self.pbxproj)
    }

    private func add(_ folder: String, to session: Session) throws {
        for role in Self.roles {
            try session.sandbox.file("\(folder)/Feed\(role).swift", "final class Feed\(role) {}\n")
        }
    }

    /// A repository with an application in a folder, whose module has a file that no target builds.
    private func repository(_ project: String? = nil) throws -> Session {
        let session = try Session(.memory)
        try session.sandbox.file("Mobile/App.xcodeproj/project.pbxproj", project ?? self.project(building: "Feed"))
        try add("Mobile/Feed", to: session)
        try session.sandbox.file("Mobile/Feed/FeedViewController.swift", "final class FeedViewController {}\n")
        return session
    }

    @Test func `the project in a folder of the repository is asked`() throws {
        let found = try found(in: repository())
        #expect(found.count == 1 && found[0].contains("in no target of 'Mobile/App.xcodeproj'"), "\(found)")
    }

    @Test func `each module is asked of the project that lies nearest around it`() throws {
        let session = try repository()
        try session.sandbox.file("Watch/App.xcodeproj/project.pbxproj", project(building: "List"))
        try add("Watch/List", to: session)
        try session.sandbox.file("Watch/List/FeedStyle.swift", "struct FeedStyle {}\n")
        let found = found(in: session)
        #expect(found.count == 2 && found[1].contains("in no target of 'Watch/App.xcodeproj'"), "\(found)")
    }

    @Test func `what the project of a demo builds is in a target though another project is named`() throws {
        let session = try Session(.memory)
        try session.sandbox.file(Self.pbxproj, project(building: "Feed"))
        try add("Feed", to: session)
        try add("Other", to: session)
        try session.sandbox.file(".vipergen.json", #"{"xcode": {"project": "App.xcodeproj"}}"#)
        #expect(found(in: session).count == 1)
        try session.sandbox.file("Demo.xcodeproj/project.pbxproj", project(building: "Other"))
        #expect(found(in: session) == [])
    }

    @Test func `modules of two projects may bear one name though one of these is named`() throws {
        let session = try Session(.memory)
        try session.sandbox.file("Kit.xcodeproj/project.pbxproj", project(building: "Kit/Feed"))
        try session.sandbox.file("Shop.xcodeproj/project.pbxproj", project(building: "Shop/Feed"))
        try add("Kit/Feed", to: session)
        try add("Shop/Feed", to: session)
        try session.sandbox.file(".vipergen.json", #"{"xcode": {"project": "Kit.xcodeproj"}}"#)
        #expect(found(in: session, "module-name") == [])
    }

    @Test func `a framework's file belongs to the framework's project though another one is configured`() throws {
        let session = try repository()
        try session.sandbox.file("App/App.xcodeproj/project.pbxproj", project(building: "List"))
        try add("App/List", to: session)
        try session.sandbox.file(".vipergen.json", #"{xcode: {project: "App/App.xcodeproj", target: "App"}}"#)
        let found = found(in: session)
        #expect(found.count == 1 && found[0].contains("in no target of 'Mobile/App.xcodeproj'"), "\(found)")
        let outcome = session.run("xcode add Mobile/Feed/FeedViewController.swift")
        #expect(outcome.output.contains("Mobile/App.xcodeproj"), "\(outcome)")
        #expect(self.found(in: session) == [])
        let given = session.run("xcode add Mobile/Feed/FeedViewController.swift --xcodeproj App/App.xcodeproj")
        #expect(given.output.contains("App/App.xcodeproj"), "\(given)")
    }

    @Test func `a xib in no target whose name is taken is not to be added`() throws {
        let session = try Session.withXcode()
        try add("Feed", to: session)
        try session.sandbox.file("Feed/FeedRow.xib", "<document/>")
        try #require(session.run("xcode add Feed --target App").code == 0)
        try session.sandbox.file("Feed/Old/FeedRow.xib", "<document/>")
        let found = found(in: session)
        #expect(found.count == 1 && found[0].contains("builds another 'FeedRow.xib'"), "\(found)")
    }

    @Test func `what a project beside it builds is in a target`() throws {
        let session = try repository(project(building: "Other"))
        try add("Mobile/Other", to: session)
        let before = found(in: session)
        #expect(before.count == 1 && before[0].contains("the module's 4 files are in no target"), "\(before)")
        let other = try project(building: "Feed").replacing("path = Feed;", with: "path = ../Mobile/Feed;")
        try session.sandbox.file("Shared/Shared.xcodeproj/project.pbxproj", other)
        let found = found(in: session)
        #expect(found.count == 1 && found[0].contains("FeedViewController.swift"), "\(found)")
    }

    @Test(arguments: [
        "Package.swift", "project.yml", "App.podspec", "Mobile/Project.swift", "Mobile/Feed/Feed.podspec",
    ])
    func `nothing is said where something else tells how it is built`(_ file: String) throws {
        let session = try repository()
        try session.sandbox.file(file, "")
        #expect(found(in: session) == [])
    }

    /// A library's project builds its example.
    @Test(arguments: [
        (#".target(name: "Feed", path: "Feed")"#, 0), (#".target(name: "Other", path: "./Other")"#, 1),
        (#".target(name: "Feed")"#, 1), (#".testTarget(name: "All", path: ".")"#, 0),
    ])
    func `what a package builds that lies beside the project is in a target`(_ target: String, _ count: Int) throws {
        let session = try Session.withXcode()
        try add("Feed", to: session)
        try add("Demo", to: session)
        try #require(session.run("xcode add Demo --target App").code == 0)
        try session.sandbox.file("Package.swift", "let package = Package(name: \"A\", targets: [\(target)])\n")
        #expect(found(in: session).count == count)
    }

    /// A library's example is the project that is named.
    @Test(arguments: [
        (#".target(name: "Feed", path: "Library")"#, 1), (#".target(name: "Other", path: "Other")"#, 2),
    ])
    func `what the package around a project that is named builds is in a target`(
        _ target: String, _ count: Int
    ) throws {
        let session = try repository()
        try add("Library/Feed", to: session)
        try session.sandbox.file("Package.swift", "let package = Package(name: \"A\", targets: [\(target)])\n")
        try session.sandbox.file(".vipergen.json", #"{"xcode": {"project": "Mobile/App.xcodeproj"}}"#)
        #expect(found(in: session).count == count)
    }

    @Test(arguments: [
        ("Shop", "", 0), ("Other", "", 1), ("Other", #", "target": "App""#, 1),
        // The target has another Swift module than the project's name tells.
        ("Other", #", "target": "Store""#, 0),
    ])
    func `the Swift modules of a project elsewhere that is named are known`(
        _ module: String, _ target: String, _ count: Int
    ) throws {
        let session = try repository(project(building: "Feed").replacing("\"$(TARGET_NAME)\"", with: "Shop"))
        try session.sandbox.file(
            "Mobile/Feed/Feed.storyboard",
            """
            <document>
            <viewController id="a" customClass="FeedViewController" customModule="\(module)"/>
            </document>

            """)
        try #require(
            session.run("xcode add Mobile/Feed --xcodeproj Mobile/App.xcodeproj --target App").code == 0)
        let named = #""project": "Mobile/App.xcodeproj""#
        try session.sandbox.file(".vipergen.json", #"{"xcode": {\#(named)\#(target)}}"#)
        let found = found(in: session, "storyboard-class")
        #expect(found.count == count, "\(found)")
    }

    @Test func `a project that builds nothing around it is there for something else`() throws {
        let session = try repository(SampleProject.classic)
        #expect(found(in: session) == [])
    }

    @Test(arguments: ["<<<<<<< HEAD\n", "// !$*UTF8*$!\n{\n\tobjects = {\n"], ["", "Mobile/"])
    func `a project that cannot be read is told once, and changes nothing else`(_ text: String, _ place: String) throws
    {
        let session = try Session(.memory)
        try session.sandbox.file("\(place)App.xcodeproj/project.pbxproj", text)
        try add("\(place)Feed", to: session)
        let outcome = session.run("check")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome)")
        let warnings = outcome.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
        #expect(warnings.count == 1, "\(outcome)")
        #expect(warnings[0].hasPrefix("\(place)App.xcodeproj/project.pbxproj:"), "\(outcome)")
        #expect(warnings[0].hasSuffix("; what is in its targets is not checked"), "\(outcome)")
        #expect(!session.run("check --quiet").errors.contains("warning"))
        let strict = session.run("check --quiet --strict")
        #expect(strict.code == 1 && strict.errors.contains("is not checked"), "\(strict)")
        let other = session.run("check --strict --ignore xcode-membership")
        #expect(other.code == 0 && !other.errors.contains("is not checked"), "\(other)")
    }

    @Test func `a copy of what a target builds is to be deleted, and told once`() throws {
        let session = try Session.withXcode()
        try add("Feed", to: session)
        try #require(session.run("xcode add Feed --target App").code == 0)
        try session.sandbox.file("Feed/Old/FeedRouter.swift", "final class FeedRouter {}\n")
        try session.sandbox.file("Feed/FeedNavigator.swift", "final class FeedInteractor {}\n")
        #expect(
            found(in: session) == [
                "Feed/FeedNavigator.swift:1:1: warning: the file is in no target of 'App.xcodeproj'; the target builds "
                    + "another 'FeedInteractor', in 'Feed/FeedInteractor.swift': delete one of them [xcode-membership]",
                "Feed/Old/FeedRouter.swift:1:1: warning: the file is in no target of 'App.xcodeproj'; the target builds "
                    + "another 'FeedRouter', in 'Feed/FeedRouter.swift': delete one of them [xcode-membership]",
            ])
        #expect(found(in: session, "file-name") == [])
        // What the target lists and is gone is no file to keep.
        try session.remove("Feed/FeedRouter.swift")
        #expect(found(in: session).contains { $0.hasPrefix("Feed/Old/") && $0.contains("or delete it") })
    }

    @Test func `a module that no target builds is told of once, and checked like the others`() throws {
        let session = try Session.withXcode()
        for role in Self.roles {
            try session.sandbox.file("Old/Feed/Feed\(role).swift", "final class Feedx\(role) {}\n")
        }
        let lines = found(in: session)
        #expect(lines.count == 1 && lines[0].contains("files are in no target"), "\(lines)")
        #expect(found(in: session, "type-name").count + found(in: session, "file-name").count > 0)
    }

    @Test func `a copy of a whole module is told as that`() throws {
        let session = try Session.withXcode()
        try add("Feed", to: session)
        try #require(session.run("xcode add Feed --target App").code == 0)
        try add("Old/Feed", to: session)
        let found = found(in: session)
        #expect(found.count == 1, "\(found)")
        #expect(
            found.first?.contains(
                "; the target builds others in place of each of them, such as 'Feed/FeedInteractor.swift': delete them")
                == true, "\(found)")
    }

    /// Who deletes the file or the module that is not built may lose what is only there.
    @Test func `what differs from what a target builds is not to be deleted`() throws {
        let session = try Session.withXcode()
        try add("Feed", to: session)
        try #require(session.run("xcode add Feed --target App").code == 0)
        try session.sandbox.file("Feed/Old/FeedRouter.swift", "final class FeedRouter { var only = 1 }\n")
        let words = "in 'Feed/FeedRouter.swift', which differs: merge them, or rename one of them [xcode-membership]"
        #expect(found(in: session).first?.hasSuffix(words) == true, "\(found(in: session))")
        for role in Self.roles {
            try session.sandbox.file("Other/Feed/Feed\(role).swift", "final class Feed\(role) { var only = 1 }\n")
        }
        let lines = found(in: session)
        #expect(
            lines.contains { $0.contains("'Feed/FeedInteractor.swift': merge them, or rename what is to stay [") },
            "\(lines)")
    }

    /// To add the file once more would leave the line with which the target does not build.
    @Test(arguments: [
        ("/Users/somebody/FeedRouter.swift", "the target lists it at '/Users/somebody/FeedRouter.swift', which"),
        ("../FeedRouter.swift", "the target lists it at '../FeedRouter.swift', which does not exist: correct that"),
        ("List/FeedRouter.swift", "the target lists it at 'List/FeedRouter.swift', which does not exist: correct"),
        ("List/Other.swift", "add it with"), ("Built/FeedRouter.swift", "the target builds another 'FeedRouter.swift'"),
        ("/Users/somebody/Feed/FeedRouter.swift", nil),
    ])
    func `what a target lists at a path that does not exist is to be listed where it is`(
        _ path: String, _ words: String?
    ) throws {
        let session = try Session(.memory)
        try session.sandbox.file("Built/FeedRouter.swift", "let router = 1\n")
        try add("Feed", to: session)
        let tree = path.hasPrefix("/") ? "\"<absolute>\"" : "SOURCE_ROOT"
        try session.sandbox.file(
            Self.pbxproj,
            project(building: "Feed").replacing(
                "path = FeedRouter.swift; sourceTree = \"<group>\"", with: "path = \"\(path)\"; sourceTree = \(tree)"))
        let found = found(in: session)
        #expect(found.count == (words == nil ? 0 : 1), "\(found)")
        #expect(words.map { found.first?.contains("; \($0)") == true } != false, "\(found)")
    }

    @Test func `a module that a target lists in another folder is to be listed where it is`() throws {
        let session = try Session(.memory)
        try add("Feed", to: session)
        try session.sandbox.file(Self.pbxproj, project(building: "Feed").replacing("path = Feed;", with: "path = Old;"))
        let words = "; the target lists them at paths that do not exist, such as 'Old/FeedInteractor.swift': correct"
        let found = found(in: session)
        #expect(found.count == 1 && found[0].contains(words), "\(found)")
    }

    @Test func `what another application builds is built in nobody's place`() throws {
        let session = try repository()
        try session.sandbox.file(
            "Watch/App.xcodeproj/project.pbxproj", project(building: "Feed").replacing("Feed", with: "Cart"))
        for role in Self.roles {
            for app in ["Mobile", "Watch"] {
                try session.sandbox.file("\(app)/Cart/Cart\(role).swift", "final class Cart\(role) {}\n")
            }
        }
        let found = found(in: session).filter { $0.contains("Cart") }
        #expect(
            found.count == 1 && found[0].contains("; add them with 'vipergen xcode add Mobile/Cart', or delete them"),
            "\(found)")
    }
}
