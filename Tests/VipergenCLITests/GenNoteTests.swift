import Testing

/// What a run says of what it wrote, and what it refuses with the reason.
@Suite struct GenNoteTests {
    /// The lines of standard error after some commands.
    private func notes(_ commands: String...) throws -> [String] {
        let session = try Session()
        for command in commands.dropLast() { #expect(session.run(command + " --quiet").code == 0, "\(command)") }
        let outcome = session.run(commands.last ?? "")
        #expect(outcome.code == 0)
        return outcome.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }.map(String.init)
    }

    @Test func `a module of the same name in another group is told of`() throws {
        let note =
            "declares 'DetailModuleBuilder' as well, and 5 other types are declared twice, too; one target cannot build both"
        #expect(
            try notes("gen Settings/Detail viper", "gen Posts/Detail viper")
                == ["note: Modules/Settings/Detail/DetailModuleBuilder.swift \(note)"])
        #expect(
            try notes("gen Detail viper", "gen Posts/Detail viper")
                == ["note: Modules/Detail/DetailModuleBuilder.swift \(note)"])
        #expect(
            try notes("gen Settings/Detail viper", "gen Detail viper")
                == ["note: Modules/Settings/Detail/DetailModuleBuilder.swift \(note)"])
    }

    @Test func `a type in another file of the module's folder is told of`() throws {
        let notes = try notes(
            "gen Detail viper --tests none", "gen Detail viperbase --tests none --view code --on-conflict skip")
        let note =
            "declares 'DetailInteractor' as well, and 2 other types are declared twice, too; one target cannot build both"
        #expect(notes.first == "note: Modules/Detail/Interactor/DetailInteractor.swift \(note)")
        #expect(try self.notes("gen Detail viper", "gen Details viper") == [])
        #expect(try self.notes("gen Settings/Detail viper", "gen Settings/Detail viper") == [])
    }

    @Test(arguments: ["", " --dry-run", " --on-conflict fail", " --quiet"])
    func `a module of another set gets no files beside its own that repeat its types`(_ options: String) throws {
        let session = try Session()
        #expect(session.run("gen Detail viper --tests none --view code").code == 0)
        let files = try session.files()
        let outcome = session.run("gen Detail,Other vipera --tests none" + options)
        #expect(outcome.code == 1, "\(outcome)")
        let types = "'DetailInteractor', 'DetailModuleDelegate', 'DetailPresenter' and 'DetailRouter'"
        let message = "'Detail' is a module of the set 'viper', not of 'vipera'; \(types) would be declared twice"
        #expect(outcome.errors.contains(message), "\(outcome)")
        #expect(outcome.errors.contains("'vipergen gen Detail viper'"), "\(outcome)")
        #expect(try session.files() == files)
        // Its own set, and things that are no modules, are as they were.
        #expect(session.run("gen Detail viper --tests none --view code").code == 0)
        #expect(session.run("gen Detail viper/cell --cell Row --tests none").code == 0)
        #expect(session.run("gen Detail viper --only-missing").code == 0)
        #expect(session.run("gen Detail viper/entity").code == 0)
        #expect(session.run("gen Detail viper/api-service").code == 0)
        #expect(session.run("gen Detail vipera --tests none --on-conflict skip").code == 0)
    }

    @Test func `a name that is nearly one of the project's is told of`() throws {
        func found(_ option: String) throws -> [String] {
            try notes(
                "gen Client viper/entity --property id:Int", "gen Clients viper --view code",
                "gen Page2 viper --view code", "gen Orders viper --view code " + option
            ).filter { $0.contains("is new in the project") }
        }
        #expect(
            try found("--entity Clent")
                == ["note: 'Clent' of --entity is new in the project; did you mean 'Client'?"])
        #expect(
            try found("--opens Cliens")
                == ["note: 'Cliens' of --opens is new in the project; did you mean 'Clients'?"])
        for other in ["--entity Client", "--opens Clients", "--opens Client", "--opens Page3", "--entity Order"] {
            #expect(try found(other) == [], "\(other)")
        }
    }

    @Test func `what an overwritten module had with other options is told of`() throws {
        let first = "gen Clients viper"
        let left = "is not written with these options and stays as it is; delete it if nothing needs it"
        #expect(
            try notes(first, first + " --view code --tests none --on-conflict overwrite").prefix(2) == [
                "note: Modules/Clients/View/Clients.storyboard \(left)",
                "note: Tests/Clients/ClientsMocks.swift \(left)",
            ])
        #expect(
            try notes("gen A viper-swiftui --opens B", "gen A viper-swiftui --on-conflict overwrite").contains(
                "note: Modules/A/Router/ARoute.swift \(left)"))
        #expect(try notes(first, first + " --no-delegate --on-conflict overwrite").count == 1)
        #expect(try notes(first, first + " --on-conflict overwrite") == [])
        #expect(try notes(first, "gen Posts viper --on-conflict overwrite") == [])
        #expect(try notes(first, first + " --view code --on-conflict skip") == [])
    }

    @Test func `an input of the identifier's name and another type is told of`() throws {
        for set in ["viper", "clean-swift", "viper-swiftui"] {
            let entity = "gen Client viper/entity --property id:Int"
            let note = "note: 'clientId:String' does not say which one to show; 'clientId:Int' would"
            for (input, isTold) in [
                ("clientId:String", true), ("id:Client.ID", true), ("clientId:Int", false), ("other:String", false),
            ] {
                let told = isTold ? [note.replacing("clientId:String", with: input)] : []
                let found = try notes(entity, "gen Client \(set) --entity Client --input \(input)")
                #expect(Array(found.prefix(1)) == told)
            }
        }
    }

    /// `Client.ID` is the type of a client's `id`, whatever the client calls it.
    @Test(arguments: [
        ("struct ID: Codable, Hashable, Sendable { var raw: Int }\n    let id: ID", "Client.ID", "Client.ID"),
        ("typealias ID = String\n    let id: ID", "String", "Client.ID"),
        ("typealias ID = String\n    let id: ID", "String", "String"),
        ("let id: Int", "Int", "Client.ID"),
        ("let id: ID", "Client.ID", "Client.ID"),
    ])
    func `an identifier may be named by its owner`(_ members: String, _ known: String, _ input: String) throws {
        func session() throws -> Session {
            let session = try Session()
            try session.sandbox.file(
                "Models.swift",
                "struct Client: Codable, Equatable, Identifiable {\n    \(members)\n    let name: String\n}\n")
            return session
        }
        for set in ["viper", "clean-swift", "viper-swiftui"] {
            let session = try session()
            let details = session.run("gen ClientDetails \(set) --entity Client --input clientId:\(input)")
            #expect(details.code == 0 && !details.errors.contains("which one to show"), "\(details.errors)")
            let list = session.run("gen Clients \(set) --entity Client --opens ClientDetails")
            #expect(list.code == 0, "\(list.errors)")
        }
        let other = try session().run("gen ClientDetails viper --entity Client --input clientId:Bool")
        #expect(other.errors.contains("'clientId:\(known)' would"), "\(other.errors)")
    }

    /// Nor could somebody ask for it.
    @Test func `a module is not written along with an identifier that it cannot be given`() throws {
        for (type, input) in [("Tag", false), ("Int", true)] {
            let session = try Session()
            try session.sandbox.file(
                "Models.swift",
                "struct Tag: Codable, Hashable {}\n"
                    + "struct Client: Codable, Equatable, Identifiable {\n    let id: \(type)\n    let name: String\n}\n"
            )
            #expect(session.run("gen Clients module-factory --entity Client --opens ClientDetails --quiet").code == 0)
            let texts = try session.files().filter { $0.contains("/ClientDetails/") }.map(session.sandbox.text)
            #expect(!texts.isEmpty && texts.contains { $0.contains("clientId") } == input)
        }
    }

    @Test func `an input that binds no list is told of`() throws {
        let list = "--entity OrderItem --input salesAgentId:Int"
        for (set, service, name) in [
            ("viper", "viper/api-service", "ApiService"), ("viperbase", "viper/api-service", "ApiService"),
            ("vipera", "vipera/resource", "Resource"), ("module-factory", "module-factory/business-service", "Service"),
        ] {
            let command = "gen OrderItem \(service) --scope salesAgentId:Int"
            func found(_ before: String..., for options: String) throws -> [String] {
                let session = try Session()
                let entity = set == "vipera" || set == "module-factory" ? "\(set)/entity" : "viper/entity"
                for words in ["gen OrderItem \(entity) --property id:Int"] + before {
                    #expect(session.run(words + " --quiet").code == 0, "\(words)")
                }
                let outcome = session.run("gen OrderItemList \(set) \(options)")
                #expect(outcome.code == 0, "\(outcome)")
                return outcome.errors.split(separator: "\n").filter { $0.contains("nothing uses") }.map(String.init)
            }
            #expect(
                try found(for: list) == [
                    "note: nothing uses 'salesAgentId:Int': 'OrderItem\(name)' fetches all order items; to have it fetch "
                        + "those of one sales agent, write it first with 'vipergen \(command)'"
                ])
            #expect(try found("gen OrderItem \(service)", for: list).count == 1)
            #expect(try found(command, for: list) == [])
            #expect(try found(for: "--entity OrderItem --input page:Int") == [])
            #expect(try found(for: "--entity OrderItem --input orderItemId:Int") == [])
            #expect(try found(for: "--input salesAgentId:Int") == [])
            let opened = "gen Agent \(set) --input salesAgentId:Int"
            #expect(try found(opened, for: list + " --opens Agent") == [])
        }
    }

    @Test func `a type that nothing in sight declares is told of`() throws {
        let commands = ["gen Client viper/entity --property id:Int", "gen Clients viper --view code"]
        func found(_ option: String) throws -> [String] {
            try notes(commands[0], "\(commands[1]) \(option)").filter { $0.contains("declares") }
        }
        let note = "note: nothing in the project declares "
        #expect(
            try found("--input clinet:Clinet --input other:Clinet")
                == [note + "'Clinet' of --input 'clinet:Clinet'; did you mean 'Client'?"])
        #expect(
            try found("--event show(item:Xyz.ID)")
                == [
                    note
                        + "'Xyz' of --event 'show(item: Xyz.ID)'; if a library does, import that where the type is used"
                ])
        #expect(
            try found("--input player:AVPlayerLooper")
                == [
                    note
                        + "'AVPlayerLooper' of --input 'player:AVPlayerLooper'; if a library does, import that where the "
                        + "type is used"
                ])
        #expect(
            try found("--input text:Sting --input other:Uuid") == [
                note + "'Sting' of --input 'text:Sting'; did you mean 'String'?",
                note + "'Uuid' of --input 'other:Uuid'; did you mean 'UUID'?",
            ])
        #expect(try found("--input post:Post").allSatisfy { $0.contains("if a library does") })
        for known in [
            "c:[Client]", "c:Client.ID", "r:Result<Int,Error>", "t:NSAttributedString", "u:Foundation.URL",
            "s:Swift.String",
        ] {
            #expect(try found("--input \(known)") == [], "\(known)")
        }
    }

    @Test func `a type of a framework that the module does not import is refused`() throws {
        let session = try Session()
        let outcome = session.run("gen Map viper --input place:CLLocationCoordinate2D")
        let message =
            "--input cannot be 'place:CLLocationCoordinate2D': 'MapModuleBuilder.swift' would need CoreLocation"
        #expect(outcome.code == 64 && outcome.errors.contains(message), "\(outcome)")
        #expect(try session.files() == [])
        try session.sandbox.file("Models/Place.swift", "struct CLLocationCoordinate2D { }\n")
        #expect(session.run("gen Map viper --input place:CLLocationCoordinate2D").code == 0)
    }

    @Test func `what keeps tests from running is told of once`() throws {
        func notes(_ options: String...) throws -> [String] {
            let session = try Session()
            try session.sandbox.file(
                "Models/Log.swift",
                """
                protocol Log { init() }
                final class Store { private init() { } }
                enum Kind { case new }
                protocol Clock { }

                """)
            let outcome = session.run(["gen", "Screen", "viper", "--view", "code"] + options)
            return outcome.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }.map(String.init)
        }
        #expect(
            try notes("--input", "log:any Log", "--input", "kind:Kind", "--input", "clock:any Clock")
                == ["note: the tests that need 'ScreenInputs.logSample' are skipped until it has a value"])
        #expect(
            try notes("--input", "log:any Log", "--input", "store:Store", "--tests", "swift-testing")
                == [
                    "note: the tests that need 'ScreenInputs.logSample' or 'ScreenInputs.storeSample' are skipped until "
                        + "these have values"
                ])
        #expect(try notes("--input", "log:any Log", "--tests", "none") == [])
        #expect(try notes("--input", "kind:Kind") == [])
    }

    @Test func `an entity that shadows what the set uses is refused where it is in the way`() throws {
        for (type, options) in [("State", ""), ("Text", ""), ("List", " --entity Client")] {
            let session = try Session()
            #expect(session.run("gen \(type) viper/entity --quiet").code == 0)
            #expect(session.run("gen Clients viper --tests none --quiet").code == 0)
            let files = try session.files()
            let outcome = session.run("gen Posts viper-swiftui" + options)
            #expect(outcome.code == 64)
            #expect(
                outcome.errors.contains("beside the type '\(type)' in 'Entities/\(type).swift', which would shadow"))
            #expect(outcome.errors.contains("Rename it, for example '\(type)Item'."))
            #expect(try session.files() == files)
        }
        // What the set's own code declares, or names nowhere, is in nobody's way.
        for type in ["Offline", "List", "Posts"] {
            let session = try Session()
            #expect(session.run("gen \(type) viper/entity --quiet").code == 0)
            #expect(session.run("gen Posts viper-swiftui --quiet").code == 0)
        }
    }

    @Test(arguments: ["viper/api-service", "module-factory/business-service"])
    func `what stands in a path has a plain type`(_ blueprint: String) throws {
        let session = try Session()
        let outcome = session.run("gen Comment \(blueprint) --scope post:Post")
        #expect(outcome.code == 64 && outcome.errors.contains("'post:Post' has a type with no known value"))
        #expect(outcome.errors.contains("'postId:Int'"))
        #expect(try session.files() == [])
        #expect(session.run("gen Comment viper/api-service --scope postId:UUID").code == 0)
    }

    @Test func `events of one name and other parameters are told apart`() throws {
        let session = try Session()
        func errors(_ second: String) -> String {
            session.run(["gen", "Add", "viper", "--event", "didAdd(id: Int)", "--event", second]).errors
        }
        #expect(errors("didAdd(name: String)").contains("'didAdd(name: String)' has the name of 'didAdd(id: Int)'"))
        #expect(errors("didAdd(id:Int)").contains("is given 'didAdd(id:Int)' twice"))
    }
}
