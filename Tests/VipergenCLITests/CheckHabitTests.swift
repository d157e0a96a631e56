import Testing

/// What modules that were there before their set may have otherwise than it.
struct CheckHabitTests {
    private static let names = ["News", "Search", "Profile", "OrderList"]
    private static let presenter = "Modules/TabBar/TabBarPresenter.swift"

    /// A module as all of the project are.
    private static func files(of name: String) -> [String: String] {
        [
            "\(name)Protocols": """
            protocol \(name)ViewProtocol: AnyObject {}

            protocol \(name)PresenterProtocol: AnyObject {}

            """,
            "\(name)Presenter": """
            class \(name)Presenter: \(name)PresenterProtocol {
                weak var view: \(name)ViewProtocol?
                var interactor: \(name)Interactor?
                var wireframe: \(name)Wireframe?

                func close() { wireframe?.close() }
            }

            """,
            "\(name)Interactor": "class \(name)Interactor {}\n",
            "\(name)ViewController": """
            import UIKit

            class \(name)ViewController: UIViewController, \(name)ViewProtocol {
                var presenter: \(name)PresenterProtocol?
            }

            """,
            "\(name)Wireframe": """
            import UIKit

            class \(name)Wireframe {
                weak var viewController: UIViewController?

                func close() { viewController?.dismiss(animated: true) }
            }

            """,
        ]
    }

    private func session() throws -> Session {
        let session = try Session()
        for name in Self.names {
            for (file, text) in Self.files(of: name) {
                try session.sandbox.file("Modules/\(name)/\(file).swift", text)
            }
        }
        #expect(session.run("template extract Modules/OrderList --name house").code == 0)
        #expect(session.run("gen TabBar house").code == 0)
        #expect(session.found("check --strict") == [])
        return session
    }

    @Test(arguments: [
        ("Presenter", "    var interactor: TabBarInteractor?\n", "", "missing-member"),
        ("Presenter", ": TabBarPresenterProtocol", "", "missing-conformance"),
        ("Interactor", "class", "struct", "type-kind"),
        ("Protocols", "protocol TabBarViewProtocol", "protocol TabBarScreen", "missing-type"),
    ])
    func `what is lost is an error where no module broke the set before, unless somebody says otherwise`(
        _ role: String, _ old: String, _ new: String, _ rule: String
    ) throws {
        let session = try session()
        try session.edit("Modules/TabBar/TabBar\(role).swift", old, new)
        let found = session.found()
        #expect(found.contains { $0.contains(": error: ") && $0.hasSuffix("[\(rule)]") }, "\(found)")
        #expect(session.run("check").code == 1)
        try session.edit("Templates/house/template.json", "\"strict\": true", "\"strict\": false")
        #expect(session.found().contains { $0.contains(": warning: ") && $0.hasSuffix("[\(rule)]") })
        #expect(session.run("check").code == 0)
    }

    @Test func `where one of many modules breaks the set, that is a warning`() throws {
        let session = try Session()
        for number in 0..<33 {
            for (file, text) in Self.files(of: "Screen\(number)") {
                try session.write("Modules/Screen\(number)/\(file).swift", text)
            }
        }
        try session.edit("Modules/Screen7/Screen7Presenter.swift", "    var interactor: Screen7Interactor?\n", "")
        #expect(session.run("template extract Modules/Screen0 --name house").code == 0)
        let found = session.found()
        #expect(found.count == 1 && found.allSatisfy { $0.contains(": warning: ") }, "\(found)")
    }

    @Test(arguments: [
        ("Presenter", "var interactor:", "var interactr:", "missing-member"),
        ("Presenter", "wireframe?.close()", "", "missing-wiring"),
        ("Presenter", "weak var view: TabBarViewProtocol?", "var view: TabBarViewController?", "weak-reference"),
    ])
    func `a slip, a lost call and a cycle are errors`(
        _ role: String, _ old: String, _ new: String, _ rule: String
    ) throws {
        let session = try session()
        try session.edit("Modules/TabBar/TabBar\(role).swift", old, new)
        let found = session.found()
        #expect(found.contains { $0.contains(": error: ") && $0.hasSuffix("[\(rule)]") }, "\(found)")
    }

    @Test func `a severity that somebody configures holds`() throws {
        let session = try session()
        try session.edit(Self.presenter, "    var interactor: TabBarInteractor?\n", "")
        try session.write(".vipergen.json", #"{"rules": {"missing-member": "error"}}"#)
        #expect(session.run("check").code == 1)
    }

    @Test func `who inherits another screen has its parts`() throws {
        let session = try session()
        try session.write(Self.presenter, "class TabBarPresenter: NewsPresenter {}\n")
        try session.write("Modules/TabBar/TabBarProtocols.swift", "protocol TabBarState {}\n")
        try session.write(
            "Modules/TabBar/TabBarViewController.swift", "class TabBarViewController: NewsViewController {}\n")
        #expect(session.found() == [])
        // What all screens inherit has none of them.
        try session.write("Base/BasePresenter.swift", "class BasePresenter {}\n")
        try session.write(
            "Modules/TabBar/TabBarProtocols.swift", try #require(Self.files(of: "TabBar")["TabBarProtocols"]))
        try session.write(
            "Modules/TabBar/TabBarViewController.swift", try #require(Self.files(of: "TabBar")["TabBarViewController"]))
        try session.write(
            Self.presenter,
            try #require(Self.files(of: "TabBar")["TabBarPresenter"])
                .replacing(": TabBar", with: ": BasePresenter, TabBar").replacing("interactor", with: "worker"))
        #expect(session.found("check --rule missing-member").count == 1)
    }

    @Test(arguments: ["Modules/More/MorePresenter.swift", "Shared/Parts.swift"])
    func `what others inherit has the parts that they share`(_ path: String) throws {
        let session = try session()
        try session.edit(Self.presenter, "var interactor:", "var baseWorker:")
        #expect(session.found("check --rule missing-member").count == 1)
        try session.write(path, "final class MorePresenter: TabBarPresenter {}\n")
        #expect(session.found("check --rule missing-member") == [])
    }

    @Test func `a protocol that nobody declares is missed once`() throws {
        let session = try session()
        try session.edit(
            "Modules/TabBar/TabBarProtocols.swift", "protocol TabBarPresenterProtocol: AnyObject {}\n", "")
        try session.edit(Self.presenter, ": TabBarPresenterProtocol", "")
        try session.edit(
            "Modules/TabBar/TabBarViewController.swift", "TabBarPresenterProtocol?", "NewsPresenterProtocol?")
        let found = session.found()
        #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix("[missing-type]") }, "\(found)")
    }

    @Test func `a module that shows nothing needs no view`() throws {
        let session = try session()
        try session.edit(Self.presenter, "    weak var view: TabBarViewProtocol?\n", "")
        #expect(session.found("check --rule missing-member").count == 1)
        try session.remove("Modules/TabBar/TabBarViewController.swift")
        #expect(session.found("check --rule missing-member") == [])
    }

    @Test func `extensions of others are no types of a module`() throws {
        let session = try session()
        for role in ["Presenter", "Wireframe", "Interactor", "ViewController", "Protocols"] {
            try session.write("Modules/AddAccount/News+Import\(role).swift", "extension News\(role) {}\n")
        }
        #expect(session.found() == [])
    }

    @Test(arguments: [
        ("UIWindow?", 0), ("ControllerBacked?", 0), ("TabBarViewProtocol?", 1), ("UIViewController?", 1),
        ("UINavigationController?", 1),
    ])
    func `what the module knows nothing of need not be weak`(_ type: String, _ count: Int) throws {
        let session = try session()
        try session.edit(Self.presenter, "weak var view: TabBarViewProtocol?", "var view: \(type)")
        #expect(session.found("check --rule weak-reference").count == count)
    }

    @Test func `the status bar says nothing of a storyboard`() throws {
        let session = try Session()
        let bar = "    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }\n"
        for (number, module) in Self.names.enumerated() {
            for (file, text) in Self.files(of: module) {
                let text = number < 3 ? text.replacing("    var presenter:", with: bar + "    var presenter:") : text
                try session.write("Modules/\(module)/\(file).swift", text)
            }
            try session.write("Modules/\(module)/\(module)ViewController.storyboard", "<document/>\n")
        }
        #expect(session.run("template extract Modules/News --name house").code == 0)
        #expect(session.found("check --rule missing-member") == [])
    }

    @Test(arguments: [
        ("News/NewCell.swift", 0), ("OrderList/OrderEntity.swift", 0), ("OrderList/OrdersHeader.swift", 0),
        ("OrderList/BasketCell.swift", 1), ("OrderList/OrderDetailPresenter.swift", 1),
    ])
    func `a file is called after what its module is about`(_ file: String, _ count: Int) throws {
        let session = try session()
        try session.write("Modules/\(file)", "class Thing {}\n")
        #expect(session.found("check --rule unexpected-file").count == count)
    }

    @Test func `a word of the set is spelt right, also in what is none of its modules`() throws {
        let session = try Session()
        for name in Self.names {
            for (file, text) in Self.files(of: name) {
                try session.write(
                    "Modules/\(name)/\(file.replacing("Presenter", with: "Presentor")).swift",
                    text.replacing("Presenter", with: "Presentor"))
            }
        }
        #expect(session.run("template extract Modules/OrderList --name house").code == 0)
        try session.write("Modules/Map/MapPresentor.swift", "class MapPresentor {}\n")
        try session.write("Modules/Map/MapInteractor.swift", "class MapInteractor {}\n")
        #expect(session.found() == [])
    }

    @Test func `what most modules call as they like is no finding`() throws {
        let session = try session()
        for (module, file) in [("News", "Story"), ("Search", "Hit"), ("Profile", "Badge")] {
            try session.write("Modules/\(module)/\(file)Cell.swift", "class \(file)Cell {}\n")
        }
        #expect(session.found() == [])
    }
}
