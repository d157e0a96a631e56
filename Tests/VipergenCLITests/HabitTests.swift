import Testing

/// What people type out of habit, and what they are told.
@Suite struct HabitTests {
    private static let slips: [(String, String)] = [
        ("generate Foo", "Did you mean 'vipergen gen'?"), ("new Foo", "'vipergen gen NAME'"),
        ("lint", "Did you mean 'vipergen check' for modules"), ("list", "'vipergen template list'"),
        ("version", "Did you mean 'vipergen --version'?"), ("-v", "Did you mean 'vipergen --version'?"),
        ("-V", "Did you mean 'vipergen --version'?"), ("fix", "'vipergen check --fix'"),
        ("template create", "'vipergen template new'"), ("template ls", "'vipergen template list'"),
        ("gen help", "Did you mean 'vipergen gen --help'?"),
        ("gen viper Foo", "The name comes before the set: vipergen gen Foo viper"),
        ("gen viper/entity Foo", "vipergen gen Foo viper/entity"),
        ("gen viper", "'viper' is a template set. The name comes first: vipergen gen NAME viper"),
        ("gen Foo, Bar", "without spaces: vipergen gen Foo,Bar"),
        ("gen Foo, Bar, Baz viper", "without spaces: vipergen gen Foo,Bar,Baz viper"),
        ("gen Foo ,Bar", "without spaces: vipergen gen Foo,Bar"),
        ("gen Foo Bar", "with commas: vipergen gen Foo,Bar"),
        ("gen Foo Bar Baz", "with commas: vipergen gen Foo,Bar,Baz"),
        ("gen Foo viper Bar", "with commas: vipergen gen Foo,Bar viper"),
        ("gen Foo viper --input agentId=Int", "Did you mean '--input agentId:Int'?"),
        ("gen Foo viper --input a:Int,b:String", "Repeat the option: --input a:Int --input b:String"),
        ("gen Foo viper --opens Post,Album", "Repeat the option: --opens Post --opens Album"),
        ("gen Foo viper --opens Group/Post", "Did you mean 'Post'?"),
        ("gen Foo viper --input self:Int", "Did you mean 'selfValue:Int'?"),
        ("gen Foo.swift", "Did you mean 'Foo'?"), ("gen Foo --skip", "Did you mean '--on-conflict skip'?"),
        ("gen Foo --json", "Did you mean '--format json'?"), ("check --json", "Did you mean '--format json'?"),
        ("check --sarif", "Did you mean '--format sarif'?"), ("check --since main", "Did you mean '--changed-since'?"),
        ("template init house", "Did you mean 'vipergen template new'?"),
        ("inspect . --format yaml", "The choices are 'json'."),
        ("gen Foo viper --delegate --no-delegate", "--delegate and --no-delegate contradict each other"),
        ("gen Foo viper --input a=Int,b=String", "Repeat the option: --input a:Int --input b:String"),
        ("gen Foo viper --input a:Int b:String", "Repeat the option: --input b:String"),
        ("gen Foo --input a:Int b:String", "Repeat the option: --input b:String"),
        ("gen Foo viper -cell X", "Did you mean '--cell'?"), ("gen Foo viper —cell X", "Did you mean '--cell'?"),
        ("check -strict", "Did you mean '--strict'?"),
        ("gen Foo viper --input id : Int", "Did you mean 'id:Int'?"),
        ("gen Foo viper --input class:Int", "not the keyword 'class'"),
        ("gen Foo viper --delegate=no", "Did you mean '--no-delegate'?"),
        ("gen Foo viper --delegate false", "Did you mean '--no-delegate'?"),
        ("gen Foo --delegate off", "Did you mean '--no-delegate'?"),
        ("gen Foo viper --delegate=true", "Did you mean '--delegate', without a value?"),
        ("gen Foo viper --no-tests", "Did you mean '--tests none'?"),
        ("gen Foo viper --force", "--on-conflict overwrite"), ("gen Foo viper -f", "--on-conflict overwrite"),
        ("gen Foo viper -y", "--on-conflict overwrite"),
        ("gen Foo viper --author Ann", "'author' is a key of .vipergen.json"),
        ("gen Foo viper --author Ann", "VIPERGEN_AUTHOR"),
        ("gen Foo viper --organization X", "'organization' is a key"),
        ("gen Foo viper --module-path Modules", "'directories' in .vipergen.json"),
        ("gen Foo viper --module_path=Modules", "'directories' in .vipergen.json"),
        ("gen Foo viper --project-targets App", "--test-target"), ("gen Foo viper --test-targets App", "--test-target"),
        ("gen Foo viper --custom-parameters a:b", "options by their own names"),
        (
            "gen Foo viper-swiftui --event done()",
            "It is an option of clean-swift, viper, viper-protocols, vipera, viperbase."
        ),
        ("gen Foo viper --property id:Int", "It is an option of viper/entity."),
        ("gen Foo --url-scheme app", "It is an option of module-factory/app."),
        ("gen Foo --template viper", "The set comes after the name"),
        ("gen Modules/Foo", "Did you mean 'vipergen gen Foo'?"), ("gen modules/Foo", "Did you mean 'Foo'?"),
        ("gen modules/foo viper", "Did you mean 'Foo'?"), ("gen settings/Foo", "Did you mean 'Settings/Foo'?"),
        ("gen Tests/Foo", "repeats the folder 'Tests', which the set writes to"),
        ("gen Modules/Settings/Foo viper", "Did you mean 'vipergen gen Settings/Foo'?"),
        ("inspect App.swift --format text", "invalid value 'text' for --format\n  The choices are 'json'."),
        ("check --stats", "Did you mean '--statistics'?"), ("check --list-rules", "'vipergen rules' lists the rules"),
        ("check --disable weak-reference", "Did you mean '--ignore'?"),
        ("check --exclude Pods", "'exclude' in .vipergen.json"),
        ("--fix", "Did you mean 'vipergen check --fix'?"), ("--dry-run", "Did you mean 'vipergen gen --dry-run'?"),
        ("gen Foo viper --input agentId Int", "Did you mean '--input agentId:Int'?"),
        ("gen Foo ./sets", "there is no template set at './sets': there is no such folder"),
        ("gen Foo ../sets/house", "'../sets/house'"),
        ("rules nonsense", "'vipergen rules' lists the rules"), ("rules weak", "Did you mean 'weak-reference'?"),
        ("rules import", "Did you mean 'forbidden-import'?"), ("rules weak-refrence", "Did you mean 'weak-reference'?"),
    ]

    @Test(arguments: slips)
    func `a slip is told what was meant`(_ line: String, _ words: String) throws {
        let session = try Session()
        let outcome = session.run(line)
        #expect(outcome.code == 64, "\(outcome)")
        #expect(outcome.errors.contains(words), "\(outcome)")
        #expect(outcome.errors.ranges(of: "Did you mean").count <= 1, "\(outcome)")
        #expect(try session.files() == [])
    }

    @Test(arguments: [
        ("gen class", "Run 'vipergen gen --help' for usage."),
        ("gen Foo viper --nonsense", "Run 'vipergen gen --help viper' for usage."),
        ("gen Foo viper/entity --nonsense", "Run 'vipergen gen --help viper/entity' for usage."),
        ("gen Foo viper/entty", "Run 'vipergen gen --help viper' for usage."),
        ("gen Foo nonsense", "Run 'vipergen gen --help' for usage."),
        ("check --nonsense", "Run 'vipergen check --help' for usage."),
        ("template lst", "Run 'vipergen template --help' for usage."),
        ("template show", "Run 'vipergen template show --help' for usage."),
        ("gne", "Run 'vipergen --help' for usage."), ("rules a b", "Run 'vipergen rules --help' for usage."),
        ("template new Ä", "Run 'vipergen template new --help' for usage."),
    ])
    func `the last line of a usage error names the help of the very command`(_ line: String, _ words: String) throws {
        let outcome = try Session().run(line)
        #expect(outcome.code == 64 && outcome.errors.hasSuffix("  \(words)\n"), "\(outcome)")
    }

    @Test func `a set is as well named by its folder`() throws {
        let session = try Session()
        session.run("template new house")
        try session.sandbox.folder("Somewhere")
        for word in [
            "./Templates/house", "./Templates/house/", "\(session.sandbox.root)/Templates/house",
            "./Templates/house/module",
        ] {
            #expect(session.run("gen Foo \(word)").code == 0, "\(word)")
        }
        #expect(session.run("gen Foo ../house", in: "Templates").code == 64)
        #expect(session.run("gen Bar ./house", in: "Templates").code == 0)
        #expect(session.run("gen --help ./Templates/house").output.contains("OPTIONS OF THE SET house"))
        #expect(session.run("gen Foo ./Somewhere").code == 64)
    }

    @Test func `a person is asked about a name with the folder of the modules in front`() throws {
        let session = try Session()
        #expect(session.run("gen Modules/Foo viper", answers: [""]).code == 0)
        #expect(try session.exists("Modules/Foo") && !session.exists("Modules/Modules"))
        #expect(session.run("gen Modules/Bar viper", answers: ["n"]).code == 0)
        #expect(try session.exists("Modules/Modules/Bar"))
        // There is such a group now.
        #expect(session.run("gen Modules/Baz viper").code == 0)
        #expect(try session.exists("Modules/Modules/Baz"))
        #expect(session.run("gen Tests/Profile viper").code == 64)
    }

    @Test func `what is advised for such a name is taken`() throws {
        let session = try Session()
        for name in ["Modules/Foo", "Modules/Modules/Foo"] {
            let outcome = session.run("gen \(name) viper")
            #expect(outcome.code == 64 && outcome.errors.contains("'vipergen gen Foo"), "\(outcome)")
        }
    }

    @Test func `places of the project's own count`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {Modules: 'App/Screens'}}")
        let outcome = session.run("gen App/Screens/Settings/Foo viper")
        #expect(outcome.code == 64 && outcome.errors.contains("'vipergen gen Settings/Foo'"), "\(outcome)")
        #expect(session.run("gen App/Foo viper").code == 0)
    }

    @Test(arguments: ["template new house", "init"])
    func `only an option that there is gets recommended`(_ line: String) throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{mine: 1}")
        try session.sandbox.file(".vipergen.json", "{}")
        let outcome = session.run(line)
        #expect(outcome.code == 1 && !outcome.errors.contains("--on-conflict"), "\(outcome)")
    }

    @Test(arguments: [
        ("gen Foo Templates/house", "vipergen gen Foo ./Templates/house"),
        ("gen Foo Templates/hous", "with commas"), ("gen Foo ./Templates/house -n", ""),
    ])
    func `a set's folder is known by its beginning`(_ line: String, _ hint: String) throws {
        let session = try Session()
        session.run("template new house")
        let outcome = session.run(line)
        #expect(outcome.code == (hint.isEmpty ? 0 : 64), "\(outcome)")
        #expect(hint.isEmpty || outcome.errors.contains(hint), "\(outcome)")
    }
}
