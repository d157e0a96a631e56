import Foundation
import TestSupport
import Testing

/// What files of a project become files of a set, and what these are called.
@Suite struct ExtractedFilesTests {
    @Test func `no two files of a target are called alike`() throws {
        let module = [
            "Modules/BuyCoin/BuyCoinPresenter.swift": "final class BuyCoinPresenter {\n    let cell = BuyCell()\n}\n",
            "Modules/BuyCoin/BuyCells.swift": """
            final class BuyCell {
                var presenter: BuyCoinPresenter?
            }

            final class BuyRow {
                var presenter: BuyCoinPresenter?
            }

            """,
            "Modules/BuyCoin/Delegates.swift": "protocol BuyCoinDelegate {}\n",
            "Modules/BuyCoin/Extensions.swift": "extension BuyCoinPresenter {\n    func buy() {}\n}\n",
        ]
        let files = try Session.fresh(of: ["Modules/BuyCoin", "--alone"], module)
        #expect(
            files.keys.sorted() == [
                "FreshBuyCells.swift", "FreshDelegate.swift", "FreshExtensions.swift", "FreshPresenter.swift",
            ])
        // What the project has twice, its targets allow.
        let others = ["Modules/Login/Extensions.swift": "extension LoginPresenter {\n    func login() {}\n}\n"]
        let again = try Session.fresh(of: ["Modules/BuyCoin", "--alone"], module.merging(others) { $1 })
        #expect(again.keys.contains("Extensions.swift"))
    }

    @Test func `what an application or a framework has once stays there`() throws {
        let files = try Session.fresh(
            of: ["App/ToDo", "--alone"],
            [
                "App/ToDo/ToDoApp.swift": "@main\nstruct ToDoApp: App {\n    let router = ToDoRouter()\n}\n",
                "App/ToDo/ToDoDelegate.swift": "class ToDoDelegate: NSObject, UIApplicationDelegate {\n}\n",
                "App/ToDo/ToDoPresenter.swift": "final class ToDoPresenter {\n}\n",
                "App/ToDo/ToDoRouter.swift": "final class ToDoRouter {\n    let presenter = ToDoPresenter()\n}\n",
                "App/ToDo/ToDo.h": "FOUNDATION_EXPORT double ToDoVersionNumber;\n",
                "App/ToDo/Assets.xcassets/Contents.json": "{}\n",
                "App/ToDo/Assets.xcassets/AppIcon.appiconset/Contents.json": "{}\n",
                "App/ToDo/Preview Content/Preview Assets.xcassets/Contents.json": "{}\n",
            ])
        #expect(files.keys.sorted() == ["FreshPresenter.swift", "FreshRouter.swift"])
    }

    @Test func `what extends a type from elsewhere stays there`() throws {
        let files = try Session.fresh(
            of: ["App/ToDo", "--alone"],
            [
                "App/ToDo/ToDoPresenter.swift": """
                final class ToDoPresenter {
                }

                extension Task.Priority: CustomStringConvertible {
                    public var description: String { "!" }
                }

                """,
                "App/ToDo/ToDoRouter.swift": "final class ToDoRouter {\n    let presenter = ToDoPresenter()\n}\n",
            ])
        #expect(files["FreshPresenter.swift"] == "final class FreshPresenter {\n}\n")
    }

    /// They are another module's, though one of them lies in a file of this one.
    @Test func `the types of another module stay there`() throws {
        let files = try Session.fresh(
            of: ["App/OrderList", "--alone"],
            [
                "App/OrderList/OrderListPresenter.swift": """
                final class OrderListPresenter {
                    let item = OrderListItemPresenter()
                    var items: [OrderListItemViewModel] = []
                }

                """,
                "App/OrderList/OrderListViewController.swift": """
                final class OrderListViewController {
                    let presenter = OrderListPresenter()
                }

                struct OrderListItemViewModel {
                    let title: String
                }

                """,
                "App/OrderListItem/OrderListItemPresenter.swift": """
                final class OrderListItemPresenter {
                    func model() -> OrderListItemViewModel { OrderListItemViewModel(title: "") }
                }

                """,
                "App/OrderListItem/OrderListItemView.swift": "final class OrderListItemView {\n}\n",
            ])
        #expect(files["FreshPresenter.swift"]?.contains("var items: [OrderListItemViewModel]") == true, "\(files)")
        #expect(files["FreshViewController.swift"]?.contains("ViewModel") == false, "\(files)")
    }

    @Test func `what extends a module's types elsewhere comes along where it is used`() throws {
        let module = [
            "App/ToDo/ToDoPresenter.swift": "final class ToDoPresenter {\n    weak var view: ToDoView?\n}\n",
            "App/ToDo/ToDoView.swift": "final class ToDoView {\n    let presenter = ToDoPresenter.sample()\n}\n",
            "Support/ToDoPresenter+Sample.swift": """
            extension ToDoPresenter {
                static func sample() -> ToDoPresenter { ToDoPresenter() }
            }

            """,
            "Support/ToDoPresenter+Other.swift": "extension ToDoPresenter {\n    func other() {}\n}\n",
        ]
        let files = try Session.fresh(of: ["App/ToDo", "--alone"], module)
        let names = ["FreshPresenter+Sample.swift", "FreshPresenter.swift", "FreshView.swift"]
        #expect(files.keys.sorted() == names, "\(files)")
        #expect(files[names[0]]?.contains("extension FreshPresenter {\n    static func sample()") == true)
        let session = try Session()
        for (path, text) in module { try session.sandbox.file(path, text) }
        #expect(session.run("template extract App/ToDo --name house --alone").code == 0)
        #expect(!session.run("check").output.contains("missing-file"))
    }

    @Test func `what has another module's name and stands elsewhere is told`() throws {
        let session = try Session()
        let module = [
            "Modules/Login/LoginView.swift": "final class LoginView {\n}\n",
            "Modules/Login/LoginRouter.swift":
                "final class LoginRouter {\n    let view = Storyboards.login.make() as? LoginView\n}\n",
            "Support/Storyboards.swift": "enum Storyboards {\n    static let login = Storyboard()\n}\n",
        ]
        for (path, text) in module { try session.sandbox.file(path, text) }
        let outcome = session.run("template extract Modules/Login --name house")
        #expect(outcome.code == 0, "\(outcome)")
        let place = "Templates/house/module/Modules/{{name}}/{{name}}Router.swift.mustache:2"
        let note = "note: every new module uses 'login' (\(place)), which the project declares"
        #expect(outcome.errors.contains(note), "\(outcome)")
    }

    @Test func `what the project must declare for every new module is told`() throws {
        let session = try Session()
        for name in ["Login", "Orders"] {
            let scene = "    var scene: String {\n        return Scenes.\(name)View.rawValue\n    }\n"
            try session.sandbox.file("Modules/\(name)/\(name)View.swift", "final class \(name)View {\n\(scene)}\n")
            try session.sandbox.file("Modules/\(name)/\(name)Router.swift", "final class \(name)Router {\n}\n")
        }
        try session.sandbox.file("Support/Scenes.swift", "enum Scenes: String {\n    case LoginView, OrdersView\n}\n")
        let outcome = session.run("template extract Modules/Login Modules/Orders --name house")
        let place = "Templates/house/module/Modules/{{name}}/{{name}}View.swift.mustache:3"
        let note = "note: every new module uses 'Scenes.{{name}}View' (\(place)), which the project must declare for it"
        #expect(outcome.errors.contains(note), "\(outcome)")
    }

    @Test func `a control character in a file's name goes`() throws {
        let files = try Session.fresh(
            of: ["Modules/Detail", "--alone"],
            [
                "Modules/Detail/DetailPresenter.swift": "final class DetailPresenter {\n}\n",
                "Tests/Detail/\u{10}DetailPresenterTests.swift": "final class DetailPresenterTests {\n}\n",
            ])
        #expect(files.keys.sorted() == ["FreshPresenter.swift", "FreshPresenterTests.swift"])
    }

    @Test func `a set's files lie where they lie in its module`() throws {
        let session = try Session()
        for layer in ["Interactor", "Presenter", "ViewController"] {
            try session.sandbox.file(
                "Modules/Dogs/Dogs List/\(layer)/Dogs\(layer).swift", "final class Dogs\(layer) {\n}\n")
        }
        let outcome = session.run("template extract Modules/Dogs --name house")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(
            session.run("gen Cats house").lines.contains(
                "create    Modules/Cats/Cats List/Presenter/CatsPresenter.swift"))
        #expect(session.run("check").code == 0)
    }

    @Test func `a folder that some volumes take for that of the sets is told`() throws {
        let session = try Session()
        try session.sandbox.file("templates/notes.txt", "")
        try session.sandbox.file("Modules/Add/AddPresenter.swift", "final class AddPresenter {\n}\n")
        let outcome = session.run("template extract Modules/Add --name house")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("there is a folder 'templates', which some volumes take for 'Templates'"))
        try session.sandbox.file("Sets/notes.txt", "")
        #expect(
            session.run("template extract Modules/Add --name house --templates \(session.sandbox.path("Sets"))").code
                == 0)
    }

    @Test func `a file that no person has written is told`() throws {
        let session = try Session(.disk)
        try session.sandbox.file("Modules/Add/AddPresenter.swift", "final class AddPresenter {\n}\n")
        try session.sandbox.file("Modules/Add/Add.mov", "")
        try #require(truncate(session.sandbox.path("Modules/Add/Add.mov"), 100 << 20) == 0)
        let outcome = session.run("template extract Modules/Add --name house")
        #expect(outcome.code == 2 && outcome.errors.contains("Modules/Add/Add.mov': file too large"), "\(outcome)")
    }

    @Test func `what no target builds is no part of a set`() throws {
        let session = try Session.withXcode(.memory, SampleProject.classic)
        #expect(session.run("gen Login viper").code == 0)
        let presenter = try #require(try session.files().first { $0.hasSuffix("LoginPresenter.swift") })
        try session.sandbox.file(
            presenter.replacing("LoginPresenter", with: "LoginOldPresenter"), "final class LoginOldPresenter {\n}\n")
        let folder = try #require(presenter.split(separator: "/Presenter/").first)
        let outcome = session.run("template extract \(folder) --name house --alone")
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("LoginOldPresenter.swift is in no target of the Xcode project"), "\(outcome)")
        #expect(try !session.files().contains { $0.contains("OldPresenter.swift.mustache") })
    }

    @Test func `a module of files that are called as extensions has a name`() throws {
        let files = try Session.fresh(
            of: ["Modules/Home", "--alone"],
            [
                "Modules/Home/Home+View.swift": "struct HomeView {\n    let presenter: HomePresenter\n}\n",
                "Modules/Home/Home+Presenter.swift": "final class HomePresenter {\n}\n",
                "Modules/Home/Home+Router.swift":
                    "final class HomeRouter {\n    let view = HomeView(presenter: HomePresenter())\n}\n",
            ])
        #expect(files.keys.sorted() == ["Fresh+Presenter.swift", "Fresh+Router.swift", "Fresh+View.swift"])
        #expect(files["Fresh+View.swift"] == "struct FreshView {\n    let presenter: FreshPresenter\n}\n")
    }
}
