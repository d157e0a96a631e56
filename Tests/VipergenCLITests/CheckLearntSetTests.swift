import Testing

/// What `check` says of modules beside those that a set was extracted from: a variant of the authors' is no bug.
struct CheckLearntSetTests {
    private static let names = ["News", "Search", "Profile", "OrderList"]

    /// A module as all of the project are.
    private static func files(of name: String) -> [String: String] {
        [
            "\(name)Presenter": """
            protocol I\(name)Presenter: AnyObject {}

            final class \(name)Presenter: I\(name)Presenter {
                weak var view: \(name)ViewController?
                var interactor: \(name)Interactor?
                var router: \(name)Router?
                var onEnd: (Int) -> Void = { _ in }

                func close() { router?.close() }
            }

            """,
            "\(name)Interactor": "final class \(name)Interactor {}\n",
            "\(name)ViewController": """
            import UIKit

            final class \(name)ViewController: BaseViewController {
                @IBOutlet weak var list: UITableView!
                var presenter: I\(name)Presenter?
            }

            // MARK: \(name)ViewInput
            extension \(name)ViewController {
                func show() {}
            }

            """,
            "\(name)Router": """
            import UIKit

            final class \(name)Router {
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
        try session.sandbox.file(
            "Base/BaseViewController.swift", "import UIKit\n\nclass BaseViewController: UIViewController {}\n")
        #expect(session.run("template extract Modules/OrderList --name house").code == 0)
        #expect(session.run("gen TabBar house").code == 0)
        #expect(session.found("check --strict") == [])
        return session
    }

    @Test(arguments: [
        ("Router", "viewController: UIViewController", "viewController: UITabBarController"),
        ("ViewController", ": BaseViewController", ": UITabBarController"),
        ("Presenter", "onEnd: (Int) -> Void = { _ in }", "onEnd: () -> Void = {}"),
        ("Presenter", "final class", "enum BarErrorKind {\n    case none\n}\n\nfinal class"),
        ("ViewController", "final class", "class BarCell: UITableViewCell {}\n\nfinal class"),
        ("ViewController", "@IBOutlet weak var", "@IBOutlet var"),
        ("ViewController", "@IBOutlet weak var list: UITableView!", "let list = UITableView()"),
    ])
    func `a variant is no bug`(_ role: String, _ old: String, _ new: String) throws {
        let session = try session()
        try session.edit("Modules/TabBar/TabBar\(role).swift", old, new)
        #expect(session.found("check") == [])
    }

    /// What differs in some of the modules before the set is made is none of its demands.
    @Test(arguments: [
        ("Router", "    func close() { viewController?.dismiss(animated: true) }", "    func close() {}"),
        ("Presenter", "    var interactor: NewsInteractor?\n", ""),
    ])
    func `what one of a few modules does otherwise is not demanded`(
        _ role: String, _ old: String, _ new: String
    ) throws {
        let session = try session()
        try session.edit("Modules/News/News\(role).swift", old, new)
        #expect(session.run("template extract Modules/OrderList --name house --on-conflict overwrite").code == 0)
        #expect(session.found("check") == [])
    }

    /// What a layer may do with a router only a set with a router tells.
    @Test func `a layer may name what the set does not have`() throws {
        let session = try Session()
        for name in Self.names {
            try session.sandbox.file("Modules/\(name)/\(name)View.swift", "final class \(name)View {}\n")
            try session.sandbox.file(
                "Modules/\(name)/\(name)Presenter.swift",
                "final class \(name)Presenter {\n    weak var view: \(name)View?\n}\n")
        }
        #expect(session.run("template extract Modules/OrderList --name house").code == 0)
        try session.sandbox.file("Modules/News/NewsRouter.swift", "final class NewsRouter {}\n")
        try session.edit(
            "Modules/News/NewsPresenter.swift", "    weak var", "    var router: NewsRouter?\n    weak var")
        #expect(session.found("check") == [])
    }

    /// Who owns an object that the set does not know, the set does not tell either.
    @Test func `a weak property that the set does not have stays weak`() throws {
        let session = try Session()
        for name in Self.names {
            try session.sandbox.file("Modules/\(name)/\(name)View.swift", "final class \(name)View {}\n")
            try session.sandbox.file(
                "Modules/\(name)/\(name)Interactor.swift", "final class \(name)Interactor {\n    var count = 0\n}\n")
        }
        #expect(session.run("template extract Modules/OrderList --name house").code == 0)
        try session.sandbox.file(
            "Modules/News/NewsRouter.swift", "final class NewsRouter: ViewableRouter<NewsInteractor> {}\n")
        try session.edit(
            "Modules/News/NewsInteractor.swift", "    var count", "    weak var router: NewsRouter?\n    var count")
        #expect(session.found("check") == [])
    }

    /// Several of something are no misspelled single one.
    @Test func `a property of another type is another one`() throws {
        let session = try session()
        try session.edit(
            "Modules/TabBar/TabBarPresenter.swift", "var interactor: TabBarInteractor?",
            "var interactors: [TabBarInteractor] = []")
        #expect(session.found("check").filter { $0.contains("did you mean") } == [])
    }

    @Test func `a module in which nothing is yet breaks nothing`() throws {
        let session = try session()
        for role in ["Presenter", "Interactor", "ViewController", "Router"] {
            try session.write("Modules/TabBar/TabBar\(role).swift", "import Foundation\n")
        }
        #expect(session.found("check") == [])
    }

    /// A set that was made of modules without UIKit in an interactor says nothing of it that VIPER does not say.
    @Test func `what is a warning without the set is none of its errors`() throws {
        let session = try session()
        try session.write(
            "Modules/TabBar/TabBarInteractor.swift",
            "import UIKit\n\nfinal class TabBarInteractor {\n    var image: UIImage?\n}\n")
        #expect(session.found("check").map { $0.contains(": warning: the interactor layer") } == [true])
    }

    /// A root that does without a view was there before the set, however many modules come after it.
    @Test func `a module that is otherwise in many ways stays so when another one comes`() throws {
        let session = try session()
        for name in ["Login", "Basket", "Chat"] { session.run("gen \(name) house") }
        let presenter = """
            protocol IRootPresenter: AnyObject {}

            final class RootPresenter: IRootPresenter {
                var interactor: RootInteractor?
            }

            """
        try session.sandbox.file("Modules/Root/RootPresenter.swift", presenter)
        try session.sandbox.file("Modules/Root/RootInteractor.swift", "final class RootInteractor {}\n")
        try session.sandbox.file("Modules/Root/RootRouter.swift", "struct RootRouter {}\n")
        #expect(session.found("check") == [])
        session.run("gen Settings,Help,About house")
        #expect(session.found("check") == [])
        try session.remove("Modules/Chat/ChatRouter.swift")
        #expect(session.found("check").map { $0.contains("'ChatRouter.swift' is missing") } == [true])
    }

    /// That there are more modules of the set now says nothing of one that followed it in nothing.
    @Test func `a module with all files that is otherwise in most of them stays so`() throws {
        let session = try session()
        for (file, text) in Self.files(of: "Root") {
            let text =
                text.replacing("protocol IRootPresenter: AnyObject {}\n\n", with: "")
                .replacing("class RootPresenter: IRootPresenter", with: "class RootPresenter")
                .replacing("// MARK: RootViewInput\n", with: "")
                .replacing("presenter: IRootPresenter?", with: "presenter: RootPresenter?")
                .replacing("final class RootRouter", with: "struct RootRouter")
                .replacing("    weak var viewController: UIViewController?\n", with: "")
            try session.sandbox.file("Modules/Root/\(file).swift", text)
        }
        #expect(session.found("check") == [])
        session.run("gen Login,Basket,Chat,Settings,Help,About house")
        #expect(session.found("check") == [])
    }

    /// An example may misspell what its dialect calls a part.
    @Test func `a part that is spelled right is no slip`() throws {
        let session = try Session()
        for name in Self.names {
            var files = Self.files(of: name)
            files["\(name)Interactor"]? += "\nprotocol \(name)DataSotre: AnyObject {}\n"
            for (file, text) in files { try session.sandbox.file("Modules/\(name)/\(file).swift", text) }
        }
        #expect(session.run("template extract Modules/OrderList --name house").code == 0)
        try session.edit("Modules/News/NewsInteractor.swift", "NewsDataSotre", "NewsDataStore")
        #expect(session.found("check --rule type-name") == [])
    }

    @Test func `one slip is told once`() throws {
        let session = try session()
        let path = "Modules/TabBar/TabBarPresenter.swift"
        try session.write(
            path, try session.sandbox.text(path).replacing("ITabBarPresenter", with: "ITabBarPesenter"))
        #expect(session.found("check").map { $0.contains("'ITabBarPesenter' is misspelled") } == [true])
    }

    /// Whoever shows a screen that no builder makes has to make it.
    @Test func `only what a builder makes is made by that alone`() throws {
        let session = try session()
        try session.edit(
            "Modules/News/NewsRouter.swift", "    func close()",
            "    func next() { viewController?.present(SearchViewController(), animated: true) }\n\n    func close()")
        #expect(session.found("check --rule cross-module") == [])
        try session.edit(
            "Modules/Search/SearchRouter.swift", "    func close()",
            """
                static func make() -> UIViewController {
                    let view = SearchViewController()
                    view.presenter = SearchPresenter()
                    return view
                }

                func close()
            """)
        #expect(session.found("check --rule cross-module").count == 1)
        // One that makes its own module is what others make.
        try session.edit(
            "Modules/Search/SearchViewController.swift", "    var presenter: ISearchPresenter?",
            "    var presenter: ISearchPresenter? = SearchPresenter()")
        #expect(session.found("check --rule cross-module") == [])
    }

    @Test func `files that several modules call as they like are one finding`() throws {
        let session = try session()
        try session.sandbox.file("Modules/News/StoryCell.swift", "class StoryCell {}\n")
        #expect(session.found("check").count == 1)
        try session.sandbox.file("Modules/Search/HitCell.swift", "class HitCell {}\n")
        let found = session.found("check")
        #expect(found.count == 1 && found.allSatisfy { $0.contains("2 of 5 modules") }, "\(found)")
    }
}
