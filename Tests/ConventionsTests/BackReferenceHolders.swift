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
            ], ["CartPresenter.wireframe"]),
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
            ], ["CartPresenter.wireframe"]),
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
        Case(
            "who conforms to one part of a composition that another conforms to whole",
            [
                "ViewController": """
                class CartViewController: UIViewController, Alerting { var router: CartRouter! }
                """,
                "Router": """
                protocol CartRouting: Alerting, Opening {}
                enum CartModule { typealias Coordinator = Opening & Alerting }
                class CartRouter: CartRouting {
                    let coordinator: CartModule.Coordinator
                    init(coordinator: CartModule.Coordinator) { self.coordinator = coordinator }
                }
                """, "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], []),
        Case(
            "a part of a composition that nobody of the module is said to conform to",
            [
                "ViewController": "class CartViewController: UIViewController, CartView { var p: CartPresenter! }",
                "Presenter": """
                protocol CartView: AnyObject {}
                class CartPresenter { var view: (CartView & Alerting)? }
                """, "Interactor": interactor,
            ], ["CartPresenter.view!"]),
        Case(
            "a protocol of another file that values may conform to",
            [
                "ViewController": "class CartViewController: UIViewController, Showing { var p: CartPresenter! }",
                "Presenter": "class CartPresenter { var view: Showing? }", "Interactor": interactor,
                "../../Common/Protocols": "protocol Showing: Loading {}", "../../Common/Loading": "protocol Loading {}",
            ], ["CartPresenter.view"]),
        Case(
            "a protocol of the module that inherits one for objects in another file",
            [
                "ViewController": "class CartViewController: UIViewController, CartView { var p: CartPresenter! }",
                "Presenter": "protocol CartView: Loading {}\nclass CartPresenter { var view: CartView? }",
                "Interactor": interactor, "../../Common/Loading": "protocol Loading: AnyObject {}",
            ], ["CartPresenter.view!"]),
        Case(
            "a protocol that somebody holds weakly already",
            [
                "ViewController": "class CartViewController: UIViewController, CartView { var p: CartPresenter! }",
                "Presenter": "protocol CartView: Loading {}\nclass CartPresenter { var view: CartView? }",
                "Interactor": "class CartInteractor { weak var view: CartView? }",
            ], ["CartPresenter.view!"]),
        Case(
            "a protocol of another file that inherits one for objects",
            [
                "ViewController": "class CartViewController: UIViewController, Showing { var p: CartPresenter! }",
                "Presenter": "class CartPresenter { var view: Showing? }", "Interactor": interactor,
                "../../Common/Protocols": "protocol Showing: Loading {}",
                "../../Common/Loading": "protocol Loading: AnyObject {}",
            ], ["CartPresenter.view!"]),
        Case(
            "a worker that is a controller owns no interactor",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter! }",
                "Presenter": "class CartPresenter { var interactor: CartInteractor? }",
                "Interactor": """
                class CartInteractor: RequestDelegate {
                    var presenter: CartPresenter?
                    var worker: RequestWorker?
                    func load() { worker = RequestWorker(); worker?.delegate = self }
                }
                """,
                "../../Modules/Cart/RequestWorker": """
                protocol RequestDelegate: AnyObject {}
                class RequestWorker: UIViewController { var delegate: RequestDelegate? }
                """,
            ], ["CartInteractor.presenter!", "RequestWorker.delegate!"]),
    ]

    /// Properties that nobody may set.
    static let casesOfUnsetProperties = [
        unset("what nobody sets owns nothing", ["Builder": "enum CartBuilder { \(build)} }"], []),
        unset(
            "what is set of another object",
            [
                "Builder": "enum CartBuilder { \(build)} }",
                "Presenter": """
                protocol CartLoading: AnyObject {}
                class CartPresenter { var interactor: CartInteractor! }
                extension CartInteractor: CartLoading {}
                """,
                "../../App/Other": "protocol Other: AnyObject {}\nfunc wire(_ it: Pay, _ pay: Pay) { it.output = pay }",
            ], []),
        unset(
            "what the module sets",
            ["Builder": "enum CartBuilder { \(build); interactor.output = presenter } }"], ["CartInteractor.output!"]),
        unset(
            "what its own class sets",
            [
                "Builder": "enum CartBuilder { \(build); interactor.use(presenter) } }",
                "Interactor+Use": "extension CartInteractor { func use(_ it: CartPresenter) { output = it } }",
            ], ["CartInteractor.output!"]),
        unset(
            "what an object of a type that is not told is given",
            ["Builder": "enum CartBuilder { \(build); parts().output = presenter } }"], ["CartInteractor.output!"]),
        unset(
            "what somebody else sets",
            [
                "Builder": "enum CartBuilder { \(build) } }",
                "../../App/Assembly": "func wire(_ it: CartInteractor, _ other: CartPresenter) { it.output = other }",
            ], ["CartInteractor.output!"]),
        unset(
            "what a test sets",
            [
                "Builder": "enum CartBuilder { \(build) } }",
                "../../AppTests/CartTests": "func wire(_ it: CartInteractor, _ o: CartPresenter) { it.output = o }",
            ], []),
        unset(
            "what another object gets is told by a cast",
            [
                "Builder": """
                enum CartBuilder {
                    \(build) }
                    static func show() { let it = storyboard.controller() as! Detail; it.output = here }
                }
                """
            ], []),
        unset(
            "what an object gets is told by its own name for itself",
            [
                "Builder": "enum CartBuilder { \(build) } }",
                "Cell": "class CartCell { var output: Int?; func a() { let cell = self; cell.output = 1 } }",
            ], []),
        unset("what nobody makes may come from where no code is seen", [:], ["CartInteractor.output!"]),
        unset(
            "what others make and do not set",
            ["../../App/Main": "func build() { let interactor = CartInteractor(); use(interactor) }"], []),
        unset(
            "what others make and set",
            ["../../App/Main": "func build() { let interactor = CartInteractor(); interactor.output = here }"],
            ["CartInteractor.output!"]),
    ]

    private static let build = """
        static func build() -> CartViewController {
            let presenter = CartPresenter(), interactor = CartInteractor()
            presenter.interactor = interactor
            let view = CartViewController()
            view.output = presenter

        """

    private static func unset(_ title: String, _ files: [String: String], _ found: [String]) -> Case {
        Case(
            title,
            files.merging([
                "ViewController": "class CartViewController: UIViewController { var output: CartPresenter! }",
                "Presenter": "class CartPresenter { var interactor: CartInteractor! }",
                "Interactor": "class CartInteractor { var output: CartPresenter? }",
            ]) { $1 }, found)
    }
}
