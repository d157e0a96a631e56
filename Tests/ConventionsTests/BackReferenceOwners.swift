extension BackReferenceTests {
    /// A screen that owns its interactor, which owns the presenter.
    private static func scene(_ title: String, view: String, router: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": "class CartViewController: UIViewController { let interactor: CartInteractor }",
                "Interactor": "class CartInteractor { let presenter: CartPresenter }",
                "Presenter": "class CartPresenter { \(view) view: CartViewController?; var router: CartRouter? }",
                "Router": "class CartRouter { \(router) screen: CartViewController? }",
                "Builder": """
                enum CartBuilder {
                    static func build() -> CartViewController {
                        let router = CartRouter(), presenter = CartPresenter()
                        let screen = CartViewController(interactor: CartInteractor(presenter: presenter))
                        presenter.view = screen
                        presenter.router = router
                        router.screen = screen
                        return screen
                    }
                }
                """,
            ], found)
    }

    /// A router that has its screen from the beginning, and shows it in a function of its own.
    private static func ready(
        _ title: String, _ statement: String, made: String = "init() { screen = CartViewController() }",
        _ found: [String] = ["CartPresenter.router"]
    ) -> Case {
        Case(
            "a router " + title,
            [
                "ViewController": view, "Interactor": interactor,
                "Presenter": "class CartPresenter { weak var view: CartViewController?; var router: CartRouter? }",
                "Router": """
                class CartRouter {
                    var screen: CartViewController?
                    \(made)
                    func show(_ window: UIWindow, _ presenter: CartPresenter) {
                        screen?.presenter = presenter
                        presenter.view = screen
                        presenter.router = self
                        \(statement)
                    }
                    func install(_ controller: CartViewController?, in window: UIWindow) {
                        window.rootViewController = controller
                    }
                }
                """,
            ], found)
    }

    /// A presenter that gets what its maker was handed, beside the screen or as that.
    private static func parent(
        _ title: String, _ parameter: String, making: String, weak: String = "unowned", _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "ViewController":
                    "class CartViewController: UIViewController, CartDisplaying { var presenter: CartPresenter! }",
                "Interactor": interactor,
                "Presenter": """
                protocol CartDisplaying: BaseView {}
                class CartPresenter {
                    \(weak) var view: CartDisplaying
                    private let parent: BaseView
                    init(view: CartDisplaying, parent: BaseView) { self.view = view; self.parent = parent }
                }
                """,
                "Module": """
                class CartModule {
                    let view: CartViewController
                    init(\(parameter)) {
                        \(making)
                        view.presenter = CartPresenter(view: view, parent: parent)
                    }
                }
                """,
            ], found)
    }

    private static func router(_ title: String, _ initializer: String, _ argument: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Interactor": interactor,
                "Presenter": "class CartPresenter { var router: CartRouter! }",
                "Router": "class CartRouter { private let handler: TransitionHandler\n\(initializer) }",
                "Builder": """
                enum CartBuilder {
                    static func build() -> UIViewController {
                        let view = CartViewController()
                        let presenter = CartPresenter()
                        presenter.router = CartRouter(\(argument))
                        view.presenter = presenter
                        return view
                    }
                }
                """,
            ], found)
    }

    /// A router that holds any screen, and a builder that makes one of a class elsewhere with the module's presenter.
    private static func made(
        _ title: String, router: String = "var screen: UIViewController?", property: String = "let viewModel: Model",
        value: String = "SceneViewController(viewModel: presenter, content: CartView())",
        giving code: String = "router.screen = screen", _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "Interactor": interactor, "Router": "class CartRouter { \(router) }",
                "Presenter":
                    "class CartPresenter { let router: CartRouter\ninit(router: CartRouter) { self.router = router } }",
                "Builder": """
                func build(_ other: CartOther) -> UIViewController {
                    let router = CartRouter()
                    let presenter = CartPresenter(router: router)
                    let screen = \(value)
                    \(code)
                    return screen
                }
                """,
                "../Scenes/SceneViewController":
                    "class SceneViewController<Model, Content: View>: UIHostingController<Content> { \(property) }",
            ], found)
    }

    /// A router that holds another module's screen, to which the module gives a presenter of its own.
    private static func borrowed(
        _ title: String, property: String = "var output: ListOutput!",
        router: String = "var screen: ListViewController?",
        build: String = "screen.output = presenter", after rest: String = "", _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "Interactor": interactor, "Router": "class CartRouter { \(router)\n\(rest) }",
                "Presenter": """
                class CartPresenter: ListOutput { weak var view: ListViewController?; var router: CartRouter! }
                """,
                "Builder": """
                enum CartBuilder {
                    static func build() -> UIViewController {
                        let presenter = CartPresenter()
                        let router = CartRouter()
                        let list = ListViewController(), other = Other()
                        let screen = board.initial() as! ListViewController
                        presenter.router = router
                        router.screen = screen
                        \(build)
                        return screen
                    }
                }
                """,
                "../List/ListViewController": """
                protocol ListOutput: AnyObject {}
                class ListViewController: UIViewController { \(property) }
                """,
            ], found)
    }

    private static let keeping = "init(handler: TransitionHandler) { self.handler = handler }"

    /// Who owns what else, whose a handed object is, and what an initializer keeps.
    static let casesOfOwners = [
        scene(
            "the only owner of a presenter is not told", view: "var", router: "var",
            ["CartPresenter.view!", "CartRouter.screen!"]),
        scene("one of two ways back is weak", view: "weak var", router: "var", ["CartRouter.screen!"]),
        scene("the other one is", view: "var", router: "weak var", ["CartPresenter.view!"]),
        Case(
            "a router that makes its presenter has an owner elsewhere",
            [
                "ViewController": view, "Interactor": interactor,
                "Presenter": "class CartPresenter { weak var view: CartViewController?; var router: CartRouter? }",
                "Router": """
                class CartRouter {
                    var presenter: CartPresenter?
                    var screen: CartViewController?
                    func show(_ window: UIWindow) {
                        let presenter = CartPresenter()
                        self.presenter = presenter
                        let screen = board.initial() as! CartViewController
                        screen.presenter = presenter
                        presenter.view = screen
                        presenter.router = self
                        window.rootViewController = screen
                        self.screen = screen
                    }
                }
                """,
            ], ["CartPresenter.router"]),
        ready("whose screen is ready before the window has it", "window.rootViewController = screen"),
        ready(
            "whose screen is ready, and shown by a local name",
            "guard let view = screen as? UIViewController else { return }; navigation.pushViewController(view, animated: true)"
        ),
        ready("whose screen is ready, and shown by a helper of any name", "root.showRoot(screen!, inWindow: window)"),
        ready("whose screen is ready, and shown by a helper with a label", "root.install(in: window, screen: screen)"),
        ready("that shows its screen by a function of its own", "install(screen, in: window)"),
        ready(
            "whose screen is handed in, and from which it goes on", "other.go(to: screen)",
            made: "init(it: CartViewController) { screen = it }", ["CartRouter.screen!"]),
        ready("that goes on from its screen", "other.present(fromScreen: screen)", ["CartRouter.screen"]),
        parent(
            "another screen beside the one that is made", "parent: BaseView",
            making: "view = CartViewController()", []),
        parent(
            "another screen beside one of a storyboard", "parent: BaseView",
            making: "view = CartViewController.instantiate()", []),
        parent(
            "another screen beside one that is cast", "parent: BaseView",
            making: "view = storyboard.initial() as! CartViewController", []),
        parent(
            "what may be the screen", "parent: BaseView", making: "view = parent.screen",
            ["CartPresenter.parent!"]),
        parent(
            "the screen that is made itself", "", making: "view = CartViewController(); let parent = view",
            ["CartPresenter.parent!"]),
        router(
            "an initializer keeps the screen as a protocol of a library", keeping, "handler: view",
            ["CartRouter.handler!"]),
        router("an initializer keeps another screen", keeping, "handler: view.parent", []),
        made("a router holds a screen that keeps the presenter", ["CartRouter.screen!"]),
        made(
            "a router that goes back by its screen holds it",
            router: "var screen: UIViewController?\nfunc back() { screen?.popToRoot() }", ["CartRouter.screen!"]),
        made(
            "a router lets go of it", router: "var screen: UIViewController?\nfunc back() { screen = nil }", []),
        made("a router holds it weakly", router: "weak var screen: UIViewController?", []),
        made("the screen keeps the presenter weakly", property: "weak var viewModel: Model?", []),
        made("the screen keeps something else", property: "let model: Model", []),
        made("the screen is made with another object", value: "SceneViewController(viewModel: other)", []),
        made(
            "a router holds a screen that is given the presenter", property: "var output: CartPresenter!",
            value: "SceneViewController()", giving: "router.screen = screen\nscreen.output = presenter",
            ["CartRouter.screen!"]),
        made(
            "a router is made with a screen that is given the presenter",
            router: "var screen: UIViewController?\ninit(screen: UIViewController? = nil) { self.screen = screen }",
            property: "var output: CartPresenter!", value: "SceneViewController()",
            giving: "screen.output = presenter\nlet second = CartRouter(screen: screen)", ["CartRouter.screen!"]),
        made(
            "a router holds a screen of a storyboard that is given the presenter",
            property: "var output: CartPresenter!", value: "board.initial() as! SceneViewController",
            giving: "router.screen = screen\nscreen.output = presenter", ["CartRouter.screen!"]),
        made(
            "the screen is given something else", property: "var output: CartPresenter!",
            value: "SceneViewController()",
            giving: "router.screen = screen\nscreen.output = other", []),
        made("the screen is made within another one", value: "Other(SceneViewController(viewModel: presenter))", []),
        borrowed("a router holds another module's screen", ["CartRouter.screen!"]),
        borrowed("it does so weakly", router: "weak var screen: ListViewController?", []),
        borrowed("the screen is not given the presenter", build: "", []),
        borrowed("something else is", build: "other.output = presenter", []),
        borrowed("the screen does not own its presenter", property: "weak var output: ListOutput!", []),
        borrowed("the screen owns something else", property: "var output: ListDelegate!", []),
        borrowed("the router lets go of the screen", after: "func end() { screen = nil }", []),
        router(
            "an initializer keeps something else",
            "init(handler: TransitionHandler) { self.handler = Wrapped(handler) }",
            "handler: view", []),
        router(
            "one of several initializers keeps the screen",
            keeping + "\ninit(handler: Other) { self.handler = Wrapped(handler) }", "handler: view", []),
    ]
}
