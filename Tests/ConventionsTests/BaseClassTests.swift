import Testing

@testable import Conventions

/// Properties that the classes of a module inherit from classes elsewhere in the project.
struct BaseClassTests {
    private static let base = "class BaseViewController<P>: UIViewController { var presenter: P! }"
    private static let screen = "class CartViewController: BaseViewController<CartPresenter> {}"
    private static let strong = "class CartPresenter { var view: CartViewController? }"

    @Test(arguments: [
        ("if isMovingFromParent { closed() }", []), ("leave()", []), ("", ["CartPresenter.view"]),
        ("super.closed()", ["CartPresenter.view"]),
    ])
    func `what an inherited function calls when the screen goes lets go`(_ statement: String, _ found: [String]) throws
    {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: BaseViewController {
                var presenter: CartPresenter?
                override func closed() { presenter?.end() }
            }

            """,
            "App/Cart/CartPresenter.swift": """
            class CartPresenter {
                var view: CartViewController?
                func end() { view = nil }
            }

            """,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Base/BaseViewController.swift": """
            class BaseViewController: UIViewController {
                override func viewDidDisappear(_ animated: Bool) { \(statement) }
                func leave() { closed() }
                func closed() {}
            }

            """,
        ])
        #expect(try project.violations().filter { $0.rule == .weakReference }.map(\.symbol) == found)
    }

    /// Whatever the screen and the class that it inherits are called, the router refers back to it.
    @Test(arguments: ["UIViewController", "BaseVc", "BaseScreen<Int>", "FarVc"])
    func `a screen is known by what its class inherits elsewhere`(_ base: String) throws {
        let project = ExampleProject(files: [
            "App/Home/HomeVc.swift": "class HomeVc: \(base), HomeView { var presenter: HomePresenter? }\n",
            "App/Home/HomePresenter.swift": "class HomePresenter { var router: HomeRouter? }\n",
            "App/Home/HomeRouter.swift": """
            protocol HomeView: AnyObject {}
            class HomeRouter {
                var vc: HomeView
                init(vc: HomeView) { self.vc = vc }
                static func create() -> UIViewController {
                    let vc = HomeVc()
                    let presenter = HomePresenter()
                    vc.presenter = presenter
                    presenter.router = HomeRouter(vc: vc)
                    return vc
                }
            }

            """,
            "App/Home/HomeInteractor.swift": "class HomeInteractor {}\n",
            "App/Common/BaseVc.swift": "class BaseVc: UIViewController {}\n",
            "App/Common/FarVc.swift": "class FarVc: BaseVc {}\n",
            "App/Common/BaseScreen.swift": "class BaseScreen<T>: FarVc {}\n",
        ])
        #expect(try project.violations().filter { $0.rule == .weakReference }.map(\.symbol) == ["HomeRouter.vc"])
    }

    /// What leads through several screens, and is given to who asks for it, owns what it makes.
    @Test(arguments: ["Router", "FlowController", "Coordinator", "Navigator", "Flow"])
    func `a flow's presenter refers back to it`(_ suffix: String) throws {
        let flow = "Import\(suffix)"
        let project = ExampleProject(files: [
            "App/Import/\(flow).swift": """
            protocol ImportClosing: AnyObject {}
            final class \(flow): ImportClosing {
                private var presenter: ImportPresenter!
                static func present(on screen: UIViewController) -> \(flow) {
                    let flow = \(flow)()
                    let presenter = ImportPresenter(flow: flow)
                    flow.presenter = presenter
                    return flow
                }
            }

            """,
            "App/Import/ImportPresenter.swift": """
            final class ImportPresenter {
                private let flow: ImportClosing
                init(flow: ImportClosing) { self.flow = flow }
            }

            """,
            "App/Import/ImportInteractor.swift": "final class ImportInteractor {}\n",
            "App/Import/ImportViewController.swift": "final class ImportViewController: UIViewController {}\n",
        ])
        #expect(try project.violations().filter { $0.rule == .weakReference }.map(\.symbol) == ["ImportPresenter.flow"])
    }

    @Test(arguments: [
        (base, screen, strong, ["CartPresenter.view"]),
        (
            "class BaseViewController<V: Some<V, Int>, P: Any>: UIViewController { let presenter: P? }",
            "class CartViewController: BaseViewController<CartView, CartPresenter> {}", strong, ["CartPresenter.view"]
        ),
        (
            "class BaseViewController: UIViewController { var presenter: BasePresenterProtocol? }",
            "class CartViewController: BaseViewController {}",
            "protocol CartPresenterProtocol: BasePresenterProtocol {}\n"
                + "class CartPresenter: CartPresenterProtocol { var view: CartViewController? }", ["CartPresenter.view"]
        ),
        ("class BaseViewController<P>: ScreenController<P> {}", screen, strong, ["CartPresenter.view"]),
        (
            base, screen + "\nclass CartTabController: CartViewController {}",
            "class CartPresenter { var view: CartTabController? }", ["CartPresenter.view"]
        ),
        (base, screen, "class CartPresenter { weak var view: CartViewController? }", []),
        ("class BaseViewController<P>: UIViewController { weak var presenter: P? }", screen, strong, []),
        ("class BaseViewController<P>: UIViewController { var presenter: P { make() } }", screen, strong, []),
        ("class BaseViewController<P>: UIViewController { var presenter: Int = 1 }", screen, strong, []),
        ("class BaseViewController<P>: ScreenController<Int> {}", screen, strong, []),
        ("class BaseController<P>: UIViewController { var presenter: P! }", screen, strong, []),
        ("class BaseViewController<P>: BaseViewController<P> {}", screen, strong, []),
        (base, "class CartViewController: BaseViewController<Int> {}", strong, []),
        // What leads back is a fault of the other class, and none of the module.
        (
            "class BaseViewController<P>: UIViewController {}",
            screen + "\nclass CartView { var presenter: CartPresenter! }",
            "class CartPresenter: BasePresenter<CartViewController> {}", []
        ),
        (
            "class BaseViewController<P>: UIViewController {}",
            "class CartViewController: BaseViewController<CartPresenter> { var output: CartPresenter! }",
            "class CartPresenter: BasePresenter<CartViewController> {}", []
        ),
    ])
    func `an inherited property owns what it holds`(
        _ base: String, _ screen: String, _ presenter: String, _ found: [String]
    )
        throws
    {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": screen + "\n", "App/Cart/CartPresenter.swift": presenter + "\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Base/BaseViewController.swift": base + "\n",
            "App/Base/ScreenController.swift": "class ScreenController<T>: UIViewController { var presenter: T? }\n",
            "App/Base/BasePresenter.swift": "class BasePresenter<V> { var view: V? }\n",
        ])
        let violations = try project.violations().filter { $0.rule == .weakReference }
        #expect(violations.map(\.symbol) == found)
    }
}
