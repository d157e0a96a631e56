import TestSupport
import Testing

/// What generated code needs of files that are there, and files of it.
@Suite struct NeededTests {
    @Test func `a service that the container does not declare is refused`() throws {
        let session = try Session()
        let words = "gen Posts vipera --service clock:Clock"
        let early = session.run(words)
        #expect(early.code == 64 && early.output.isEmpty, "\(early)")
        #expect(
            early.errors.contains(
                """
                --service 'clock:Clock' is not declared by 'App'
                  Generate it with 'vipergen gen App vipera/app', then add 'var clock: Clock' to it, in App/App.swift.
                """), "\(early)")
        session.run("gen App vipera/app")
        let refused = session.run(words)
        #expect(
            refused.code == 64 && refused.errors.contains("  Add 'var clock: Clock' to it, in App/App.swift.\n"),
            "\(refused)")
        #expect(session.run("gen Posts vipera --service apiServce:Api").errors.contains("mean 'apiService'?"))
        try session.sandbox.file("Helpers/Hidden.swift", "extension App { private var clock: Clock { Clock() } }\n")
        #expect(session.run(words).code == 64)
        try session.sandbox.file("Helpers/App+Clock.swift", "extension App {\n    var clock: Clock { Clock() }\n}\n")
        let there = session.run(words)
        #expect(there.code == 0 && !there.errors.contains("note: --service"), "\(there)")
    }

    @Test(arguments: ["viper-protocols", "viper-swiftui"])
    func `what a module that is opened depends on is asked for as a dependency`(_ set: String) throws {
        let session = try Session()
        session.run(["gen", "Orders", set, "--dependency", "clock:any Clock", "--input", "userId:Int"])
        let menu = ["gen", "Menu", set, "--opens", "Orders", "--input", "userId:Int"]
        let refused = session.run(menu)
        #expect(refused.code == 64 && refused.errors.contains("  Add --dependency 'clock:any Clock'.\n"), "\(refused)")
        #expect(session.run(menu + ["--dependency", "clock:any Clock"]).code == 0)
        let unknown = session.run(["gen", "Home", set, "--opens", "Orders", "--dependency", "clock:any Clock"])
        #expect(unknown.code == 64 && unknown.errors.contains("  Add --input 'userId:Int'.\n"), "\(unknown)")
    }

    @Test func `all inputs that are missing are asked for at once`() throws {
        let session = try Session()
        session.run("gen Detail viper --input userId:Int --input title:String? --input isNew:Bool")
        let refused = session.run("gen Menu viper --opens Detail --input isNew:Bool")
        #expect(refused.code == 64)
        #expect(
            refused.errors.contains(
                """
                error: --opens 'Detail' needs 'userId:Int' and 'title:String?', which the module does not have
                  Add --input 'userId:Int' --input 'title:String?'.

                """), "\(refused)")
    }

    @Test func `what entities are fetched for needs an id`() throws {
        let session = try Session()
        for entity in ["Client", "Post"] { session.run("gen \(entity) vipera/entity") }
        try session.write("Models/Boss.swift", "struct Boss { let name: String }\n")
        #expect(session.run("gen Client vipera/resource --scope post:Post").code == 0)
        #expect(session.run("gen Post vipera/resource --scope bossId:Boss").code == 0)
        let refused = session.run("gen Client vipera/resource --scope boss:Boss")
        #expect(refused.code == 64 && refused.errors.contains("'boss:Boss': 'Boss' has no property 'id'"), "\(refused)")
        // What is inherited, or added elsewhere, is not seen in the type.
        for declaration in [
            "class Boss: Person { let name = 1 }", "class Boss: Codable, Identifiable { let name = 1 }",
            "@Model class Boss { var name = 1 }", "struct Boss: Codable { let id: Int }",
        ] {
            try session.write("Models/Boss.swift", declaration + "\n")
            #expect(session.run("gen Client vipera/resource --scope boss:Boss --dry-run").code != 64, "\(declaration)")
        }
        try session.write("Models/Boss.swift", "@MainActor struct Boss: Codable, Hashable { let name: String }\n")
        #expect(session.run("gen Client vipera/resource --scope boss:Boss").code == 64)
        try session.write("Models/Own.swift", "extension Boss { var id: String { name } }\n")
        #expect(session.run("gen Client vipera/resource --scope boss:Boss --dry-run").code != 64)
    }

    @Test(arguments: [
        ("viper", ["api-service", "storage", "data-manager"], "Entities/Client.swift"),
        ("module-factory", ["business-service"], "Models/Business/Client.swift"),
    ])
    func `what works with an entity needs its id`(_ set: String, _ blueprints: [String], _ path: String) throws {
        let session = try Session()
        session.run("gen Client \(set)/entity --no-identifiable --property name:String")
        for blueprint in blueprints {
            let refused = session.run("gen Client \(set)/\(blueprint)")
            let message = "'\(set)/\(blueprint)' cannot be generated for 'Client': it is not Identifiable\n"
            #expect(refused.code == 64 && refused.errors.contains(message), "\(refused)")
        }
        session.run("gen Client \(set)/entity --no-identifiable --on-conflict overwrite")
        for blueprint in blueprints {
            let refused = session.run("gen Client \(set)/\(blueprint)")
            #expect(refused.code == 64 && refused.errors.contains("'Client': it is not Identifiable\n"), "\(refused)")
        }
        let screen = session.run("gen ClientList \(set) --entity Client")
        let message = "--entity cannot be 'Client': it is not Identifiable\n"
        #expect(screen.code == 64 && screen.errors.contains(message), "\(screen)")
        // Another protocol may be one that inherits Identifiable.
        for known in ["Model", "Codable, Equatable, Identifiable"] {
            try session.write(path, "struct Client: \(known) {\n    var id: Int\n}\n")
            let accepted = session.run("gen Client \(set)/\(blueprints[0]) --dry-run")
            #expect(accepted.code == 0, "\(accepted)")
            #expect(session.run("gen ClientList \(set) --entity Client --dry-run").code == 0)
        }
    }

    @Test func `a base that is not there yet is named with its command`() throws {
        let session = try Session()
        let note =
            "note: 'viperbase/module' expects 'Support' of 'viperbase/support', which is not there yet; "
            + "'vipergen gen Support viperbase/support' generates it\n"
        #expect(session.run("gen Feed viperbase --library pod").errors.contains("note:") == false)
        #expect(session.run("gen Posts viperbase").errors.contains(note))
        #expect(session.run("gen Support viperbase/support").code == 0)
        #expect(session.run("gen Albums viperbase").errors.contains("note:") == false)
    }

    @Test func `a container that is not there yet is named with its command`() throws {
        let session = try Session()
        let words = "gen Posts vipera --service apiService:Api"
        let missing = session.run(words)
        let note =
            "is to be declared by 'App', which is not there yet; 'vipergen gen App vipera/app' generates it\n"
        #expect(missing.code == 0 && missing.errors.contains("note: --service 'apiService:Api' \(note)"), "\(missing)")
        let implied = session.run("gen Albums vipera --entity Album")
        #expect(implied.errors.contains("note: --service 'apiService:any Api' \(note)"), "\(implied)")
        try session.sandbox.file("Main.swift", "final class App {\n    let apiService: any Api = Service()\n}\n")
        #expect(!session.run(words).errors.contains("note: --service"))
    }

    @Test(arguments: [
        ("viper", "--root", "App/SceneDelegate.swift", "HomeModuleBuilder"),
        ("viperbase", "--root", "App/SceneDelegate.swift", "HomeBuilder"),
        ("vipera", "--root", "App/SceneDelegate.swift", "HomeModule"),
        ("module-factory", "--start", "Presentation/ApplicationRoot/ApplicationRoot.swift", "HomeFactory"),
    ])
    func `an application that does not give its first module what it needs is named`(
        _ set: String, _ option: String, _ path: String, _ type: String
    ) throws {
        let session = try Session()
        session.run("gen Shop \(set)/app \(option) Home")
        let note =
            "note: '\(type)' needs 'id:Int', which \(path) does not give it yet; give it there, or start with a module "
            + "without inputs that opens 'Home'\n"
        let plain = session.run("gen Home \(set) --dry-run")
        #expect(!plain.errors.contains("does not give"), "\(plain)")
        let needy = session.run("gen Home \(set) --input id:Int")
        #expect(needy.code == 0 && needy.errors.contains(note), "\(needy)")
        #expect(!session.run("gen Other \(set) --input id:Int").errors.contains("does not give"))
    }

    @Test func `whoever opens a module that is written anew is named`() throws {
        let session = try Session()
        session.run("gen List viper --opens Details")
        let path = "Modules/List/Router/ListRouter.swift"
        let note = "note: 'DetailsModuleBuilder' needs 'id:Int', which \(path) does not give it yet\n"
        let words = "gen Details viper --input id:Int"
        #expect(!session.run(words).errors.contains(note))
        let anew = session.run("\(words) --on-conflict overwrite")
        #expect(anew.code == 0 && anew.errors.contains(note), "\(anew)")
        session.run("gen List viper --opens Details --input id:Int --on-conflict overwrite")
        let given = session.run("\(words) --on-conflict overwrite")
        #expect(given.code == 0 && !given.errors.contains("does not give"), "\(given)")
    }

    /// What modules are opened with in the sets' several ways, by who opens them.
    @Test(arguments: [
        ("viper", "DetailsModuleBuilder", "Modules/List/Router/ListRouter.swift"),
        ("viperbase", "DetailsBuilder", "Modules/List/ListRouter.swift"),
        ("vipera", "DetailsModule", "Modules/List/Implementations/Default/ListDefaultRouter.swift"),
        ("clean-swift", "DetailsFetchRequest", "Modules/List/ListRouter.swift"),
        ("viper-protocols", "DetailsAssembly", "Modules/List/Router/ListRouter.swift"),
        ("viper-swiftui", "DetailsBuilder", "Modules/List/ListBuilder.swift"),
        ("module-factory", "DetailsFactory", "Presentation/UserStories/List/Presenter/ListPresenter.swift"),
    ])
    func `whoever gives a module what it no longer takes is named`(_ set: String, _ type: String, _ path: String) throws
    {
        let session = try Session()
        let inputs = "--input dayId:Int --input day:String"
        session.run("gen Details \(set) \(inputs)")
        session.run("gen List \(set) --opens Details \(inputs)")
        func again(_ options: String, onConflict policy: String = "overwrite") -> [String] {
            let outcome = session.run("gen Details \(set) \(options) --on-conflict \(policy) --dry-run")
            #expect(outcome.code == 0, "\(outcome)")
            return outcome.errors.split(separator: "\n").map(String.init).filter { $0.contains("\(path)") }
        }
        #expect(again(inputs) == [])
        // What stays as it is asks nobody for anything else.
        #expect(again("--input dayId:Int", onConflict: "skip") == [])
        #expect(again("--input dayId:Int") == ["note: '\(type)' no longer takes 'day:String', which \(path) gives it"])
        #expect(
            again("--input dayId:String --input day:String")
                == ["note: '\(type)' now takes 'dayId:String' instead of 'dayId:Int', which \(path) gives it"])
    }

    @Test func `whoever calls what is no longer there is named`() throws {
        let session = try Session()
        session.run("gen Details clean-swift --input id:Int")
        session.run("gen List clean-swift --opens Details --input id:Int")
        let call = "DetailsConfigurator.instance.passData(to: scene, request: request)"
        try session.sandbox.file("App/Flow.swift", "func show() { \(call) }\n")
        let outcome = session.run("gen Details clean-swift --on-conflict overwrite")
        let told = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("note: 'Details") }
        #expect(
            told == [
                "note: 'DetailsConfigurator.passData' is no longer there, but App/Flow.swift calls it",
                "note: 'DetailsFetchRequest' no longer takes 'id:Int', which Modules/List/ListRouter.swift gives it",
            ], "\(outcome)")
    }

    @Test func `whoever passes a delegate that nobody tells is named`() throws {
        let session = try Session()
        session.run("gen Details viper")
        session.run("gen List viper --opens Details --input id:Int")
        try session.sandbox.file(
            "App/Flow.swift",
            "final class Flow: DetailsModuleDelegate {\n    func show() { _ = DetailsModuleBuilder().build(delegate: self) }\n}\n"
        )
        let outcome = session.run("gen Details viper --no-delegate --on-conflict overwrite")
        #expect(
            outcome.errors.contains("takes 'delegate:(any DetailsModuleDelegate)?', which App/Flow.swift gives it\n"),
            "\(outcome)")
    }

    @Test func `of several modules that one file makes, each is judged by what it is given`() throws {
        let session = try Session()
        session.run("gen Posts,Photos vipera --input user:String")
        session.run("gen Home vipera --opens Posts --opens Photos --input user:String")
        let path = "Modules/Home/Implementations/Default/HomeDefaultRouter.swift"
        let text = try session.sandbox.text(path)
        try session.sandbox.fileSystem.remove(session.sandbox.path(path))
        try session.sandbox.file(
            path, text.replacing("PhotosModule().buildDefault(with: user", with: "PhotosModule().buildDefault("))
        let again = "vipera --input user:String --on-conflict overwrite"
        #expect(!session.run("gen Posts \(again)").errors.contains("note: 'Posts"))
        let outcome = session.run("gen Photos \(again)")
        let note = "note: 'PhotosModule' needs 'user:String', which \(path) does not give it yet\n"
        #expect(outcome.code == 0 && outcome.errors.contains(note), "\(outcome)")
    }

    @Test func `whose tab a module is to be is named`() throws {
        let session = try Session()
        session.run("gen Home vipera --superclass UITabBarController --tab Posts")
        let path = "Modules/Home/Implementations/Default/HomeDefaultRouter.swift"
        let note = "note: 'PostsModule' needs 'user:String', which \(path) does not give it yet\n"
        #expect(!session.run("gen Posts vipera --dry-run").errors.contains("note: 'Posts"))
        let outcome = session.run("gen Posts vipera --input user:String")
        #expect(outcome.code == 0 && outcome.errors.contains(note), "\(outcome)")
    }

    @Test func `a list of modules gives them nothing`() throws {
        let session = try Session()
        session.run("gen Shop module-factory/app --start Home")
        session.run("gen Home module-factory --opens Details")
        let outcome = session.run("gen Details module-factory --input id:Int --on-conflict overwrite")
        #expect(outcome.code == 0 && !outcome.errors.contains("ApplicationRoot.swift does not give"), "\(outcome)")
        #expect(outcome.errors.contains("HomePresenter.swift does not give"), "\(outcome)")
    }

    @Test func `a closed folder hides who makes a module, and nothing else`() throws {
        let session = try Session()
        session.run("gen Shop viper/app --root Home")
        let closed = FaultyFileSystem(session.sandbox.fileSystem, closedFolder: session.sandbox.path("App"))
        let outcome = session.run(
            "gen Home viper --input id:Int --no-xcode".split(separator: " ").map(String.init), on: closed)
        #expect(outcome.code == 0 && !outcome.errors.contains("does not give"), "\(outcome)")
    }

    /// A type of the project's own hides that of Foundation's.
    @Test(arguments: [(false, "static let pack: Bundle = Bundle.main"), (true, "static let pack: Bundle = Bundle()")])
    func `a type of Foundation's has a sample where the project has none of that name`(
        _ isOwn: Bool, _ line: String
    ) throws {
        let session = try Session()
        if isOwn { try session.sandbox.file("Models/Bundle.swift", "struct Bundle {}\n") }
        #expect(session.run("gen Home viper --input pack:Bundle --no-xcode").code == 0)
        #expect(try session.sandbox.text("Tests/Home/HomeInputs.swift").contains(line))
    }
}
