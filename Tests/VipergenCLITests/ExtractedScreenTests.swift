import Testing

/// What `vipergen template extract` makes of screens with data, beside others that have none or other data.
struct ExtractedScreenTests {
    private func screens() throws -> Session {
        let session = try Session()
        for line in [
            "Client viper/entity --property id:Int --property name:String",
            "Client viper/api-service --scope agentId:Int",
            "Client viper --input clientId:Int --entity Client",
            "AddClient viper --event didCreateClient(clientId:Int)",
            "Clients viper --input agentId:Int --entity Client --opens Client --opens AddClient",
        ] {
            try #require(session.run("gen \(line)").code == 0)
        }
        return session
    }

    @Test(arguments: ["", "--alone"])
    func `calls have their arguments, and a service its own names`(options: String) throws {
        let session = try screens()
        #expect(session.run("template extract Modules/Clients --name house \(options)").code == 0)
        #expect(session.run("gen Orders house").code == 0)
        let presenter = try session.sandbox.text("Modules/Orders/Presenter/OrdersPresenter.swift")
        #expect(presenter.contains("interactor.fetchOrders(agentId: agentId)"), "\(presenter)")
        #expect(presenter.contains("let agentId: Int"))
        let interactor = try session.sandbox.text("Modules/Orders/Interactor/OrdersInteractor.swift")
        #expect(interactor.contains("func fetchOrders(agentId: Int)"), "\(interactor)")
        #expect(interactor.contains("clientApiService.fetchClients(agentId: agentId)"))
        #expect(session.run("check Orders").code == 0)
    }

    @Test func `a module that no file is named for is refused`() throws {
        let session = try Session()
        session.run("gen Cart viper")
        let outcome = session.run("template extract Modules/Cart --name house --module Crat")
        #expect(outcome.code == 64 && outcome.errors.contains("no Swift file in 'Modules/Cart' is named for 'Crat'"))
        #expect(outcome.errors.contains("Did you mean '--module Cart'?"))
        #expect(try !session.exists("Templates"))
    }

    /// Modules that are made in different ways share nothing that makes one: then it is made as the one that leads.
    @Test(arguments: [
        ("vipera", "OrderBookModule.swift", "func buildDefault(with agentId: Int"),
        ("viper-protocols", "Assembly/OrderBookAssembly.swift", "func make(agentId: Int"),
    ])
    func `a new module is made as the one that was taken`(_ set: String, _ file: String, _ function: String) throws {
        let session = try Session()
        session.run("gen Client \(set) --input clientId:Int --entity Client")
        session.run("gen Settings \(set)")
        session.run("gen ClientList \(set) --input agentId:Int --entity Client")
        let outcome = session.run("template extract Modules/ClientList --name house")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(session.run("gen OrderBook house").code == 0)
        #expect(try session.sandbox.text("Modules/OrderBook/\(file)").contains(function))
        #expect(session.found("check --strict") == [])
    }

    /// What the files have in common would tell another name: `News`, and `SMGoal`.
    @Test(arguments: [
        ("News List", "NewsList", "NewsResponse", "Order List", ""),
        ("GoalsList", "SMGoalsList", "SMGoalService", "OrderList", ""),
        ("Major List", "MajorList", "Helper", "Order List", "MajorListView"),
    ])
    func `a module is called as check calls it`(
        _ folder: String, _ name: String, _ other: String, _ newFolder: String, _ more: String
    ) throws {
        let session = try Session()
        for role in ["Interactor", "Presenter", "Router"] {
            try session.sandbox.file(
                "Modules/\(folder)/\(role)/\(name)\(role).swift", "final class \(name)\(role) {}\n")
            try session.sandbox.file(
                "Modules/\(folder)/Protocols/\(role) to View/\(name)\(role)ToViewProtocol.swift",
                "protocol \(name)\(role)ToViewProtocol {}\n")
        }
        try session.sandbox.file("Modules/\(folder)/\(other).swift", "struct \(other) {}\n")
        let outcome = session.run(["template", "extract", "Modules/\(folder)", "--name", "house"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(!outcome.errors.contains("a new module has this"), "\(outcome)")
        #expect(session.run("gen OrderList house").code == 0)
        #expect(try session.files().contains("Modules/\(newFolder)/Router/OrderListRouter.swift"))
    }

    @Test func `modules without a file of their own name share nothing`() throws {
        let session = try Session()
        for name in ["Feed", "Posts"] {
            try session.sandbox.file(
                "Modules/\(name)/\(name == "Feed" ? "A" : "B").swift", "struct \(name)Item {}\nstruct \(name)Row {}\n")
        }
        let outcome = session.run(
            "template extract Modules/Feed Modules/Posts --name house --module Feed --module Posts")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("no file of a module is shared by 'Feed' and 'Posts'"), "\(outcome)")
        #expect(!outcome.errors.contains("--module names"))
        #expect(try session.files().allSatisfy { !$0.hasPrefix("Templates") })
        let alike = session.run(
            "template extract Modules/Feed Modules/Posts --name house --module Item --module Item")
        #expect(alike.errors.contains("--module names the module of each PATH"), "\(alike)")
    }
}
