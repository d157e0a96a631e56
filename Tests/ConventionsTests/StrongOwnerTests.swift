import Testing

@testable import Conventions

/// What is told beside the reference that has to be strong in place of another one.
struct StrongOwnerTests {
    private static let needs =
        "; 'CartViewController.presenter' has to be strong and 'CartPresenter.view' has to be weak"
    private static let entry = " and 'CartRouter.entry' has to be weak"
    private static let lost = "; return the 'CartViewController' as well, or nothing owns it"

    @Test(
        arguments: [
            ("var", "CartRouter", "router", needs + entry + " for that" + lost),
            ("weak var", "CartRouter", "router", needs + " for that" + lost),
            ("var", "UIViewController", "view", needs + entry + " for that"),
        ])
    func `every cycle that the strong reference closes is told`(
        _ keyword: String, _ type: String, _ result: String, _ end: String
    ) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { weak var presenter: CartPresenter? }",
            "App/Cart/CartPresenter.swift": """
            class CartPresenter { var view: CartViewController?; var interactor: CartInteractor?; var router: CartRouter? }
            """,
            "App/Cart/CartInteractor.swift": "class CartInteractor { var output: CartPresenter? }",
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                \(keyword) entry: CartViewController?
                static func create() -> \(type) {
                    let router = CartRouter(), view = CartViewController()
                    let presenter = CartPresenter(), interactor = CartInteractor()
                    view.presenter = presenter
                    interactor.output = presenter
                    presenter.router = router
                    presenter.view = view
                    presenter.interactor = interactor
                    router.entry = view
                    return \(result)
                }
            }
            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == ["CartInteractor.output"])
        #expect(found.allSatisfy { $0.message.hasSuffix(end) }, "\(found)")
    }

    /// It cannot be weak as it is, whether or not its type is written.
    @Test(arguments: ["let screen = CartViewController()", "let screen: CartViewController = CartViewController()"])
    func `a constant that has its screen from the beginning has to become a variable`(_ property: String) throws {
        let found = try screens(property, "configure(screen)\n window.rootViewController = screen")
        let end = "→ CartViewController; it has to be an optional 'var' for that" + WeakNeeds.caution
        #expect(found.map { $0.message.hasSuffix(end) } == [true], "\(found)")
    }

    /// Another object than the one that is handed in.
    @Test(
        arguments: [
            ("private let screen = CartViewController()", "", 0),
            ("private let screen = CartViewController(nibName: nil, bundle: nil)", "", 0),
            ("private let screen = CartViewController(owner: owner)", "", 1),
            ("private let screen = CartViewController()", "configure(screen)", 1),
            ("private let screen = CartViewController()", "screen.presenter = CartPresenter(router: self)", 1),
            ("private let screen = CartViewController()", "let local = screen", 1),
            ("let screen = CartViewController()", "", 1),
        ])
    func `a screen that is never given anything`(_ property: String, _ code: String, _ count: Int) throws {
        #expect(try screens(property, code).count == count)
    }

    private func screens(_ property: String, _ code: String) throws -> [Violation] {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? }",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}",
            "App/Cart/CartPresenter.swift":
                "class CartPresenter { let router: CartRouter\n init(router: CartRouter) { self.router = router } }",
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                \(property)
                func configure(_ screen: CartViewController) { screen.presenter = CartPresenter(router: self) }
                func show() {
                    \(code)
                }
            }
            """,
        ])
        return try project.violations().filter { $0.rule == .weakReference }
    }
}
