extension BackReferenceTests {
    /// Properties whose types are other names of what they hold, or do not show it.
    static let casesOfOtherNames = [
        routed("a type that conforms by a name of its own", "var router: CartRouter.Routes?", ["CartRouter.view!"]),
        routed("the name of another type", "var router: CartDetails.Routes?", []),
        stored("a class within another one", ["Memory.delegate!"]),
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
