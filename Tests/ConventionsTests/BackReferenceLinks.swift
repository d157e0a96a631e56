extension BackReferenceTests {
    static let wired = """
        class CartRouter {
            static func start() -> CartRouter {
                let router = CartRouter()
                let view = CartController()
                let presenter = CartPresenter()
                presenter.view = view
                presenter.router = router
                router.entry = view
                view.presenter = presenter
                return router
            }
            var entry: CartController?
        }
        """

    private static func held(_ title: String, _ statement: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": """
                class CartViewController: UIViewController {
                    lazy var content: CartContent = {
                        let content = CartContent()
                        \(statement)
                        return content
                    }()
                }
                """, "Content": "class CartContent: UIView { var parent: UIViewController? }",
                "Presenter": "class CartPresenter {}", "Interactor": interactor,
            ], found)
    }

    /// A router that may have any screen, and what code outside of the module does.
    private static func started(_ title: String, _ statements: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": """
                class CartViewController: UIViewController {
                    let router: CartRouting
                    init(router: CartRouting) { self.router = router }
                }
                """,
                "Router": "protocol CartRouting {}\nclass CartRouter: CartRouting { var screen: UIViewController? }",
                "Presenter": "class CartPresenter {}", "Interactor": interactor,
                "../Main/Start": "func start(_ main: UIViewController) {\n\(statements)\n}",
            ], found)
    }

    private static let makesBoth = "let router = CartRouter()\nlet screen = CartViewController(router: router)\n"

    private static func assembled(_ title: String, _ statements: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartOutput? }",
                "Presenter": """
                protocol CartOutput: AnyObject {}
                class CartPresenter: CartOutput {
                    var view: CartViewController?
                    weak var parent: OtherScreen?
                }
                """, "Interactor": interactor,
                "Builder": """
                func build(_ parent: UIViewController) -> UIViewController {
                    let presenter = CartPresenter()
                    let view = CartViewController()
                    presenter.view = view
                    \(statements)
                    return view
                }
                """,
            ], found)
    }

    /// Cycles that are only closed where somebody sets a property, and screens of other libraries.
    static let casesOfUnsetLinks = [
        Case(
            "the screen is another library's controller, and the presenter is its own",
            [
                "Controller":
                    "class CartController: ASDKViewController<ASDisplayNode> { var presenter: CartPresenter? }",
                "Presenter": "class CartPresenter { var router: CartRouter?\nweak var view: CartController? }",
                "Router": wired,
            ], ["CartRouter.entry"]),
        held("a view holds the screen that gives itself", "content.parent = self", ["CartContent.parent!"]),
        held("a view is given something of the screen", "content.parent = self.parent", []),
        held("a screen keeps its own", "self.parent = self", []),
        Case(
            "a private property that its own file never sets holds nothing",
            [
                "ViewController": "class CartViewController: UIViewController { var interactor: CartInteractor! }",
                "Interactor": "class CartInteractor { var presenter: CartPresenter! }",
                "Presenter": """
                class CartPresenter {
                    var view: CartViewController!
                    private var viewController: CartViewController!
                }
                """,
            ], ["CartPresenter.view!"]),
        Case(
            "no cycle is closed by a property of the view that nobody sets",
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartPresenter? }",
                "Presenter": "class CartPresenter { var view: CartViewController? }",
                "Builder": """
                func build() -> CartViewController {
                    let view = CartViewController()
                    let presenter = CartPresenter()
                    presenter.view = view
                    return view
                }
                """,
            ], []),
        Case(
            "one that another type of the project sets closes it",
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartPresenter? }",
                "Presenter": "class CartPresenter { var view: CartViewController? }",
                "Builder": """
                func build() -> CartViewController {
                    let view = CartViewController()
                    let presenter = CartPresenter()
                    presenter.view = view
                    return view
                }
                """, "../Main/Start": "func start(_ view: CartViewController) { view.output = CartPresenter() }",
            ], ["CartPresenter.view!"]),
        started("a router is given the screen elsewhere", makesBoth + "router.screen = screen", ["CartRouter.screen"]),
        started(
            "a router is given what a function makes elsewhere",
            "let router = CartRouter()\nlet screen = make()\nrouter.screen = screen\n}\n"
                + "func make() -> CartViewController {", ["CartRouter.screen"]),
        started(
            "a router in a property is given the screen elsewhere",
            "let screen = CartViewController()\nrouter.screen = screen\n}\nclass Start {\nvar router: CartRouter!",
            ["CartRouter.screen"]),
        started("a router is given another screen elsewhere", makesBoth + "router.screen = main", []),
        started("a router is given a part of the screen elsewhere", makesBoth + "router.screen = screen.parent", []),
        started("another object is given the screen elsewhere", makesBoth + "main.screen = screen", []),
        started("nobody gives the screen to a router", makesBoth, []),
        assembled(
            "what is cast in the next statement is another value",
            "presenter.parent = parent as? OtherScreen\n    view.output = presenter", ["CartPresenter.view!"]),
        assembled(
            "what is cast where a condition holds is another value",
            "if let view = view.shown {\n presenter.parent = parent as? OtherScreen\n view.output = presenter\n }",
            ["CartPresenter.view!"]),
        assembled(
            "what is cast in the next line of the statement is the value",
            "let other = parent\n        as? OtherScreen\n    other?.output = presenter", []),
        Case(
            "a router that is held by what leads back itself owns its presenter all the same",
            [
                "Presenter": "class CartPresenter { let wireframe: CartWireframe?\nvar interactor: CartInteractor?\n"
                    + "init(_ wireframe: CartWireframe) { self.wireframe = wireframe } }",
                "Interactor": "class CartInteractor { var output: CartPresenter? }",
                "Wireframe": """
                class CartWireframe {
                    static func instance() -> CartWireframe { CartWireframe() }
                    var presenter: CartPresenter?
                    func start(_ interactor: CartInteractor) {
                        let presenter = CartPresenter(self)
                        presenter.interactor = interactor
                        interactor.output = presenter
                        configure(presenter)
                    }
                    func configure(_ presenter: CartPresenter) { self.presenter = presenter }
                }
                """,
            ], ["CartInteractor.output!", "CartPresenter.wireframe"]),
    ]
}
