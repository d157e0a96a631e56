import TestSupport
import Testing

/// Sets of modules with parts that stay where they are: a second module could not have them once more.
@Suite struct ExtractedLeftPartsTests {
    private static let shop = [
        "App/Orders/OrdersPresenter.swift": """
        class OrderPresenter: OrderViewToOrderPresenter {
            func load() {}
        }

        """,
        "App/Orders/OrdersRouter.swift": """
        class OrderRouter {
            static func createOrdersModule() -> UIViewController {
                let view = UIStoryboard(name: "Order", bundle: .main).make("Order") as! OrdersController
                view.ordersPresenter = OrderPresenter()
                view.title = "Order"
                return view
            }
        }

        """,
        "App/Orders/OrdersProtocol.swift": """
        import UIKit

        var ordersPresenterObject: OrderViewToOrderPresenter?

        // MARK: - Presenter to view
        protocol OrderPresenterToOrderView: AnyObject {}

        extension OrderPresenterToOrderView {
            var ordersPresenter: OrderViewToOrderPresenter? {
                get { ordersPresenterObject }
                set { ordersPresenterObject = newValue }
            }

            func show() {}
        }

        // MARK: - View to presenter

        protocol OrderViewToOrderPresenter: AnyObject {
            func load()
        }

        """,
        "App/Orders/Order.storyboard": """
        <viewController storyboardIdentifier="Order" customClass="OrdersController"/>
        <viewControllerPlaceholder storyboardName="Order"/>

        """,
        "App/Orders/Empty.xib": "<view/>\n",
        "App/Orders/OrdersController.swift": """
        class OrdersController: UIViewController, OrderPresenterToOrderView {
            override func viewDidLoad() {
                super.viewDidLoad()
                ordersPresenter?.load()
            }
        }

        """,
    ]

    private static func project(_ files: [String: String]) throws -> Session {
        let session = try Session()
        for (path, text) in files { try session.sandbox.file(path, text) }
        return session
    }

    @Test func `what is declared where it stays keeps its name wherever it is used`() throws {
        let files = try Session.fresh(of: ["App/Orders"], Self.shop)
        #expect(files["FreshController.swift"]?.contains("        ordersPresenter?.load()\n") == true)
        #expect(files["FreshRouter.swift"]?.contains("view.ordersPresenter = OrderPresenter()") == true)
        let outcome = try Self.project(Self.shop).run("template extract App/Orders --name house")
        #expect(outcome.errors.contains("note: every new module uses 'ordersPresenter'"))
    }

    @Test(arguments: [
        ("MapPresenter(interactor: interactor)", "MapPresenter"), ("Map().show(interactor)", nil),
        ("map.show(interactor)", "show"), ("map.last = interactor", "last"), ("show(interactor)", nil),
        ("open(interactor)", "open"), ("MapPresenter(id: 3)", nil),
    ])
    func `what takes the original's types alone is told`(_ use: String, _ taker: String?) throws {
        let session = try Self.project([
            "App/Trip/TripPresenter.swift": """
            class TripPresenter {
                let interactor = TripInteractor()
                let map: MapRouter

                func load() {
                    \(use)
                }
            }

            """,
            "App/Trip/TripInteractor.swift": "class TripInteractor {\n}\n",
            "App/Trip/TripView.swift": "class TripView {\n    let presenter = TripPresenter()\n}\n",
            "Shared/Map.swift": """
            func open(_ interactor: TripInteractor) {
            }

            class MapPresenter {
                init(interactor: TripInteractor) {}
                init(id: Int) {}
            }

            class MapRouter {
                weak var last: TripInteractor?
                func show(_ interactor: TripInteractor) {}
            }

            """,
        ])
        let outcome = session.run("template extract App/Trip --name house")
        let words = "where the project takes 'TripInteractor' alone"
        #expect(outcome.errors.contains(words) == (taker != nil), "\(outcome)")
        if let taker { #expect(outcome.errors.contains("note: every new module uses '\(taker)' ("), "\(outcome)") }
    }

    /// What only they use goes with them, and the marks of their sections.
    @Test func `a file that keeps nothing but what served its left parts is left`() throws {
        let files = try Session.fresh(of: ["App/Orders"], Self.shop)
        #expect(files["FreshProtocol.swift"] == nil)
        var used = Self.shop
        used["App/Orders/OrdersRouter.swift"]? += "\nfunc resetOrders() { ordersPresenterObject = nil }\n"
        let text = try Session.fresh(of: ["App/Orders"], used)["FreshProtocol.swift"]
        #expect(text == "import UIKit\n\nvar freshPresenterObject: OrderViewToOrderPresenter?\n")
    }

    @Test func `no target gets two storyboards of one name`() throws {
        let files = try Session.fresh(of: ["App/Orders"], Self.shop)
        let storyboard = try #require(files["FreshOrder.storyboard"])
        #expect(storyboard.contains("storyboardName=\"FreshOrder\""))
        #expect(storyboard.contains("storyboardIdentifier=\"Order\""))
        let router = files["FreshRouter.swift"] ?? ""
        #expect(router.contains("UIStoryboard(name: \"FreshOrder\", bundle: .main).make(\"Order\")"), "\(router)")
        #expect(router.contains("view.title = \"Order\""))
        let outcome = try Self.project(Self.shop).run("template extract App/Orders --name house --verbose")
        #expect(outcome.errors.contains("Empty.xib (Orders)"), "\(outcome.errors)")
    }

    /// Each module that is a target of its own may have one.
    @Test func `a storyboard that the project has several of is written under its name`() throws {
        var files = Self.shop
        files["Other/Order.storyboard"] = "<scene/>\n"
        let session = try Self.project(files)
        #expect(session.run("template extract App/Orders --name house").code == 0)
        #expect(session.run("gen Fresh house").code == 0)
        #expect(try session.files().contains("Modules/Fresh/Order.storyboard"))
    }

    @Test func `a nib in lower case has the module's name before its own`() throws {
        var files = Self.shop
        files["App/Orders/row.xib"] = "<view customClass=\"OrdersRow\"/>\n"
        files["App/Orders/OrdersRow.swift"] = """
            class OrdersRow: UIView {
                static let nibName: String = "row"
                var nib: UINib { UINib(nibName: "row", bundle: nil) }
                var title = "row"
            }

            """
        let row = try Session.fresh(of: ["App/Orders"], files)
        #expect(row["FreshRow.xib"] == "<view customClass=\"FreshRow\"/>\n")
        let text = row["FreshRow.swift"] ?? ""
        #expect(
            text.contains("nibName: String = \"FreshRow\"") && text.contains("UINib(nibName: \"FreshRow\""), "\(text)")
        #expect(text.contains("title = \"row\""))
    }

    @Test func `a storyboard that is named by what SwiftGen makes of its name is called for the module`() throws {
        var files = Self.shop
        files["App/Orders/OrdersRouter.swift"] = """
            class OrdersRouter {
                func make() { _ = (StoryboardScene.Order.initialScene, R.storyboard.order(), Kind.Order) }
            }

            """
        let router = try Session.fresh(of: ["App/Orders"], files)["FreshRouter.swift"] ?? ""
        #expect(
            router.contains("StoryboardScene.FreshOrder.initialScene, R.storyboard.freshOrder(), Kind.Order"),
            "\(router)")
    }

    @Test(arguments: ["tabsIdentifier", "TabsIdentifier", "kTabsIdentifier"])
    func `a constant that the project declares for the original module is told`(_ name: String) throws {
        let session = try Self.project([
            "App/Defines.swift": "let \(name) = \"tabs\"\nlet onTabs = 1\nstruct TabsItem {}\n",
            "App/Tabs/TabsRouter.swift":
                "final class TabsRouter {\n    var item: TabsItem?\n    func go() { open(\(name), onTabs) }\n}\n",
        ])
        let outcome = session.run("template extract App/Tabs --name house")
        #expect(outcome.errors.contains("note: every new module uses '\(name)' (Templates"), "\(outcome)")
        #expect(!outcome.errors.contains("'TabsItem'") && !outcome.errors.contains("'onTabs'"))
    }

    /// The rest stands beside it, and has its tests there.
    @Test func `a part of a module has no tests of the other parts`() throws {
        let session = try Session()
        for role in ["View", "Presenter"] {
            try session.sandbox.file("Modules/Cart/\(role)/Cart\(role).swift", "class Cart\(role) {\n}\n")
            try session.sandbox.file("Tests/Cart/Cart\(role)Tests.swift", "class Cart\(role)Tests {\n}\n")
        }
        let part = session.run("template extract Modules/Cart/View --name view").lines
        #expect(part.contains { $0.contains("ViewTests") } && !part.contains { $0.contains("PresenterTests") })
        #expect(session.run("template extract Modules/Cart --name house").output.contains("PresenterTests"))
    }

    /// One file may have the doubles for the tests of all modules.
    @Test func `what the project's tests must declare for every new module is told`() throws {
        let doubles = ["Login", "News", "Search"].map { "class Mock\($0)Interactor {\n}\n" }
        var files = ["Tests/Mocks.swift": doubles.joined(separator: "\n")]
        for name in ["Login", "News"] {
            files["Modules/\(name)/\(name)Presenter.swift"] = "class \(name)Presenter {\n}\n"
            files["Tests/\(name)PresenterTests.swift"] = """
                class \(name)PresenterTests: XCTestCase {
                    let presenter = \(name)Presenter()
                    func testIt() { presenter.start(Mock\(name)Interactor()) }
                }

                """
        }
        let outcome = try Self.project(files).run("template extract Modules/Login Modules/News --name house")
        let note = "note: every new module uses 'Mock{{name}}Interactor' (Templates"
        #expect(outcome.errors.contains(note), "\(outcome)")
        let alone = try Self.project(files).run("template extract Modules/News --alone --name house")
        #expect(alone.errors.contains(note), "\(alone)")
        files["Tests/LoginPresenterTests.swift"]? += "\nclass MockLoginInteractor {\n}\n"
        files["Tests/NewsPresenterTests.swift"]? += "\nclass MockNewsInteractor {\n}\n"
        let whole = try Self.project(files).run("template extract Modules/Login Modules/News --name house")
        #expect(!whole.errors.contains("Interactor' (Templates"), "\(whole)")
        // In the folder Search one may be called SearchResults: its tests use what there is.
        files["Modules/Search/SearchResultsPresenter.swift"] = "class SearchResultsPresenter {\n}\n"
        files["Tests/SearchResultsPresenterTests.swift"] =
            "class SearchResultsPresenterTests: XCTestCase {\n    let double = MockSearchInteractor()\n}\n"
        let other = try Self.project(files).run("template extract Modules/Search --module SearchResults --name house")
        #expect(other.code == 0 && !other.errors.contains("Interactor' (Templates"), "\(other)")
    }
}
