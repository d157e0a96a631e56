import TestSupport
import Testing

/// A set that is made of one module as it is: `check` knows all the same what the project's modules share.
struct ExtractedAloneTests {
    private func session(_ files: [String: String]) throws -> Session {
        let session = try Session()
        for (path, text) in files { try session.sandbox.file(path, text) }
        return session
    }

    private static func module(_ name: String, _ properties: String) -> [String: String] {
        [
            "App/\(name)/\(name)Presenter.swift": """
            final class \(name)Presenter {
                weak var view: \(name)ViewController?
            \(properties)
                func load() { view?.title = nil }
            }

            """,
            "App/\(name)/\(name)ViewController.swift": """
            import UIKit

            final class \(name)ViewController: UIViewController {
                var presenter: \(name)Presenter?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter?.load()
                }
            }

            """,
        ]
    }

    @Test func `what one module alone has is asked of none`() throws {
        let files = Self.module("Orders", "    var items: [Int] = []\n    var page = 1\n")
            .merging(Self.module("Login", "")) { $1 }.merging(Self.module("Cards", "")) { $1 }
        let session = try session(files)
        #expect(session.run("template extract App/Orders --alone --name house").code == 0)
        #expect(session.found("check") == [])
        #expect(
            try session.sandbox.text("Templates/house/module/Modules/{{name}}/{{name}}Presenter.swift.mustache")
                .contains("var page = 1"))
    }

    @Test(arguments: [
        // A type and a file that the set calls after the module.
        (
            ["App/Orders/AmountCell.swift": "final class AmountCell {\n    weak var presenter: OrdersPresenter?\n}\n"],
            "    var cell = AmountCell()\n"
        ),
        ([:], "    var sections: [Section] = []\n}\n\nenum Section {\n    case list(OrdersPresenter)\n"),
        // What every module can use where it is.
        (["App/Orders/SumCell.swift": "final class SumCell {\n    var sum = 0\n}\n"], ""),
    ])
    func `the module itself keeps the set`(_ more: [String: String], _ properties: String) throws {
        let session = try session(Self.module("Orders", properties).merging(more) { $1 })
        #expect(session.run("template extract App/Orders --alone --name house").code == 0)
        #expect(session.found("check") == [])
    }

    /// What capitals a role has is each house's own.
    @Test func `other capitals are no slip`() throws {
        func module(_ name: String, _ suffix: String) -> [String: String] {
            Self.module(name, "    var input: \(name)\(suffix)?\n").merging([
                "App/\(name)/\(name)Contract.swift": "protocol \(name)\(suffix): AnyObject {\n    func load()\n}\n"
            ]) { $1 }
        }
        let files = module("Orders", "UseCase").merging(module("Login", "Usecase")) { $1 }
            .merging(module("Cards", "UseCase")) { $1 }
        for paths in ["App/Login --alone", "App/Login App/Orders"] {
            let session = try session(files)
            #expect(session.run("template extract \(paths) --name house").code == 0)
            #expect(session.found("check") == [], "\(paths)")
        }
    }

    @Test func `a module in lower case is called as a type is`() throws {
        let session = try Session()
        for role in ["View", "Presenter", "Router"] {
            try session.sandbox.file("Modules/newsPageVC/newsPage\(role).swift", "class newsPage\(role) {\n}\n")
            // Another one that is called alike is no other module.
            try session.sandbox.file("Old/newsPage/newsPage\(role).swift", "class newsPage\(role) {\n}\n")
        }
        #expect(session.run("template extract Modules/newsPageVC --name house").code == 0)
        #expect(session.run("gen OrderList house").code == 0)
        let file = "Modules/orderListVC/orderListRouter.swift"
        #expect(try session.sandbox.text(file) == "class orderListRouter {\n}\n")
    }

    @Test func `a file in lower case has the module's name before its own`() throws {
        let files = [
            "Modules/Cart/CartView.swift": "class CartView {\n}\n",
            "Modules/Cart/helpers.swift": "func showCart() {\n}\n",
        ]
        #expect(try Session.fresh(of: ["Modules/Cart"], files)["FreshHelpers.swift"] == "func showFresh() {\n}\n")
    }

    /// Its protocols get the module's name in the set; it has them without, wherever they stand.
    @Test func `a module follows the set that was made of it, whatever its protocols are called`() throws {
        let session = try session([
            "Modules/Notice/NoticeInteractor.swift": """
            class NoticeInteractor: PresenterToInteractorProtocol {
                weak var presenter: InteractorToPresenterProtocol?
                func fetchNotice() { presenter?.noticeFetched() }
            }

            """,
            "Modules/Notice/NoticePresenter.swift": """
            class NoticePresenter: InteractorToPresenterProtocol {
                weak var view: PresenterToViewProtocol?
                var interactor: PresenterToInteractorProtocol?
                func noticeFetched() { view?.showNotice() }
            }

            """,
            "Modules/Notice/NoticeProtocols.swift": """
            protocol PresenterToViewProtocol: AnyObject { func showNotice() }
            protocol PresenterToInteractorProtocol: AnyObject { func fetchNotice() }
            protocol InteractorToPresenterProtocol: AnyObject { func noticeFetched() }

            """,
            "Modules/Notice/NoticeViewController.swift": """
            import UIKit

            class NoticeViewController: UIViewController, PresenterToViewProtocol {
                var presenter: NoticePresenter?
                func showNotice() {}
            }

            """,
        ])
        #expect(session.run("template extract Modules/Notice --name house").code == 0)
        let outcome = session.run("check --verbose")
        #expect(outcome.code == 0 && outcome.errors.contains("Notice in Modules/Notice: set house"), "\(outcome)")
        // Who declares one of the set's name has it wherever the set has it.
        #expect(session.run("gen Login house").code == 0)
        try session.edit("Modules/Login/LoginPresenter.swift", ": LoginInteractorToPresenterProtocol", "")
        #expect(session.found().count { $0.contains("lacks 'LoginInteractorToPresenterProtocol'") } == 1)
    }

    /// Files and types that have the name's words in another order get the name in the set, too.
    @Test func `a module follows the set that was made of it, whatever half of its files are called`() throws {
        let parts = [
            ("Interactor/QuestionDetailInteractor", "class QuestionDetailInteractor {}\n"),
            ("Presenter/QuestionDetailPresenter", "class QuestionDetailPresenter {\n    let id = 1\n}\n"),
            ("Router/DetailQuestionRouter", "class DetailQuestionRouter {\n    var out: QuestionDetailPresenter?\n}\n"),
            ("View/DetailQuestionView", "class DetailQuestionView {\n    var out: QuestionDetailPresenter?\n}\n"),
        ]
        let files = parts.map { ("App/DetailQuestion/\($0).swift", $1) }
        let session = try session(Dictionary(uniqueKeysWithValues: files))
        let extracted = session.run("template extract App/DetailQuestion --name house")
        #expect(extracted.code == 0, "\(extracted)")
        let outcome = session.run("check --verbose")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("QuestionDetail in App/DetailQuestion: set house"), "\(outcome)")
    }

    @Test func `parts that are called by the singular keep it`() throws {
        let session = try session([
            "App/Router/ArticlesRouter.swift": "class ArticlesRouter {\n    weak var view: ArticlesView?\n}\n",
            "App/Interactor/ArticlesInteractor.swift":
                "class ArticlesInteractor {\n    weak var presenter: ArticlesPresenter?\n}\n",
            "App/Presenter/ArticlesPresenter.swift": """
            class ArticlesPresenter {
                var router: ArticlesRouter?
                var interactor: ArticlesInteractor?
            }

            """,
            "App/Entity/ArticleResponse.swift": "struct ArticleResponse {\n    let title: String\n}\n",
            "App/Entity/ArticleViewModel.swift": "struct ArticleViewModel {\n    let title: String\n}\n",
            "App/Entity/ArticleViewModelMapper.swift": "struct ArticleViewModelMapper {\n    let title: String\n}\n",
            "App/View/ArticleDetailViewController.swift":
                "import UIKit\n\nclass ArticleDetailViewController: UIViewController {}\n",
        ])
        let outcome = session.run("template extract App --name house")
        #expect(outcome.code == 0, "\(outcome)")
        let checked = session.run("check --verbose")
        #expect(checked.code == 0 && checked.errors.contains("in App: set house"), "\(checked)")
        #expect(session.run("gen Order house").code == 0)
        let files = try session.files().compactMap { $0.split(separator: "/").last }
        #expect(files.contains("OrdersPresenter.swift") && files.contains("OrderViewModel.swift"), "\(files)")
    }
}
