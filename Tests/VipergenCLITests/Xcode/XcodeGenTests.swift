import TestSupport
import Testing

/// What `gen` does to an Xcode project.
@Suite struct XcodeGenTests {
    @Test func `new files go to the application and its tests, and one line says so`() throws {
        let session = try Session.withXcode()
        let outcome = session.run("gen ClientList viper")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.lines.last == "update    App.xcodeproj: 7 files to App, 6 to AppTests")
        let project = try session.project
        #expect(project.contains("/* ClientListPresenter.swift in Sources */,"))
        #expect(project.contains("/* ClientList.storyboard in Resources */,"))
    }

    @Test func `generating twice is generating once`() throws {
        let session = try Session.withXcode()
        session.run("gen ClientList viper")
        let project = try session.project
        let outcome = session.run("gen ClientList viper")
        #expect(try session.project == project)
        #expect(!outcome.output.contains("xcodeproj"))
    }

    @Test func `what is removed again leaves the project as it was`() throws {
        let session = try Session.withXcode()
        session.run("gen ClientList viper")
        #expect(session.run("xcode remove Modules/ClientList Tests/ClientList").code == 0)
        #expect(try session.project == SampleProject.classic)
    }

    @Test func `a dry run shows the same and changes nothing`() throws {
        let session = try Session.withXcode()
        let dry = session.run("gen ClientList viper --dry-run --diff")
        #expect(dry.output.contains("update    App.xcodeproj: 7 files to App, 6 to AppTests\n"))
        #expect(dry.output.contains("+++ b/App.xcodeproj/project.pbxproj"))
        #expect(try session.project == SampleProject.classic)
    }

    @Test func `programs read the path of the project file`() throws {
        let session = try Session.withXcode()
        let outcome = session.run("gen ClientList viper --format json")
        #expect(outcome.output.contains("\"path\": \"App.xcodeproj/project.pbxproj\""), "\(outcome.output.suffix(200))")
    }

    @Test(arguments: [
        ("--no-xcode", "classic"), ("", "no project"), ("", "generated"), ("", "package"), ("", "synchronized"),
    ])
    func `it is left alone`(_ option: String, _ kind: String) throws {
        let session = try Session()
        var text = SampleProject.classic
        var line = "gen ClientList viper \(option)"
        switch kind {
        case "no project": text = ""
        case "generated": try session.sandbox.file("project.yml", "name: App\n")
        case "package":
            try session.sandbox.file("Kit/Package.swift", "// swift-tools-version: 6.0\n")
            try session.sandbox.file(
                ".vipergen.json", "{directories: {Modules: 'Kit/Sources', Tests: 'Kit/Tests'}}")
        case "synchronized":
            text = SampleProject(version: 77, hasSynchronizedFolder: true).text
            try session.sandbox.file(".vipergen.json", "{directories: {Modules: 'Features', Tests: 'Features/Tests'}}")
        default: break
        }
        if kind != "no project" { try session.sandbox.file(Session.pbxproj, text) }
        line = line.split(separator: " ").joined(separator: " ")
        let outcome = session.run(line)
        #expect(outcome.code == 0, "\(outcome)")
        if kind != "no project" { #expect(try session.project == text) }
        #expect(outcome.errors.contains("run 'xcodegen generate'") == (kind == "generated"), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("{xcode: {target: 'AppTests'}}", "7 files to AppTests"),
        ("{xcode: {project: 'App.xcodeproj', target: ['App', 'AppTests'], testTarget: 'AppTests'}}", "13 to AppTests"),
    ])
    func `targets come from the configuration`(_ configuration: String, _ words: String) throws {
        let session = try Session.withXcode()
        try session.sandbox.file(".vipergen.json", configuration)
        let outcome = session.run("gen ClientList viper")
        #expect(outcome.output.contains(words), "\(outcome)")
    }

    @Test func `a module of a name that its target has already is told of`() throws {
        let session = try Session.withXcode(.memory, SampleProject.twoApplications)
        #expect(session.run("gen Profile viper --target App --tests none").errors.contains("note:") == false)
        let outcome = session.run("gen Settings/Profile viper --target App --tests none")
        let note = "note: 'App' already builds 'Modules/Profile/ProfileModuleBuilder.swift'; Xcode does not build two"
        #expect(outcome.code == 0 && outcome.errors.contains(note), "\(outcome)")
        let again = session.run("gen Settings/Profile viper --target App --tests none --on-conflict overwrite")
        #expect(!again.errors.contains("note:"), "\(again)")
        #expect(!session.run("gen Shop/Profile viper --target App2 --tests none").errors.contains("note:"))
    }

    @Test(arguments: [
        ("{xcode: {target: 'Ap'}}", ".vipergen.json:1:18: error: 'App.xcodeproj' has no target 'Ap'"),
        ("{xcode: {targets: 'App'}}", "unknown key 'targets'"),
    ])
    func `a configuration that fits no project is reported at its line`(_ text: String, _ words: String) throws {
        let session = try Session.withXcode()
        try session.sandbox.file(".vipergen.json", text)
        let outcome = session.run("gen ClientList viper")
        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(try session.files() == [".vipergen.json", Session.pbxproj])
    }

    @Test(arguments: ["Ap.xcodeproj", "../App.xcodeproj", "App.xcworkspace"])
    func `a configured project that is not there gets a warning from gen, and an error from xcode`(
        _ path: String
    ) throws {
        let session = try Session.withXcode()
        try session.sandbox.file(".vipergen.json", "{xcode: {project: '\(path)'}}")
        let outcome = session.run("gen ClientList viper")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains(".vipergen.json:1:19: warning: there is no Xcode project '\(path)'"))
        #expect(try session.project == SampleProject.classic)
        for line in ["xcode status", "xcode add Modules", "xcode remove Modules"] {
            let outcome = session.run(line)
            #expect(outcome.code == 2, "\(outcome)")
            #expect(outcome.errors.contains(".vipergen.json:1:19: error: '\(path)' is not an Xcode project"))
        }
    }

    @Test func `options name the targets, and a misspelled one is a mistake of usage`() throws {
        let session = try Session.withXcode()
        let wrong = session.run("gen ClientList viper --target Apq")
        #expect(wrong.code == 64)
        #expect(wrong.errors.contains("Did you mean 'App'?"), "\(wrong.errors)")
        let right = session.run("gen ClientList viper --target App --test-target App")
        #expect(right.output.contains("App.xcodeproj: 13 files to App\n"), "\(right)")
    }

    @Test func `where several applications may be meant somebody is asked, or all are listed`() throws {
        let session = try Session.withXcode(.memory, SampleProject.twoApplications)
        let refused = session.run("gen ClientList viper")
        #expect(refused.code == 64)
        #expect(refused.errors.contains("several targets for these files: 'App', 'App2'"), "\(refused.errors)")
        #expect(try session.files() == [Session.pbxproj])
        let asked = session.run(["gen", "ClientList", "viper"], answers: ["2"])
        #expect(asked.code == 0, "\(asked)")
        #expect(asked.output.contains("7 files to App2"), "\(asked)")
        #expect(asked.errors.contains("the test files went into no target"), "\(asked.errors)")
    }

    @Test(arguments: [
        (
            "<<<<<<< HEAD\n",
            "App.xcodeproj/project.pbxproj:1:1: error: the project file has an unresolved merge conflict"
        ),
        (
            "// !$*UTF8*$!\n{\n\tobjects = {\n",
            "error: the project file ends inside what was opened at line 3, column 12"
        ),
        ("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>", "written in XML"),
    ])
    func `a project that is not sound is refused, and nothing is written`(_ text: String, _ words: String) throws {
        let session = try Session.withXcode(.memory, text)
        let outcome = session.run("gen ClientList viper")
        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(try session.files() == [Session.pbxproj])
        #expect(session.run("gen ClientList viper --no-xcode").code == 0)
    }

    @Test func `an extension adds what it writes`() throws {
        let session = try Session.withXcode()
        session.run("gen ClientList viper")
        let outcome = session.run("gen ClientList viper/cell --cell Client")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("update    App.xcodeproj: 1 file to App, 1 to AppTests\n"), "\(outcome.output)")
    }

    @Test func `of several projects in a workspace the one around the files is meant`() throws {
        let session = try Session.withXcode(at: "Apps/Phone/App.xcodeproj/project.pbxproj")
        try session.sandbox.file("Apps/Watch/Watch.xcodeproj/project.pbxproj", SampleProject.classic)
        try session.sandbox.file(
            "All.xcworkspace/contents.xcworkspacedata",
            """
            <Workspace version = "1.0">
               <Group location = "group:Apps" name = "Apps">
                  <FileRef location = "group:Phone/App.xcodeproj"></FileRef>
                  <FileRef location = "group:Watch/Watch.xcodeproj"></FileRef>
               </Group>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """)
        try session.sandbox.file(
            ".vipergen.json", "{directories: {Modules: 'Apps/Phone/App/Modules', Tests: 'Apps/Phone/AppTests'}}")
        let outcome = session.run("gen ClientList viper")
        #expect(
            outcome.lines.last == "update    Apps/Phone/App.xcodeproj: 7 files to App, 6 to AppTests", "\(outcome)")
        let text = try session.sandbox.text("Apps/Phone/App.xcodeproj/project.pbxproj")
        #expect(text.contains("path = ClientListPresenter.swift;"))
        #expect(try session.sandbox.text("Apps/Watch/Watch.xcodeproj/project.pbxproj") == SampleProject.classic)
    }

    @Test func `two projects in one folder are a question`() throws {
        let session = try Session.withXcode()
        try session.sandbox.file("Other.xcodeproj/project.pbxproj", SampleProject.classic)
        let outcome = session.run("gen ClientList viper")
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("several Xcode projects: 'App.xcodeproj', 'Other.xcodeproj'"))
        #expect(session.run("gen ClientList viper --xcodeproj Other.xcodeproj").code == 0)
        #expect(try session.project == SampleProject.classic)
    }

    @Test func `runs beside each other lose nothing of the project`() throws {
        let session = try Session.withXcode()
        nonisolated(unsafe) var isDone = false
        nonisolated(unsafe) let other = { #expect(session.run("gen Posts viper").code == 0) }
        let fileSystem = FaultyFileSystem(session.sandbox.fileSystem)
        fileSystem.observeListings { _ in
            guard !isDone else { return }
            isDone = true
            other()
        }
        #expect(session.run(["gen", "Albums", "viper"], on: fileSystem).code == 0)
        let project = try session.project
        for name in ["PostsPresenter.swift", "AlbumsPresenter.swift"] {
            #expect(project.contains("/* \(name) in Sources */,"), "\(name)")
        }
    }

    @Test(arguments: [
        ("gen Feed viper", "", true), ("gen Feed viper --no-xcode", "", false),
        ("gen Feed viper --quiet", "", false), ("gen Feed viper", "{xcode: {project: 'ios/App.xcodeproj'}}", false),
        ("gen Feed viper", "{directories: {Modules: 'ios/App', Tests: 'ios/AppTests'}}", false),
    ])
    func `a project in a folder below is told of where nothing has the files`(
        _ line: String, _ configuration: String, _ isTold: Bool
    ) throws {
        let session = try Session()
        try session.sandbox.file("ios/App.xcodeproj/project.pbxproj", SampleProject.classic)
        if !configuration.isEmpty { try session.sandbox.file(".vipergen.json", configuration) }
        let outcome = session.run(line)
        #expect(outcome.code == 0, "\(outcome)")
        let note =
            "note: these files are in no Xcode project; with '-C ios' they are written beside 'ios/App.xcodeproj' and added"
        #expect(outcome.errors.contains(note) == isTold, "\(outcome)")
    }
}
