extension BackReferenceTests {
    /// Screens that a router has until they are shown.
    static let casesOfScreens = [
        handedOver("a screen that is let go of once it is shown", "top.present(screen!)\nscreen = nil", []),
        handedOver("a screen that is let go of by 'self'", "top.present(screen!)\nself.screen = nil", []),
        handedOver(
            "a screen that is unwrapped, shown and let go of",
            "guard let shown = screen else { return }\ntop.present(shown)\nscreen = nil", []),
        handedOver("a screen that is only let go of", "screen = nil", ["CartRouter.screen!"]),
        handedOver("another object's screen", "top.present(screen!)\nother.screen = nil", ["CartRouter.screen!"]),
        handedOver("a local screen", "var screen = top\ntop.present(screen)\nscreen = nil", ["CartRouter.screen!"]),
        handedOver("a screen that is replaced", "top.present(screen!)\nscreen = top", ["CartRouter.screen!"]),
        handedOver(
            "a screen that is let go of when nothing has the router", "}\ndeinit {\nscreen?.end()\nscreen = nil",
            ["CartRouter.screen!"]),
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
}
