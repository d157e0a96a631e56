import Testing

@testable import Conventions

/// What a message says of the owner that has to be there once a reference is weak.
struct RemainingOwnerTests {
    @Test func `a container is told with what has to own it`() throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": BackReferenceTests.view + "\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { var router: CartRouter? }\n",
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                let entry: UINavigationController
                init(screen: CartViewController) { entry = UINavigationController(rootViewController: screen) }
            }
            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        let words = """
            'entry' must be weak: it closes the strong reference cycle CartViewController → CartPresenter → CartRouter → \
            UINavigationController → CartViewController; it has to be an optional 'var' for that; make sure that the \
            window, or whoever presents the UINavigationController, owns it first
            """
        #expect(found.map(\.message) == [words])
    }

    @Test func `a view that knows its presenter weakly is told to own it`() throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { weak var presenter: CartInput? }\n",
            "App/Cart/CartPresenter.swift": """
            protocol CartInput: AnyObject {}
            class CartPresenter: CartInput { weak var view: CartViewController?\nvar interactor: CartInteractor? }

            """,
            "App/Cart/CartInteractor.swift": "class CartInteractor { var output: CartPresenter? }\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(
            found.map { $0.message.hasSuffix("; 'CartViewController.presenter' has to be strong for that") } == [true])
        #expect(found.map(\.isFixable) == [false])
    }

    /// Made strong, the view's property would close another cycle.
    @Test func `what refers back to the owner that is to be is told as well`() throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { weak var presenter: CartPresenter? }\n",
            "App/Cart/CartPresenter.swift":
                "class CartPresenter { var view: CartViewController?\nvar interactor: CartInteractor? }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor { var output: CartPresenter? }\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        let needs =
            "; 'CartViewController.presenter' has to be strong and 'CartPresenter.view' has to be weak for that"
        #expect(found.map { $0.message.hasSuffix(needs) } == [true], "\(found)")
    }

    @Test func `a module that is known by its router alone is told what else to return`() throws {
        let project = ExampleProject(files: [
            "App/Cart/CartController.swift":
                "class CartController: UIViewController { var presenter: CartPresenter? }\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { var router: CartRouter?\nweak var view: UIView? }\n",
            "App/Cart/CartRouter.swift": BackReferenceTests.wired,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map { $0.message.hasSuffix("; return what it refers to as well, or nothing owns it") } == [true])
    }

    /// Weak, such a router would be gone as soon as it has shown the screen.
    @Test(arguments: [
        "stack.pushViewController(screen, animated: true)",
        "window.rootViewController = UINavigationController(rootViewController: screen)",
        "window.rootViewController = UINavigationController.init(rootViewController: screen)",
    ])
    func `a router that has its screen ready is to be kept, or to let go of it`(_ statement: String) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter! }\n",
            "App/Cart/CartPresenter.swift": """
            class CartPresenter {
                private let router: CartRouter
                init(router: CartRouter) { self.router = router }
            }

            """,
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                private var screen: CartViewController?
                private let stack: UINavigationController
                init(screen: CartViewController?, stack: UINavigationController) {
                    self.screen = screen
                    self.stack = stack
                }
                func start() {
                    guard let screen = self.screen else { return }
                    \(statement)
                }
            }

            """,
            "App/Cart/CartBuilder.swift": """
            enum CartBuilder {
                static func build(in stack: UINavigationController) -> CartRouter {
                    let screen = CartViewController()
                    let router = CartRouter(screen: screen, stack: stack)
                    screen.presenter = CartPresenter(router: router)
                    return router
                }
            }

            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(
            found.map {
                $0.message.hasSuffix(
                    "; have whoever builds the module keep the router, or leave this strong and have the router set "
                        + "'screen' to nil once it is shown")
            } == [true], "\(found)")
    }

    /// What a screen makes for itself is given to nobody else.
    @Test(arguments: [("private func", true), ("func", false)])
    func `a function of the screen's own does not give out its parts`(_ keyword: String, _ isFixed: Bool) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController {
                var presenter: CartPresenter!
                private var box: CartBox?
                func load() { box = makeBox() }
                \(keyword) makeBox() -> CartBox {
                    let box = CartBox()
                    box.delegate = self
                    return box
                }
            }

            """,
            "App/Cart/CartBox.swift": "class CartBox: UIView { var delegate: CartViewController? }\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [isFixed], "\(found)")
    }

    private static let input = "protocol CartInput { var view: CartView! { get } }\n"
    private static let made = """
        let view = CartViewController()
                let presenter = CartPresenter(view: view)
                view.output = presenter
        """

    /// Who shows the screen asks what has the property for it.
    /// With a type of their own: the compiler needs seconds to find it.
    private static let assemblies: [(assembly: String, need: String?)] = [
        (
            "class CartAssembly {\n let input: CartInput\n init() {\n \(made)\n input = presenter\n }\n}",
            "; keep what it refers to as well, or nothing owns it"
        ),
        (
            "class CartAssembly {\n var it: CartPresenter!\n func go() {\n \(made)\n it = presenter\n }\n}",
            "; keep what it refers to as well, or nothing owns it"
        ),
        (
            "struct CartParts { let input: CartInput }\n"
                + "enum CartAssembly {\n static func make() -> CartParts {\n \(made)\n return CartParts(input: presenter) }\n}",
            "; return what it refers to as well, or nothing owns it"
        ),
        (
            "enum CartAssembly { static func make() -> (input: CartInput, id: Int) {\n \(made)\n return (presenter, 1) }\n}",
            "; return what it refers to as well, or nothing owns it"
        ),
        (
            "enum CartAssembly { static func make(_ tell: (CartInput) -> Void) {\n \(made)\n tell(presenter) }\n}",
            "; make sure that something else owns what it refers to"
        ),
        ("enum CartAssembly { static func make(_ tell: (CartView) -> Void) {\n \(made)\n tell(view) }\n}", nil),
        (
            "class CartAssembly {\n let screen: UIViewController\n let input: CartInput\n init() {\n \(made)\n"
                + "input = presenter\n screen = view\n }\n}",
            "; make sure that something else owns what it refers to"
        ),
        ("class CartAssembly {\n let screen: UIViewController\n init() {\n \(made)\n screen = view\n }\n}", nil),
        (
            "struct CartParts { let screen: UIViewController; let input: CartInput }\n"
                + "enum CartAssembly {\n static func make() -> CartParts {\n \(made)\n"
                + "return CartParts(screen: view, input: presenter) }\n}", nil
        ),
        (
            "enum CartAssembly { static func make() -> (CartView, CartInput) {\n \(made)\n return (view, presenter) }\n}",
            nil
        ),
    ]

    @Test(arguments: assemblies)
    func `a presenter that alone is given out takes its screen along`(_ assembly: String, _ need: String?) throws {
        for label in ["view view", "screen view", "_ view"] {
            let call = label.hasPrefix("_") ? "" : label.prefix { $0 != " " } + ": "
            let project = ExampleProject(files: [
                "App/Cart/CartViewController.swift": """
                protocol CartView: AnyObject {}
                class CartViewController: UIViewController, CartView { var output: CartPresenter! }

                """,
                "App/Cart/CartPresenter.swift": Self.input + """
                    class CartPresenter: CartInput {
                        var view: CartView!
                        init(\(label): CartView) { self.view = view }
                    }

                    """,
                "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
                "App/Cart/CartAssembly.swift": assembly.replacing("CartPresenter(view: ", with: "CartPresenter(\(call)")
                    + "\n",
            ])
            let found = try project.violations().filter { $0.rule == .weakReference }
            #expect(found.map { $0.message.hasSuffix("→ CartViewController" + (need ?? "")) } == [true], "\(found)")
            #expect(found.map(\.isFixable) == [need == nil], "\(label)")
        }
    }

    /// A property that nobody sets owns nothing: weak, the reference would leave the presenter without an owner.
    @Test(arguments: [
        ("", false), ("func show(_ view: CartViewController) { view.presenter = CartPresenter() }\n", true),
    ])
    func `an owner is a property that somebody sets`(_ elsewhere: String, isFixable: Bool) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? }\n",
            "App/Cart/CartPresenter.swift": """
            class CartPresenter: CartOutput { let interactor = CartInteractor() }
            """,
            "App/Cart/CartInteractor.swift": """
            protocol CartOutput: AnyObject {}
            class CartInteractor { var output: CartOutput? }
            """,
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                static func make() -> UIViewController {
                    let view = CartViewController()
                    let presenter = CartPresenter()
                    presenter.interactor.output = presenter
                    return view
                }
            }
            """,
            "App/Root.swift": elsewhere,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [isFixable])
        #expect(
            found.map { $0.message.hasSuffix("; make sure that something else owns what it refers to") } == [!isFixable]
        )
    }

    /// A local constant may be known by a protocol of its object's.
    @Test(arguments: ["", ": CartInput"])
    func `a screen that only its presenter keeps stays there`(_ type: String) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            protocol CartInput: AnyObject { var view: CartViewController? { get set } }
            class CartViewController: UIViewController { var presenter: CartInput? }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter: CartInput { var view: CartViewController? }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartRouter.swift": """
            class CartRouter {
                static func start() -> CartRouter {
                    let presenter\(type) = CartPresenter()
                    let screen = CartViewController()
                    screen.presenter = presenter
                    presenter.view = screen
                    return CartRouter()
                }
            }
            """,
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [false], "\(found.map(\.message))")
    }
}
