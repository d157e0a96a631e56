import Testing

@testable import Conventions

/// Which reference of a cycle is told, and whether making it weak is safe.
struct BackReferenceTests {
    /// A module without a set: the texts of its types by their roles, and what is expected to be told.
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
        let found: [String]

        /// What is told is `Type.property`, with `!` where it is fixed.
        init(_ title: String, _ files: [String: String], _ found: [String]) {
            testDescription = title
            self.files = files
            self.found = found
        }
    }

    private static let view = "class CartViewController: UIViewController { var presenter: CartPresenter! }"
    private static let interactor = "class CartInteractor { weak var output: CartPresenter? }"

    static let cases = [
        Case(
            "what the view owns as well can be made weak",
            [
                "ViewController": view, "Presenter": "class CartPresenter { var interactor: CartInteractor! }",
                "Interactor": "class CartInteractor { var output: CartPresenter? }",
            ], ["CartInteractor.output!"]),
        Case(
            "the view has a window that owns it",
            ["ViewController": view, "Presenter": "class CartPresenter { var view: CartViewController? }"],
            ["CartPresenter.view!"]),
        Case(
            "who makes an object is its owner, and the way back is told",
            [
                "FlowController": """
                class CartFlowController {
                    private var presenter: CartPresenter?
                    func start() { presenter = CartPresenter(flow: self) }
                }
                """, "Interactor": interactor,
                "Presenter": "class CartPresenter { var flow: CartFlowController?; init(flow: CartFlowController) {} }",
            ], ["CartPresenter.flow"]),
        Case(
            "what is made is bound to a name first",
            [
                "FlowController": """
                class CartFlowController {
                    var presenter: CartPresenter?
                    func start() {
                        let presenter = CartPresenter()
                        self.presenter = presenter
                    }
                }
                """, "Interactor": interactor, "Presenter": "class CartPresenter { var flow: CartFlowController? }",
            ], ["CartPresenter.flow"]),
        Case(
            "nobody else is known to own it",
            [
                "Flow": "class CartFlow { var presenter: CartPresenter? }", "Interactor": interactor,
                "Presenter": "class CartPresenter { var flow: CartFlow? }",
            ], ["CartFlow.presenter"]),
        Case(
            "a controller that its router makes would be gone at once",
            [
                "ViewController": "class CartViewController: UIViewController { var router: CartRouter! }",
                "Router": """
                class CartRouter {
                    var screen: CartViewController?
                    func show() { screen = CartViewController() }
                }
                """, "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], ["CartRouter.screen"]),
        Case(
            "one listener is in all cycles",
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartOutput! }",
                "Presenter": """
                protocol CartOutput: AnyObject {}
                class CartPresenter: CartOutput, CartListener { var interactor: CartInteractor!; var store: CartStore! }
                """,
                "Interactor": "class CartInteractor: CartListener { var store: CartStore! }",
                "Store": """
                protocol CartListener: AnyObject {}
                class CartStore { var listener: CartListener? }
                """,
            ], ["CartStore.listener!"]),
        Case(
            "two that are needed are both told",
            [
                "ViewController": view,
                "Presenter": "class CartPresenter { var view: CartViewController?; var interactor: CartInteractor! }",
                "Interactor": "class CartInteractor { var output: CartPresenter? }",
            ], ["CartInteractor.output!", "CartPresenter.view!"]),
        Case(
            "items in a list belong to who holds the list",
            [
                "ViewController": "class CartViewController: UIViewController {}", "Interactor": interactor,
                "Presenter": "class CartPresenter { var items: [CartItemView] = [] }",
                "ItemView": "class CartItemView { var presenter: CartPresenter? }",
            ], ["CartItemView.presenter"]),
        Case(
            "a plain view that the presenter makes is no way back",
            [
                "ViewController": "class CartViewController: UIViewController {}", "Interactor": interactor,
                "Presenter": "class CartPresenter { let badge = CartBadgeView() }",
                "BadgeView": "class CartBadgeView { var presenter: CartPresenter? }",
            ], ["CartBadgeView.presenter"]),
        Case(
            "a protocol of a library is set to the view",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter! }",
                "Presenter": "class CartPresenter { var router: CartRouter! }", "Interactor": interactor,
                "Router": "class CartRouter { var transitionHandler: TransitionHandler! }",
                "Configurator": """
                class CartConfigurator {
                    func configure(viewController: CartViewController) {
                        let router = CartRouter()
                        router.transitionHandler = viewController
                    }
                }
                """,
            ], ["CartRouter.transitionHandler!"]),
        Case(
            "a value that somebody hands in has its own type",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter! }",
                "Presenter": "class CartPresenter { var interactor: CartInteractor! }",
                "Interactor": "class CartInteractor { var order: Order? }",
                "Builder": """
                class CartBuilder {
                    static func build(order: Order) -> CartViewController {
                        interactor.order = order
                        return view
                    }
                    let interactor = CartInteractor()
                }
                """,
            ], []),
        Case(
            "a protocol of a library is set to something of the view",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter! }",
                "Presenter": "class CartPresenter { var router: CartRouter! }", "Interactor": interactor,
                "Router": "class CartRouter { var transitionHandler: TransitionHandler!; var title: Title! }",
                "Configurator": """
                class CartConfigurator {
                    func configure(viewController: CartViewController) {
                        let router = CartRouter()
                        router.transitionHandler = viewController.handler
                        router.title = Title(viewController)
                    }
                }
                """,
            ], []),
        Case(
            "of several screens with one presenter each is the presenter's way back",
            [
                "ListViewController":
                    "class CartListViewController: UIViewController { var presenter: CartPresenter! }",
                "PayViewController": "class CartPayViewController: UIViewController { var presenter: CartPresenter! }",
                "Presenter": """
                class CartPresenter { var list: CartListViewController?; var pay: CartPayViewController? }
                """, "Interactor": interactor,
            ], ["CartPresenter.list!", "CartPresenter.pay!"]),
        Case(
            "who makes its router is not told to let go of it",
            [
                "ViewController": "class CartViewController: UIViewController { var router: CartRouter? }",
                "Interactor": interactor, "Presenter": "class CartPresenter {}",
                "Router": "class CartRouter { var store: CartStore? }\nprotocol CartStore: AnyObject {}",
                "Module": """
                class CartModule: CartStore {
                    private var router: CartRouter!
                    init() { self.router = CartRouter() }
                    func show() { router.store = self }
                }
                """,
            ], ["CartRouter.store"]),
        Case(
            "the screen that is called as the module holds the one within it",
            [
                "ATableViewController":
                    "class CartATableViewController: UIViewController { var screen: CartViewController! }",
                "ViewController": "class CartViewController: UIViewController { var table: CartATableViewController! }",
                "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], ["CartATableViewController.screen!"]),
        Case(
            "children of any type that has children own no parents",
            [
                "Coordinator": """
                protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
                class CartCoordinator: Coordinator { var children: [Coordinator] = [] }
                class CartPayCoordinator: Coordinator { var children: [Coordinator] = [] }
                """, "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], []),
        Case(
            "a child that owns its parent",
            [
                "Coordinator": """
                protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
                class CartCoordinator: Coordinator { var children: [Coordinator] = [] }
                class CartPayCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    var parent: CartCoordinator?
                }
                """, "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], ["CartPayCoordinator.parent!"]),
        Case(
            "a router has the screen that it leads to",
            [
                "ViewController": "class CartViewController: UIViewController { var router: CartRouter! }",
                "Router": "class CartRouter { var ordersViewController: UIViewController? }",
                "Interactor": interactor, "Presenter": "class CartPresenter {}",
                "../Orders/OrdersViewController": "class OrdersViewController: UIViewController {}",
            ], []),
        Case(
            "a screen may be called so in every module",
            [
                "ViewController": "class CartViewController: UIViewController { var router: CartRouter! }",
                "Router": "class CartRouter { var viewController: UIViewController? }",
                "Interactor": interactor, "Presenter": "class CartPresenter {}",
                "../../App/ViewController": "class ViewController: UIViewController {}",
            ], ["CartRouter.viewController!"]),
        Case(
            "a screen that a factory makes for its builder has no other owner",
            [
                "ViewController": "class CartViewController: UIViewController { var builder: CartBuilder! }",
                "Builder": """
                class CartBuilder {
                    var view: CartViewController!
                    func build() -> UIViewController {
                        view = UIStoryboard(name: "Cart", bundle: nil).instantiateInitialViewController() as! CartViewController
                        view.builder = self
                        return view
                    }
                }
                """, "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], ["CartBuilder.view"]),
        Case(
            "a screen that only its router hands out has no other owner",
            [
                "ViewController": view, "Presenter": "class CartPresenter { var router: CartRouting? }",
                "Interactor": interactor,
                "Router": """
                protocol CartRouting: AnyObject { static func start() -> CartRouting }
                class CartRouter: CartRouting {
                    var entry: UIViewController?
                    static func start() -> CartRouting {
                        let router = CartRouter()
                        router.entry = CartViewController()
                        return router
                    }
                }
                """,
            ], ["CartRouter.entry"]),
        Case(
            "a proxy holds the view weakly",
            [
                "ViewController": """
                class CartViewController: UIViewController, CartView, CartLoadingView { var presenter: CartPresenter! }
                """,
                "Presenter": """
                protocol CartView: AnyObject {}
                protocol CartLoadingView: AnyObject {}
                class CartPresenter { var view: CartView?; var loadingView: CartLoadingView? }
                """, "Interactor": interactor,
                "../../App/WeakRefVirtualProxy": """
                class WeakRefVirtualProxy<T: AnyObject> { private weak var object: T? }
                extension WeakRefVirtualProxy: CartView where T: CartView {}
                """,
            ], ["CartPresenter.loadingView!"]),
        Case(
            "a protocol that another module declares may be no class's",
            [
                "ViewController": """
                class CartViewController: UIViewController, PayDelegate { var content: CartContentView! }
                """, "Interactor": interactor, "Presenter": "class CartPresenter {}",
                "ContentView": "class CartContentView: UIView { var delegate: PayDelegate? }",
                "../Pay/PayPresenter": "class PayPresenter {}", "../Pay/PayRouter": "class PayRouter {}",
                "../Pay/PayDelegate": "protocol PayDelegate {}",
            ], ["CartContentView.delegate"]),
    ]

    @Test(arguments: cases)
    func `a reference back is told`(_ example: Case) throws {
        var project = ExampleProject(files: [:])
        for (role, text) in example.files {
            let isElsewhere = role.hasPrefix("../")
            project.files[
                isElsewhere
                    ? "Modules/\(role.dropFirst(3)).swift".replacing("Modules/../", with: "")
                    : "Modules/Cart/Cart\(role).swift"] = text
        }
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map { $0.symbol + ($0.isFixable ? "!" : "") }.sorted() == example.found.sorted())
    }
}
