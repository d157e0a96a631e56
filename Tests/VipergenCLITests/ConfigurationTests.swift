import TestSupport
import Testing

/// What a project settles, and what wins where several say something.
@Suite struct ConfigurationTests {
    private static let builder = "Modules/A/AModuleBuilder.swift"

    private func session(_ configuration: String) throws -> Session {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", configuration)
        return session
    }

    /// A set whose one file shows what is known.
    private static let set = [
        "Templates/house/template.json": "{parameters: {note: {}}}",
        "Templates/house/module/Modules/{{name}}.txt.mustache":
            "{{header}}|{{author}}|{{organization}}|{{project}}|{{date}}|{{year}}|{{productModule}}|{{note}}|{{file}}",
    ]

    private func shown(_ configuration: String, _ line: String = "gen A house", _ variables: [String: String] = [:])
        throws
        -> String
    {
        let session = try session(configuration)
        session.variables = variables
        for (path, text) in Self.set { try session.sandbox.file(path, text) }
        let outcome = session.run(line)
        #expect(outcome.code == 0, "\(outcome)")
        return try session.sandbox.text("Modules/A.txt")
    }

    @Test func `text does not depend on the day or the machine`() throws {
        #expect(try shown("{}") == "||||||App||A.txt")
    }

    @Test func `a project's facts reach the templates`() throws {
        let text = try shown(
            "{project: 'My App', author: 'Ann', organization: 'Acme', date: '2026-01-02', header: '// {{file}} {{author}}'}"
        )
        #expect(text == "// A.txt Ann|Ann|Acme|My App|2026-01-02|2026|My_App||A.txt")
    }

    @Test func `the environment wins over the file, and an option over both`() throws {
        let variables = ["VIPERGEN_AUTHOR": "Eve", "SOURCE_DATE_EPOCH": "1700000000"]
        let text = try shown(
            "{author: 'Ann', date: '2026-01-02', header: '', parameters: {house: {note: 'file'}}}",
            "gen A house --note option", variables)
        #expect(text == "|Eve|||2023-11-14|2023|App|option|A.txt")
    }

    @Test func `a person's own file fills what the project leaves open`() throws {
        let session = try session("{author: 'Ann', header: ''}")
        session.variables = ["HOME": session.sandbox.path("home")]
        try session.sandbox.file("home/.vipergen/config.json", "{author: 'Eve', organization: 'Acme'}")
        for (path, text) in Self.set { try session.sandbox.file(path, text) }
        #expect(session.run("gen A house").code == 0)
        #expect(try session.sandbox.text("Modules/A.txt").hasPrefix("|Ann|Acme|"))
    }

    @Test func `a home folder that is closed to this user is passed over`() throws {
        let session = try session("{author: 'Ann'}")
        session.variables = ["HOME": session.sandbox.path("home")]
        try session.sandbox.file("home/.vipergen/config.json", "{author: 'Eve'}")
        try session.sandbox.file("home/.vipergen/Templates/house/template.json", "{}")
        let closed = FaultyFileSystem(session.sandbox.fileSystem, closedFolder: session.sandbox.path("home"))
        #expect(session.run(["gen", "A", "viper"], on: closed).code == 0)
        let list = session.run(["template", "list"], on: closed)
        #expect(list.code == 0 && !list.output.contains("house"), "\(list)")
        #expect(session.run("template list").output.contains("house"))
    }

    @Test func `the configured set and its parameters are used where none are named`() throws {
        let session = try session(
            "{template: 'viper', parameters: {viper: {tests: 'none', view: 'code', delegate: false, input: ['id:Int']}}}"
        )
        #expect(session.run("gen A").code == 0)
        #expect(try session.files().count == 6)
        #expect(try session.sandbox.text(Self.builder).contains("let id: Int"))
        #expect(session.run("gen B --view xib --delegate").lines.contains { $0.hasSuffix("BViewController.xib") })
    }

    @Test func `roots go to the project's own places`() throws {
        let session = try session("{directories: {Modules: 'My App/Screens/', Tests: 'My App Tests'}}")
        #expect(session.run("gen Settings/A viper").code == 0)
        let paths = try session.files().filter { $0 != ".vipergen.json" }
        #expect(
            paths.allSatisfy { $0.hasPrefix("My App/Screens/Settings/A/") || $0.hasPrefix("My App Tests/Settings/A/") })
        #expect(paths.contains("My App/Screens/Settings/A/AModuleBuilder.swift"))
    }

    @Test func `the header of Xcode's own macros is honoured`() throws {
        let session = try Session()
        try session.sandbox.file("App.xcodeproj/project.pbxproj")
        try session.sandbox.file(
            "App.xcodeproj/xcshareddata/IDETemplateMacros.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>FILEHEADER</key><string>
            //  ___FILENAME___ of ___PROJECTNAME___ &amp; more
            //</string></dict></plist>
            """)
        #expect(session.run("gen A viper").code == 0)
        let text = try session.sandbox.text(Self.builder)
        #expect(text.hasPrefix("//\n//  AModuleBuilder.swift of App & more\n//\n"), "\(text.prefix(80))")
    }

    @Test(arguments: [
        ("bplist00", "a binary property list is not read; convert it with 'plutil -convert xml1 App.xcodeproj/"),
        (
            "<plist><dict><key>FILEHEADER</key><string>// cut",
            "it is no sound property list, and its header is not used\n"
        ),
    ])
    func `a list of macros that cannot be read is told`(_ text: String, _ words: String) throws {
        let session = try Session()
        try session.sandbox.file("App.xcodeproj/project.pbxproj")
        try session.sandbox.file("App.xcodeproj/xcshareddata/IDETemplateMacros.plist", text)
        let outcome = session.run("gen A viper")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("App.xcodeproj/xcshareddata/IDETemplateMacros.plist:1:"), "\(outcome)")
        #expect(outcome.errors.contains(": warning: " + words), "\(outcome)")
    }
}
