import Testing

/// Sets that are broken, misspelt, hidden or not there: said so, and no other set is used instead.
@Suite struct SetFolderTests {
    private func brokenSet() throws -> Session {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{parameters: {navigation: ]}}")
        return session
    }

    @Test(arguments: [
        "gen X house", "gen X house --navigation modal", "gen X house --view nonsense",
        "gen X house --input a:Int b:Int",
        "gen --help house", "gen X house --help", "gen --help house/entity",
    ])
    func `a broken set is told before any option is judged`(_ line: String) throws {
        let outcome = try brokenSet().run(line)
        #expect(outcome.code == 2 && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.errors.contains("Templates/house/template.json:1:27: error: "), "\(outcome)")
    }

    @Test(arguments: ["gen --help vipr", "gen X vipr --help", "gen --help vipr/entity"])
    func `help on a set that is not there names the nearest`(_ line: String) throws {
        let outcome = try Session().run(line)
        #expect(outcome.code == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("Did you mean 'viper'?"))
    }

    @Test func `help on a module is that on the usual set`() throws {
        let session = try Session()
        #expect(session.run("gen ClientList --help").output.contains("OPTIONS OF THE SET viper"))
        #expect(session.run("gen ClientList viperbase --help").output.contains("OPTIONS OF THE SET viperbase"))
        #expect(session.run("gen viperbase --help").output.contains("OPTIONS OF THE SET viperbase"))
    }

    @Test(arguments: ["gen A viper", "check", "template list", "template show viper", "gen --help"])
    func `a folder of sets that is not there is an error`(_ line: String) throws {
        let session = try Session(modulesOn: .memory)
        let missing = session.run(line + " --templates /nowhere")
        #expect(
            missing.code == 2 && missing.errors.contains("no directory '/nowhere' with template sets"), "\(missing)")
        session.variables["VIPERGEN_TEMPLATES"] = "Nowhere"
        let variable = session.run(line)
        #expect(variable.code == 2 && variable.errors.contains("'Nowhere', which VIPERGEN_TEMPLATES names"))
        session.variables = [:]
        try session.sandbox.file(".vipergen.json", "{templates: [\n  'Sets',\n  'Tools/Sets']}")
        try session.sandbox.folder("Sets")
        let configured = session.run(line)
        #expect(configured.code == 2)
        #expect(configured.errors.contains(".vipergen.json:3:3: error: there is no directory 'Tools/Sets'"))
        try session.sandbox.folder("Tools/Sets")
        #expect(session.run(line).code == 0)
        try session.sandbox.file("file")
        #expect(session.run(line + " --templates \(session.sandbox.path("file"))").code == 2)
    }

    @Test func `a new set that hides a built-in one is told`() throws {
        let session = try Session(modulesOn: .memory)
        #expect(session.run("template new viperbase").errors.contains("the built-in set 'viperbase' is hidden"))
        #expect(!session.run("template new house").errors.contains("hidden"))
        let extracted = session.run("template extract Modules/ClientList --name vipera")
        #expect(extracted.errors.contains("the built-in set 'vipera' is hidden"))
    }
}
