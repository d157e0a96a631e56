import Testing

@testable import Conventions

/// A reference back is only fixed where whoever makes its object, outside of the module as well, gives that to others.
struct OutsideMakerTests {
    private static let made = """
        let screen = CartViewController()
                let presenter = CartPresenter()
                screen.presenter = presenter
        """

    @Test(arguments: [
        ("presenter.view = screen\n        return presenter", false),
        ("presenter.view = screen\n        self.presenter = presenter", false),
        ("presenter.view = screen\n        router.show(CartRouter(screen: screen))", false),
        ("presenter.view = screen\n        return screen", true),
        ("presenter.view = screen\n        screen", true),
        ("presenter.view = screen\n        window.rootViewController = screen", true),
        ("presenter.view = screen\n        stack.push(screen, animated: true)", true),
        ("presenter.view = screen\n        tabs.viewControllers = [other, screen]", true),
        ("presenter.view = screen\n        return UINavigationController(rootViewController: screen)", true),
        ("presenter.view = screen\n        self.screen = screen", true),
        ("presenter.view = other\n        return presenter", true),
        ("router.view = screen\n        return presenter", true),
        ("other.view = screen as UIViewController\n        return presenter", true),
    ])
    func `who makes the screen elsewhere keeps it or loses it`(_ code: String, _ isFixable: Bool) throws {
        let found = try violations("func make() -> Any {\n        \(Self.made)\n        \(code)\n    }")
        #expect(found.map(\.isFixable) == [isFixable], "\(found)")
        #expect(
            found.map { $0.message.hasSuffix("make sure that something else owns what it refers to") } == [!isFixable])
    }

    @Test(arguments: [
        ("CartPresenter(CartInteractor(1), view: screen)", false), ("CartPresenter(view: screen), screen", true),
        ("CartRouter(view: screen)", true),
    ])
    func `an initializer that is given the screen`(_ code: String, _ isFixable: Bool) throws {
        let make = "func make() {\n        let screen = resolve()\n        return (\(code))\n    }"
        #expect(try violations(make, isPrivate: true).map(\.isFixable) == [isFixable])
    }

    /// Who owns what is no screen the module tells, and what a test makes lives as long as that.
    @Test func `a mock of a test is no screen that is lost`() throws {
        let test =
            "let screen = CartViewController()\n        let presenter = CartPresenter()\n        presenter.view = screen"
        let factory =
            "func make() -> CartViewController { \(Self.made)\n        presenter.view = screen\n        return screen }"
        let tests = [
            "AppTests/CartTests.swift": "class CartTests: XCTestCase {\n    func test() {\n        \(test)\n    }\n}\n"
        ]
        #expect(try violations(factory, besides: tests).map(\.isFixable) == [true])
    }

    private func violations(_ factory: String, isPrivate: Bool = false, besides others: [String: String] = [:]) throws
        -> [Violation]
    {
        let property = isPrivate ? "private var view: CartViewController?" : "var view: CartViewController?"
        let files = [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? }\n",
            "App/Cart/CartPresenter.swift":
                "class CartPresenter {\n    \(property)\n    init(view: CartViewController? = nil) { self.view = view }\n}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Start/SceneFactory.swift": "final class SceneFactory {\n    \(factory)\n}\n",
        ]
        return try ExampleProject(files: files.merging(others) { $1 }).violations().filter { $0.rule == .weakReference }
    }
}
