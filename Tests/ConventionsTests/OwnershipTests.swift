import Conventions
import Testing

/// What the router of a module may hold, and whether that makes an ownership cycle.
struct OwnershipTests {
    /// Properties that own the view controller, whatever their types and values look like.
    @Test(arguments: [
        "var ^back: Optional<ClientListViewController>", "var ^back: Optional<any ClientListScreen>",
        "var ^back: Optional<[ClientListViewController]>", "var ^back: [(any ClientListScreen)?]",
        "private let ^back = ClientListViewController.init(nibName: nil, bundle: nil)",
        "var ^back = [ClientListViewController]()", "var ^back = [String: ClientListViewController]()",
        "var ^back: ClientListAlias?", "var ^back: [ClientListAlias]", "var ^back: (any ClientListBoth)?",
        "var ^back: (any ClientListComposition)?", "var ^back: (ClientListViewController, Int)?",
        "var ^back: [Set<ClientListViewController>]", "var ^back: (ClientListViewController, () -> Void)?",
        "var ^back: Dictionary<String, [ClientListViewController?]>", "var ^back: [String:ClientListViewController]?",
    ])
    func `a property that owns the view closes a cycle`(property: String) throws {
        let column = try #require(property.firstIndex(of: "^")).utf16Offset(in: property) + 5
        let project = try Self.project(with: property.replacing("^", with: ""))
        #expect(
            try project.places(of: .weakReference) == ["Modules/ClientList/Router/ClientListRouter.swift:6:\(column)"])
    }

    @Test(arguments: [
        "weak var back: Optional<ClientListViewController>", "var back: (Optional<ClientListViewController>) -> Void",
        "var back: Weak<ClientListViewController>?", "var back = Weak<ClientListViewController>.init()",
        "let back = [ClientListViewController.self]", "weak var back: ClientListAlias?",
        "static var back: ClientListAlias?",
        "var back: (ClientListAlias) -> Void", "let back = ClientListViewController.identifier",
        "var back = ClientListViewController.initial()", "var back: ClientListViewController.Type?",
        "var back: Signal<Int, ClientListViewController, Int>?", "var back: [() -> ClientListViewController]",
        "var back: (ClientListViewController: Int, b: Int)",
    ])
    func `what owns nothing closes no cycle`(property: String) throws {
        #expect(try Self.project(with: property).places(of: .weakReference) == [])
    }

    private static func project(with property: String) throws -> ExampleProject {
        try ExampleProject.sample
            .applying(
                .replace(
                    file: "Router/ClientListRouter.swift", "    weak var transitionHandler",
                    with: "    \(property)\n    weak var transitionHandler")
            )
            .applying(
                .add(
                    file: "ClientListScreen.swift",
                    """
                    protocol ClientListScreen: AnyObject {}
                    protocol ClientListPage: AnyObject {}
                    typealias ClientListAlias = ClientListViewController
                    typealias ClientListBoth = ClientListScreen & ClientListPage
                    protocol ClientListComposition: ClientListBoth {}
                    extension ClientListViewController: ClientListBoth, ClientListScreen, ClientListComposition {}
                    """))
    }

    @Test(arguments: [
        ("_ cell: CartCell?", ""), ("", "let cell = CartCell()"),
    ])
    func `who hands a view in has it already`(_ parameter: String, _ making: String) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartCell.swift": "class CartCell: UITableViewCell { var presenter: CartPresenter? }\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { var view: CartCell? }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartBuilder.swift": """
            class CartBuilder {
                func build(\(parameter)) -> CartPresenter {
                    \(making)
                    let presenter = CartPresenter()
                    presenter.view = cell
                    cell?.presenter = presenter
                    return presenter
                }
            }
            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map { $0.message.contains("return what it refers to as well") } == [!making.isEmpty])
    }
}
