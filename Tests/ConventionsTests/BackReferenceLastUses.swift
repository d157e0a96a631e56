extension BackReferenceTests {
    /// Screens that the one who makes them has no longer than it takes.
    static let casesOfLastUses = [
        built("a screen that is not used any more", "router.view = view", ["CartRouter.view"]),
        built("a screen that is made into another one", "router.view = view\nreturn view", ["CartRouter.view!"]),
        built(
            "a screen that is used for something else", "router.view = view\nview.presenter = CartPresenter()",
            ["CartRouter.view!"]),
        built(
            "a screen that is in other hands before",
            "let navigation = UINavigationController(rootViewController: view)\nrouter.view = view\nreturn navigation",
            ["CartRouter.view!"]),
        built(
            "a screen that is in a list before", "tabs.viewControllers = [view]\nrouter.view = view",
            ["CartRouter.view!"]),
        built("a screen that the router is made with", "let router = CartRouter(view: view)", ["CartRouter.view"]),
        built(
            "a screen that was there before", "guard let view = tabs.first() else { return nil }\nrouter.view = view",
            ["CartRouter.view!"]),
    ]

    private static func built(_ title: String, _ build: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter? }",
                "Interactor": interactor, "Presenter": "class CartPresenter { let router: CartRouter? }",
                "Router": """
                class CartRouter {
                    var view: CartViewController?
                    init(view: CartViewController? = nil) { self.view = view }
                    func create() -> CartViewController? { view }
                }
                """,
                "Module": """
                class CartModule {
                    weak var router: CartRouter!
                    func create() -> UIViewController? {
                        let view = CartViewController()
                        view.presenter = presenter
                        \(build)
                        return router.create()
                    }
                    func other(view: CartViewController) { view.show() }
                }
                """,
            ], found)
    }
}
