import TestSupport
import Testing

/// Sets of modules that stand among other files of their project: what these declare, require and are called.
@Suite struct ExtractedProjectTests {
    /// A project with these files, a set that is made of some of its folders, and what `gen Fresh` writes by it, by file.
    private func fresh(of folders: [String], _ files: [String: String]) throws -> [String: String] {
        let session = try Session()
        for (path, text) in files { try session.sandbox.file(path, text) }
        let outcome = session.run("template extract \(folders.joined(separator: " ")) --name house")
        #expect(outcome.code == 0, "\(outcome)")
        let before = Set(try session.files())
        #expect(session.run("gen Fresh house").code == 0)
        let written = try session.files().filter { !before.contains($0) && $0.contains("Fresh") }
        return try written.reduce(into: [:]) { found, path in
            found[path.split(separator: "/").last.map(String.init) ?? ""] = try session.sandbox.text(path)
        }
    }

    @Test func `what others call theirs keeps its name`() throws {
        let files = try fresh(
            of: ["Modules/MovieList"],
            [
                "Services/MovieRepository.swift": """
                protocol MovieRepositoryOutput: AnyObject {
                    func movieRepository(movieListType: String, didRetrieveMovieList list: [String])
                }

                final class MovieRepository {
                    func movies(movieListType: String) {}
                }

                struct MovieRequest {
                    let movieListPage: Int
                }

                """,
                "Modules/MovieList/MovieListPresenter.swift": "final class MovieListPresenter {\n}\n",
                "Modules/MovieList/MovieListInteractor.swift": """
                final class MovieListInteractor {
                    weak var presenter: MovieListPresenter?
                    private let repository: MovieRepository

                    init(repository: MovieRepository) {
                        self.repository = repository
                    }

                    func loadMovieList(movieListType: String, movieListPage: Int) {
                        repository.movies(movieListType: movieListType)
                        _ = MovieRequest(movieListPage: movieListPage)
                    }
                }

                extension MovieListInteractor: MovieRepositoryOutput {
                    func movieRepository(movieListType: String, didRetrieveMovieList list: [String]) {
                        print(movieListType, list)
                    }
                }

                """,
            ])
        let interactor = files["FreshInteractor.swift"] ?? ""
        #expect(interactor.contains("func movieRepository(movieListType: String, didRetrieveMovieList list: [String])"))
        #expect(interactor.contains("repository.movies(movieListType: freshType)"))
        #expect(interactor.contains("MovieRequest(movieListPage: freshPage)"))
        #expect(interactor.contains("func loadFresh(freshType: String, freshPage: Int)"))
        #expect(interactor.contains("        print(movieListType, list)\n"))
    }

    @Test func `what a framework calls its own keeps its name`() throws {
        let files = try fresh(
            of: ["Modules/TabBar", "--alone"],
            [
                "Modules/TabBar/TabBarPresenter.swift":
                    "final class TabBarPresenter {\n    func tabBarDidLoad() {}\n}\n",
                "Modules/TabBar/TabBarController.swift": """
                import UIKit

                final class TabBarController: UITabBarController {
                    var tabBarPresenter: TabBarPresenter?

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tabBar.isTranslucent = false
                        let movies = UINavigationController()
                        movies.tabBarItem = UITabBarItem(title: "Movies", image: nil, tag: 0)
                        viewControllers = [movies]
                        tabBarPresenter?.tabBarDidLoad()
                    }

                    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
                }

                """,
            ])
        let controller = files["FreshController.swift"] ?? ""
        #expect(controller.contains("        tabBar.isTranslucent = false\n"))
        #expect(controller.contains("movies.tabBarItem = UITabBarItem("))
        #expect(controller.contains("override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}"))
        #expect(controller.contains("freshPresenter?.freshDidLoad()"))
    }

    @Test func `a delegate is told what its framework tells it`() throws {
        let files = try fresh(
            of: ["Modules/Search", "--alone"],
            [
                "Modules/Search/SearchPresenter.swift":
                    "final class SearchPresenter {\n    func search(_ text: String) {}\n}\n",
                "Modules/Search/SearchViewController.swift": """
                import UIKit

                final class SearchViewController: UIViewController, UISearchBarDelegate {
                    var presenter: SearchPresenter?
                    let searchBar = UISearchBar()

                    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                        presenter?.search(searchText)
                    }

                    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
                }

                """,
            ])
        let controller = files["FreshViewController.swift"] ?? ""
        #expect(controller.contains("func searchBar(_ searchBar: UISearchBar, textDidChange"))
        #expect(controller.contains("func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}"))
        #expect(controller.contains("let searchBar = UISearchBar()"))
    }

    @Test func `a generic parameter that is called as a type of others is none of the module's`() throws {
        let files = try fresh(
            of: ["Modules/ArticleSearch", "--alone"],
            [
                "Domain/ArticleSearchInteractor.swift": "final class ArticleSearchInteractor {\n}\n",
                "Modules/ArticleSearch/ArticleSearchPresenter.swift": """
                final class ArticleSearchPresenter {
                    init<
                        Router: ArticleSearchRouter,
                        ArticleSearchInteractor: AnyObject
                    >(
                        router: Router,
                        interactor: ArticleSearchInteractor
                    ) {
                    }
                }

                """,
                "Modules/ArticleSearch/ArticleSearchRouter.swift": """
                final class ArticleSearchRouter {
                    static func make() -> ArticleSearchPresenter {
                        ArticleSearchPresenter(router: ArticleSearchRouter(), interactor: ArticleSearchInteractor())
                    }
                }

                """,
            ])
        #expect(files["FreshRouter.swift"]?.contains("interactor: ArticleSearchInteractor())") == true)
    }

    /// Three modules whose presenters are each given something else, and one that is given more.
    private func presenters(_ body: (String) -> String) -> [String: String] {
        var files: [String: String] = [:]
        for (name, thing) in [("OrderList", "Order"), ("UserLogin", "User"), ("HomeFeed", "Post")] {
            let folder = "Modules/\(name)/\(name)"
            files[folder + "View.swift"] = "final class \(name)View {\n    var presenter: \(name)Presenter?\n}\n"
            files[folder + "Presenter.swift"] = body(name).replacing("@", with: name).replacing("#", with: thing)
            files[folder + "Assembly.swift"] = """
                enum \(name)Assembly {
                    static func make(\(thing.lowercased()): \(thing)) -> \(name)View {
                        let view = \(name)View()
                        let presenter = \(name)Presenter(\(thing.lowercased()): \(thing.lowercased()))
                        presenter.view = view
                        view.presenter = presenter
                        return view
                    }
                }

                """
        }
        return files
    }

    @Test func `what is made is made as it can be, whatever protocols it conforms to elsewhere`() throws {
        var all = presenters { _ in
            """
            final class @Presenter {
                weak var view: @View?
                private let thing: #

                init(thing: #) {
                    self.thing = thing
                }
            }

            extension @Presenter: Presenting {
                func present() {}
            }

            """
        }
        for (path, text) in all where path.hasSuffix("Presenter.swift") {
            let name = ["Order", "User", "Post"].first { text.contains(": \($0))") } ?? ""
            all[path] = text.replacing("init(thing: \(name)", with: "init(\(name.lowercased()): \(name)")
                .replacing("self.thing = thing", with: "self.thing = \(name.lowercased())")
        }
        all["Common/Presenting.swift"] = "protocol Presenting {\n    func present()\n}\n"
        let files = try fresh(of: ["Modules/OrderList"], all)
        let presenter = files["FreshPresenter.swift"] ?? ""
        let assembly = files["FreshAssembly.swift"] ?? ""
        #expect(presenter.contains("init(order: Order)") == assembly.contains("FreshPresenter(order: order)"))
        #expect(presenter.contains("init(") || assembly.contains("FreshPresenter()"))
    }

    @Test func `what a protocol of the project requires is there`() throws {
        var all = presenters { _ in
            """
            final class @Presenter: Presentation {
                weak var view: @View?
                let subject = Subject<@Event>()

                init(#: #) {}
            }

            struct @Event {}

            """
        }
        all["Common/Presentation.swift"] = "protocol Presentation {\n    var subject: Any { get }\n}\n"
        for (path, text) in all where path.hasSuffix("Presenter.swift") {
            let name = ["Order", "User", "Post"].first { text.contains("init(\($0):") } ?? ""
            all[path] = text.replacing("init(\(name):", with: "init(\(name.lowercased()):")
                .replacing("Subject<", with: name + "Subject<")
        }
        let files = try fresh(of: ["Modules/OrderList", "Modules/UserLogin", "Modules/HomeFeed"], all)
        #expect(files["FreshPresenter.swift"]?.contains("let subject = ") == true, "\(files)")
    }

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
        let files = try fresh(of: ["Modules/BuyCoin", "--alone"], module)
        #expect(
            files.keys.sorted() == [
                "FreshBuyCells.swift", "FreshDelegate.swift", "FreshExtensions.swift", "FreshPresenter.swift",
            ])
        // What the project has twice, its targets allow.
        let others = ["Modules/Login/Extensions.swift": "extension LoginPresenter {\n    func login() {}\n}\n"]
        let again = try fresh(of: ["Modules/BuyCoin", "--alone"], module.merging(others) { $1 })
        #expect(again.keys.contains("Extensions.swift"))
    }

    @Test func `what an application or a framework has once stays there`() throws {
        let files = try fresh(
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

    @Test func `a control character in a file's name goes`() throws {
        let files = try fresh(
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

    @Test func `what no target builds is no part of a set`() throws {
        let session = try Session.withXcode(.memory, SampleProject.classic)
        #expect(session.run("gen Login viper").code == 0)
        let presenter = try #require(try session.files().first { $0.hasSuffix("LoginPresenter.swift") })
        try session.sandbox.file(
            presenter.replacing("LoginPresenter", with: "LoginOldPresenter"), "final class LoginOldPresenter {\n}\n")
        let folder = try #require(presenter.split(separator: "/Presenter/").first)
        #expect(session.run("template extract \(folder) --name house --alone").code == 0)
        #expect(try !session.files().contains { $0.contains("OldPresenter.swift.mustache") })
    }

    @Test func `a module of files that are called as extensions has a name`() throws {
        let files = try fresh(
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
