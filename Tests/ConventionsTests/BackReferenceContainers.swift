extension BackReferenceTests {
    /// Routers that hold the navigation controller which holds their screen.
    static let casesOfContainers = [
        contained(
            "a navigation controller that is made with the screen",
            build: """
                let navigation = UINavigationController(rootViewController: view)
                router.navigation = navigation
                """, ["CartRouter.navigation"]),
        contained(
            "a navigation controller that is made where it is set",
            build: "router.navigation = UINavigationController(rootViewController: view)", ["CartRouter.navigation"]),
        contained(
            "a navigation controller that the router itself makes",
            router: """
                func start() {
                    let screen: CartViewController = CartViewController()
                    let controller: UINavigationController = UINavigationController(rootViewController: screen)
                    self.navigation = controller
                }
                """, ["CartRouter.navigation"]),
        contained(
            "a screen that is pushed before the router gets the navigation controller",
            build: """
                parent.pushViewController(view, animated: true)
                router.navigation = parent
                """, ["CartRouter.navigation?"]),
        contained(
            "a screen that is shown in what the router was made with",
            build: "let router = CartRouter(navigation: parent)\nparent.setViewControllers([view], animated: false)",
            ["CartRouter.navigation?"]),
        contained(
            "a router that pushes its screen", build: "router.navigation = parent",
            router: """
                func show(_ screen: CartViewController) { navigation?.pushViewController(screen, animated: true) }
                """, ["CartRouter.navigation?"]),
        contained(
            "a router that shows its screen there", build: "router.navigation = parent",
            router: "func show(_ screen: CartViewController) { navigation?.show(screen, sender: nil) }",
            ["CartRouter.navigation?"]),
        contained(
            "a router that has another way to show it", build: "router.navigation = parent",
            router: "func show(_ screen: CartViewController) { navigation?.show(screen, animated: true) }", []),
        contained(
            "a router whose navigation controller is given the screen",
            build: "router.navigation = parent\nrouter.navigation?.viewControllers = [other, view]",
            ["CartRouter.navigation?"]),
        contained(
            "a router that takes its screen out of it", build: "router.navigation = parent",
            router: """
                func start() { screen = navigation.viewControllers[0] as! CartViewController }
                weak var screen: CartViewController?
                """, ["CartRouter.navigation?"]),
        contained("a navigation controller that is handed in", build: "router.navigation = parent", []),
        contained(
            "a navigation controller of another screen",
            build: """
                let navigation = UINavigationController(rootViewController: view)
                router.navigation = parent
                parent.pushViewController(OrdersViewController(), animated: true)
                """, []),
        contained(
            "a screen that is pushed in another function",
            build: "router.navigation = parent",
            router: "func show(_ parent: Other, _ view: CartViewController) { parent.pushViewController(view) }", []),
        contained(
            "a navigation controller that is let go of",
            build: "router.navigation = UINavigationController(rootViewController: view)",
            router: "func close() { navigation = nil }", []),
        contained(
            "a navigation controller that is held weakly", property: "weak var",
            build: "router.navigation = UINavigationController(rootViewController: view)", []),
        contained(
            "a router that nobody of the module holds", presenter: "weak var router: CartRouter?",
            build: "router.navigation = UINavigationController(rootViewController: view)", []),
        made("a presenter that makes a navigation controller for its screen", ["CartPresenter.navigation"]),
        made("a presenter that is handed one", property: "var navigation: UINavigationController!", []),
        made("a presenter that makes one for another screen", screen: "OrdersViewController()", []),
        ready(
            "a router that has its screen ready before it shows it", show: "parent.present(screen, animated: true)",
            ["CartPresenter.router"]),
        ready("a router that only has its screen", show: "screen.reload()", ["CartRouter.screen"]),
        ready(
            "a router that makes its screen when it shows it", start: "func start()",
            show: "parent.present(screen, animated: true)", ["CartRouter.screen"]),
    ]

    private static func made(
        _ title: String, property: String = "let navigation = UINavigationController()",
        screen: String = "CartViewController(presenter: self)", _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "ViewController": """
                class CartViewController: UIViewController {
                    let presenter: CartPresenter
                    init(presenter: CartPresenter) { self.presenter = presenter }
                }
                """,
                "Presenter": """
                class CartPresenter {
                    \(property)
                    func show() {
                        let screen = \(screen)
                        navigation.viewControllers = [screen]
                    }
                }
                """, "Interactor": interactor,
                "../Orders/OrdersPresenter": "class OrdersPresenter {}",
                "../Orders/OrdersViewController": "class OrdersViewController: UIViewController {}",
            ], found)
    }

    private static func ready(
        _ title: String, start: String = "init()", show: String, _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Presenter": "class CartPresenter { var router: CartRouter? }",
                "Interactor": interactor,
                "Router": """
                class CartRouter {
                    var screen: CartViewController!
                    \(start) {
                        screen = CartViewController()
                        let presenter = CartPresenter()
                        presenter.router = self
                        screen.presenter = presenter
                    }
                    func show(in parent: UIViewController) { \(show) }
                }
                """,
            ], found)
    }

    private static func contained(
        _ title: String, property: String = "var", presenter: String = "var router: CartRouter?", build: String = "",
        router: String = "", _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Presenter": "class CartPresenter { \(presenter) }",
                "Interactor": interactor,
                "Router": """
                class CartRouter {
                    \(property) navigation: UINavigationController?
                    static func build(in parent: UINavigationController) -> UIViewController {
                        let view = CartViewController()
                        let presenter = CartPresenter()
                        let router = CartRouter()
                        presenter.router = router
                        view.presenter = presenter
                        \(build)
                        return view
                    }
                    \(router)
                }
                """,
                "../Orders/OrdersPresenter": "class OrdersPresenter {}",
                "../Orders/OrdersViewController": "class OrdersViewController: UIViewController {}",
            ], found)
    }
}
