import Testing

/// `vipergen gen NAME SET/app` in a project that has modules already.
@Suite struct EarlierModulesTests {
    private static let details = "ClientDetails SET --entity Client --input clientId:Int"
    private static let list = "Clients/ClientList SET --entity Client --opens ClientDetails --tests swift-testing"

    /// Once the application is there, each module is as the same command writes it then.
    @Test(arguments: ["viper", "clean-swift", "viperbase", "vipera", "module-factory"])
    func `what nobody has changed follows the application`(_ set: String) throws {
        let session = try Session()
        let commands = [Self.details, Self.list].map { "gen \($0.replacing("SET", with: set))" }
        if set == "viperbase" { session.run("gen Support viperbase/support") }
        for command in commands { #expect(session.run(command).code == 0) }
        let start = set == "module-factory" ? "start" : "root"

        let outcome = session.run("gen Weather \(set)/app --\(start) ClientList")
        #expect(outcome.code == 0 && outcome.output.contains("update "), "\(outcome)")
        for command in commands {
            let again = session.run(command)
            #expect(again.code == 0 && !again.output.contains("create"), "\(again)")
            #expect(!again.output.contains("update"), "\(again)")
        }
        for path in try session.files() where path.hasPrefix("Tests/") && path.hasSuffix(".swift") {
            #expect(try !session.sandbox.text(path).contains("@testable import App\n"), "\(path)")
        }
    }

    /// What screens have had written along by another set is built with them.
    @Test(arguments: ["clean-swift", "viperbase"])
    func `entities and services are parts of the application`(_ set: String) throws {
        let session = try Session()
        try session.sandbox.file("Entities.md", "")
        if set == "viperbase" { session.run("gen Support viperbase/support") }
        #expect(session.run("gen Keys \(set) --entity Key").code == 0)
        #expect(session.run("gen MyApp \(set)/app --root Keys").code == 0)
        let status = session.run("xcode status")
        #expect(status.code == 0, "\(status)")
        #expect(try session.sandbox.text("MyApp.xcodeproj/project.pbxproj").contains("path = Entities;"))
    }

    /// An application that is written once more has its modules in the order of their writing.
    @Test func `the same command again changes nothing`() throws {
        let session = try Session()
        let application = "gen MyApp module-factory/app --start Start"
        for line in [application, "gen Start module-factory", "gen Zoo module-factory", "gen Ark module-factory"] {
            #expect(session.run(line).code == 0)
        }
        let again = session.run(application)
        #expect(again.code == 0 && again.lines.allSatisfy { $0.hasPrefix("identical") }, "\(again)")
    }

    /// Nothing is public that shows a type which is not.
    @Test func `what is internal in a package stays so`() throws {
        let session = try Session.package(["Kit"])
        let entity = "struct Post: Codable, Equatable, Identifiable {\n    let id: Int\n}\n"
        try session.sandbox.file("Sources/Kit/Models.swift", entity)
        session.run("init --yes --template module-factory")
        #expect(session.run("gen Posts module-factory --entity Post").code == 0)
        #expect(session.run("gen Blog module-factory/app --start Posts").code == 0)
        for name in ["Service", "ServiceImpl"] {
            let path = "Sources/Kit/Services/Business/PostService/Post\(name).swift"
            #expect(try !session.sandbox.text(path).contains("public"))
        }
    }

    @Test func `what several modules share is updated once`() throws {
        let session = try Session()
        for name in ["Post", "Album"] { session.run("gen \(name)s viper --entity \(name)") }
        let outcome = session.run("gen Blog viper/app --root Posts")
        let shared = "update    Services/ApiClient/ApiClient.swift\n"
        #expect(outcome.code == 0 && outcome.output.split(separator: shared).count == 2, "\(outcome)")
    }

    @Test func `what somebody has changed stays as it is`() throws {
        let session = try Session()
        session.run("gen Posts viper")
        let path = "Tests/Posts/Presenter/PostsPresenterTests.swift"
        let mine = try session.sandbox.text(path) + "// mine\n"
        try session.write(path, mine)
        let view = "Modules/Posts/View/PostsViewController.swift"
        #expect(session.run("gen Blog viper/app --root Posts").output.contains("update    \(view)\n"))
        #expect(try session.sandbox.text(path) == mine.replacing("import App\n", with: "import Blog\n"))
        #expect(try session.sandbox.text(view).contains("//  Blog\n"))
    }

    @Test func `tests of other sets and tests by hand import the application by its name`() throws {
        let session = try Session()
        session.run("gen Post viper/api-service")
        let mine = "import App\n@testable import App\n@testable import AppKit\n"
        try session.write("Tests/Mine.swift", mine)
        #expect(session.run("gen Blog module-factory/app").output.contains("update    Tests/Mine.swift\n"))
        #expect(
            try session.sandbox.text("Tests/Mine.swift")
                == mine.replacing("@testable import App\n", with: "@testable import Blog\n"))
        let tests = try session.files().filter { $0.hasPrefix("Tests/Services/") }
        #expect(tests.count == 2)
        for path in tests { #expect(try session.sandbox.text(path).contains("@testable import Blog\n"), "\(path)") }
    }

    /// A service comes behind those that it needs, whatever it is called.
    @Test func `what could not be registered before is registered`() throws {
        let session = try Session()
        session.run("gen Geo module-factory/service")
        session.run("gen Area module-factory/service --uses Geo")
        session.run("gen Cities module-factory --entity City")
        session.run("gen Map module-factory")
        #expect(session.run("gen Weather module-factory/app --start Cities").code == 0)
        let services = try session.sandbox.text("Services/ServicesAssemblyImpl.swift")
        #expect(
            services.contains(
                """
                        networkService = NetworkServiceImpl()
                        cityService = CityServiceImpl(networkService: networkService)
                        geoService = GeoServiceImpl()
                        areaService = AreaServiceImpl(geoService: geoService)

                """), "\(services)")
        let root = try session.sandbox.text("Presentation/ApplicationRoot/ApplicationRoot.swift")
        #expect(root.contains("        CitiesFactory.shared,\n        MapFactory.shared,\n"), "\(root)")
    }

    /// The services of another set are called much as this one's, and are not made as they are.
    @Test func `what another set has written is not registered`() throws {
        let session = try Session()
        session.run("gen Post viper/api-service")
        #expect(session.run("gen Blog module-factory/app").code == 0)
        let services = try session.sandbox.text("Services/ServicesAssemblyImpl.swift")
        #expect(!services.contains("postApiService"), "\(services)")
        session.run("gen Geo module-factory/service")
        #expect(try session.sandbox.text("Services/ServicesAssemblyImpl.swift").contains("GeoServiceImpl()"))
    }

    /// What works with an entity, and the entity itself, whatever its first property is.
    @Test(arguments: ["viper", "clean-swift", "viperbase"])
    func `the other layers of an entity follow the application`(_ set: String) throws {
        let session = try Session()
        session.run("gen Post viper/entity --property isRead:Bool --property id:Int")
        for layer in ["api-service", "storage", "data-manager"] { session.run("gen Post viper/\(layer)") }
        #expect(session.run("gen Blog \(set)/app").code == 0)
        for path in try session.files() where path.hasPrefix("Tests/") && path.hasSuffix(".swift") {
            #expect(try !session.sandbox.text(path).contains("@testable import App\n"), "\(path)")
        }
    }
}
