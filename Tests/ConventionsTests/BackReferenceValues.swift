extension BackReferenceTests {
    private static let stages = "    enum Stage { case idle, done(Int), shown(view: CartViewController, Int)\n }\n"
    private static let attaching = """
        class CartViewController: UIViewController {
            let presenter = CartPresenter()
            func load() { presenter.attach(self) }
        }
        """

    private static func presenter(_ members: String) -> [String: String] {
        [
            "ViewController": attaching, "Interactor": interactor,
            "Presenter": "class CartPresenter {\n\(stages)    \(members)\n}",
        ]
    }

    private static func hosted(_ view: String, _ build: String, router: String = "var screen: UIViewController?")
        -> [String: String]
    {
        [
            "View": view, "Interactor": interactor, "Router": "class CartRouter { \(router) }",
            "Presenter": "class CartPresenter: ObservableObject { let router = CartRouter() }",
            "Builder": """
            enum CartBuilder {
                static func build() -> UIViewController {
                    let presenter = CartPresenter()
                    \(build)
                    return screen
                }
            }
            """,
        ]
    }

    private static let observing =
        "struct CartView: View { @ObservedObject var presenter: CartPresenter\nvar title = \"\" }"
    private static let making = """
        let screen = UIHostingController(rootView: CartView(presenter: presenter).padding())
                presenter.router.screen = screen
        """

    private static let environment = "struct CartView: View { @EnvironmentObject var presenter: CartPresenter }"

    /// What is held by values: by cases of enumerations, and by the views of SwiftUI in controllers.
    static let casesOfValues = [
        Case(
            "a case of an enumeration holds a screen",
            presenter(
                "var stage = Stage.idle\n    func attach(_ view: CartViewController) { stage = .shown(view: view, 1) }"),
            ["CartPresenter.stage"]),
        Case(
            "a case is the value of a property with a type",
            presenter(
                "var stage: Stage?\n    func attach(_ view: CartViewController) { self.stage = Stage.shown(view: view, 1) }"
            ),
            ["CartPresenter.stage"]),
        Case(
            "what has another case later lets go of its screen",
            presenter(
                "var stage = Stage.idle\n    func attach(_ view: CartViewController) { stage = .shown(view: view, 1) }\n"
                    + "    func end() { stage = .idle }"), []),
        Case(
            "a case that holds no object of the module",
            presenter("var stage = Stage.idle\n    func attach(_ view: Any) { stage = .done(1) }"), []),
        Case(
            "a case that nobody sets", presenter("var stage = Stage.idle\n    func attach(_ view: Any) {}"), []),
        Case(
            "an enumeration that changes itself",
            presenter(
                "var stage = Stage.idle\n    func attach(_ view: CartViewController) { stage = .shown(view: view, 1) }"
            ).mapValues { $0.replacing("Int)\n }", with: "Int)\n mutating func end() { self = .idle } }") }, []),
        Case(
            "a router keeps the controller that hosts its view", hosted(observing, making), ["CartRouter.screen!"]),
        Case(
            "a weak one", hosted(observing, making, router: "weak var screen: UIViewController?"), []),
        Case(
            "a view that holds nothing", hosted("struct CartView: View { let title: String }", making), []),
        Case(
            "an object of the environment",
            hosted(Self.environment, making), []),
        Case(
            "one that the module gives",
            hosted(Self.environment, making.replacing(".padding()", with: ".environmentObject(presenter)")),
            ["CartRouter.screen!"]),
        Case(
            "a controller of the module's own hosts a view",
            hosted(
                observing,
                "let screen = CartScreen(rootView: CartView(presenter: presenter))\n        presenter.router.screen = screen",
                router: "var screen: CartScreen?"
            ).merging(["Screen": "final class CartScreen: UIHostingController<CartView> {}"]) { first, _ in first },
            ["CartRouter.screen!"]),
        Case(
            "a generic class whose initial value says less",
            [
                "ViewController": """
                class CartViewController: UIViewController {
                    let presenter: CartPresenter<Int> = CartPresenter()
                    func load() { presenter.view = self }
                }
                """, "Presenter": "class CartPresenter<Item> { var view: CartViewController? }",
                "Interactor": "class CartInteractor {}",
            ], ["CartPresenter.view!"]),
        Case(
            "a wireframe whose name is misspelled alone has its presenter until there is a screen",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter? }",
                "Presenter": "class CartPresenter { var wireframe: CartWareframe? }", "Interactor": interactor,
                "Wareframe": """
                class CartWareframe {
                    var cartPresenter: CartPresenter?
                    func show(on view: UIViewController) {
                        let screen = CartViewController()
                        screen.presenter = cartPresenter
                        view.present(screen, animated: true)
                    }
                }
                """,
            ], ["CartPresenter.wireframe"]),
    ]
}
