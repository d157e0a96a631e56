import Conventions
import Testing

/// Modules whose files are called by their roles alone.
struct RoleFolderTests {
    private static let texts = [
        "Presenter": "final class Presenter {\n    var router: Router?\n}\n",
        "Router": "final class Router {\n    var view: ViewController?\n}\n",
        "ViewController": "final class ViewController: UIViewController {\n    var presenter: Presenter?\n}\n",
        "Entity": "struct Entity {}\n", "Persistence": "struct PersistenceController {}\n",
    ]

    /// The files by folders, and the modules that are found.
    @Test(arguments: [
        (["App/VolumeModule": ["Presenter", "Router", "ViewController", "Entity", "Persistence"]], ["Volume"]),
        (["App/Volume": ["Presenter", "Router", "ViewController"]], ["Volume"]),
        (["Shop/Presenter": ["Presenter"], "Shop/Router": ["Router"], "Shop/View": ["ViewController"]], ["Shop"]),
        (["App/Volume": ["Presentor", "Router", "ViewController"]], ["Volume"]),
        // The files of one name beside them complete them.
        (
            ["App/VolumeModule": ["Presenter", "UserRouter"], "App/VolumeModule/View": ["UserViewController"]],
            ["Volume"]
        ),
        (["App/Volume": ["Presenter", "Router", "UserRouter", "ViewController"]], ["Volume"]),
        (["App/Volume": ["Presenter", "UserRouter", "CartViewController"]], []),
        (["App/Volume": ["Presenter", "Router"]], []), (["App/Volume": ["Entity", "Router", "ViewController"]], []),
    ])
    func `the folder tells the name`(_ folders: [String: [String]], _ modules: [String]) throws {
        let project = try project(folders)
        #expect(try project.checker().moduleNames == modules)
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == (modules.isEmpty ? [] : ["Router.view"]), "\(found)")
    }

    @Test func `beside modules of a name they are what these inherit`() throws {
        let project = try project(
            ["App/Base": ["Presenter", "Router", "ViewController"]],
            ["App/Cart/CartPresenter.swift", "App/Cart/CartView.swift"])
        #expect(try project.checker().moduleNames == ["Cart"])
    }

    /// A file of another name, or one that is misspelled, has the type of its role.
    private static func text(of file: String) -> String? {
        texts[file.replacing("Presentor", with: "Presenter").replacing("User", with: "").replacing("Cart", with: "")]
    }

    private func project(_ folders: [String: [String]], _ others: [String] = []) throws -> ExampleProject {
        var project = ExampleProject(files: [:])
        for (folder, files) in folders {
            for file in files { project.files["\(folder)/\(file).swift"] = Self.text(of: file) }
        }
        for path in others {
            project.files[path] = "final class \(path.split(separator: "/").last?.dropLast(6) ?? "") {}\n"
        }
        return project
    }
}
