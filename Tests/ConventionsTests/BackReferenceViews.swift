extension BackReferenceTests {
    /// What the views of a screen hold, and routers that own their module.
    static let casesOfShownViews = [
        shown("a cell's delegate", screen: "func a() { (cell as? CartCell)?.delegate = self }", ["CartCell.delegate!"]),
        shown("a cell's delegate that nobody sets", screen: "func a() { show(cell as! CartCell) }", []),
        shown("a cell that nobody takes", screen: "func a() { other.delegate = self }", []),
        shown(
            "a subview's delegate",
            screen: "@IBOutlet private weak var panel: CartCell!\n    func a() { panel.delegate = self }",
            ["CartCell.delegate!"]),
        shown(
            "a header that the table asks for",
            screen: """
                func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                        let header = CartCell()
                        header.delegate = self
                        return header
                    }
                """, ["CartCell.delegate!"]),
        shown(
            "a header that the screen has",
            screen: """
                private let header = CartCell()
                    func a() { header.delegate = self }
                    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
                """, ["CartCell.delegate!"]),
        shown(
            "a cell that is unwrapped later",
            screen: """
                func a() -> UITableViewCell {
                        let cell = table.dequeueReusableCell(withIdentifier: "Cart") as? CartCell
                        guard let found = cell else { return UITableViewCell() }
                        found.delegate = self
                        return found
                    }
                """, ["CartCell.delegate!"]),
        child("addChild(list)", ["CartListController.parent!"]),
        child("pages = UINavigationController(rootViewController: list)", ["CartListController.parent!"]),
        child("self.pages = UINavigationController(rootViewController: list)", ["CartListController.parent!"]),
        child("addChild(list)\n list.removeFromParent()", []),
        child("let pages = UINavigationController(rootViewController: list)", []),
        child("other.addChild(list)", []),
        child("present(list)", []),
        child("pages = list", ["CartListController.parent!"]),
        child("pages = list\n pages = nil", []),
        child("pages = other", []),
        row("let items = UICollectionView()", ["CartItemCell.delegate!"]),
        row("@IBOutlet weak var items: UICollectionView!", ["CartItemCell.delegate!"]),
        row("", []),
        shown(
            "a view that is made as any view",
            screen: """
                lazy var header: UIView = {
                        let view = CartCell()
                        view.delegate = self
                        return view
                    }()
                    func a() { add(header) }
                """, ["CartCell.delegate!"]),
        shown(
            "one that nobody asks for",
            screen: """
                lazy var header: UIView = {
                        let view = CartCell()
                        view.delegate = self
                        return view
                    }()
                """, []),
        dequeued("let cell = table.dequeue(CartCell.self, for: path)", ["CartCell.delegate!"]),
        dequeued("let cell = table.dequeueReusableCell(withClass: CartCell.self)", ["CartCell.delegate!"]),
        dequeued("let cell: CartCell = table.dequeueReusableCell(for: path)", ["CartCell.delegate!"]),
        dequeued("let cell = table.dequeueReusableCell(at: path) as CartCell", ["CartCell.delegate!"]),
        dequeued("let cell: CartCell = made", []),
        dequeued("table.register(CartCell.self)\nlet cell = made", []),
        Case(
            "an object of the storyboard that has the screen for its outlet",
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartPresenter? }",
                "Presenter": "class CartPresenter {}", "Interactor": interactor,
                "Initializer": "class CartInitializer: NSObject { @IBOutlet var screen: CartViewController! }",
            ], ["CartInitializer.screen!"]),
        Case(
            "a screen that nobody connects",
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartPresenter? }",
                "Presenter": "class CartPresenter {}", "Interactor": interactor,
                "Initializer": "class CartInitializer: NSObject { var screen: CartViewController! }",
            ], []),
        Case(
            "a plain view is hardly one that has to be given something",
            [
                "ViewController": """
                class CartViewController: UIViewController {
                    @IBOutlet weak var panel: UIView!
                    func a() { pin.delegate = self }
                }
                """, "Presenter": "class CartPresenter {}", "Interactor": interactor,
                "Panel": "class CartPanel: UIView { var delegate: CartViewController! }",
            ], []),
        shown(
            "a data source has no table",
            screen: "let source = CartSource()", source: "func a() { (cell as? CartCell)?.delegate = self }", []),
        Case(
            "a router that whoever makes the module is given",
            [
                "ViewController": "class CartViewController: UIViewController { weak var presenter: CartPresenter! }",
                "Presenter": "class CartPresenter { var router: CartRouter? }", "Interactor": interactor,
                "Router": """
                class CartRouter {
                    var presenter: CartPresenter?
                    static func make() -> CartRouter {
                        let router = CartRouter(), presenter = CartPresenter()
                        router.presenter = presenter
                        presenter.router = router
                        return router
                    }
                }
                """,
            ], ["CartPresenter.router"]),
        routed(
            "a router that is given a ready module",
            """
            class CartRouter {
                let presenter: CartPresenter
                init(presenter: CartPresenter) { self.presenter = presenter }
                func start() { presenter.router = self }
            }
            """, ["CartPresenter.router"]),
        routed(
            "a router whose module others put together",
            """
            class CartRouter {
                var presenter: CartPresenter?
                func start(_ window: UIWindow) {
                    let view = CartViewController()
                    view.presenter = presenter
                    window.rootViewController = view
                }
            }
            """,
            others: """
                class Dependencies {
                    let router = CartRouter()
                    init() {
                        let presenter = CartPresenter()
                        presenter.router = router
                        router.presenter = presenter
                    }
                }
                """, ["CartPresenter.router"]),
        routed(
            "a router that makes what it refers to",
            """
            class CartRouter {
                var presenter: CartPresenter?
                func start(_ view: CartViewController) {
                    let presenter = CartPresenter()
                    self.presenter = presenter
                    presenter.router = self
                    view.presenter = presenter
                }
            }
            """, ["CartRouter.presenter"]),
    ]

    private static func row(_ table: String, _ found: [String]) -> Case {
        Case(
            "a cell in a cell that has '\(table)'",
            [
                "ViewController": view, "Presenter": "class CartPresenter {}", "Interactor": interactor,
                "RowCell": """
                class CartRowCell: UITableViewCell, CartItemCellDelegate {
                    \(table)
                    func a() { (cell as? CartItemCell)?.delegate = self }
                }
                """,
                "ItemCell": """
                protocol CartItemCellDelegate: AnyObject {}
                class CartItemCell: UICollectionViewCell { var delegate: CartItemCellDelegate? }
                """,
            ], found)
    }

    private static func child(_ statement: String, _ found: [String]) -> Case {
        Case(
            statement,
            [
                "ViewController": """
                class CartViewController: UIViewController, CartListParent {
                    var pages: UIViewController!
                    func load() {
                        let list = CartListController()
                        list.parent = self
                        \(statement)
                    }
                }
                """,
                "ListController": """
                protocol CartListParent: AnyObject {}
                class CartListController: UITableViewController { var parent: CartListParent? }
                """, "Presenter": "class CartPresenter {}", "Interactor": interactor,
            ], found)
    }

    private static func dequeued(_ statement: String, _ found: [String]) -> Case {
        shown(statement, screen: "func a() { \(statement)\n cell.delegate = self }", found)
    }

    private static func routed(_ title: String, _ router: String, others: String = "", _ found: [String]) -> Case {
        Case(
            title,
            [
                "ViewController": view, "Presenter": "class CartPresenter { var router: CartRouter? }",
                "Interactor": interactor, "Router": router, "../../App/Dependencies": others,
            ], found)
    }

    private static func shown(
        _ title: String, screen: String, source: String = "", _ found: [String]
    ) -> Case {
        let delegate = "CartCellDelegate"
        return Case(
            title,
            [
                "ViewController":
                    "class CartViewController: UIViewController\(source.isEmpty ? ", " + delegate : "") {\n    \(screen)\n}",
                "Source": "class CartSource: NSObject\(source.isEmpty ? "" : ", " + delegate) {\n    \(source)\n}",
                "Presenter": "class CartPresenter {}", "Interactor": interactor,
                "Cell": """
                protocol CartCellDelegate: AnyObject {}
                class CartCell: UITableViewCell { var delegate: CartCellDelegate? }
                """,
            ], found)
    }
}
