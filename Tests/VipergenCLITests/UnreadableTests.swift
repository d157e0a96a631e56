import Platform
import TestSupport
import Testing

/// What cannot be listed, read or named ends the commands that depend on it with 2 and the cause.
@Suite struct UnreadableTests {
    private func expectFailure(
        _ outcome: Session.Outcome, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(outcome.code == 2 && outcome.errors.contains(words), "\(outcome)", sourceLocation: sourceLocation)
    }

    @Test(arguments: ["template extract Modules/ClientList --name house", "init --yes"])
    func `a folder of tests that cannot be listed`(_ line: String) throws {
        let session = try Session(modulesOn: .memory)
        let path = session.sandbox.path("Tests/ClientList")
        let before = try session.tree()
        let closed = FaultyFileSystem(session.sandbox.fileSystem, closedFolder: path)
        let outcome = session.run(line.split(separator: " ").map(String.init), on: closed)
        expectFailure(outcome, "Tests/ClientList': permission denied")
        #expect(try session.tree() == before)
    }

    @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
    func `a Swift file that is not UTF-8`(_ mark: [UInt8]) throws {
        let session = try Session(modulesOn: .memory)
        let path = "Modules/ClientList/ClientListWords.swift"
        try session.sandbox.fileSystem.createFile(
            session.sandbox.path(path), bytes: mark + [0x2F, 0x00, 0x2F, 0x00], permissions: 0o644)
        for line in ["check", "check --quiet", "inspect \(path)"] {
            expectFailure(session.run(line), "ClientListWords.swift': it is not UTF-8\n  Save the file as UTF-8.\n")
        }
    }

    @Test func `init asks nothing of folders where both are given`() throws {
        let session = try Session(modulesOn: .memory)
        let closed = FaultyFileSystem(session.sandbox.fileSystem, closedFolder: session.sandbox.path("Tests"))
        let words = ["init", "--yes", "--modules", "Modules", "--tests", "Tests"]
        #expect(session.run(words, on: closed).code == 0)
    }

    @Test(arguments: ["gen A house", "gen A house --word x", "template show house", "template lint house", "check"])
    func `the manifest of a set`(_ line: String) throws {
        for folder in ["Templates", "Templates/house"] {
            let session = try Session(modulesOn: .memory)
            try session.sandbox.file("Templates/house/template.json", "{parameters: {word: {}}}")
            try session.sandbox.file("Templates/house/module/a", "a")
            let closed = FaultyFileSystem(session.sandbox.fileSystem, closedFolder: session.sandbox.path(folder))
            let outcome = session.run(line.split(separator: " ").map(String.init), on: closed)
            expectFailure(outcome, "permission denied")
        }
    }

    @Test func `a set that is broken is told before an option of it`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{parameters: {word: {}}, oops: 1}")
        expectFailure(session.run("gen A house --word x"), "unknown key 'oops'")
        #expect(session.run("gen A viper --word x").code == 64)
        let long = String(repeating: "x", count: 300)
        let disk = try Session(.disk)
        try disk.sandbox.folder("Templates")
        #expect(disk.run("gen A \(long)").errors.hasPrefix("error: there is no template set 'xxx"))
    }

    @Test func `the header of an Xcode project`() throws {
        let session = try Session()
        try session.sandbox.folder("App.xcodeproj/xcshareddata/IDETemplateMacros.plist")
        expectFailure(session.run("gen A viper"), "IDETemplateMacros.plist'")
        #expect(try session.files() == [])
    }

    /// What is in it may name the target that new files go to.
    @Test(arguments: ["gen A viper", "init --yes", "xcode status", "check --fix"])
    func `an Xcode project that cannot be looked into`(_ line: String) throws {
        let session = try Session.withXcode()
        let before = try session.tree()
        let closed = FaultyFileSystem(session.sandbox.fileSystem, closedFolder: session.sandbox.path("App.xcodeproj"))
        let outcome = session.run(line.split(separator: " ").map(String.init), on: closed)
        expectFailure(outcome, "App.xcodeproj")
        #expect(outcome.errors.contains("permission denied"), "\(outcome)")
        #expect(try session.tree() == before)
    }

    @Test(arguments: [
        ("Modules/ClientList", "template extract Modules/ClientList --name house"),
        ("Tests/ClientList", "template extract Modules/ClientList --name house"),
        (".", "gen A viper"), ("Templates/house", "gen A house"),
        ("Templates/house/module", "gen A house"), ("Templates/house", "template show house"),
        ("Templates", "template list"), ("Modules", "inspect Modules"), ("Modules", "init --yes"),
    ])
    func `a name that is not UTF-8`(_ folder: String, _ line: String) throws {
        let session = try Session(modulesOn: .disk)
        try session.sandbox.file("Templates/house/template.json", "{}")
        try session.sandbox.file("Templates/house/module/Modules/{{name}}.swift.mustache", "struct {{name}} {}")
        let path = Array(session.sandbox.path(folder + "/").utf8CString.dropLast()) + [0x61, -1, 0]
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o644)
        // Some systems have no such names.
        guard descriptor >= 0 else { return }
        close(descriptor)
        expectFailure(session.run(line), "a\\xFF': the name is not UTF-8")
    }

    @Test func `a step's summary that is a pipe`() throws {
        let session = try Session(modulesOn: .disk)
        let fields = (0..<11).map { "    var a\($0): {{c\($0)}}\n" }.joined()
        try session.write("Modules/ClientList/ClientListRows.swift", "struct ClientListRow {\n\(fields)}\n")
        let path = session.sandbox.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        session.variables["GITHUB_STEP_SUMMARY"] = path
        #expect(session.run("check --format github").output.contains("### vipergen check: 1 more"))
        // One that somebody holds open could be written to, until it is full.
        let reader = open(path, O_RDWR | O_NONBLOCK)
        defer { close(reader) }
        let outcome = session.run("check --format github")
        #expect(outcome.output.contains("### vipergen check: 1 more") && outcome.errors.contains("not a regular file"))
    }
}
