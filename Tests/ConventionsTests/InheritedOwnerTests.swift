import Testing

@testable import Conventions

/// Back references that the classes of a module inherit from classes elsewhere in the project, and those that only look
/// like what is owned.
struct InheritedOwnerTests {
    private static let sets = "        router.screen = self\n"

    @Test(arguments: [
        ("class BaseRouter { var screen: UIViewController? }", "BaseRouter", sets, ["CartRouter.screen"]),
        ("class BaseRouter <S: Any> { var screen: S? }", "BaseRouter<CartViewController>", sets, ["CartRouter.screen"]),
        ("class BaseRouter { weak var screen: UIViewController? }", "BaseRouter", sets, []),
        ("class BaseRouter { var screen: UIViewController? }", "BaseRouter", "", []),
        ("class BaseRouter { var screen: UIViewController? }", "BaseRouter", "        other.screen = self\n", []),
        ("class BaseRouter { var screen: UIColor? }", "BaseRouter", sets, []),
        ("class BaseRouter { var screen: Shown? }", "BaseRouter", sets, ["CartRouter.screen"]),
        ("class BaseRouter { var screen: Shown? }", "BaseRouter", "", []),
        ("class BaseRouter { var screen: Shown? }", "BaseRouter", "        router.screen = other\n", []),
        ("class BaseRouter { weak var screen: Shown? }", "BaseRouter", sets, []),
    ])
    func `what a class elsewhere keeps closes a cycle where the module sets it`(
        _ base: String, _ superclass: String, _ statement: String, _ symbols: [String]
    ) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController {
                let presenter = CartPresenter()
                func start(router: CartRouter) {
            \(statement)    }
            }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter { let router = CartRouter() }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartRouter.swift": "class CartRouter: \(superclass) {}\n",
            "App/Base/BaseRouter.swift": base + "\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == symbols, "\(found.map(\.message))")
    }

    @Test(arguments: [
        ("class BaseRouter { let screen: UIViewController }", "App/Base/BaseRouter.swift:1:24", 1),
        ("// vipergen:disable weak-reference\nclass BaseRouter { var screen: UIViewController? }", "", 0),
    ])
    func `what several inherit is told once, where it is declared`(_ base: String, _ place: String, _ count: Int) throws
    {
        var files = ["App/Base/BaseRouter.swift": base + "\n"]
        for name in ["Cart", "Pay"] {
            files["App/\(name)/\(name)ViewController.swift"] = """
                class \(name)ViewController: UIViewController {
                    let presenter = \(name)Presenter()
                    func start(router: \(name)Router) {
                        router.screen = self
                    }
                }

                """
            files["App/\(name)/\(name)Presenter.swift"] = "class \(name)Presenter { let router = \(name)Router() }\n"
            files["App/\(name)/\(name)Interactor.swift"] = "class \(name)Interactor {}\n"
            files["App/\(name)/\(name)Router.swift"] = "class \(name)Router: BaseRouter {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .weakReference }
        #expect(found.count == count && found.first.map { $0.place == place } ?? true, "\(found)")
        guard count == 1 else { return }
        #expect(
            found[0].message.hasPrefix(
                "'screen' of 'BaseRouter' must be weak: it closes the strong reference cycle Cart")
                && found[0].message.contains("; it has to be an optional 'var'")
                && found[0].message.hasSuffix("; likewise with another class"), "\(found)")
    }

    /// Who has such a wireframe made gets its screen by way of it alone.
    @Test(arguments: [("let screen = CartViewController()", "", true), ("", "screen: CartViewController", false)])
    func `what a class makes for itself needs another owner`(
        _ made: String, _ given: String, _ isCautioned: Bool
    ) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter! }\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { var wireframe: CartWireframe! }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartWireframe.swift": """
            class CartWireframe: BaseWireframe {
                init(\(given)) {
                    \(made)
                    super.init(for: screen)
                    screen.presenter = CartPresenter()
                    screen.presenter.wireframe = self
                }
            }

            """,
            "App/Base/BaseWireframe.swift":
                "class BaseWireframe {\n    let screen: UIViewController\n"
                + "    init(for screen: UIViewController) { self.screen = screen }\n}\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        let need = "; it has to be an optional 'var' for that"
        let caution = isCautioned ? "; make sure that something else owns what it refers to" : ""
        #expect(found.map { $0.message.hasSuffix(need + caution) } == [true], "\(found)")
    }

    private static let keeping = """
        class BaseWireframe {
            private var shown: UIViewController?
            private var _screen: UIViewController
            init(for screen: UIViewController) {
                shown = screen
                _screen = screen
            }
            func show() { shown = nil }
        }

        """

    @Test(arguments: [
        (keeping, "it", ["CartWireframe._screen"]),
        (keeping, "other", []),
        (keeping, "it.parent", []),
        (keeping.replacing("var _", with: "unowned var _"), "it", []),
        (keeping.replacing("_screen = ", with: "other = "), "it", []),
    ])
    func `what an initializer elsewhere keeps closes a cycle where the module gives it`(
        _ base: String, _ argument: String, _ symbols: [String]
    ) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? }\n",
            "App/Cart/CartPresenter.swift":
                "class CartPresenter { let wireframe: CartWireframe\n"
                + "init(wireframe: CartWireframe) { self.wireframe = wireframe } }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartWireframe.swift": """
            class CartWireframe: BaseWireframe {
                init(other: UIViewController) {
                    let it = CartViewController()
                    super.init(for: \(argument))
                    it.presenter = CartPresenter(wireframe: self)
                }
            }

            """,
            "App/Base/BaseWireframe.swift": base,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == symbols, "\(found.map(\.message))")
    }

    @Test(arguments: [
        ("UIViewController", ["CartRouter.screen"]), ("BaseController", ["CartRouter.screen"]), ("UIView", []),
    ])
    func `a screen inherits a controller by way of a class elsewhere`(_ superclass: String, _ symbols: [String]) throws
    {
        let project = ExampleProject(files: [
            "App/Cart/CartView.swift": """
            class CartView: BaseView<Int> {
                let presenter = CartPresenter()
                func start(router: CartRouter) { router.screen = self }
            }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter { let router = CartRouter() }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartRouter.swift": "class CartRouter: BaseRouter {}\n",
            "App/Base/BaseRouter.swift": "class BaseRouter { var screen: UIViewController? }\n",
            "App/Base/BaseView.swift": "class BaseView<Item>: \(superclass) {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == symbols, "\(found.map(\.message))")
    }

    /// A property of a base class for any view holds one of the module's where the module sets it.
    @Test(arguments: [
        ("lazy var shade: UIView = { UIView() }()", "", 0), ("var shade: UIView?", "", 0),
        ("var shade: UIView?", "shade = sheet", 1),
    ])
    func `a view that a base class keeps is any`(_ property: String, _ statement: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: BaseViewController {
                func open() {
                    let sheet = CartSheetView(owner: self)
                    \(statement)
                }
            }

            """,
            "App/Cart/CartSheetView.swift": """
            class CartSheetView: UIView {
                var owner: CartViewController?
                init(owner: CartViewController) { self.owner = owner }
            }

            """,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
            "App/Base/BaseViewController.swift": "class BaseViewController: UIViewController { \(property) }\n",
        ])
        #expect(try project.violations().count { $0.rule == .weakReference } == count)
    }

    @Test(arguments: [
        // Those that are told of something, and not the one that tells them.
        (
            "class CartInteractor { private var outputs: [CartOutput] = [] }",
            "class CartPresenter: CartOutput { let interactor: CartInteractor\n"
                + "init(_ interactor: CartInteractor) { self.interactor = interactor } }",
            "CartInteractor.outputs"
        ),
        // A generic class is a class.
        (
            "class CartInteractor<Item> { var output: CartOutput? }",
            "class CartPresenter: CartOutput { var interactor: CartInteractor<Int>! }", "CartInteractor.output"
        ),
    ])
    func `a reference back is told`(_ interactor: String, _ presenter: String, _ symbol: String) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter! }\n",
            "App/Cart/CartInteractor.swift": "protocol CartOutput: AnyObject {}\n\n\(interactor)\n",
            "App/Cart/CartPresenter.swift": presenter + "\n",
            "App/Cart/CartBuilder.swift": """
            func build(_ presenter: CartPresenter, _ interactor: CartInteractor) {
                presenter.interactor = interactor
                interactor.output = presenter
            }

            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == [symbol], "\(found.map(\.message))")
    }

    @Test(arguments: [
        ("screen", true), ("CartViewController.make()", false), ("{ CartViewController() }()", false),
        ("self.makeScreen()", false),
    ])
    func `what a call gives may have no other owner`(_ value: String, _ isFixed: Bool) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController {
                var presenter: CartPresenter!
                static func make() -> CartViewController { CartViewController() }
            }

            """,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { var view: CartViewController? }\n",
            "App/Cart/CartBuilder.swift": """
            class CartBuilder {
                func build(screen: CartViewController) -> UIViewController {
                    let presenter = CartPresenter()
                    presenter.view = \(value)
                    presenter.view?.presenter = presenter
                    return screen
                }
            }

            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [isFixed], "\(found.map(\.message))")
    }
}
