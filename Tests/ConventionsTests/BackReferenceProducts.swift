extension BackReferenceTests {
    /// Properties that show what they hold: something else than the module's own objects.
    static let casesOfProducts = [
        Case(
            "a constant that is made of its own type",
            [
                "ListView":
                    "class CartListView: CartPanel { let head: CartPanel = { let view = CartPanel(); return view }() }",
                "SumView": "class CartSumView: CartPanel { let list: CartListView = CartListView() }",
                "Presenter": "class CartPresenter {}", "Panel": "class CartPanel: UIView {}",
            ], []),
        result("another module's screen", "next = PayAssembly.build()", []),
        result("another module's screen, by a local name", "let it = PayAssembly(a: 1).makeModule(); next = it", []),
        result("what is asked of a maker of several modules", "next = ScreenFactory.makeCart()", ["CartRouter.next"]),
        result("another module's screen, or any", "next = PayAssembly.build()\nnext = screen", ["CartRouter.next"]),
        result(
            "another object's property of the name", "let pay = PayPresenter(); pay.next = PayAssembly.build()",
            ["CartRouter.next"]),
    ]

    private static func result(_ title: String, _ code: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Interactor": interactor,
                "Presenter": "class CartPresenter { var router: CartRouter? }",
                "Router":
                    "class CartRouter { var next: UIViewController?\nfunc go(_ screen: CartViewController) { \(code) } }",
            ], found)
    }
}
