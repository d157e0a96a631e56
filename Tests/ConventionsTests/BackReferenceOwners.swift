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

    private static let keeping = "init(handler: TransitionHandler) { self.handler = handler }"

    /// Who owns what else, whose a handed object is, and what an initializer keeps.
    static let casesOfOwners = [
        scene(
            "the only owner of a presenter is not told", view: "var", router: "var",
            ["CartPresenter.view!", "CartRouter.screen!"]),
        scene("one of two ways back is weak", view: "weak var", router: "var", ["CartRouter.screen!"]),
        scene("the other one is", view: "var", router: "weak var", ["CartPresenter.view!"]),
        parent(
            "another screen beside the one that is made", "parent: BaseView", making: "view = CartViewController()", []),
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
        router(
            "an initializer keeps something else",
            "init(handler: TransitionHandler) { self.handler = Wrapped(handler) }",
            "handler: view", []),
        router(
            "one of several initializers keeps the screen",
            keeping + "\ninit(handler: Other) { self.handler = Wrapped(handler) }", "handler: view", []),
    ]
}
