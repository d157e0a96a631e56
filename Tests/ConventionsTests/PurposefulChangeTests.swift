@testable import Conventions
import Testing

/// What was changed in a generated module on purpose, and what was lost all the same.
struct PurposefulChangeTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let set: String
        var values: [String: [String]] = [:]
        /// The files below the module's folder, and the texts in them that are replaced.
        let changes: [(file: String, old: String, new: String)]

        var testDescription: String { "\(set): \(changes.first?.old ?? "")" }
    }

    private static let rows = ["entity": ["Client"]]
    private static let viewController = "View/ClientListViewController.swift"
    private static let view = "View/ClientListView.swift"
    private static let router = "Router/ClientListRouter.swift"
    private static let content = """
                var content = cell.defaultContentConfiguration()
                content.text = String(describing: id)
                cell.contentConfiguration = content

        """
    private static let code = rows.merging(["view": ["code"]]) { $1 }

    /// What is shown in a row is up to the module, and how.
    @Test(arguments: [
        ("cell.textLabel?.text = clients[id]?.name", true), ("(cell as? ClientCell)?.title = clients[id]?.name", true),
        ("(cell as? ClientCell)?.text = clients[id]?.name", true), ("cell.textLabel?.text = nil", false),
        ("cell.accessibilityIdentifier = id", false), ("", false),
    ])
    func `a row that is filled in another way`(_ line: String, _ isOnPurpose: Bool) throws {
        let change = Case(
            set: "viper", values: Self.code, changes: [(Self.viewController, Self.content, "        \(line)\n")])
        let found = try violations(of: change)
        #expect(found.isEmpty || !isOnPurpose, "\(found)")
    }

    @Test(arguments: [
        Case(
            set: "viper", values: ["opens": ["Detail", "Editor"]],
            changes: [
                (router, "openModule(DetailModuleBuilder().build())", "NavigationService.shared.openDetail()")
            ]),
        Case(
            set: "viper-swiftui", values: rows,
            changes: [
                (
                    view,
                    """
                                .task(id: presenter.attempt) {
                                    await presenter.load()
                                }
                    """,
                    """
                                .onChange(of: presenter.attempt, initial: true) {
                                    Task { await presenter.load() }
                                }
                    """
                )
            ]),
        Case(
            set: "viper-swiftui", values: rows,
            changes: [(view, "refreshable { await presenter.load() }", "refreshable { await presenter.refresh() }")]),
        Case(
            set: "viper-swiftui", values: rows,
            changes: [(view, ".alert(\"Something", ".confirmationDialog(\"Something")]),
        Case(
            set: "viper", values: rows,
            changes: [
                (viewController, "        tableView.deselectRow(at: indexPath, animated: true)\n", ""),
                (
                    viewController, "        super.viewWillAppear(animated)\n",
                    """
                            super.viewWillAppear(animated)
                            tableView.indexPathForSelectedRow.map { tableView.deselectRow(at: $0, animated: animated) }

                    """
                ),
            ]),
    ])
    func `is no violation`(purposeful: Case) throws {
        #expect(try violations(of: purposeful) == [])
    }

    /// The label, and every line that names it.
    @Test func `a feature that is gone with its property is not missed`() throws {
        var project = try ExampleProject(["ClientList"], Self.rows)
        let path = "Modules/ClientList/" + Self.viewController
        let text = try #require(project.files[path])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("emptyLabel") && !$0.contains("It would stand") }
        project.files[path] = lines.joined(separator: "\n")
        #expect(try project.violations().map(\.message) == [])
    }

    /// Beside unrelated code, or none.
    @Test(arguments: [
        Case(
            set: "viper-swiftui", values: rows,
            changes: [
                (
                    view,
                    """
                                .task(id: presenter.attempt) {
                                    await presenter.load()
                                }
                    """, "            .tint(.red)"
                )
            ]),
        Case(
            set: "viper", values: rows,
            changes: [
                (viewController, "        tableView.deselectRow(at: indexPath, animated: true)\n", "")
            ]),
        Case(
            set: "viper", values: ["opens": ["Detail", "Editor"]],
            changes: [
                (router, "openModule(DetailModuleBuilder().build())", "_ = DetailModuleBuilder().build()")
            ]),
    ])
    func `what is lost is missed`(lost: Case) throws {
        #expect(try violations(of: lost).count == 1)
    }

    /// Another function of the name still makes the call.
    @Test func `what one of two functions of a name loses is missed`() throws {
        let display = "    func display(_ error: any Error) {\n"
        let lost = Case(
            set: "vipera", values: Self.rows,
            changes: [
                ("Implementations/Default/ClientListDefaultView.swift", display + "        endLoading()\n", display)
            ])
        let found = try violations(of: lost)
        #expect(found.count == 1 && found[0].contains("'display' does not call 'endLoading'"), "\(found)")
    }

    @Test func `what the cell of a row loses is missed`() throws {
        let lost = Case(
            set: "viper", values: ["entity": ["Client"], "cell": ["Client"]],
            changes: [
                ("View/ClientCell/ClientListClientCell.swift", "        super.prepareForReuse()\n", "")
            ])
        #expect(try violations(of: lost).count == 1)
    }

    private func violations(of change: Case) throws -> [String] {
        var project = try ExampleProject(["ClientList"], set: change.set, change.values)
        let module = try #require(try project.checker().modules.first { $0.name == "ClientList" })
        for (file, old, new) in change.changes {
            try project.replace(old, with: new, in: module.folder + "/" + file)
        }
        return try project.violations().map { "\($0.place): \($0.message) [\($0.rule.rawValue)]" }
    }
}
