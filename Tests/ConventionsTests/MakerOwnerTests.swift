import Testing

@testable import Conventions

/// A class that makes its module for itself, and gives itself to what it makes: who keeps it tells which leads back.
struct MakerOwnerTests {
    private static let own = ["CartPresenter.router"]
    private static let others = ["CartRouter.presenter", "CartRouter.screen"]

    @Test(
        arguments: [
            // It is gone as soon as its screen is taken.
            ("func root() -> UIViewController { CartRouter().screen }", others),
            ("func root() -> UIViewController { CartRouter.init(1, of: (2)).screen }", others),
            ("func root() -> UIViewController {\n let router = CartRouter()\n return router.screen\n}", others),
            ("func root() {\n let router =  CartRouter()\n router.presenter.id = 1\n show(router.screen)\n}", others),
            // Somebody keeps it.
            ("let router = CartRouter()\nfunc root() -> UIViewController { router.screen }", own),
            ("class Main {\n let cart = CartRouter()\n}", own),
            ("class Main {\n var cart: CartRouter?\n func go() { CartRouter().screen.show() }\n}", own),
            ("func root() {\n let router = CartRouter()\n keep(router)\n}", own),
            ("func root() -> CartRouter { CartRouter() }", own),
            // Nobody is seen to make it.
            ("", own),
        ] as [(String, [String])])
    func `what keeps a router tells which leads back`(_ maker: String, _ symbols: [String]) throws {
        let found = try violations(maker)
        #expect(found.map(\.symbol).sorted() == symbols, "\(found)")
        #expect(found.allSatisfy { $0.message.hasSuffix(WeakNeeds.caution) && !$0.isFixable }, "\(found)")
    }

    @Test(
        arguments: [
            ("func again() { screen.present(CartRouter().screen) }", others),
            ("static func build() -> UIViewController {\n let router = CartRouter()\n return router.screen\n}", others),
            ("static func build() -> CartRouter {\n let router = CartRouter()\n return router\n}", own),
            ("func marked() -> CartRouter { self }", own),
        ])
    func `what its own module makes of it counts as well`(_ function: String, _ symbols: [String]) throws {
        let use = function.hasPrefix("static") ? "CartRouter.build()" : "CartRouter().screen"
        let found = try violations("func root() { show(\(use)) }", function)
        #expect(found.map(\.symbol).sorted() == symbols, "\(found)")
    }

    /// Whatever it is called: what alone owns an object stays strong.
    @Test func `a coordinator that its interactor alone keeps`() throws {
        let found = try violations("func root() { show(CartCoordinator().screen) }", name: "CartCoordinator")
        #expect(found.map(\.symbol).sorted() == ["CartCoordinator.presenter", "CartCoordinator.screen"], "\(found)")
    }

    private func violations(_ maker: String, _ function: String = "", name: String = "CartRouter") throws -> [Violation]
    {
        let files = [
            "App/Start/Root.swift": maker,
            "App/Cart/CartPresenter.swift": """
            class CartPresenter {
                var router: CartRouter!
                weak var view: CartViewController?
            }
            """,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}",
            "App/Cart/\(name).swift": """
            class CartRouter {
                var screen: CartViewController!
                var presenter: CartPresenter!
                init() {
                    presenter = CartPresenter()
                    screen = CartViewController()
                    presenter.router = self
                    presenter.view = screen
                    screen.presenter = presenter
                }
                \(function)
            }
            """,
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? }",
        ]
        let project = ExampleProject(files: files.mapValues { $0.replacing("CartRouter", with: name) })
        return try project.violations().filter { $0.rule == .weakReference }
    }
}
