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
        let place: String
        let message: String

        var testDescription: String { "\(set): \(old)" }
    }

    @Test(arguments: [
        Case(
            set: "viper-protocols", file: "Presenter/ClientListPresenter.swift", old: "        router.close()\n",
            place: "Router/ClientListRouter.swift:18",
            message: "'close' is never called; in the set 'viper-protocols' it is"),
        Case(
            set: "clean-swift", values: ["opens": ["Detail"], "navigation": ["push"]], file: "ClientListRouter.swift",
            old: "        viewController?.navigationController?.pushViewController(scene, animated: true)\n",
            place: "ClientListRouter.swift:18",
            message:
                "'navigateToDetail' does not call 'performSegue', 'present' or 'pushViewController'; in the set "
                + "'clean-swift' it does"),
        Case(
            set: "clean-swift", values: ["opens": ["Detail"], "navigation": ["present"]],
            file: "ClientListRouter.swift",
            old: "        viewController?.present(navigationController, animated: true, completion: nil)\n",
            place: "ClientListRouter.swift:18",
            message:
                "'navigateToDetail' does not call 'performSegue', 'present' or 'pushViewController'; in the set "
                + "'clean-swift' it does"),
        Case(
            set: "viper", values: ["opens": ["Detail", "Editor"]], file: "Router/ClientListRouter.swift",
            old: "openModule(DetailModuleBuilder().build())", new: "_ = DetailModuleBuilder().build()",
            place: "Router/ClientListRouter.swift:10",
            message: "'openDetailModule' does not call 'openModule'; in the set 'viper' it does"),
        Case(
            set: "viper", values: ["entity": ["Client"]], file: "View/ClientListViewController.swift",
            old: "didSelectRowAt", new: "didDeselectRowAt", place: "View/ClientListViewController.swift:129",
            message:
                "'tableView(_:didDeselectRowAt:)' does what 'tableView(_:didSelectRowAt:)' does in the set 'viper'; did "
                + "you mean that?"),
        Case(
            set: "vipera", values: ["entity": ["Client"]], file: "Implementations/Default/ClientListDefaultView.swift",
            old: "withIdentifier: \"Client\"", new: "withIdentifier: \"Clients\"",
            place: "Implementations/Default/ClientListDefaultView.swift:115",
            message: "no cell is registered for 'Clients', and asking for one crashes"),
    ])
    func `a call that leads on is missed`(_ lost: Case) throws {
        try expect([("missing-wiring", lost.place, lost.message)], of: lost)
    }

    private static let rows = ["entity": ["Client"]]
    private static let view = "Implementations/Default/ClientListDefaultView.swift"

    @Test(
        arguments: [
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
                "does not set 'error'"
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
                "{ [weak self] _ in self.map(action) }", "{ _ in }", "'addButton' does not call 'action'"
            ),
        ] as [(String, [String: [String]], String, String, String, String)])
    func `what is taken out of a function is missed`(
        _ set: String, _ values: [String: [String]], _ file: String, _ old: String, _ new: String, _ words: String
    ) throws {
        let found = try project(
            of: Case(set: set, values: values, file: file, old: old, new: new, place: "", message: "")
        ).violations()
        #expect(found.count == 1 && found[0].message.contains(words), "\(found.map(\.message))")
    }

    private static let builders = [
        ("viper", "ClientListModuleBuilder.swift", "view.output = presenter", 12, "output", "ClientListPresenter"),
        ("viper", "ClientListModuleBuilder.swift", "presenter.router = router", 18, "router", "ClientListRouter"),
        (
            "clean-swift", "ClientListConfigurator.swift", "interactor.output = presenter", 32, "output",
            "ClientListPresenter"
        ),
        ("vipera", "ClientListModule.swift", "presenter.router = router", 25, "router", "ClientListDefaultRouter"),
        (
            "module-factory", "Configurator/ClientListConfigurator.swift", "viewInput.output = presenter", 13,
            "output", "ClientListPresenter"
        ),
    ]

    @Test(arguments: builders)
    func `a component gets another object than the one that is connected`(
        _ set: String, _ file: String, _ statement: String, _ line: Int, _ property: String, _ type: String
    ) throws {
        let lost = Case(
            set: set, file: file, old: statement, new: statement.prefix { $0 != "=" } + "= \(type)()", place: "",
            message: "")
        let message =
            "'\(property)' gets a second '\(type)'; in the set '\(set)' it gets the one that is connected with the others"
        try expect([("missing-wiring", "\(file):\(line)", message)], of: lost)
    }

    @Test(arguments: [
        ("viper", "View/ClientListViewController.swift", "var output: C", "ClientListPresenter", 5),
        ("viper", "Presenter/ClientListPresenter.swift", "var interactor: C", "ClientListInteractor", 7),
        ("clean-swift", "ClientListViewController.swift", "var router: C", "ClientListRouter", 16),
        ("viperbase", "ClientListView.swift", "var presenter: (", "ClientListPresenter", 5),
        (
            "vipera", "Implementations/Default/ClientListDefaultView.swift", "var presenter: (",
            "ClientListDefaultPresenter", 5
        ),
        ("module-factory", "View/ClientListViewController.swift", "var output: (", "ClientListPresenter", 5),
        ("viper-protocols", "Presenter/ClientListPresenter.swift", "var router: (", "ClientListRouter", 8),
    ])
    func `what alone owns an object stays strong`(
        _ set: String, _ file: String, _ declaration: String, _ type: String, _ line: Int
    ) throws {
        let lost = Case(set: set, file: file, old: declaration, new: "weak " + declaration, place: "", message: "")
        let property = declaration.dropFirst(4).prefix { $0 != ":" }
        let message = "'\(property)' must be strong, as in the set '\(set)': nothing else owns the '\(type)'"
        try expect([("weak-reference", "\(file):\(line)", message)], of: lost)
        // It is mended by the word that it takes away.
        var project = try project(of: lost)
        let violations = try project.violations()
        var edits: [String: TextEdits] = [:]
        for violation in violations { violation.addEdits(to: &edits) }
        #expect(violations.allSatisfy(\.isFixable) && edits.count == 1)
        let path = try Self.folder(in: project) + file
        try project.replace("weak " + declaration, with: declaration, in: path)
        #expect(try project.violations().isEmpty)
    }

    private func project(of lost: Case) throws -> ExampleProject {
        var project = try ExampleProject(["ClientList"], set: lost.set, lost.values)
        try project.replace(lost.old, with: lost.new, in: Self.folder(in: project) + lost.file)
        return project
    }

    /// The module's folder, with a slash.
    private static func folder(in project: ExampleProject) throws -> String {
        let module = try #require(try project.checker().modules.first { $0.name == "ClientList" })
        return module.folder + "/"
    }

    private func expect(_ wanted: [(rule: String, place: String, message: String)], of lost: Case) throws {
        let project = try project(of: lost)
        let folder = try Self.folder(in: project)
        let found = try project.violations().map { violation in
            "\(violation.path.dropFirst(folder.count)):\(violation.line) \(violation.rule.rawValue) \(violation.message)"
        }
        #expect(found == wanted.map { "\($0.place) \($0.rule) \($0.message)" })
    }
}
