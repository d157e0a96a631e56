import Testing

@testable import Conventions

/// A router that another module makes and gives the presenter, and which shows the screen later: who keeps the router
/// tells which of the two leads back.
struct HandedRouterTests {
    private static let local = """
        class ListRouter {
            func toCart() {
                let router = CartRouter()
                let presenter = CartPresenter()
                presenter.router = router
                router.presenter = presenter
                router.show(from: self)
            }
        }
        """
    private static let both = "presenter.router = router"

    @Test(
        arguments: [
            // Only a function has it.
            (local, "CartRouter.presenter"),
            (local.replacing("self", with: "self, animated: router.isQuick"), "CartRouter.presenter"),
            (local.replacing("= CartRouter()", with: "= CartRouter.init()"), "CartRouter.presenter"),
            // Somebody keeps it.
            (
                local.replacing("    func", with: "    let router = CartRouter()\n    func")
                    .replacing("        let router = CartRouter()\n", with: ""), "CartPresenter.router"
            ),
            (local.replacing(both, with: both + "\n        self.cart = router"), "CartPresenter.router"),
            (local.replacing(both, with: both + "\n        routers.append(router)"), "CartPresenter.router"),
            (
                local.replacing(both, with: both + "\n        let other = Other()\n        other.router = router"),
                "CartPresenter.router"
            ),
            (local.replacing("    func", with: "    var cart: CartRouter?\n    func"), "CartPresenter.router"),
            (local.replacing("(from: self)", with: "(from: self)\n        return router"), "CartPresenter.router"),
            (local + "\nclass Main { var cart: CartRouter? }", "CartPresenter.router"),
        ] as [(String, String)])
    func `what keeps the router tells which leads back`(_ maker: String, _ symbol: String) throws {
        let project = ExampleProject(files: [
            "App/List/ListRouter.swift": maker,
            "App/Cart/CartPresenter.swift": """
            class CartPresenter {
                var router: CartRouter?
                weak var view: CartViewController?
            }
            """,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}",
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                var presenter: CartPresenter?
                func show(from router: Any) {
                    let view = CartViewController()
                    view.presenter = presenter
                    presenter?.view = view
                }
            }
            """,
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? }",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == [symbol])
        #expect(found.allSatisfy { $0.message.hasSuffix(WeakNeeds.caution) && !$0.isFixable }, "\(found)")
    }
}
