extension BackReferenceTests {
    /// Properties whose types are other names of what they hold, or do not show it.
    static let casesOfOtherNames = [
        routed("a type that conforms by a name of its own", "var router: CartRouter.Routes?", ["CartRouter.view!"]),
        routed("the name of another type", "var router: CartDetails.Routes?", []),
        Case(
            "an extension of a type whose name means another one within a third",
            [
                "ViewController": view, "Presenter": "class CartPresenter { var router: CartRouting? }",
                "Interactor": interactor,
                "Router": """
                protocol CartRouting {}
                class CartRouter { var view: CartViewController? }
                extension CartRouter: CartRouting {}
                enum CartScenes { typealias CartRouter = OtherRouter }
                """,
                "Builder": "func build(_ it: CartRouter, view: CartViewController) { it.view = view }",
            ], ["CartRouter.view!"]),
        stored("a class within another one", ["Memory.delegate!"]),
        Case(
            "a delegate of what is named first",
            [
                "ViewController": view, "Presenter": "class CartPresenter { var action: CartSaving? }",
                "Interactor": interactor,
                "Saving": """
                class CartSaving: CartEventDelegate {
                    private let event: CartEvent
                    init(event: CartEvent) {
                        self.event = event
                        event.delegate = self
                    }
                }
                """,
                "Calendar": """
                protocol CartEventDelegate: AnyObject {}
                struct CartDay {}
                class CartEvent {
                    let day = CartDay()
                    var delegate: CartEventDelegate?
                }
                """,
            ], ["CartEvent.delegate!"]),
        stored("one of two classes of a name", other: "enum CartOther { class Memory {} }", []),
        stored("a class within another one that is named where it is not seen", type: "Memory", []),
        Case(
            "a subclass within another class",
            [
                "ViewController": view,
                "Presenter": "class CartPresenter { var store: CartStore?\nfunc load() { store?.owner = self } }",
                "Interactor": interactor,
                "Store": """
                class CartStore { var owner: CartPresenter? }
                enum CartStores { class Memory: CartStore {} }
                """,
            ], ["CartStore.owner!"]),
    ]

    /// Modules whose types lie within one, for which each file has a name of its own.
    static let casesOfNestedModules = [
        nested("parts within a type", router: "UIViewController?", "viewController", ["Router.screen!"]),
        nested("parts within a type, and no screen", router: "UIViewController?", "nil", []),
        nested("a protocol within a type", router: "Module.ViewInput?", "viewController", ["Router.screen!"]),
    ]

    private static func nested(
        _ title: String, router type: String, _ screen: String, _ found: [String]
    ) -> Case {
        func part(_ own: String, _ name: String, _ conformance: String, _ properties: String) -> String {
            """
            private typealias Module = CartModule
            private typealias \(own) = Module.\(name)
            extension Module { final class \(name) \(properties) }
            extension \(own): Module.\(conformance) {}
            """
        }
        return Case(
            title,
            [
                "ViewController": part(
                    "View", "ViewController", "ViewInput", ": BaseViewController { var output: ViewOutput! }"),
                "Presenter": part("Presenter", "Presenter", "ViewOutput", "{ var router: RouterInput! }"),
                "Router": part("Router", "Router", "RouterInput", "{ var screen: \(type) }"),
                "Interactor": interactor,
                "Module": """
                struct CartModule {
                    typealias ViewInput = CartViewInput
                    typealias ViewOutput = CartViewOutput
                    typealias RouterInput = CartRouterInput
                }
                protocol CartViewInput: AnyObject {}
                protocol CartViewOutput {}
                protocol CartRouterInput {}
                """,
                "Assembly": """
                private typealias Module = CartModule
                private typealias View = Module.ViewController
                extension Module {
                    final class Assembly {
                        func assemble() -> UIViewController {
                            let viewController: View = .init()
                            let presenter: Presenter = .init()
                            let router: Router = .init()
                            viewController.output = presenter
                            presenter.router = router
                            router.screen = \(screen)
                            return viewController
                        }
                    }
                }
                """,
            ], found)
    }

    /// Screens that set up their modules by another name for themselves.
    static let casesOfNamesForSelf = [
        setUp("a screen by another name", property: "var screen: UIViewController?", ["CartRouter.screen!"]),
        setUp(
            "a screen by another name, and a library's protocol", property: "var screen: Transitioning?",
            ["CartRouter.screen!"]),
        setUp("a part of the screen", property: "var screen: Transitioning?", value: "self.transitioning", []),
    ]

    private static func setUp(
        _ title: String, property: String, value: String = "self", _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "ViewController": """
                class CartViewController: UIViewController {
                    var router: CartRouter?
                    func setUp() {
                        let viewController = self
                        let screen = \(value)
                        let router = CartRouter()
                        viewController.router = router
                        router.screen = screen
                    }
                }
                """,
                "Router": "class CartRouter { \(property) }", "Presenter": "class CartPresenter {}",
                "Interactor": interactor,
            ], found)
    }

    private static func routed(_ title: String, _ property: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Presenter": "class CartPresenter { \(property) }", "Interactor": interactor,
                "Details": "class CartDetails: CartDetails.Routes { typealias Routes = CartOther }",
                "Router": """
                class CartRouter: CartRouter.Routes {
                    typealias Routes = CartRoute
                    var view: CartViewController?
                }
                """,
                "Protocols": "protocol CartRoute: AnyObject {}\nprotocol CartOther: AnyObject {}",
                "Builder": "func build(_ it: CartRouter, view: CartViewController) { it.view = view }",
            ], found)
    }

    private static func stored(
        _ title: String, type: String = "CartStore", other: String = "", _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Interactor": interactor, "Other": other,
                "Presenter": """
                class CartPresenter: CartStoreDelegate {
                    var store: \(type)?
                    func load() {
                        store = CartFactory().make()
                        store?.delegate = self
                    }
                }
                """,
                "Factory": """
                protocol CartStoreDelegate: AnyObject {}
                protocol CartStore: AnyObject { var delegate: CartStoreDelegate? { get set } }
                class CartFactory {
                    func make() -> CartStore { Memory() }
                    private class Memory: CartStore { var delegate: CartStoreDelegate? }
                }
                """,
            ], found)
    }
}
