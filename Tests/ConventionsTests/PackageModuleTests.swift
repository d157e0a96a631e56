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
}
