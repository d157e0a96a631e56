import Testing

/// Calls that functions make in each set: of a function that others of their type still call, of one that an option
/// names, and of what another component inherits.
@Suite struct CheckLostCallTests {
    @Test(arguments: [
        // Another function of its type still calls it.
        (
            "viper", "Modules/Clients/Presenter/ClientsPresenter.swift",
            "    func viewIsReady() {\n        fetchClients()\n    }\n", "    func viewIsReady() {\n    }\n",
            "ClientsPresenter.swift:21:10: error: 'viewIsReady' does not call 'fetchClients'"
        ),
        (
            "viper-protocols", "Modules/Clients/Presenter/ClientsPresenter.swift",
            "        view?.hideSpinner()\n        view?.showError", "        view?.showError",
            "'didFailToFetchClients' does not call 'hideSpinner'"
        ),
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultPresenter.swift",
            "    func viewDidLoad() {\n        load()\n    }\n", "    func viewDidLoad() {\n        print(1)\n    }\n",
            "'viewDidLoad' does not call 'load'"
        ),
        (
            "clean-swift", "Modules/Clients/ClientsViewController.swift",
            "        setUpRows()\n        fetchClientsOnLoad()\n", "        setUpRows()\n",
            "'viewDidLoad' does not call 'fetchClientsOnLoad'"
        ),
        // A function that an option names, or that another component inherits, is called nowhere else.
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "        didTapClient(client: client)\n", "",
            "'tableView' does not call 'didTapClient'"
        ),
        (
            "viper", "Modules/Clients/Router/ClientsRouter.swift",
            "        transitionHandler?.present(navigationController, animated: true, completion: nil)\n", "",
            "'openModule' does not call 'present'"
        ),
        (
            "viper-protocols", "Modules/Clients/Router/ClientsRouter.swift",
            "        viewController?.present(stack, animated: true, completion: nil)\n", "",
            "'present' does not call 'present'"
        ),
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultRouter.swift",
            "        self.viewController?.show(viewController, sender: nil)\n", "",
            "'showPostDetails' does not call 'show'"
        ),
        // So is what UIKit's objects are given to one another for.
        (
            "viper", "Modules/Clients/Router/ClientsRouter.swift",
            "            stack.popToViewController(stack.viewControllers[index - 1], animated: true)\n", "",
            "'closeModule' does not call 'popToViewController'"
        ),
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift",
            "        present(alert, animated: true, completion: nil)\n", "", "'showError' does not call 'present'"
        ),
        (
            "clean-swift", "Modules/Clients/ClientsViewController.swift",
            "        dataSource.applySnapshotUsingReloadData(snapshot)\n", "",
            "'refresh' does not call 'applySnapshotUsingReloadData'"
        ),
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift",
            "        alert.addAction(UIAlertAction(title: String(localized: \"Cancel\"), style: .cancel))\n", "",
            "'showError' uses 'addAction' less often"
        ),
        (
            "viper", "Modules/Client/View/ClientViewController.swift", "        cell.contentConfiguration = content\n",
            "", "'cell' does not set 'contentConfiguration'"
        ),
        // A property of its own that a function sets, be it given anything or not.
        (
            "viper", "Modules/Clients/Interactor/ClientsInteractor.swift", "        fetching = task\n", "",
            "'fetchClients' does not set 'fetching'"
        ),
        (
            "viper", "Modules/Client/Interactor/ClientInteractor.swift", "        fetching = task\n", "",
            "'fetchClient' does not set 'fetching'"
        ),
        // What the superclass does, a task that is ended, a value that is answered with, a closure that is waited for.
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "        super.viewDidLoad()\n", "",
            "'viewDidLoad' does not call 'super.viewDidLoad'"
        ),
        (
            "viper", "Modules/Clients/Interactor/ClientsInteractor.swift",
            "        fetching?.cancel()\n        let task", "        let task",
            "'fetchClients' does not call 'cancel'"
        ),
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultPresenter.swift",
            "        loading?.cancel()\n        loading = ", "        loading = ", "'load' does not call 'cancel'"
        ),
        (
            "clean-swift", "Modules/Clients/ClientsInteractor.swift", "                response.error = error\n", "",
            "'fetchClients' uses 'error' less often"
        ),
        (
            "viper-protocols", "Modules/Clients/View/ClientsViewController.swift",
            "                self?.output.didTapAddClient()\n", "", "'didTapAddClient' is never called"
        ),
        // The rows that are shown, and what stands or falls with a property that only some modules have.
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift",
            "        clients = Dictionary(fetched.map { ($0.id, $0) }) { $1 }\n", "",
            "'updateClients' does not set 'clients'"
        ),
        (
            "clean-swift", "Modules/Client/ClientViewController.swift", "        view.addSubview(tableView)\n", "",
            "'setUpRows' does not call 'addSubview'"
        ),
        // What a view of SwiftUI is told, and what a router's superclass is there for.
        (
            "viper-swiftui", "Modules/Clients/View/ClientsView.swift",
            "            .refreshable { await presenter.load() }\n", "", "'content' does not call 'load'"
        ),
        (
            "viper-swiftui", "Modules/Client/View/ClientView.swift",
            "            .refreshable { await presenter.load() }\n", "", "'details' does not call 'load'"
        ),
        (
            "viper-swiftui", "Modules/Clients/View/ClientsView.swift",
            "            .task(id: presenter.attempt) {\n                await presenter.load()\n            }\n", "",
            "'screen' does not call 'load'"
        ),
        (
            "viper-swiftui", "Modules/Clients/View/ClientsView.swift",
            "            .task(id: presenter.attempt) {\n                await presenter.load()\n            }\n",
            "            .task(id: presenter.attempt) { }\n", "'screen' does not call 'load'"
        ),
        (
            "viper-swiftui", "Modules/Home/Router/HomeRouter.swift", "        path.append(route)\n", "",
            "'push' does nothing"
        ),
        (
            "viper-swiftui", "Modules/Step/Router/StepRouter.swift", "        path.wrappedValue.append(route)\n", "",
            "'push' does nothing"
        ),
        (
            "viperbase", "Modules/Clients/ClientsRouter.swift",
            "        pushModule(withView: ClientBuilder.build(clientId: clientId))\n", "",
            "'goToClient' does nothing"
        ),
        // What an opened module is asked for, and what is done when it tells of an event.
        (
            "clean-swift", "Modules/Clients/ClientsRouter.swift",
            """
                    ClientConfigurator.instance.passData(\
            to: segue.destination, request: ClientFetchRequest(clientId: client.id))

            """, "", "'passDataToClientScene' does not call 'passData'"
        ),
        (
            "viper", "Modules/Clients/Presenter/ClientsPresenter.swift",
            "    func addClientModuleDidCreateClient() {\n        fetchClients()\n    }\n",
            "    func addClientModuleDidCreateClient() { }\n", "'addClientModuleDidCreateClient' does nothing"
        ),
        // What was turned into a comment is no reason to do nothing.
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultPresenter.swift",
            "        router?.close()\n", "        // router?.close()\n", "'close' does nothing"
        ),
    ])
    func `a call that is taken out is missed`(
        _ set: String, file: String, old: String, new: String, message: String
    ) throws {
        let session = try Session.withScreens(of: set)
        try session.edit(file, old, new)
        let found = session.found("check --rule missing-wiring")
        let others = found.filter { !$0.contains(message) }
        #expect(found.count == others.count + 1 && others.allSatisfy { $0.contains("is never called") }, "\(found)")
    }

    /// A screen without data does nothing when it appears, as it is generated, and is told so all the same.
    @Test(arguments: [
        (
            "viper", "View/ClientListViewController.swift", "        output.viewIsReady()\n",
            "'viewIsReady' is never called"
        ),
        (
            "vipera", "Implementations/Default/ClientListDefaultView.swift", "        presenter?.viewDidLoad()\n",
            "'viewDidLoad' is never called"
        ),
        (
            "clean-swift", "ClientListConfigurator.swift", "        router.passDataToNextScene(segue)\n",
            "'passDataToNextScene' is never called"
        ),
    ])
    func `a function that does nothing yet is missed`(_ set: String, file: String, _ call: String, message: String)
        throws
    {
        let session = try Session()
        session.run("gen ClientList \(set)")
        try session.edit("Modules/ClientList/\(file)", call, "")
        let found = session.found("check --rule missing-wiring")
        #expect(found.count == 1 && found.allSatisfy { $0.contains(message) }, "\(found)")
    }

    /// What a module's input is read from, and the handler that it calls when it is done.
    @Test(arguments: [
        ("        clientId = args.value(\"clientId\")\n", "'clientId' is never set, and reading it crashes"),
        ("        completion?(values)\n", "'complete' does not call 'completion'"),
    ])
    func `an input that is never read is missed`(_ line: String, message: String) throws {
        let session = try Session()
        session.run("gen Detail module-factory --input clientId:Int")
        try session.edit("Presentation/UserStories/Detail/Presenter/DetailPresenter.swift", line, "")
        let found = session.found("check --rule missing-wiring")
        #expect(found.count == 1 && found.allSatisfy { $0.contains(message) }, "\(found)")
    }

    @Test func `an input may be called like a keyword`() throws {
        let session = try Session()
        #expect(session.run("gen Detail module-factory --input async:Int").code == 0)
        #expect(session.found("check --strict") == [])
    }

    /// Whoever changes more than that knows what it is for.
    @Test(arguments: [
        (
            "viper", "Modules/Clients/Presenter/ClientsPresenter.swift",
            "    func viewIsReady() {\n        fetchClients()\n    }\n",
            "    func viewIsReady() {\n        // Clients are fetched as soon as somebody asks for them.\n    }\n"
        ),
        (
            "viper", "Modules/Clients/Presenter/ClientsPresenter.swift",
            "    func viewIsReady() {\n        fetchClients()\n    }\n",
            """
                func viewIsReady() {
                    print(1)
                }

                func viewWillAppear() {
                    fetchClients()
                }

            """
        ),
        (
            "viper", "Modules/Clients/Presenter/ClientsPresenter.swift",
            "    func viewIsReady() {\n        fetchClients()\n    }\n",
            "    func viewIsReady() {\n        interactor.fetchClients()\n    }\n"
        ),
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "        didTapClient(client: client)\n",
            "        output.didTapClient(client: client)\n"
        ),
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "        didTapClient(client: client)\n",
            "        [client].forEach(didTapClient)\n"
        ),
        (
            "viper", "Modules/Clients/Router/ClientsRouter.swift",
            "        transitionHandler?.present(navigationController, animated: true, completion: nil)\n",
            "        transitionHandler?.show(navigationController, sender: nil)\n"
        ),
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultRouter.swift",
            "        self.viewController?.show(viewController, sender: nil)\n",
            "        self.viewController.map { $0.navigationController?.pushViewController(viewController, animated: true) }\n"
        ),
    ])
    func `what is called may be called otherwise`(_ set: String, file: String, old: String, new: String) throws {
        let session = try Session.withScreens(of: set)
        try session.edit(file, old, new)
        #expect(session.found("check --rule missing-wiring") == [])
    }

    /// Functions that only the types of their arguments tell apart do different things.
    @Test func `functions of one name are not taken for one another`() throws {
        let session = try Session()
        let view = """
            import UIKit

            final class {{name}}View: UIViewController {
                var label: UILabel?

                func show(_ error: any Error) {
                    present(UIAlertController(), animated: true)
                }

                func show(_ text: String) {
                    label = UILabel()
                }
            }

            """
        try session.sandbox.file("Templates/house/template.json", "{}")
        try session.sandbox.file("Templates/house/module/Modules/{{name}}/{{name}}View.swift.mustache", view)
        for layer in ["Presenter", "Interactor"] {
            try session.sandbox.file(
                "Templates/house/module/Modules/{{name}}/{{name}}\(layer).swift.mustache",
                "final class {{name}}\(layer) { }\n")
        }
        #expect(session.run("gen ClientList house").code == 0)
        #expect(session.found("check --strict") == [])
    }
}
