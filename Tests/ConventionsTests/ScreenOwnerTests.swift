import Testing

@testable import Conventions

/// What may be the only owner of a screen, and what only looks like a reference to it.
struct ScreenOwnerTests {
    private static let builder = """
        func build() -> UIViewController {
            let screen = CartViewController()
            let presenter = CartPresenter()
            screen.presenter = presenter
            presenter.view = screen
            return screen
        }

        """

    /// What is no view of the other module is none after a cast, either.
    @Test(arguments: [("CartViewProtocol", 0), ("CartViewProtocol, FeedViewProtocol", 1), ("Screen", 1)])
    func `a cast that gives nil closes no cycle`(_ protocols: String, _ count: Int) throws {
        var files = [
            "App/Cart/CartViewController.swift": """
            protocol CartViewProtocol: AnyObject {}
            class CartViewController: UIViewController, \(protocols) { var presenter: CartPresenter? }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter { var router: CartRouter? }\n",
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                var view: FeedViewProtocol?
                static func make() -> UIViewController {
                    let view = CartViewController()
                    let router = CartRouter()
                    let presenter = CartPresenter()
                    view.presenter = presenter
                    presenter.router = router
                    router.view = view as? FeedViewProtocol
                    return view
                }
            }

            """,
            "App/Feed/FeedView.swift": "protocol FeedViewProtocol: AnyObject {}\nclass FeedView: FeedViewProtocol {}\n",
        ]
        for role in ["Presenter", "Interactor"] { files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n" }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .weakReference }
        #expect(found.count == count, "\(found)")
    }

    /// What a screen's code sets by the name of a property is a property of the screen.
    @Test(arguments: [
        "view = UIView()", "self.view = UIView()", "var view = table.header()\n        view = table.footer()",
    ])
    func `a screen that makes its view says nothing of its presenter's`(_ code: String) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController {
                var presenter: CartPresenter?
                override func loadView() {
                    \(code)
                }
            }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter { var view: CartViewController? }\n",
            "App/Cart/CartBuilder.swift": Self.builder,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [true], "\(found)")
    }

    /// The screen is returned by the name that it has before the cast.
    @Test func `what is cast is the same screen`() throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? }\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { let router: CartRouter }\n",
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                var screen: CartViewController?
                static func make() -> UIViewController {
                    let controller = storyboard.instantiateInitialViewController()
                    if let screen = controller as? CartViewController {
                        let router = CartRouter()
                        screen.presenter = CartPresenter(router: router)
                        router.screen = screen
                    }
                    return controller
                }
            }

            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [true], "\(found)")
    }

    /// What another type's initializer gets by the name of a property is nothing that the property gets.
    @Test func `an argument for the interactor is none of the presenter's`() throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var output: CartInteractor? }\n",
            "App/Cart/CartInteractor.swift":
                "class CartInteractor {\n    let output: CartPresenter\n    init(output: CartPresenter) { self.output = output }\n}\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { var output: CartViewController? }\n",
            "App/Cart/CartBuilder.swift": """
            func build() -> UIViewController {
                let screen = CartViewController()
                let presenter = CartPresenter()
                screen.output = CartInteractor(output: presenter)
                presenter.output = screen
                return screen
            }

            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [true], "\(found)")
    }

    @Test(arguments: ["= nil", "= nil // set by the builder", "{ didSet { start() } }"])
    func `a variable that begins with nothing can be weak`(_ end: String) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? = nil }\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter {\n    var view: CartViewController? \(end)\n}\n",
            "App/Cart/CartBuilder.swift": Self.builder,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [true], "\(found)")
    }

    /// The router that is given out is its screen's only owner, whoever makes it.
    @Test(arguments: [
        ("", "resolve(argument: view)", false), ("", "makeRouter(view)", false),
        ("", "CartRouter(screen: view)", false),
        ("_ view: CartViewController", "resolve(argument: view)", true),
    ])
    func `a router that comes from elsewhere is given out alone`(
        _ parameters: String, _ router: String, _ isFixed: Bool
    ) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? }\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { let router: CartRouter }\n",
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                var screen: CartViewController?
                init(screen: CartViewController) { self.screen = screen }
                static func make(\(parameters)) -> CartRouter {
                    \(parameters.isEmpty ? "let view: CartViewController = resolve()" : "")
                    let router: CartRouter = \(router)
                    return router
                }
            }

            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [isFixed], "\(found)")
    }
}
