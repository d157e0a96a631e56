@testable import Conventions
import Testing

/// Modules in a Swift package, whose texts are of its bundle.
struct PackageModuleTests {
    /// A text of the package's bundle is no change.
    @Test(arguments: [
        "        super.viewDidLoad()\n", "        present(alert, animated: true, completion: nil)\n",
        "        tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"Client\")\n",
    ])
    func `what is lost in a package is missed`(line: String) throws {
        var project = try ExampleProject(["ClientList"], ["entity": ["Client"]], isInPackage: true)
        #expect(try project.violations() == [])
        let path = try #require(project.files.keys.first { $0.hasSuffix("View/ClientListViewController.swift") })
        try project.replace(line, with: "", in: path)
        #expect(try project.violations().map(\.rule) == [.missingWiring])
    }

    /// `init` writes the set of a package into its configuration.
    @Test(arguments: [nil, "viper"])
    func `what another module tells is missed, whether or not the set is configured`(set: String?) throws {
        var project = try ExampleProject(["ClientList"], ["entity": ["Client"], "opens": ["Adder"]])
        project.files["Modules/ClientList/Presenter/ClientListPresenter.swift"]? += """

            extension ClientListPresenter: AdderModuleDelegate {

                func adderModuleDidCreateClient(clientId: Int) {
                }

            }

            """
        let found = try project.checker(usualSet: set).check().violations.map(\.message)
        #expect(found.contains { $0.hasPrefix("'adderModuleDidCreateClient' does nothing") }, "\(found)")
    }
}
