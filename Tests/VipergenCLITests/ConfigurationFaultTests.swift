import Testing

/// What is wrong in a configuration is told at its place there, and names of nothing are no silence.
@Suite struct ConfigurationFaultTests {
    private func outcome(_ configuration: String, _ line: String, _ variables: [String: String] = [:]) throws
        -> Session.Outcome
    {
        let session = try Session(modulesOn: .memory)
        session.variables = variables
        try session.sandbox.file(".vipergen.json", configuration)
        try session.sandbox.file("Templates/house/template.json", "{}")
        try session.sandbox.file("Templates/house/module/Screens/{{name}}.swift.mustache", "struct {{name}} {}\n")
        var outcome = session.run(line)
        outcome.errors = outcome.errors.replacing(session.sandbox.root + "/", with: "")
        return outcome
    }

    @Test func `a link that leads nowhere is no missing file`() throws {
        let session = try Session()
        try session.sandbox.link(".vipergen.json", to: "nowhere")
        for line in ["check", "gen Foo viper", "init --yes"] {
            let outcome = session.run(line)
            #expect(outcome.code == 2 && outcome.errors.contains("cannot read"), "\(outcome)")
        }
    }

    @Test func `the URL of a schema is taken, and means nothing`() throws {
        #expect(try outcome("{'$schema': 'https://example.com/x.json'}", "gen A viper").code == 0)
    }

    @Test(arguments: [
        ("{\n  header: '// {{file}} by {{autor}}',\n}", "2:27: error: unknown variable 'autor'"),
        (#"{header: "//\n// {{file}} by\u0020{{autor}}"}"#, "1:35: error: unknown variable 'autor'"),
        ("{\n  header: '// {{#file}}',\n}", "2:15: error: the section 'file' is never closed"),
    ])
    func `a fault of the header is told at its place`(_ configuration: String, _ fault: String) throws {
        for line in ["gen A viper", "doctor"] {
            let outcome = try outcome(configuration, line)
            #expect(
                (outcome.output + outcome.errors).contains(".vipergen.json:" + fault.prefix { $0 != " " }), "\(outcome)"
            )
        }
        let outcome = try outcome(configuration, "gen A viper")
        #expect(outcome.code == 2 && outcome.errors.hasPrefix(".vipergen.json:\(fault)"), "\(outcome)")
    }

    @Test func `a fault of the header in a person's own configuration is told there`() throws {
        let session = try Session()
        session.variables["HOME"] = session.sandbox.path("home")
        try session.sandbox.file("home/.vipergen/config.json", "{header: '{{autor}}'}")
        let outcome = session.run("gen A viper")
        #expect(
            outcome.errors.hasPrefix("\(session.sandbox.path("home/.vipergen/config.json")):1:11: error: "),
            "\(outcome)")
    }

    @Test(arguments: [
        ("{parameters: {viper: {tests: 'foo'}}}", "1:30", "invalid value 'foo' for 'tests'"),
        ("{parameters: {viper: {input: ['id:Int', 'view']}}}", "1:41", "'input' 'view' has no type"),
        ("{parameters: {viper: {delegate: 'maybe'}}}", "1:33", "'delegate' is true or false, not 'maybe'"),
        ("{parameters: {viper: {tets: 'none'}}}", "1:23", "the set 'viper' has no parameter 'tets'"),
        ("{template: 'vipr'}", "1:12", "there is no template set 'vipr'"),
        ("{directories: {Modules: 'a\\nb'}}", "1:25", "'a\\u{A}b' is not a relative path inside the project"),
        ("{date: '2023-02-29'}", "1:8", "invalid date '2023-02-29'"),
        ("{template: 'viper/modul'}", "1:12", "the set 'viper' has no blueprint 'modul'"),
        ("{template: 'viper/'}", "1:12", "the set 'viper' has no blueprint ''"),
        ("{template: './Templates/hose'}", "1:12", "there is no template set at './Templates/hose'"),
        ("{parameters: {viper: {view: []}}}", "1:29", "'view' takes one value, not a list"),
        ("{parameters: {viper: {delegate: []}}}", "1:33", "'delegate' takes one value, not a list"),
        ("{parameters: {viper: {entity: ['A', 'B']}}}", "1:31", "'entity' takes one value, not a list"),
        ("{parameters: {viper: {view: 3}}}", "1:29", "'view' must be a string, true or false, or a list of strings"),
        ("{parameters: {viper: {input: [3]}}}", "1:31", "every item of 'input' must be a string"),
        ("{xcode: {project: ['a.xcodeproj']}}", "1:19", "'project' must be a string"),
        ("{xcode: {project: 5}}", "1:19", "'project' must be a string"),
        ("{exclude: [5]}", "1:12", "every item of 'exclude' must be a string"),
    ])
    func `a bad value is told at its place`(_ configuration: String, _ place: String, _ message: String) throws {
        let outcome = try outcome(configuration, "gen A")
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix(".vipergen.json:\(place): error: \(message)"), "\(outcome)")
    }

    @Test func `a list is for a parameter that takes several values`() throws {
        let text = "{parameters: {viper: {input: ['id:Int', 'title:String'], event: 'done'}}}"
        #expect(try outcome(text, "gen A").code == 0)
    }

    @Test func `a folder may be written with a dot in front`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {Modules: './App'}, baseline: './known.json'}")
        #expect(session.run("gen A viper --tests none").code == 0)
        #expect(try session.exists("App/A/APresenter.swift") || session.exists("App/A/Presenter/APresenter.swift"))
        #expect(session.run("check --write-baseline").code == 0)
        #expect(try session.exists("known.json"))
    }

    /// A relative one need not be in each project.
    @Test(arguments: [("/nowhere", 2), ("Nowhere", 0)])
    func `an absolute folder of sets that a person has configured must be there`(_ folder: String, _ code: Int32) throws
    {
        let session = try Session()
        session.variables["HOME"] = session.sandbox.path("home")
        try session.sandbox.file("home/.vipergen/config.json", "{templates: '\(folder)'}")
        let outcome = session.run("gen A viper")
        #expect(
            outcome.code == code && outcome.errors.contains("no directory '\(folder)'") == (code == 2), "\(outcome)")
    }

    @Test func `the command line is blamed for its own values alone`() throws {
        let outcome = try outcome("{parameters: {viper: {tests: 'foo'}}}", "gen A viper --tests bar")
        #expect(outcome.code == 64)
        #expect(outcome.errors.hasPrefix("error: invalid value 'bar' for --tests"), "\(outcome)")
        #expect(try self.outcome("{parameters: {viper: {tests: 'foo'}}}", "gen A viper --tests none").code == 0)
    }

    /// It is made for the modules that it is about.
    @Test func `a configured choice may be about what a module does not have`() throws {
        let text = "{parameters: {'clean-swift': {navigation: 'push'}}}"
        let session = try Session()
        try session.sandbox.file(".vipergen.json", text)
        #expect(session.run("gen About clean-swift").code == 0)
        #expect(session.run("gen Main clean-swift --opens About").code == 0)
        #expect(try session.sandbox.text("Modules/Main/MainRouter.swift").contains("pushViewController"))
        #expect(session.run("gen Main clean-swift --only-missing").code == 0)
        #expect(session.run("doctor").code == 0)
        #expect(session.run("gen Help clean-swift --navigation push").code == 64)
        let answered = session.run("gen Terms clean-swift", answers: Array(repeating: "", count: 20))
        #expect(answered.code == 0 && !answered.errors.contains("navigation"), "\(answered)")
    }

    @Test func `an empty variable says nothing`() throws {
        #expect(try outcome("{}", "gen A", ["VIPERGEN_TEMPLATE": "", "VIPERGEN_TEMPLATES": ""]).code == 0)
    }

    @Test(arguments: ["gen A", "check --allow-no-modules"])
    func `a set that the environment names is told with the variable`(_ line: String) throws {
        let outcome = try outcome("{}", line, ["VIPERGEN_TEMPLATE": "vipr"])
        #expect(outcome.code == 2)
        #expect(
            outcome.errors.hasPrefix("error: there is no template set 'vipr', which VIPERGEN_TEMPLATE names"),
            "\(outcome)")
    }

    @Test(arguments: [
        ("{directories: {Module: 'App'}}", "1:16", "no template set has a root 'Module'", "Did you mean 'Modules'?"),
        ("{parameters: {vipr: {}}}", "1:15", "there is no template set 'vipr'", "Did you mean 'viper'?"),
    ])
    func `a name of nothing is told by gen and by check`(
        _ configuration: String, _ place: String, _ message: String, _ hint: String
    ) throws {
        for line in ["gen A viper", "check"] {
            let outcome = try outcome(configuration, line)
            #expect(outcome.code == 0)
            #expect(outcome.errors.hasPrefix(".vipergen.json:\(place): warning: \(message)\n  \(hint)\n"), "\(outcome)")
            #expect(try !self.outcome(configuration, line + " --quiet").errors.contains("warning"))
        }
    }

    @Test func `check needs the set that the project names`() throws {
        for line in ["check", "check --quiet"] {
            let outcome = try outcome("{template: 'vipr'}", line)
            #expect(outcome.code == 2)
            #expect(outcome.errors.hasPrefix(".vipergen.json:1:12: error: there is no template set 'vipr'"))
        }
        let outcome = try outcome("{template: 'viper/nope'}", "check")
        #expect(outcome.code == 2 && outcome.errors.contains("1:12: error: the set 'viper' has no blueprint 'nope'"))
    }

    @Test(arguments: [
        ("{exclude: ['Modules/ClientLst']}", "1:12", "there is no file or folder 'Modules/ClientLst'"),
        ("{exclude: 'Modules/ClientLst/**'}", "1:11", "there is no file or folder 'Modules/ClientLst'"),
    ])
    func `a name of nothing is told by check`(_ configuration: String, _ place: String, _ message: String) throws {
        let outcome = try outcome(configuration, "check")
        #expect(outcome.code == 0)
        #expect(outcome.errors.hasPrefix(".vipergen.json:\(place): warning: \(message)\n  Did you mean "), "\(outcome)")
    }

    @Test(arguments: [
        "{directories: {Modules: 'Modules', Tests: 'Tests', Entities: 'E', Screens: 'S'}}", "{parameters: {house: {}}}",
        "{template: 'house'}", "{template: 'viper/entity'}", "{template: './Templates/house'}",
        "{exclude: ['Pods', '**/ClientLst', 'Modules/Client*x']}",
    ])
    func `a name of something, or what may be there tomorrow, is fine`(_ configuration: String) throws {
        #expect(try !outcome(configuration, "check").errors.contains("warning:"), "\(configuration)")
    }
}
