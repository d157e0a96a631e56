import Testing

/// Connections of screens with data, in each set: each is taken out, and missed.
@Suite struct CheckConnectionTests {
    @Test(arguments: Session.screens.keys.sorted())
    func `screens are clean as they are generated`(_ set: String) throws {
        let found = try Session.withScreens(of: set).found("check --strict")
        #expect(found == [])
    }

    /// What is about nothing fetches nothing anew, and has nobody to tell of a tap.
    @Test(arguments: [
        ["gen AddClient viper --event didLoad", "gen Order viper --opens AddClient"],
        ["gen AddClient viper-protocols --event didLoad", "gen Order viper-protocols --opens AddClient"],
        ["gen AddClient viperbase --event didLoad", "gen Order viperbase --opens AddClient"],
        ["gen AddClient clean-swift --event didLoad", "gen Order clean-swift --opens AddClient"],
        ["gen Order viper", "gen News viper --cell Row --opens Order --no-delegate"],
        ["gen Order vipera", "gen Home vipera --superclass UITabBarController --opens Order"],
        ["gen Order viper --cell Row --mocks none"],
    ])
    func `small screens are clean as they are generated`(_ commands: [String]) throws {
        let session = try Session()
        for command in commands { #expect(session.run(command + " --quiet").code == 0, "\(command)") }
        #expect(session.found("check --strict") == [])
        #expect(!session.run("check").errors.contains("match"), "each is of the set")
    }

    @Test(arguments: [
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "        tableView.delegate = self\n", "",
            "'ClientsViewController' is never set as a 'delegate'"
        ),
        // The presenter's function is called so, too.
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "            self?.didTapRetry()\n", "",
            "'didTapRetry' is never called"
        ),
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "        setUpRows()\n", "",
            "'setUpRows' is never called"
        ),
        (
            "viper", "Modules/Clients/Interactor/ClientsInteractor.swift",
            "                self?.output?.didFailToFetchClients(error: error)\n", "",
            "'didFailToFetchClients' is never called"
        ),
        (
            "viper", "Modules/Clients/Presenter/ClientsPresenter.swift", "(delegate: self)", "(delegate: nil)",
            "'ClientsPresenter' is never set as a 'delegate'"
        ),
        (
            "viper", "Modules/Clients/Router/ClientsRouter.swift", "build(delegate: delegate)", "build(delegate: nil)",
            "'openAddClientModule' does not pass on its 'delegate'"
        ),
        (
            "viper", "Modules/AddClient/Presenter/AddClientPresenter.swift",
            "        delegate?.addClientModuleDidCreateClient()\n", "",
            "'addClientModuleDidCreateClient' is never called"
        ),
        (
            "viper-protocols", "Modules/Clients/Presenter/ClientsPresenter.swift", "(output: self)", "(output: nil)",
            "'ClientsPresenter' is never set as an 'output'"
        ),
        (
            "viperbase", "Modules/Clients/ClientsView.swift", "        presenter.viewIsReady()\n", "",
            "'viewIsReady' is never called"
        ),
        (
            "viperbase", "Modules/Clients/ClientsView.swift", "tableView.delegate = self", "tableView.delegate = nil",
            "'ClientsView' is never set as a 'delegate'"
        ),
        (
            "viperbase", "Modules/Clients/ClientsRouter.swift",
            "        pushModule(withView: AddClientBuilder.build(delegate: delegate))\n", "",
            "'goToAddClient' does not pass on its 'delegate'"
        ),
        (
            "clean-swift", "Modules/Clients/ClientsViewController.swift",
            "        ClientsConfigurator.instance.configure(viewController: self)\n", "", "'configure' is never called"
        ),
        (
            "clean-swift", "Modules/Clients/ClientsRouter.swift", "            passDataToAddClientScene(segue)\n", "",
            "'passDataToAddClientScene' is never called"
        ),
        (
            "clean-swift", "Modules/Clients/ClientsRouter.swift", "delegate: viewController", "delegate: nil",
            "'ClientsViewController' is never set as a 'delegate'"
        ),
        (
            "module-factory", "Presentation/UserStories/Clients/Configurator/ClientsInitializer.swift",
            "        configurator.configureModuleForViewInput(viewInput: clientsViewController)\n", "",
            "'configureModuleForViewInput' is never called"
        ),
        (
            "vipera", "Modules/Home/HomeModule.swift",
            "        presenter.setupViewControllers()\n", "", "'setupViewControllers' is never called"
        ),
        // Another object has a function of the same name, and that is called.
        (
            "clean-swift", "Modules/Clients/ClientsInteractor.swift",
            "                response.clients = try await worker.fetchClients(for: request)\n", "",
            "ClientsWorker.swift:11:10: error: 'fetchClients' is never called"
        ),
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultView.swift",
            "        presenter?.showPostDetails(for: post)\n", "",
            "PostsDefaultPresenter.swift:50:10: error: 'showPostDetails' is never called"
        ),
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultPresenter.swift",
            "                self?.view?.display(error)\n", "",
            "PostsDefaultView.swift:98:10: error: one of the 2 functions 'display' is never called"
        ),
        // Who is called does nothing.
        (
            "clean-swift", "Modules/Clients/ClientsRouter.swift",
            "        viewController?.performSegue(withIdentifier: \"ShowAddClientScene\", sender: nil)\n", "",
            "'navigateToAddClient' does nothing"
        ),
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultPresenter.swift",
            "    func retry() {\n        load()\n    }\n", "    func retry() {}\n", "'retry' does nothing"
        ),
    ])
    func `a connection that is taken out is missed`(
        _ set: String, file: String, old: String, new: String, message: String
    ) throws {
        let session = try Session.withScreens(of: set)
        try session.edit(file, old, new)
        let found = session.found("check --rule missing-wiring")
        #expect(found.count == 1 && found.allSatisfy { $0.contains(message) }, "\(found)")
    }

    /// What somebody does next, and what connects by other means.
    @Test(arguments: [
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "        tableView.delegate = self\n",
            "        let list = tableView\n        list.delegate = self\n"
        ),
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "        setUpRows()\n",
            "        self.setUpRows()\n"
        ),
        (
            "viper", "Modules/Clients/View/ClientsViewController.swift", "        setUpRows()\n",
            "        perform(#selector(setUpRows))\n"
        ),
        ("viper", "Modules/Clients/Presenter/ClientsPresenter.swift", "(delegate: self)", "(delegate : self )"),
        (
            "viperbase", "Modules/Clients/ClientsPresenter.swift", "        view?.showSpinner()\n",
            "        view.map { $0.showSpinner() }\n"
        ),
        (
            "clean-swift", "Modules/Clients/ClientsInteractor.swift",
            "                response.clients = try await worker.fetchClients(for: request)\n",
            """
                            let employee = worker
                            response.clients = try await employee.fetchClients(for: request)

            """
        ),
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultPresenter.swift",
            "                self?.view?.display(error)\n",
            "                guard let screen = self?.view else { return }\n                screen.display(error)\n"
        ),
        // A control calls it.
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultView.swift",
            "    func display(_ error: any Error) {\n",
            "    @IBAction func display(_ sender: UIButton) {\n        print(sender)\n    }\n\n    func display(_ error: any Error) {\n"
        ),
        (
            "vipera", "Modules/Posts/Implementations/Default/PostsDefaultPresenter.swift",
            "    func retry() {\n        load()\n    }\n",
            "    func retry() {\n        // Retrying is left to the reader.\n    }\n"
        ),
    ])
    func `a connection may be made otherwise`(_ set: String, file: String, old: String, new: String) throws {
        let session = try Session.withScreens(of: set)
        try session.edit(file, old, new)
        #expect(session.found("check --rule missing-wiring") == [])
    }

    @Test(arguments: [("push", "pushViewController"), ("present", "present")])
    func `a scene that is not shown any more is missed`(_ navigation: String, _ function: String) throws {
        let session = try Session()
        session.run(
            "gen Clients clean-swift --entity Client --opens AddClient --opens ClientDetails --navigation \(navigation)"
        )
        #expect(session.found("check --rule missing-wiring") == [])
        let path = "Modules/Clients/ClientsRouter.swift"
        var lines = try session.sandbox.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        lines.remove(at: try #require(lines.firstIndex { $0.contains("\(function)(") }))
        try session.write(path, lines.joined(separator: "\n"))
        let found = session.found("check --rule missing-wiring")
        #expect(found.contains { $0.contains("'navigateToAddClient' does not call '\(function)'") }, "\(found)")
    }

    /// Who has no use for a function may leave it empty, or leave it to a control.
    @Test(arguments: ["    func showSpinner() {}\n", "    @IBAction func showSpinner() {\n        print(1)\n    }\n"])
    func `a function without a caller may be empty, or a control's`(_ function: String) throws {
        let session = try Session.withScreens(of: "viperbase")
        let (view, presenter) = ("Modules/Clients/ClientsView.swift", "Modules/Clients/ClientsPresenter.swift")
        try session.edit(presenter, "        view?.showSpinner()\n", "")
        let spinner = """
                func showSpinner() {
                    navigationItem.prompt = nil
                    // If the table was pulled down, its refresh control is already spinning.
                    guard tableView.refreshControl?.isRefreshing != true else { return }
                    // It would stand across the spinner.
                    emptyLabel.isHidden = true
                    spinner.startAnimating()
                }

            """
        try session.edit(view, spinner, function)
        #expect(session.found("check --rule missing-wiring") == [])
    }

    /// What another object calls by its own protocol may be called as the set calls functions of the module.
    @Test(arguments: [": CardViewDelegate", ""])
    func `a function of another protocol has no caller in the module`(_ conformance: String) throws {
        let session = try Session.withScreens(of: "viper")
        try session.sandbox.file(
            "Modules/Clients/View/ClientsViewController+Card.swift",
            """
            extension ClientsViewController\(conformance) {
                func didTapCard() {
                    print(1)
                }
            }

            """)
        #expect(session.found("check --rule missing-wiring").isEmpty == !conformance.isEmpty)
    }

    /// The set has a name for 'clientsModuleDidClose', and one that any event may have.
    @Test func `a function that two patterns fit is told of once`() throws {
        let session = try Session.withScreens(of: "viper")
        try session.edit(
            "Modules/Clients/Presenter/ClientsPresenter.swift", "        delegate?.clientsModuleDidClose()\n", "")
        let found = session.found("check --rule missing-wiring")
        #expect(found.count == 1 && found[0].contains("'clientsModuleDidClose' is never called"), "\(found)")
        // Where nothing is left of a file, too.
        try session.write("Modules/Clients/Presenter/ClientsPresenter.swift", "final class ClientsPresenter {")
        let broken = session.found("check --rule missing-wiring")
        #expect(Set(broken).count == broken.count, "\(broken)")
    }

    /// A storyboard sets the delegate of a table as well.
    @Test func `a delegate may be an outlet`() throws {
        let session = try Session.withScreens(of: "viper")
        try session.edit("Modules/Clients/View/ClientsViewController.swift", "        tableView.delegate = self\n", "")
        try session.edit(
            "Modules/Clients/View/Clients.storyboard", "</viewController>",
            "<connections><outlet property=\"delegate\" destination=\"a\" id=\"b\"/></connections></viewController>")
        #expect(session.found("check --rule missing-wiring") == [])
    }

    /// Who taps there is for the team to say: it only looks like one of the set's own functions.
    @Test(arguments: ["viper", "viper-protocols", "viperbase", "vipera", "clean-swift"])
    func `an event called like a tap is not missed in the view`(_ set: String) throws {
        let session = try Session()
        if set == "viperbase" { #expect(session.run("gen Base viperbase/support").code == 0) }
        #expect(session.run("gen Filter \(set) --event didTapSave --event didTapRow(number:Int)").code == 0)
        #expect(session.found("check --strict") == [])
    }

    /// A router hears of what happened in the module that it opened, and the presenter fetches anew.
    @Test(arguments: [
        ("Router", "        presenter?.didAdd(postId: postId)\n", ""),
        ("Presenter", " {\n        load()\n    }\n", " { }\n"),
    ])
    func `an event that nothing is done about is missed`(_ role: String, old: String, new: String) throws {
        let session = try Session()
        for command in [
            "gen App vipera/app --root List", "gen Post vipera/entity", "gen Add vipera --event didAdd(postId:Int)",
            "gen List vipera --entity Post --opens Add",
        ] {
            #expect(session.run(command).code == 0)
        }
        #expect(session.found("check --strict") == [])
        let function = role == "Router" ? "" : "    func didAdd(postId: Int)"
        try session.edit(
            "Modules/List/Implementations/Default/ListDefault\(role).swift", function + old, function + new)
        let found = session.found("check --strict")
        #expect(found.count == 1 && found[0].contains("'didAdd' does nothing"), "\(found)")
    }

    /// What the opened module calls is no fetch of the list's that nobody asks for.
    @Test(arguments: ["viper", "viper-protocols", "clean-swift", "vipera"])
    func `a module may be called as what a list does`(_ set: String) throws {
        let session = try Session()
        #expect(session.run("gen FetchOrders \(set) --event didFinish").code == 0)
        #expect(session.run("gen Clients \(set) --entity Client --opens FetchOrders").code == 0)
        #expect(session.found("check --strict") == [])
    }
}
