import Testing

/// `vipergen gen --only-missing`, which `check` advises where a file is missing.
@Suite struct GenMissingTests {
    @Test(arguments: [
        "--view code --no-delegate --tests none", "--view xib", "--cell Client --input agentId:Int",
        "--view storyboard --tests swift-testing",
    ])
    func `what check advises writes the one file that is missing`(_ options: String) throws {
        let session = try Session()
        #expect(session.run("gen Settings/Profile viper \(options)").code == 0)
        let router = "Modules/Settings/Profile/Router/ProfileRouter.swift"
        let whole = try session.sandbox.text(router)
        try session.remove(router)
        let presenter = "Modules/Settings/Profile/Presenter/ProfilePresenter.swift"
        try session.write(presenter, session.sandbox.text(presenter) + "// mine\n")
        let before = try session.tree()

        let found = session.run("check").output
        let advice = "vipergen gen Settings/Profile viper --only-missing"
        #expect(found.contains("; '\(advice)' adds it [missing-file]"), "\(found)")
        let words = String(advice.dropFirst("vipergen ".count))
        #expect(session.run(words + " --dry-run").code == 0)
        #expect(try session.tree() == before)
        let outcome = session.run(words)
        #expect(outcome.code == 0 && outcome.output == "create    \(router)\n", "\(outcome)")
        #expect(try session.sandbox.text(router) == whole)
        #expect(try session.tree().count == before.count + 1)
        #expect(session.run("check").code == 0)
        #expect(session.run(words).errors == "Nothing to do: no file is missing.\n")
    }

    /// A value that a module cannot be without shows in its other files, or has to be given again.
    @Test(
        arguments: [
            (
                "{ type: 'list', format: 'type-name', required: true }", "{{#key}}\nprint(\"{{.}}\")\n{{/key}}",
                ["A", "B"]
            ),
            ("{ type: 'string', required: true }", "print(\"{{key}}\")", ["abc"]),
            ("{ type: 'string', required: true }", "print(\"{{key}}\")", ["My key, 2"]),
            ("{ type: 'string', format: 'type-name', required: true }", "make({{key}}.self)", ["Client"]),
            ("{ type: 'choice', required: true, choices: ['x', 'y'] }", "print(\"{{key}}\")", ["y"]),
        ])
    func `a file comes back though a value must be given`(
        _ parameter: String, _ template: String, _ values: [String]
    ) throws {
        let print = "print(\"{{name.title}}\")"
        let session = try HouseSet.session(
            [("Interactor", print, template)], manifest: "{ parameters: { key: \(parameter) } }")
        let options = values.flatMap { ["--key", $0] }
        #expect(session.run(["gen", "Login", "house"] + options).code == 0)
        for path in [HouseSet.presenter, HouseSet.interactor] {
            let whole = try session.sandbox.text(path)
            for given in [[], options] {
                if try session.exists(path) { try session.remove(path) }
                let outcome = session.run(["gen", "Login", "house", "--only-missing"] + given)
                // Nothing else tells what was in the interactor.
                let isKnown = path == HouseSet.presenter || !given.isEmpty
                guard isKnown else {
                    #expect(outcome.code == 64 && outcome.errors.contains("--key must be given"), "\(outcome)")
                    continue
                }
                #expect(outcome.output == "create    \(path)\n", "\(outcome)")
                #expect(try session.sandbox.text(path) == whole)
            }
        }
        try session.remove(HouseSet.presenter)
        let others = ["gen", "Login", "house", "--only-missing", "--key", values[0] == "y" ? "x" : "Other"]
        let outcome = session.run(others)
        #expect(outcome.code == 1 && outcome.errors.contains("--key"), "\(outcome)")
    }

    /// What a module opens shows in its other files, whatever is handed over.
    @Test(arguments: [
        "viper", "viper-protocols", "viper-swiftui", "clean-swift", "viperbase", "vipera", "module-factory",
    ])
    func `each file comes back with what the module opens`(_ set: String) throws {
        let session = try Session()
        session.run("gen ClientDetails \(set) --entity Client --input clientId:Int")
        session.run("gen AddClient \(set)")
        let options = set == "module-factory" ? "" : " --input limit:Int"
        session.run("gen ClientList \(set) --entity Client --opens ClientDetails --opens AddClient\(options)")
        try expectEachFileComesBack(of: "ClientList", set, in: session)
    }

    @Test(arguments: ["push", "present", "push --tests none", "push --tests none --entity Client"])
    func `each file comes back with the way that leads on`(_ navigation: String) throws {
        let session = try Session()
        session.run("gen Main clean-swift --opens About --opens Help --navigation \(navigation)")
        try expectEachFileComesBack(of: "Main", "clean-swift", in: session)
    }

    private func expectEachFileComesBack(of name: String, _ set: String, in session: Session) throws {
        for path in try session.files() where path.contains("/\(name)/") && path.hasSuffix(".swift") {
            let whole = try session.sandbox.text(path)
            try session.remove(path)
            #expect(session.run("gen \(name) \(set) --only-missing").output == "create    \(path)\n")
            #expect(try session.sandbox.text(path) == whole, "\(path)")
        }
    }

    /// What it was given shows in them, too, however much of it there is; so do the tests that it has, or has not.
    @Test(arguments: [
        ("viper", "--input agentId:Int --input name:String"),
        ("viper", "--tests none --view code --entity Client --input clientId:Int"),
        ("viper", "--entity Client --input clientId:Int --input title:String? --cell Fancy"),
        ("viper", "--event didAdd(id:Int) --event didRead"),
        ("viper-protocols", "--input agentId:Int --input name:String"),
        ("viper-protocols", "--tests none --entity Client --input clientId:Int"),
        ("viper-swiftui", "--input agentId:Int --input name:String"), ("viper-swiftui", "--tests none"),
        ("viperbase", "--input agentId:Int --input name:String"), ("viperbase", "--input title:String?"),
        ("clean-swift", "--input agentId:Int --input name:String --event didRead"),
        ("vipera", "--input agentId:Int --input name:String"), ("vipera", "--entity Client"),
        ("module-factory", "--input agentId:Int --input name:String"),
        ("module-factory", "--parameter tag --input agentId:Int"),
        ("clean-swift", "--item Feed"), ("clean-swift", "--item Feed --input feedId:Int"), ("vipera", "--item Client"),
        ("clean-swift", "--input ids:[Int]"), ("clean-swift", "--input pair:(Int,String) --input done:(Int)->Void"),
        ("viper", "--cell Fancy --cell Other"), ("viperbase", "--input done:(Int)->Void --opens Help"),
        ("viper", "--cell Fancy --cell Other --entity Client --view xib --no-delegate"),
    ])
    func `each file comes back with what the module was given`(_ set: String, _ options: String) throws {
        let session = try Session()
        let blueprint = ["vipera", "module-factory"].contains(set) ? set : "viper"
        session.run("gen Client \(blueprint)/entity --property id:Int --property name:String")
        #expect(session.run("gen Clients \(set) \(options)").code == 0)
        let files = try session.files().filter { $0.contains("/Clients/") && $0.hasSuffix(".swift") }
        #expect(files.count > 4)
        for path in files {
            let whole = try session.sandbox.text(path)
            try session.remove(path)
            #expect(session.run("gen Clients \(set) --only-missing").output == "create    \(path)\n")
            #expect(try session.sandbox.text(path) == whole, "\(path)")
        }
    }

    /// The app that has a service says of which type it is.
    @Test func `each file comes back with the services that the app has`() throws {
        let session = try Session()
        session.run("gen App vipera/app --root Main")
        #expect(session.run(["gen", "Main", "vipera", "--service", "apiService:any Api"]).code == 0)
        for path in try session.files() where path.contains("/Main/") && path.hasSuffix(".swift") {
            let whole = try session.sandbox.text(path)
            try session.remove(path)
            #expect(session.run("gen Main vipera --only-missing").output == "create    \(path)\n")
            #expect(try session.sandbox.text(path) == whole, "\(path)")
        }
    }

    /// What a value names may lie in another target of a package.
    @Test(arguments: [
        ["viper", "--entity", "Client"], ["clean-swift", "--entity", "Client"], ["viper", "--input", "log:Log"],
        ["viper", "--event", "didSave(log: Log)"], ["viper", "--opens", "Profile"],
    ])
    func `each file comes back with its imports`(_ words: [String]) throws {
        let session = try Session(package: .models)
        #expect(session.run(["gen", "Clients"] + words).code == 0)
        for path in try session.files() where path.contains("/Clients/") && path.hasSuffix(".swift") {
            let whole = try session.sandbox.text(path)
            try session.remove(path)
            #expect(session.run("gen Clients \(words[0]) --only-missing").output == "create    \(path)\n")
            #expect(try session.sandbox.text(path) == whole, "\(path)")
        }
    }

    @Test(arguments: ["--tests xctest", "--tests xctest --mocks recording"])
    func `tests that are asked for are written where all are gone`(_ options: String) throws {
        let session = try Session()
        session.run("gen Clients viper")
        let whole = try session.tree()
        for path in try session.files() where path.hasPrefix("Tests/") { try session.remove(path) }
        #expect(session.run("gen Clients viper --only-missing").errors == "Nothing to do: no file is missing.\n")
        #expect(session.run("gen Clients viper --only-missing \(options)").code == 0)
        #expect(try session.tree() == whole)
    }

    @Test func `a module of another set gets none of this one's files`() throws {
        let session = try Session()
        session.run("gen Clients viper-swiftui")
        let before = try session.tree()
        let outcome = session.run("gen Clients viper --only-missing")
        #expect(outcome.code == 1 && outcome.errors.contains("'Clients' is a module of the set 'viper-swiftui'"))
        #expect(try session.tree() == before)
        #expect(session.run("gen Clients viper-swiftui --only-missing").code == 0)
    }

    /// Without one of its files a module of a set of one's own may be called as those of another set, too.
    @Test func `a set that writes all of another's files and more adds what it writes more`() throws {
        let session = try Session()
        session.run("template new house")
        session.run("template new house2")
        let more = "Templates/house2/module/Modules/{{name}}/{{name}}Analytics.swift.mustache"
        try session.write(more, "struct {{name}}Analytics {}\n")
        #expect(session.run("gen Clients house2").code == 0)
        try session.remove("Modules/Clients/ClientsAnalytics.swift")
        let outcome = session.run("gen Clients house2 --only-missing")
        #expect(outcome.output == "create    Modules/Clients/ClientsAnalytics.swift\n", "\(outcome)")
    }

    @Test(arguments: [
        ("viper", "storyboard", "View/Profile.storyboard"), ("viper", "xib", "View/ProfileViewController.xib"),
        ("viper-protocols", "storyboard", "View/Profile.storyboard"),
        ("viper-protocols", "xib", "View/ProfileViewController.xib"),
        ("viperbase", "storyboard", "ProfileView.storyboard"), ("viperbase", "xib", "ProfileView.xib"),
    ])
    func `what the code loads a screen from is missed`(_ set: String, _ view: String, _ path: String) throws {
        let session = try Session()
        session.run("gen Profile \(set) --view \(view)")
        let file = "Modules/Profile/\(path)"
        let whole = try session.sandbox.text(file)
        try session.remove(file)
        let found = session.run("check")
        let words = "gen Profile \(set) --only-missing"
        let message = "is missing: the module loads it by name; 'vipergen \(words)' adds it [missing-file]"
        #expect(found.code == 1 && found.output.contains(message), "\(found)")
        #expect(session.run(words).output == "create    \(file)\n")
        #expect(try session.sandbox.text(file) == whole)
        #expect(session.run("check").code == 0)
        // Where the project has it elsewhere, the module lacks nothing.
        for place in ["Screens", "Modules/Profile/Base.lproj"] {
            let elsewhere = "\(place)/\(file.split(separator: "/").last ?? "")"
            if try session.exists(file) { try session.remove(file) }
            try session.sandbox.file(elsewhere, whole)
            #expect(session.run("check").code == 0, "\(place)")
            try session.remove(elsewhere)
        }
    }

    @Test func `a storyboard in a folder for its language is not missing`() throws {
        let session = try Session()
        session.run("gen Profile module-factory")
        let file = "Presentation/UserStories/Profile/Profile.storyboard"
        let whole = try session.sandbox.text(file)
        try session.remove(file)
        #expect(session.run("check").output.contains("[missing-file]"))
        try session.sandbox.file("Presentation/UserStories/Profile/en.lproj/Profile.storyboard", whole)
        #expect(session.run("check").code == 0)
    }

    @Test func `the project's own places are known`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {Modules: 'App/Screens', Tests: 'AppTests'}}")
        session.run("gen Settings/Profile viper")
        try session.remove("App/Screens/Settings/Profile/Router/ProfileRouter.swift")
        #expect(session.run("check").output.contains("'vipergen gen Settings/Profile viper --only-missing'"))
        #expect(session.run("gen Settings/Profile viper --only-missing").lines.count == 1)
    }

    @Test func `a module that gen cannot write to gets no advice`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {Modules: 'App/Screens'}}")
        session.run("gen Profile viper")
        try session.remove("App/Screens/Profile/Router/ProfileRouter.swift")
        try session.write(".vipergen.json", "{directories: {Modules: 'Elsewhere'}}")
        let output = session.run("check").output
        #expect(output.contains("generates it in every module [missing-file]"), "\(output)")
    }

    @Test(
        arguments: [
            ("gen Nobody viper --only-missing", 1, "there is no module 'Nobody'"),
            (
                "gen ClientList viper/cell --cell A --only-missing", 64,
                "--only-missing cannot be given for 'viper/cell'"
            ),
        ] as [(String, Int32, String)])
    func `where there is no module, nothing is written`(_ line: String, _ code: Int32, _ words: String) throws {
        let session = try Session()
        let outcome = session.run(line)
        #expect(outcome.code == code && outcome.errors.contains(words), "\(outcome)")
        #expect(try session.files() == [])
    }

    @Test(arguments: [
        ("gen Home viper", "--input agentId:Int", "input"), ("gen Home viper", "--view code", "view"),
        ("gen Home vipera --input agentId:Int", "--input clientId:Int", "input"),
    ])
    func `an option that the other files gainsay is refused`(_ line: String, _ option: String, _ name: String) throws {
        let session = try Session()
        session.run(line)
        let file = try #require(try session.files().first { $0.hasSuffix("Router.swift") })
        try session.remove(file)
        let outcome = session.run("gen Home \(line.split(separator: " ")[2]) --only-missing \(option)")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("'Home' was not generated with this --\(name), as its other files show"))
        let set = line.split(separator: " ")[2...].joined(separator: " ")
        #expect(session.run("gen Home \(set) --only-missing").output == "create    \(file)\n")
    }

    @Test func `an option is heeded that no other file tells`() throws {
        let session = try Session()
        session.run("gen Home clean-swift --input agentId:Int")
        let file = "Modules/Home/HomeModels.swift"
        let whole = try session.sandbox.text(file)
        try session.remove(file)
        #expect(session.run("gen Home clean-swift --only-missing --input agentId:Int").output == "create    \(file)\n")
        #expect(try session.sandbox.text(file) == whole)
    }
}
