extension BackReferenceTests {
    /// Objects that are handed on: who has them, and since when.
    static let casesOfHandedObjects = [
        Case(
            "a presenter that its wireframe alone has until there is a screen",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter? }",
                "Presenter": "class CartPresenter { var wireframe: CartWireframe? }", "Interactor": interactor,
                "Wireframe": """
                class CartWireframe {
                    var cartPresenter: CartPresenter?
                    func show(on view: UIViewController) {
                        let screen = CartViewController()
                        screen.presenter = cartPresenter
                        view.present(screen, animated: true)
                    }
                }
                """,
            ], ["CartWireframe.cartPresenter"]),
        Case(
            "a presenter that its wireframe has, unwraps and gives away",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter? }",
                "Presenter": "class CartPresenter { var wireframe: CartWireframe? }", "Interactor": interactor,
                "Wireframe": """
                class CartWireframe {
                    var cartPresenter: CartPresenter?
                    func show(_ screen: CartViewController) {
                        guard let presenter = self.cartPresenter else { return }
                        screen.presenter = presenter
                    }
                }
                """,
            ], ["CartWireframe.cartPresenter"]),
        Case(
            "a presenter that its screen is given by others",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter? }",
                "Presenter": "class CartPresenter { var wireframe: CartWireframe? }", "Interactor": interactor,
                "Wireframe": """
                class CartWireframe {
                    var cartPresenter: CartPresenter?
                    func show(_ screen: CartViewController, _ presenter: CartPresenter) {
                        cartPresenter = presenter
                        screen.presenter = presenter
                    }
                }
                """,
            ], ["CartWireframe.cartPresenter!"]),
        Case(
            "what clients hand in",
            [
                "ViewController": """
                class CartViewController: UIViewController, EmptySource { var style: CartStyle? }
                """,
                "Style": "struct CartStyle { var source: EmptySource? }", "Interactor": interactor,
                "Presenter": "class CartPresenter {}",
                "Builder": """
                class CartBuilder {
                    var source: EmptySource?
                    func with(source: EmptySource) { self.source = source }
                    func build() -> CartStyle { CartStyle(source: source) }
                }
                """,
            ], []),
        Case(
            "a screen that a style holds",
            [
                "ViewController": """
                class CartViewController: UIViewController, EmptySource {
                    var style: CartStyle?
                    func load() { style = CartStyle(source: self) }
                }
                """,
                "Style": "struct CartStyle { var source: EmptySource? }", "Interactor": interactor,
                "Presenter": "class CartPresenter {}",
            ], ["CartStyle.source!"]),
        Case(
            "a protocol that is called as the module's and declared elsewhere may be for anything",
            [
                "ViewController": "class CartViewController: UIViewController, CartOutput { var p: CartPresenter! }",
                "Presenter": "class CartPresenter { var view: CartOutput? }", "Interactor": interactor,
            ], ["CartPresenter.view"]),
    ]
}
