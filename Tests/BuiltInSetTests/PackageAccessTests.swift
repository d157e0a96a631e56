import GeneratedCode
import Testing

/// What other targets need of a module in a Swift package is public.
@Suite struct PackageAccessTests {
    /// A target of a package, and what an application does with it that imports it.
    struct Client: CustomTestStringConvertible, Sendable {
        let set: String
        /// What `gen` is asked for: names, blueprints and options.
        let commands: [(name: String, target: String, options: [String: [String]])]
        /// The body of a type that listens to the modules.
        let app: String
        var imports = "UIKit"
        var listensTo: [String] = []

        var testDescription: String { self.set }
    }

    @Test(arguments: clients)
    func `another target opens the screens and uses the data`(_ client: Client) throws {
        var package = ExampleApp(set: client.set, ["tests": ["none"]], in: "Kit")
        package.add("import Foundation\nextension Bundle { static let module = Bundle.main }\n", at: "Bundle.swift")
        package.add("public protocol Log: AnyObject {}\n", at: "Log.swift")
        for command in client.commands { try package.gen(command.name, command.target, command.options) }
        let files = package.files

        let own = try GeneratedProject(files: files, moduleName: "Kit").typeCheck(.swift6)
        #expect(own.isClean, "\(own)")

        var app = Dictionary(
            uniqueKeysWithValues: files.map { ("Libraries/Kit/" + $0, $1) })
        let listensTo = client.listensTo.map { ": \($0)" }.first ?? ""
        let others = client.listensTo.dropFirst().map { ", \($0)" }.joined()
        let text = """
            import Foundation
            import Kit
            import \(client.imports)

            final class OwnLog: Log {}

            @MainActor
            final class Flow\(listensTo)\(others) {
            \(client.app)
            }
            """
        app["App.swift"] = Array(text.utf8)
        let other = try GeneratedProject(files: app).typeCheck(.swift6, isRunToo: true)
        #expect(other.isClean, "\(other)")
    }

    /// The generic builder of viperbase names all layers, and so they are public.
    @Test(arguments: clients.filter { $0.set != "viperbase" })
    func `what no other target needs is internal`(_ client: Client) throws {
        var package = ExampleApp(set: client.set, ["tests": ["none"]], in: "Kit")
        for command in client.commands { try package.gen(command.name, command.target, command.options) }
        let layers = ["Presenter", "Interactor", "Router", "Worker", "Cell"]
        for (path, text) in package.files where path.contains("AddClient") {
            guard layers.contains(where: path.contains) else { continue }
            #expect(!String(decoding: text, as: UTF8.self).contains("public "), "\(path)")
        }
    }

    private static let events = ["didCreateClient(client: Client, at: [Date?])"]
    private static let entity = (
        name: "Client", target: "viper/entity", options: ["property": ["id:Int", "name:String?"]]
    )
    private static let apiService = (name: "Client", target: "viper/api-service", options: ["scope": ["agentId:Int"]])
    private static let adding = (name: "AddClient", target: "module", options: ["event": events])
    private static let details = (
        name: "ClientDetails", target: "module", options: ["input": ["clientId:Int"], "entity": ["Client"]]
    )
    private static let list = (
        name: "ClientList", target: "module",
        options: ["input": ["agentId:Int"], "entity": ["Client"], "opens": ["AddClient", "ClientDetails"]]
    )
    /// A screen that gets a closure, shows an entity in rows and opens nothing.
    private static let picker = (
        name: "ClientPicker", target: "module",
        options: ["input": ["agentId:Int", "done:(Client) -> Void"], "entity": ["Client"]]
    )

    static let clients: [Client] = [
        Client(
            set: "viper",
            commands: [
                entity, apiService, (name: "Client", target: "storage", options: [:]),
                (name: "Client", target: "data-manager", options: [:]), adding, details, list, picker,
            ],
            app: """
                    func screens() -> [UIViewController] {
                        [
                            ClientListModuleBuilder(agentId: 5).build(delegate: self),
                            AddClientModuleBuilder().build(delegate: self),
                            ClientDetailsModuleBuilder(clientId: 1).build(),
                            ClientPickerModuleBuilder(agentId: 5, done: { _ in }).build(delegate: self),
                        ]
                    }
                    func addClientModuleDidCreateClient(client: Client, at: [Date?]) { print(client.name ?? "") }
                    func clientPickerModuleDidSelectClient(client: Client) { }
                    func load() async throws -> [Client] {
                        var client = ApiClient.sharedInstance
                        client.baseURL = "https://example.com"
                        try await ClientApiService(apiClient: client).createClient(Client(id: 1, name: nil))
                        try ClientMemoryStorage().deleteClient(clientId: 1)
                        try ClientStorage(file: nil).saveClient(Client(id: 1, name: "Ada"), isSynced: true)
                        try await ClientDataManager().synchronize()
                        return try await ClientApiService().fetchClients(agentId: 1)
                    }
                """,
            listensTo: ["ClientListModuleDelegate", "AddClientModuleDelegate", "ClientPickerModuleDelegate"]),
        Client(
            set: "viper-protocols",
            commands: [
                entity, apiService,
                (name: "AddClient", target: "module", options: ["event": events, "dependency": ["log:any Log"]]),
                details,
                (
                    name: "ClientList", target: "module",
                    options: list.options.merging(["dependency": ["log:any Log"]]) { $1 }
                ), picker,
            ],
            app: """
                    func screens() -> [UIViewController] {
                        let list = ClientListAssembly(log: OwnLog()).make(agentId: 5, output: self)
                        list.input.reload()
                        let service = ClientApiService()
                        return [
                            list.view,
                            AddClientAssembly(log: OwnLog()).make(output: self).view,
                            ClientDetailsAssembly(clientApiService: service).make(clientId: 1).view,
                            ClientPickerAssembly().make(agentId: 5, done: { _ in }, output: self).view,
                        ]
                    }
                    func addClientModuleDidCreateClient(client: Client, at: [Date?]) { }
                    func clientPickerModuleDidSelectClient(client: Client) { }
                """,
            listensTo: ["ClientListModuleOutput", "AddClientModuleOutput", "ClientPickerModuleOutput"]),
        Client(
            set: "viper-swiftui",
            commands: [
                entity, apiService, (name: "AddClient", target: "module", options: ["dependency": ["log:any Log"]]),
                (
                    name: "ClientDetails", target: "module",
                    options: details.options.merging(["stack": ["false"]]) { $1 }
                ),
                (
                    name: "ClientList", target: "module",
                    options: list.options.merging(["dependency": ["log:any Log"]]) { $1 }
                ), picker,
            ],
            app: """
                    func screens() -> [AnyView] {
                        let path = Binding.constant(NavigationPath())
                        return [
                            AnyView(ClientListBuilder(log: OwnLog()).build(agentId: 5)),
                            AnyView(AddClientBuilder(log: OwnLog()).build()),
                            AnyView(ClientDetailsBuilder().build(clientId: 1, path: path)),
                            AnyView(ClientPickerBuilder().build(agentId: 5, done: { _ in })),
                        ]
                    }
                """,
            imports: "SwiftUI"),
        Client(
            set: "vipera",
            commands: [
                (name: "App", target: "app", options: ["root": ["AddClient"]]),
                (name: "Client", target: "entity", options: entity.options),
                (name: "Client", target: "resource", options: apiService.options), adding, details, list, picker,
                (
                    name: "Main", target: "module",
                    options: ["superclass": ["UITabBarController"], "tab": ["AddClient"], "delegate": ["false"]]
                ),
            ],
            app: """
                    func screens() -> [UIViewController] {
                        [
                            ClientListModule().buildDefault(with: 5, delegate: self),
                            AddClientModule().buildDefault(delegate: self),
                            ClientDetailsModule().buildDefault(with: 1),
                            ClientPickerModule().buildDefault(with: 5, done: { print($0.name ?? "") }),
                            MainModule().buildDefault(),
                        ]
                    }
                    func didCreateClient(client: Client, at: [Date?]) { print(Client(id: 1, name: nil) == client) }
                """,
            listensTo: ["ClientListModuleDelegate", "AddClientModuleDelegate"]),
        Client(
            set: "module-factory",
            commands: [
                (name: "App", target: "app", options: ["start": ["AddClient"]]),
                (name: "Client", target: "entity", options: entity.options),
                (name: "Client", target: "business-service", options: apiService.options),
                (name: "Log", target: "service", options: [:]),
                (name: "Report", target: "service", options: ["uses": ["Log"]]),
                (name: "AddClient", target: "module", options: [:]), details,
                (name: "ClientList", target: "module", options: list.options.merging(["parameter": ["mode"]]) { $1 }),
            ],
            app: """
                    func screens() -> UIViewController {
                        ServicesAssembly.setup(application: UIApplication.shared)
                        let navigation = UINavigationController()
                        let root = ApplicationRoot(withNavigation: navigation)
                        root.start()
                        let urn = ClientListFactory.shared.createModuleURN(mode: "all", agentId: 5)
                        if let url = URL(string: urn) { _ = root.open(url) }
                        let factories: [any ModuleFactoryProtocol] = [AddClientFactory.shared]
                        print(factories[0].moduleURN, factories[0].accepts([:]))
                        return ClientListFactory.shared.createModule(arguments: ["agentId": "5"]) { values in
                            print(values?["clientId"] ?? "")
                        }
                    }
                    func load() async throws -> [Client] {
                        let report: any ReportService = ReportServiceImpl(logService: LogServiceImpl())
                        let network = NetworkServiceImpl(baseURL: "https://example.com")
                        let clients: any ClientService = ClientServiceImpl(networkService: network)
                        print(report, Client(id: 1, name: nil))
                        return try await clients.fetchClients(agentId: 5)
                    }
                """),
        Client(
            set: "clean-swift",
            commands: [
                entity, apiService, adding,
                (
                    name: "ClientDetails", target: "module",
                    options: details.options.merging(["event": ["didClose"]]) { $1 }
                ),
                list, picker,
                (name: "Search", target: "module", options: ["item": ["Hit"], "input": ["text:String?"]]),
            ],
            app: """
                    func screens() -> [UIViewController] {
                        let list = ClientListConfigurator.instance.makeScene()
                        ClientListConfigurator.instance.passData(to: list, request: ClientListFetchRequest(agentId: 5))
                        let adding = AddClientConfigurator.instance.makeScene()
                        AddClientConfigurator.instance.passData(to: adding, delegate: self)
                        let details = ClientDetailsConfigurator.instance.makeScene()
                        let detailsRequest = ClientDetailsFetchRequest(clientId: 1)
                        ClientDetailsConfigurator.instance.passData(to: details, request: detailsRequest, delegate: self)
                        var request = SearchFetchRequest()
                        request.text = "Ada"
                        let search = SearchConfigurator.instance.makeScene()
                        SearchConfigurator.instance.passData(to: search, request: request)
                        return [list, adding, details, search]
                    }
                    func addClientModuleDidCreateClient(client: Client, at: [Date?]) { print(client.name ?? "") }
                    func clientDetailsModuleDidClose() { }
                """,
            listensTo: ["AddClientModuleDelegate", "ClientDetailsModuleDelegate"]),
        Client(
            set: "viperbase",
            commands: [
                (name: "Base", target: "support", options: [:]), entity, apiService, adding, details, list, picker,
                (name: "Plain", target: "module", options: ["view": ["xib"]]),
            ],
            app: """
                    func screens(in scene: UIWindowScene) -> [UIViewController] {
                        _ = PlainBuilder.build().attachToWindow(in: scene, withNavigationController: true)
                        return [
                            ClientListBuilder.build(agentId: 5),
                            AddClientBuilder.build(delegate: self),
                            ClientDetailsBuilder.build(clientId: 1),
                            ClientPickerBuilder.build(agentId: 5, done: { print($0.name ?? "") }),
                        ]
                    }
                    func addClientModuleDidCreateClient(client: Client, at: [Date?]) { }
                """,
            listensTo: ["AddClientModuleDelegate"]),
    ]
}
