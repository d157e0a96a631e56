extension BackReferenceTests {
    /// Screens that a router has until they are shown, and screens that others make.
    static let casesOfScreens = [
        handedOver("a screen that is let go of once it is shown", "top.present(screen!)\nscreen = nil", []),
        handedOver("a screen that is let go of by 'self'", "top.present(screen!)\nself.screen = nil", []),
        handedOver(
            "a screen that is unwrapped, shown and let go of",
            "guard let shown = screen else { return }\ntop.present(shown)\nscreen = nil", []),
        handedOver("a screen that is there until another one is shown", "top.present(top)\nscreen = nil", []),
        handedOver("a screen that is only let go of", "screen = nil", ["CartRouter.screen!"]),
        handedOver("another object's screen", "top.present(screen!)\nother.screen = nil", ["CartRouter.screen!"]),
        handedOver("a local screen", "var screen = top\ntop.present(screen)\nscreen = nil", ["CartRouter.screen!"]),
        handedOver("a screen that is replaced", "top.present(screen!)\nscreen = top", ["CartRouter.screen!"]),
        handedOver(
            "a screen that is let go of when nothing has the router", "}\ndeinit {\nscreen?.end()\nscreen = nil",
            ["CartRouter.screen!"]),
        made("a screen that is made with the one that has it", "next = CartAddViewController(list: self)"),
        made(
            "a screen that is made for the one that has it",
            "let made = CartAddViewController()\nmade.list = self\nnext = made"),
        made("a screen that is told of the one that has it", "next = maker.make()\nnext?.list = self"),
    ]

    private static func handedOver(_ title: String, _ code: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Interactor": interactor,
                "Presenter": "class CartPresenter { var router: CartRouter? }",
                "Router": """
                class CartRouter {
                    var screen: CartViewController?
                    func show(on top: UIViewController) {
                        \(code)
                    }
                }
                """,
            ], found)
    }

    /// The one that is made comes first by its name.
    private static func made(_ title: String, _ code: String) -> Case {
        Case(
            title,
            [
                "AddViewController": """
                class CartAddViewController: UIViewController { var list: CartListViewController? }
                """,
                "ListViewController": """
                class CartListViewController: UIViewController {
                    var next: CartAddViewController?
                    func add() {
                        \(code)
                    }
                }
                """, "Presenter": "class CartPresenter {}", "Interactor": interactor,
            ], ["CartAddViewController.list!"])
    }
}
