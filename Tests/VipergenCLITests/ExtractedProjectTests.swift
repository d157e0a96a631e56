import TestSupport
import Testing

/// Sets of modules that stand among other files of their project: what these declare, require and are called.
@Suite struct ExtractedProjectTests {
    @Test func `what others call theirs keeps its name`() throws {
        let files = try Session.fresh(
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

    @Test(arguments: [
        ("Search", "UISearchResultsUpdating", "updateSearchResults(for searchController: UISearchController)"),
        (
            "Content", "NSFetchedResultsControllerDelegate",
            "controllerDidChangeContent(_ controller: NSFetchedResultsController<Item>)"
        ),
        (
            "Mail", "MFMailComposeViewControllerDelegate",
            "mailComposeController(_ controller: MFMailComposeViewController, error: Error?)"
        ),
    ])
    func `what a framework tells its delegate keeps its name`(_ module: String, _ parent: String, _ head: String) throws
    {
        let text = """
            class \(module)View: UIViewController {
                func show\(module)() {}
            }

            extension \(module)View: \(parent) {
                func \(head) {
                    show\(module)()
                }
            }

            """
        let files = try Session.fresh(
            of: ["Modules/\(module)", "--alone"], ["Modules/\(module)/\(module)View.swift": text])
        #expect(files["FreshView.swift"]?.contains("    func \(head) {\n        showFresh()") == true, "\(files)")
    }

    @Test func `a local constant is no member of what somebody else declares`() throws {
        let files = try Session.fresh(
            of: ["Modules/Genres"],
            [
                "Entities/Genre.swift": "struct GenreList {\n    let genres: [String]?\n}\n",
                "Modules/Genres/GenresPresenter.swift": """
                final class GenresPresenter {
                    var list: GenreList?

                    func count() -> Int {
                        guard let genres = list?.genres else { return 0 }
                        return genres.count
                    }
                }

                """,
                "Modules/Genres/GenresView.swift": """
                final class GenresView {
                    var presenter: GenresPresenter?
                    var rows: Int { presenter?.list?.genres?.count ?? 0 }
                }

                """,
            ])
        #expect(files["FreshView.swift"]?.contains("presenter?.list?.genres?.count") == true, "\(files)")
        #expect(files["FreshPresenter.swift"]?.contains("guard let fresh = list?.genres else") == true, "\(files)")
    }

    @Test func `what a framework calls its own keeps its name`() throws {
        let files = try Session.fresh(
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
        let files = try Session.fresh(
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
        let files = try Session.fresh(
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
        let files = try Session.fresh(of: ["Modules/OrderList"], all)
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
        let files = try Session.fresh(of: ["Modules/OrderList", "Modules/UserLogin", "Modules/HomeFeed"], all)
        #expect(files["FreshPresenter.swift"]?.contains("let subject = ") == true, "\(files)")
    }
}
