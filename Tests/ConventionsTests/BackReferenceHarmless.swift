extension BackReferenceTests {
    /// Cycles that make nothing live too long, and types that only look like others.
    static let casesOfHarmlessCycles = [
        single("a router that is there once and for all", "static let shared = CartRouter(window: UIWindow())", []),
        single("the same, made without its name", "static let shared: CartRouter = .init(window: UIWindow())", []),
        single(
            "one that is made by a function",
            "static var shared: CartRouter!\n static func start() { shared = CartRouter(window: UIWindow()) }", []),
        single(
            "a router that is let go",
            """
            static var shared: CartRouter?
            static func start() { shared = CartRouter(window: UIWindow()) }
            static func end() { shared = nil }
            """, ["CartPresenter.router"]),
        single(
            "a router beside which others are made",
            """
            static let shared = CartRouter(window: UIWindow())
            static func make() -> CartRouter { CartRouter(window: UIWindow()) }
            """, ["CartPresenter.router"]),
        single(
            "a router that is known weakly",
            """
            static weak var shared: CartRouter?
            static func start() { shared = CartRouter(window: UIWindow()) }
            """, ["CartPresenter.router"]),
        closed("a function of the screen's lets go", "presenter?.end()", "interactor.output = nil", []),
        closed("the object does so itself", "presenter?.end()", "interactor.end()", []),
        closed("nobody calls that", "", "interactor.end()", ["CartInteractor.output!"]),
        closed("another object's property", "presenter?.end()", "other.output = nil", ["CartInteractor.output!"]),
        waiting("values wait until they are taken out", "list.removeFirst()", "struct", []),
        waiting("nobody takes them out", "list.first?.owner.done()", "struct", ["CartRequest.owner!"]),
        waiting("objects wait", "list.removeFirst()", "class", ["CartRequest.owner!"]),
        making("each makes a new one of the other for itself", "let", "CartContainer()", "CartRouter()", []),
        making("one is given", "let", "given", "CartRouter(self)", ["CartRouter.container!"]),
        making("one is set later", "var", "CartContainer()", "CartRouter()", ["CartContainer.router"]),
        Case(
            "types of one name within others",
            [
                "ViewController": """
                class CartViewController: UIViewController, CartView {
                    struct Needs { let presenter: CartPresentation }
                    private var needs: Needs!
                    func inject(_ needs: Needs) { self.needs = needs }
                }
                """,
                "Presenter": """
                protocol CartPresentation: AnyObject {}
                protocol CartView: AnyObject {}
                class CartPresenter: CartPresentation {
                    struct Needs { let interactor: CartInteractor }
                    private let needs: Needs
                    private weak var view: CartView?
                    init(view: CartView, needs: Needs) { self.needs = needs }
                }
                """, "Interactor": interactor,
            ], []),
        Case(
            "another name for several protocols",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartListener! }",
                "Interface": """
                typealias CartInterface = CartModule & CartListener
                protocol CartModule: AnyObject {}
                protocol CartListener: AnyObject {}
                """,
                "Presenter": "class CartPresenter: CartInterface { var view: CartViewController? }",
                "Interactor": interactor,
            ], ["CartPresenter.view!"]),
        Case(
            "an object that is known by such a name",
            [
                "ViewController": """
                typealias CartView = CartShowing & Loading
                protocol CartShowing: AnyObject { var presenter: CartPresenter! { get set } }
                class CartViewController: UIViewController, CartShowing, Loading { var presenter: CartPresenter! }
                """,
                "Presenter": "class CartPresenter { var view: CartView? }", "Interactor": interactor,
                "Assembly": """
                class CartAssembly {
                    private var view: CartView
                    init(view: CartView = CartViewController()) { self.view = view }
                    func assemble(_ presenter: CartPresenter) -> UIViewController? {
                        presenter.view = view
                        view.presenter = presenter
                        return view as? UIViewController
                    }
                }
                """,
            ], ["CartPresenter.view!"]),
        Case(
            "a view that makes a screen of its own",
            [
                "ViewController": """
                class CartViewController: UIViewController { func a() { (cell as? CartRowCell)?.delegate = self } }
                """, "Presenter": "class CartPresenter {}", "Interactor": interactor,
                "RowCell": """
                class CartRowCell: UICollectionViewCell, CartListDelegate {
                    private let list = CartListController()
                    var delegate: CartViewController?
                    func load() { list.delegate = self }
                }
                """,
                "ListController": """
                protocol CartListDelegate: AnyObject {}
                class CartListController: UICollectionViewController { var delegate: CartListDelegate? }
                """,
            ], ["CartListController.delegate!", "CartRowCell.delegate!"]),
    ]

    private static func single(_ title: String, _ members: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "Presenter": """
                protocol CartWireframe: AnyObject {}
                class CartPresenter {
                    private let router: CartWireframe
                    init(router: CartWireframe) { self.router = router }
                }
                """, "Interactor": interactor,
                "Router": """
                class CartRouter: CartWireframe {
                    \(members)
                    private init(window: UIWindow) { presenter = CartPresenter(router: self) }
                    private var presenter: CartPresenter!
                }
                """,
            ], found)
    }

    private static func making(
        _ title: String, _ kind: String, _ value: String, _ router: String, _ found: [String]
    ) -> Case {
        Case(
            title,
            [
                "ViewController": "class CartViewController: UIViewController { let container = CartContainer() }",
                "Presenter": "class CartPresenter {}", "Interactor": interactor,
                "Container": "class CartContainer { lazy var router = \(router) }",
                "Router": value == "given"
                    ? """
                    class CartRouter {
                        \(kind) container: CartContainer
                        init(_ container: CartContainer) { self.container = container }
                    }
                    """ : "class CartRouter { \(kind) container: CartContainer = \(value) }",
            ], found)
    }

    private static func waiting(_ title: String, _ statement: String, _ kind: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Presenter": "class CartPresenter { let interactor = CartInteractor() }",
                "Interactor": """
                class CartInteractor {
                    private var queue = CartQueue()
                    func ask() { queue.list.append(CartRequest(owner: self)) }
                    func done() { queue.next() }
                }
                struct CartQueue {
                    var list = [CartRequest]()
                    mutating func next() { \(statement) }
                }
                \(kind) CartRequest {
                    var owner: CartInteractor?
                    init(owner: CartInteractor) { self.owner = owner }
                }
                """,
            ], found)
    }

    private static func closed(_ title: String, _ end: String, _ statement: String, _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": """
                class CartViewController: UIViewController {
                    var presenter: CartPresenter?
                    override func viewDidDisappear(_ animated: Bool) {
                        super.viewDidDisappear(animated)
                        \(end)
                    }
                }
                """,
                "Presenter": """
                class CartPresenter {
                    let interactor = CartInteractor()
                    func end() { \(statement) }
                }
                """,
                "Interactor": """
                class CartInteractor {
                    var output: CartPresenter?
                    func \(statement.hasSuffix("end()") ? "end" : "other")() { \(statement.hasSuffix("end()") ? "self.output = nil" : "") }
                }
                """, "Builder": "func build(_ presenter: CartPresenter) { presenter.interactor.output = presenter }",
            ], found)
    }
}
