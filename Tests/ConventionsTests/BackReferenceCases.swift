extension BackReferenceTests {
    /// Cycles whose way back is at another edge than where a search from the screen comes back first.
    static let casesOfOtherEdges = [
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
    ]

    /// Properties that hold what is none of the module's, or what nobody else has.
    static let casesOfOthersThings = [
        Case(
            "a router has the screen that it leads to",
            [
                "ViewController": "class CartViewController: UIViewController { var router: CartRouter! }",
                "Router": """
                class CartRouter {
                    var ordersViewController: UIViewController?
                    init(_ orders: UIViewController) { ordersViewController = orders }
                }
                """,
                "Interactor": interactor, "Presenter": "class CartPresenter {}",
                "../Orders/OrdersViewController": "class OrdersViewController: UIViewController {}",
            ], []),
        Case(
            "a screen that its configurator keeps nowhere else",
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartPresenter! }",
                "Presenter": "class CartPresenter { var view: CartViewController! }", "Interactor": interactor,
                "Configurator": """
                class CartConfigurator {
                    func configure(_ presenter: CartPresenter) {
                        let screen = CartViewController()
                        presenter.view = screen
                        screen.output = presenter
                    }
                }
                """,
            ], ["CartPresenter.view"]),
        Case(
            "a screen that its configurator gives away",
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartPresenter! }",
                "Presenter": "class CartPresenter { var view: CartViewController! }", "Interactor": interactor,
                "Configurator": """
                class CartConfigurator {
                    func configure(_ presenter: CartPresenter, in navigation: UINavigationController) {
                        let screen = CartViewController()
                        presenter.view = screen
                        screen.output = presenter
                        navigation.pushViewController(screen, animated: true)
                    }
                }
                """,
            ], ["CartPresenter.view!"]),
        Case(
            "a screen that its configurator is given",
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartPresenter! }",
                "Presenter": "class CartPresenter { var view: CartViewController! }", "Interactor": interactor,
                "Configurator": """
                class CartConfigurator {
                    func configure(_ screen: CartViewController) {
                        let presenter = CartPresenter()
                        presenter.view = screen
                        screen.output = presenter
                    }
                }
                """,
            ], ["CartPresenter.view!"]),
        Case(
            "a protocol that inherits one from elsewhere may be for anything",
            [
                "ViewController":
                    "class CartViewController: UIViewController, CartView { var output: CartPresenter! }",
                "Presenter": "protocol CartView: PlayerView {}\nclass CartPresenter { var view: CartView! }",
                "Interactor": interactor,
            ], ["CartPresenter.view"]),
        Case(
            "a cell is a view, whatever it is called",
            [
                "Cell": "class CartCell: UICollectionViewCell, CartView { var output: CartPresenter! }",
                "Presenter": "protocol CartView: AnyObject {}\nclass CartPresenter { var view: CartView! }",
                "Interactor": interactor,
            ], ["CartPresenter.view!"]),
        Case(
            "a screen that another module's builder gives it",
            [
                "ViewController": "class CartViewController: UIViewController { var router: CartRouter! }",
                "Router": """
                class CartRouter {
                    var destination: UIViewController?
                    func showOrders() {
                        let orders = OrdersBuilder.build()
                        destination = orders
                        present(destination)
                    }
                    func showOther() { self.destination = OrdersViewController() }
                }
                """, "Interactor": interactor,
                "../Orders/OrdersPresenter": "class OrdersPresenter {}",
                "../Orders/OrdersBuilder": "enum OrdersBuilder {}",
                "../Orders/OrdersViewController": "class OrdersViewController: UIViewController {}",
            ], []),
        Case(
            "a screen that another module's builder gives it, or may be its own",
            [
                "ViewController": "class CartViewController: UIViewController { var router: CartRouter! }",
                "Router": """
                class CartRouter {
                    var destination: UIViewController?
                    func show() { destination = OrdersBuilder.build() }
                    func start(from screen: UIViewController) { destination = screen }
                }
                """, "Interactor": interactor,
                "../Orders/OrdersPresenter": "class OrdersPresenter {}",
                "../Orders/OrdersBuilder": "enum OrdersBuilder {}",
                "../Orders/OrdersViewController": "class OrdersViewController: UIViewController {}",
            ], ["CartRouter.destination"]),
        Case(
            "a screen may be called so in every module",
            [
                "ViewController": "class CartViewController: UIViewController { var router: CartRouter! }",
                "Router": """
                class CartRouter {
                    var viewController: UIViewController?
                    init(_ viewController: UIViewController) { self.viewController = viewController }
                }
                """,
                "Interactor": interactor, "Presenter": "class CartPresenter {}",
                "../../App/ViewController": "class ViewController: UIViewController {}",
            ], ["CartRouter.viewController!"]),
        Case(
            "no screen is ever given to a router",
            [
                "ViewController": "class CartViewController: UIViewController { var router: CartRouter! }",
                "Router": "class CartRouter { var root: UIViewController? }",
                "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], []),
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
                "ViewController": "class CartViewController: UIViewController { let presenter: CartPresenter }",
                "Presenter": "class CartPresenter { let router: CartRouting }", "Interactor": interactor,
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
}
