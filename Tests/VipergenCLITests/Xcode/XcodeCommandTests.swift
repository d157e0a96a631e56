import TestSupport
import Testing

/// `vipergen xcode add`, `remove` and `status`.
@Suite struct XcodeCommandTests {
    private func session() throws -> Session {
        let session = try Session.withXcode()
        try session.sandbox.file("App/AppDelegate.swift", "")
        try session.sandbox.file("App/Entities/Client.swift", "")
        try session.sandbox.file("App/Base.lproj/Main.storyboard", "")
        try session.sandbox.folder("App/Assets.xcassets/AppIcon.appiconset")
        try session.sandbox.file("AppTests/AppTests.swift", "")
        return session
    }

    /// A folder of a language is added as its files are.
    @Test func `a folder of a language is no file`() throws {
        let texts = try ["App/de.lproj", "App/de.lproj/Texts.strings"].map { path in
            let session = try session()
            try session.sandbox.file("App/de.lproj/Texts.strings", "")
            #expect(session.run("xcode add \(path)").code == 0)
            return try session.sandbox.text("App.xcodeproj/project.pbxproj")
        }
        #expect(texts[0] == texts[1] && texts[0].contains("Texts.strings in Resources"))
    }

    /// A name may be written in two forms, which mean one.
    @Test func `a folder is found in another Unicode form`() throws {
        let session = try session()
        let before = try session.sandbox.text("App.xcodeproj/project.pbxproj")
        try session.sandbox.file("App/Bu\u{308}ro/New.swift", "")
        #expect(session.run("xcode add App/Bu\u{308}ro").code == 0)
        #expect(session.run("xcode remove App/B\u{FC}ro").code == 0)
        #expect(try session.sandbox.text("App.xcodeproj/project.pbxproj") == before)
    }

    @Test func `status is silent where both agree`() throws {
        let outcome = try session().run("xcode status")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.transcript == "The Xcode project agrees with the disk.\n")
    }

    @Test func `status names what is in no target, and what is not on disk`() throws {
        let session = try session()
        try session.sandbox.file("App/New.swift", "")
        try session.sandbox.file("App/Old/README.md", "")
        try session.remove("App/Entities/Client.swift")
        let outcome = session.run("xcode status")
        #expect(outcome.code == 1)
        #expect(
            outcome.transcript == """
                App/New.swift: in no target of 'App.xcodeproj'
                App/Entities/Client.swift: in the target 'App' of 'App.xcodeproj', and not on disk
                2 problems: 1 in no target, 1 not on disk.

                """)
        #expect(
            session.run("xcode status --format json").output == """
                {
                  "version": 1,
                  "problems": [
                    {
                      "kind": "not-in-target",
                      "path": "App/New.swift",
                      "target": null
                    },
                    {
                      "kind": "not-on-disk",
                      "path": "App/Entities/Client.swift",
                      "target": "App"
                    }
                  ]
                }

                """)
    }

    @Test(arguments: [
        ("xcode add App/AppDelegat.swift", "there is no file 'App/AppDelegat.swift'", "'App/AppDelegate.swift'"),
        (
            "xcode add App/AppDelegate.swift --xcodeproj Ap.xcodeproj", "'Ap.xcodeproj' is not an Xcode project",
            "'App.xcodeproj'"
        ),
    ])
    func `a slip in a path is told with what lies there`(_ line: String, _ message: String, _ near: String) throws {
        let outcome = try session().run(line)
        #expect(outcome.code == 2 && outcome.errors.contains(message), "\(outcome)")
        #expect(outcome.errors.contains("Did you mean \(near)?"), "\(outcome)")
    }

    @Test(arguments: [
        ("xcode add App/New.swift", "App.xcodeproj: 1 file to App"),
        ("xcode add App/New.swift --target AppTests", "App.xcodeproj: 1 file to AppTests"),
        ("xcode add App/New.swift --target AppTests --target App", "App.xcodeproj: 1 file to AppTests, 1 to App"),
        ("xcode add App/New.swift --no-target", "App.xcodeproj: 1 file added, in no target"),
        ("xcode add AppTests/NewTests.swift", "App.xcodeproj: 1 file to AppTests"),
        // What an editor has kept of a file is none to build.
        ("xcode add App AppTests", "App.xcodeproj: 1 file to App, 1 to AppTests"),
        ("xcode add App/AppDelegate.swift --target AppTests", "App.xcodeproj: 1 file to AppTests"),
        // The tests in a folder go to the target's tests, as with 'gen'; a file that is named goes where it is said.
        ("xcode add App AppTests --target App", "App.xcodeproj: 1 file to App, 1 to AppTests"),
        ("xcode add AppTests --target AppTests", "App.xcodeproj: 1 file to AppTests"),
        ("xcode add AppTests/NewTests.swift --target App", "App.xcodeproj: 1 file to App"),
    ])
    func `files are added where they belong, and once`(_ line: String, _ words: String) throws {
        let session = try session()
        for path in ["App/New.swift", "App/New.swift~", "AppTests/NewTests.swift"] {
            try session.sandbox.file(path, "")
        }
        let outcome = session.run(line)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output == "update    \(words)\n")
        let project = try session.project
        let again = session.run(line)
        #expect(again.transcript == "Nothing to change.\n")
        #expect(try session.project == project)
    }

    /// What Xcode alone can add does not keep the rest from being added.
    @Test func `a data model in a folder is left out`() throws {
        let session = try session()
        try session.sandbox.file("App/Data/Model.xcdatamodeld/Model.xcdatamodel/contents", "")
        try session.sandbox.file("App/Data/New.swift", "")
        let outcome = session.run("xcode add App/Data/")
        #expect(outcome.code == 0 && outcome.output == "update    App.xcodeproj: 1 file to App\n", "\(outcome)")
        #expect(outcome.errors.contains("note: 'App/Data/Model.xcdatamodeld' was left out; only Xcode"), "\(outcome)")
        for word in ["App/Data/Model.xcdatamodeld", "App/Data/Model.xcdatamodeld/"] {
            let refused = session.run("xcode add \(word)")
            #expect(refused.code == 2 && refused.errors.contains("only Xcode can add"), "\(refused)")
        }
    }

    @Test func `what is added and removed again leaves the project as it was`() throws {
        let session = try session()
        try session.sandbox.file("App/Sub/Ünit 1.swift", "")
        session.run(["xcode", "add", "App/Sub/Ünit 1.swift"])
        #expect(try session.project != SampleProject.classic)
        let outcome = session.run("xcode remove App/Sub")
        #expect(outcome.output == "update    App.xcodeproj: 1 file from App\n", "\(outcome)")
        #expect(try session.project == SampleProject.classic)
    }

    @Test func `a file that is gone can be removed, and one that is unknown is named`() throws {
        let session = try session()
        try session.remove("App/Entities/Client.swift")
        #expect(session.run("xcode remove App/Entities/Client.swift").code == 0)
        #expect(session.run("xcode status").code == 0)
        let outcome = session.run("xcode remove Nowhere.swift")
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("no Xcode project has an entry for 'Nowhere.swift'"), "\(outcome)")
    }

    @Test(arguments: [
        ("xcode add Missing.swift", 2, "there is no file 'Missing.swift'"),
        ("xcode add App.xcodeproj", 64, "'App.xcodeproj' cannot be added to an Xcode project"),
        ("xcode add App.xcodeproj/project.pbxproj", 64, "cannot be added to an Xcode project"),
        ("xcode add ../Outside.swift", 64, "outside the project"),
        ("xcode add App/AppDelegate.swift --target Nope", 64, "has no target 'Nope'"),
        ("xcode add App/AppDelegate.swift --xcodeproj Nope.xcodeproj", 2, "'Nope.xcodeproj' is not an Xcode project"),
        ("xcode add", 64, "FILE"),
    ])
    func `mistakes are named`(_ line: String, _ code: Int32, _ words: String) throws {
        let session = try session()
        let outcome = session.run(line)
        #expect(outcome.code == code, "\(outcome)")
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(try session.project == SampleProject.classic)
    }

    @Test func `a link to nothing is no file`() throws {
        let session = try session()
        try session.sandbox.link("App/Gone.swift", to: "nowhere")
        let outcome = session.run("xcode add App/Gone.swift")
        #expect(outcome.code == 64 && outcome.errors.contains("'App/Gone.swift' cannot be added"), "\(outcome)")
    }

    @Test(arguments: ["add App", "remove App/AppDelegate.swift"])
    func `a project that a tool generates is refused`(_ line: String) throws {
        let session = try session()
        try session.sandbox.file("Project.swift", "")
        let outcome = session.run("xcode \(line)")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("run 'tuist generate'"), "\(outcome.errors)")
    }

    @Test(arguments: ["add App", "remove App", "status"])
    func `without a project there is nothing to do`(_ line: String) throws {
        let session = try Session()
        try session.sandbox.file("App/A.swift", "")
        let outcome = session.run("xcode \(line)")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("there is no Xcode project"), "\(outcome)")
    }

    @Test(arguments: [
        ("status", "{}"), ("add App --xcodeproj App.xcodeproj", "{}"), ("remove App", "{}"),
        ("status", #"{ xcode: { project: "App.xcodeproj" } }"#),
    ])
    func `that the only project's file is empty is told`(_ line: String, _ configuration: String) throws {
        let session = try Session.withXcode(.memory, "")
        try session.sandbox.file("App/A.swift", "")
        try session.sandbox.file(".vipergen.json", configuration)
        let outcome = session.run("xcode \(line)")
        let words = "App.xcodeproj/project.pbxproj:1:1: error: the project file is empty\n"
        #expect(outcome.code == 2 && outcome.errors.contains(words), "\(outcome)")
    }

    @Test(arguments: ["App.xcodeproj", ""])
    func `a folder in which nothing can be made is named`(_ folder: String) throws {
        let session = try session()
        try session.sandbox.file("App/New.swift", "")
        let place = folder.isEmpty ? session.sandbox.root : session.sandbox.path(folder)
        try session.sandbox.fileSystem.setPermissions(place, 0o555)
        let outcome = session.run("xcode add App/New.swift")
        let words = "error: cannot write in the folder '\(place)': permission denied\n  Nothing was changed.\n"
        #expect(outcome.code == 2 && outcome.errors.contains(words), "\(outcome)")
    }

    @Test func `line ends and a byte order mark stay`() throws {
        let text = "\u{FEFF}" + SampleProject.classic.replacing("\n", with: "\r\n")
        let session = try Session.withXcode(.memory, text)
        session.run("gen ClientList viper")
        let project = try session.project
        #expect(project.hasPrefix("\u{FEFF}// !$*UTF8*$!\r\n"))
        #expect(project.utf8.count { $0 == 0x0A } == project.utf8.count { $0 == 0x0D })
        session.run("xcode remove Modules Tests")
        #expect(try session.project == text)
    }
}
