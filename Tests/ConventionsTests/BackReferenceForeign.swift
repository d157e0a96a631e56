extension BackReferenceTests {
    /// Properties of a framework's class, which hold an object of the module only where they are given one.
    static let casesOfForeignClasses = [
        nodes("nodes that each hold a node of their own", bat: "lazy var bat: SKShapeNode = { SKShapeNode() }()", []),
        nodes("a node that is given another module's", bat: "var node: SKShapeNode?\nfunc a() { node = other }", []),
        nodes(
            "a node that is given the one that holds it", bat: "var node: SKShapeNode?",
            ball: "let bat = CartBat()\nfunc hit() { bat.node = self }", ["CartBat.node"]),
        nodes(
            "a node that is made with the one that holds it",
            bat: "var node: SKShapeNode?\ninit(node: SKShapeNode?) { self.node = node }",
            ball: "var bat: CartBat?\nfunc hit(_ ball: CartBall) { bat = CartBat(node: ball) }", ["CartBat.node"]),
        Case(
            "a protocol that begins as a framework's class and is declared elsewhere",
            [
                "ViewController": view, "Interactor": "class CartInteractor { var output: SHCartOutput? }",
                "Presenter": "class CartPresenter: SHCartOutput { var interactor: CartInteractor! }",
                "Builder": "func build(_ it: CartInteractor, _ other: SHCartOutput) { it.output = other }",
            ], ["CartInteractor.output!"]),
        screen(
            "a parameter beside the module's own screen", "(screen: CartViewController, selected: UIViewController?)",
            []),
        screen(
            "a parameter that is the module's own screen", "(selected: CartViewController)", ["CartPresenter.selected!"]
        ),
        screen(
            "a parameter that may be the module's own screen", "(selected: UIViewController)",
            ["CartPresenter.selected!"]),
        screen(
            "a parameter beside a screen that is made here", "(selected: UIViewController)",
            making: "let screen = CartViewController()", []),
        screen(
            "a parameter beside what is no screen", "(selected: UIViewController, presenter: CartPresenter)",
            ["CartPresenter.selected!"]),
        host(
            "what its maker was handed beside the screen", "(_ screen: CartViewController, host: UIViewController?)",
            []),
        host(
            "what its maker may have been handed beside the screen",
            "(screen: CartViewController, host: UIViewController? = nil)", []),
        host("the screen that its maker was handed", "(host: CartViewController)", ["CartRouter.host!"]),
        host("what its maker was handed, and may be the screen", "(host: UIViewController)", ["CartRouter.host!"]),
        container("the navigation controller around what is handed in", "screen.navigationController", []),
        container("a tab bar controller around it", "screen?.parent?.tabBarController!", []),
        container("what is handed in, as long as it has one", "screen", ["CartRouter.root!"]),
        inherited("a screen that inherits one of the application's", "BaseViewController", ["CartRouter.screen!"]),
        inherited("a screen that inherits a base of another name", "BaseController", ["CartRouter.screen!"]),
        inherited("a screen that inherits a generic one", "ListViewController<Cart>", ["CartRouter.screen!"]),
        inherited("what inherits no screen", "ResultsController", []),
        Case(
            "a view of SwiftUI, which is a copy",
            [
                "View": "struct CartView: View, CartDisplaying { var presenter: CartPresenter? }",
                "Interactor": interactor, "Presenter": "class CartPresenter { var view: CartDisplaying? }",
                "Protocols": "protocol CartDisplaying {}",
                "Builder":
                    "func build(_ it: CartPresenter) { var view = CartView(); it.view = view; view.presenter = it }",
            ], []),
    ]

    private static func inherited(_ title: String, _ superclass: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": "class CartScreen: \(superclass) { let presenter: CartPresenter }",
                "Interactor": interactor, "Presenter": "class CartPresenter { let router: CartRouter }",
                "Router": "class CartRouter { var screen: UIViewController? }",
                "Builder": "func build(_ it: CartRouter, _ cart: CartScreen) { it.screen = cart }",
            ], found)
    }

    private static func nodes(
        _ title: String, bat: String, ball: String = "lazy var ball: SKShapeNode = { SKShapeNode() }()",
        _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "Ball": "class CartBall: SKShapeNode {\n\(ball)\n}", "Bat": "class CartBat: SKShapeNode {\n\(bat)\n}",
                "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], found)
    }

    private static func container(_ title: String, _ value: String, _ found: [String]) -> Case {
        router(
            title,
            """
                var root: UIViewController?
                init(screen: UIViewController) { self.root = \(value) }
            """, found)
    }

    private static func host(_ title: String, _ parameters: String, _ found: [String]) -> Case {
        router(
            title,
            """
                var host: UIViewController?
                init(host: UIViewController?) { self.host = host }
            """, builder: "func build\(parameters) { let router = CartRouter(host: host) }", found)
    }

    private static func router(_ title: String, _ members: String, builder: String = "", _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": "class CartViewController: UIViewController { let router: CartRouter }",
                "Interactor": interactor, "Presenter": "class CartPresenter {}",
                "Router": "class CartRouter {\n\(members)\n}", "Builder": builder,
            ], found)
    }

    private static func screen(
        _ title: String, _ parameters: String, making: String = "", _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "ViewController": "class CartViewController: UIViewController { let presenter: CartPresenter }",
                "Interactor": interactor,
                "Presenter": """
                class CartPresenter {
                    var selected: UIViewController?
                    func show() { guard let selected = selected else { return } }
                }
                """,
                "Router": "class CartRouter { func show\(parameters) { \(making)\npresenter.selected = selected } }",
            ], found)
    }
}
