@testable import Conventions
import Testing

/// What compiles, and ties a generated module together no longer.
struct LostConnectionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let set: String
        var values: [String: [String]] = [:]
        /// The file below the module's folder, and the text in it that is replaced.
        let file: String
        let old: String
        var new = ""
        /// What is found: the file, and the message.
        var place = ""
        var message = ""

        var testDescription: String { "\(set): \(old)" }
    }

    @Test(arguments: [
        Case(
            set: "viper-protocols", file: "Presenter/ClientListPresenter.swift", old: "        router.close()\n",
            place: "Router/ClientListRouter.swift",
            message: "'close' is never called; in the set 'viper-protocols' it is"),
        Case(
            set: "clean-swift", values: ["opens": ["Detail"], "navigation": ["push"]], file: "ClientListRouter.swift",
            old: "        viewController?.navigationController?.pushViewController(scene, animated: true)\n",
            place: "ClientListRouter.swift",
            message:
                "'navigateToDetail' does not call 'performSegue', 'present' or 'pushViewController'; in the set "
                + "'clean-swift' it does"),
        Case(
            set: "clean-swift", values: ["opens": ["Detail"], "navigation": ["present"]],
            file: "ClientListRouter.swift",
            old: "        viewController?.present(navigationController, animated: true, completion: nil)\n",
            place: "ClientListRouter.swift",
            message:
                "'navigateToDetail' does not call 'performSegue', 'present' or 'pushViewController'; in the set "
                + "'clean-swift' it does"),
        Case(
            set: "viper", values: ["opens": ["Detail", "Editor"]], file: "Router/ClientListRouter.swift",
            old: "openModule(DetailModuleBuilder().build())", new: "_ = DetailModuleBuilder().build()",
            place: "Router/ClientListRouter.swift",
            message: "'openDetailModule' does not call 'openModule'; in the set 'viper' it does"),
        Case(
            set: "viper", values: ["entity": ["Client"]], file: "View/ClientListViewController.swift",
            old: "didSelectRowAt", new: "didDeselectRowAt", place: "View/ClientListViewController.swift",
            message:
                "'tableView(_:didDeselectRowAt:)' does what 'tableView(_:didSelectRowAt:)' does in the set 'viper'; did "
                + "you mean that?"),
        Case(
            set: "viper", values: ["entity": ["Client"]], file: "View/ClientListViewController.swift",
            old: "tableView(_ tableView: UITableView, didS", new: "tableViews(_ tableView: UITableView, didS",
            place: "View/ClientListViewController.swift",
            message:
                "'tableViews(_:didSelectRowAt:)' does what 'tableView(_:didSelectRowAt:)' does in the set 'viper'; did "
                + "you mean that?"),
        Case(
            set: "vipera", values: ["entity": ["Client"]], file: "Implementations/Default/ClientListDefaultView.swift",
            old: "withIdentifier: \"Client\"", new: "withIdentifier: \"Clients\"",
            place: "Implementations/Default/ClientListDefaultView.swift",
            message: "no cell is registered for 'Clients', and asking for one crashes"),
    ])
    func `a call that leads on is missed`(_ lost: Case) throws {
        let found = try violations(of: lost)
        #expect(found.contains("\(lost.place) missing-wiring \(lost.message)"), "\(found)")
    }

    /// What asks for a cell tells that one has to be registered, whatever else was changed.
    @Test(arguments: [
        ("tableView.rowHeight = 44", true), ("setUpColors()", true), ("Cells.set(tableView.rowHeight)", true),
        ("tableView.registerAll()", false), ("registerCells()", false), ("Cells.add(to: tableView)", false),
        ("tableView.register(Cell.self, forCellReuseIdentifier: identifier)", false),
    ])
    func `a cell that nobody registers any more`(_ line: String, _ isFound: Bool) throws {
        let registration = "tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"Client\")"
        let lost = Case(
            set: "viper", values: ["entity": ["Client"], "view": ["code"]], file: "View/ClientListViewController.swift",
            old: registration, new: line)
        let message = "no cell is registered for 'Client', and asking for one crashes"
        let expected = isFound ? ["View/ClientListViewController.swift missing-wiring \(message)"] : []
        #expect(try violations(of: lost) == expected)
    }

    /// Without an index path a table gives nothing where it has no such cell.
    @Test func `a cell that need not be there is none that crashes`() throws {
        let lost = Case(
            set: "vipera", values: Self.rows, file: Self.view, old: "withIdentifier: \"Client\", for: indexPath)",
            new: "withIdentifier: \"Clients\") ?? UITableViewCell()")
        #expect(try !violations(of: lost).contains { $0.contains("no cell is registered") })
    }

    private static let rows = ["entity": ["Client"]]
    private static let view = "Implementations/Default/ClientListDefaultView.swift"

    @Test(
        arguments: [
            (
                "vipera", rows, view, "        navigationItem.prompt = nil\n", "",
                "'displayLoading' does not set 'prompt = nil'"
            ),
            ("vipera", rows, view, "backgroundView = spinner", "backgroundView = nil", "does not set 'backgroundView'"),
            (
                "vipera", rows, view, "refreshControl = refreshControl", "refreshControl = nil",
                "does not set 'refreshControl'"
            ),
            (
                "vipera", rows, view, "contentConfiguration = content", "contentConfiguration = nil",
                "does not set 'contentConfiguration'"
            ),
            (
                "vipera", rows, view, "UIAction { [weak self] _ in self?.presenter?.close() }", "UIAction { _ in }",
                "'close' is never called"
            ),
            (
                "clean-swift", rows, "ClientListInteractor.swift", "response.error = error", "response.error = nil",
                "'fetchClientList' uses 'error' less often"
            ),
            (
                "clean-swift", rows, "ClientListViewController.swift",
                "UIAction { [weak self] _ in self?.router.close() }", "UIAction { _ in }", "'close' is never called"
            ),
            (
                "viper", ["view": ["code"]], "View/ClientListViewController.swift",
                "        super.loadView()\n        view.backgroundColor = .systemBackground\n", "",
                "'loadView' does not call 'super.loadView'"
            ),
            (
                "viper", ["entity": ["Client"], "opens": ["Adder"]], "View/ClientListViewController.swift",
                "UIBarButtonItem(primaryAction: action)", "UIBarButtonItem()", "'addButton' does not call 'action'"
            ),
        ] as [(String, [String: [String]], String, String, String, String)])
    func `what is taken out of a function is missed`(
        _ set: String, _ values: [String: [String]], _ file: String, _ old: String, _ new: String, _ words: String
    ) throws {
        let found = try violations(of: Case(set: set, values: values, file: file, old: old, new: new))
        #expect(found.count == 1 && found[0].contains(words), "\(found)")
    }

    @Test(arguments: [
        ("viper", "ClientListModuleBuilder.swift", "view.output = presenter", "ClientListPresenter"),
        ("viper", "ClientListModuleBuilder.swift", "presenter.router = router", "ClientListRouter"),
        ("clean-swift", "ClientListConfigurator.swift", "interactor.output = presenter", "ClientListPresenter"),
        ("vipera", "ClientListModule.swift", "presenter.router = router", "ClientListDefaultRouter"),
        (
            "module-factory", "Configurator/ClientListConfigurator.swift", "viewInput.output = presenter",
            "ClientListPresenter"
        ),
    ])
    func `a component gets another object than the one that is connected`(
        _ set: String, _ file: String, _ statement: String, _ type: String
    ) throws {
        let start = statement.prefix { $0 != "=" }
        let property = start.drop { $0 != "." }.dropFirst().dropLast()
        let found = try violations(of: Case(set: set, file: file, old: statement, new: "\(start)= \(type)()"))
        let message =
            "'\(property)' gets a second '\(type)'; in the set '\(set)' it gets the one that is connected with the others"
        #expect(found == ["\(file) missing-wiring \(message)"])
    }

    @Test(arguments: [
        ("viper", "View/ClientListViewController.swift", "var output: C", "ClientListPresenter"),
        ("viper", "Presenter/ClientListPresenter.swift", "var interactor: C", "ClientListInteractor"),
        ("clean-swift", "ClientListViewController.swift", "var router: C", "ClientListRouter"),
        ("viperbase", "ClientListView.swift", "var presenter: (", "ClientListPresenter"),
        (
            "vipera", "Implementations/Default/ClientListDefaultView.swift", "var presenter: (",
            "ClientListDefaultPresenter"
        ),
        ("module-factory", "View/ClientListViewController.swift", "var output: (", "ClientListPresenter"),
        ("viper-protocols", "Presenter/ClientListPresenter.swift", "var router: (", "ClientListRouter"),
    ])
    func `what alone owns an object stays strong`(
        _ set: String, _ file: String, _ declaration: String, _ type: String
    ) throws {
        let lost = Case(set: set, file: file, old: declaration, new: "weak " + declaration)
        let property = declaration.dropFirst(4).prefix { $0 != ":" }
        let message = "'\(property)' must be strong, as in the set '\(set)': nothing else owns the '\(type)'"
        #expect(try violations(of: lost) == ["\(file) weak-reference \(message)"])
        // It is mended by the word that is taken away.
        let (project, folder) = try project(of: lost)
        var edits: [String: TextEdits] = [:]
        for violation in try project.violations() { violation.addEdits(to: &edits) }
        let text = try #require(project.files[folder + file])
        let mended = try #require(edits[folder + file]).apply(to: Array(text.utf8))
        #expect(String(decoding: mended, as: UTF8.self) == text.replacing("weak " + declaration, with: declaration))
    }

    /// What a closure has by another name may keep it.
    @Test(arguments: [
        ("router.close()", 0), ("[weak router] in router?.close()", 1), ("[unowned self] in self.router.close()", 1),
    ])
    func `what a closure was handed has an owner`(_ call: String, _ count: Int) throws {
        var project = try ExampleProject(["ClientList"])
        try project.replace(
            "    var router: ClientListRouter!\n",
            with: """
                    weak var router: ClientListRouter!

                    func connect(_ router: ClientListRouter) {
                        self.router = router
                        events.sink { \(call) }.store(in: &bag)
                    }

                """, in: "Modules/ClientList/Presenter/ClientListPresenter.swift")
        #expect(try project.violations().filter { $0.message.contains("must be strong") }.count == count)
    }

    /// A strong reference to what owns the object would close a cycle.
    @Test func `what owns an object is not owned by it`() throws {
        var project = try ExampleProject(["ClientList"])
        try project.replace(
            "    var interactor: ", with: "    weak var interactor: ",
            in: "Modules/ClientList/Presenter/ClientListPresenter.swift")
        #expect(try project.violations().map(\.message).contains { $0.contains("must be strong") })
        try project.replace(
            "    weak var output: ", with: "    var output: ",
            in: "Modules/ClientList/Interactor/ClientListInteractor.swift")
        #expect(try !project.violations().map(\.message).contains { $0.contains("must be strong") })
    }

    /// Nothing of these stands in the set.
    @Test(arguments: [
        ("    weak var helper: ClientListHelper?\n", 0), ("    private weak var other: ClientListInteractor?\n", 0),
        ("    private weak var loader: ClientListWorkInteractor?\n", 1),
    ])
    func `what else is weak is the team's affair, but for components`(_ property: String, _ count: Int) throws {
        var project = try ExampleProject(["ClientList"])
        let path = "Modules/ClientList/Presenter/ClientListPresenter.swift"
        try project.replace("    var interactor", with: property + "    var interactor", in: path)
        project.files["Modules/ClientList/ClientListHelper.swift"] = "final class ClientListHelper {}\n"
        project.files["Modules/ClientList/ClientListWorkInteractor.swift"] = "final class ClientListWorkInteractor {}\n"
        #expect(try project.violations().filter { $0.rule == .weakReference }.count == count)
    }

    /// The project with what is lost, and the module's folder, with a slash.
    private func project(of lost: Case) throws -> (ExampleProject, folder: String) {
        var project = try ExampleProject(["ClientList"], set: lost.set, lost.values)
        let module = try #require(try project.checker().modules.first { $0.name == "ClientList" })
        try project.replace(lost.old, with: lost.new, in: module.folder + "/" + lost.file)
        return (project, module.folder + "/")
    }

    /// The files below the module's folder, the rules and the messages.
    private func violations(of lost: Case) throws -> [String] {
        let (project, folder) = try project(of: lost)
        return try project.violations().map { violation in
            "\(violation.path.dropFirst(folder.count)) \(violation.rule.rawValue) \(violation.message)"
        }
    }
}
