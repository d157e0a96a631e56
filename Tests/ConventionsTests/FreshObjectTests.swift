import Testing

@testable import Conventions

/// Objects that a class makes for itself, of a type whose other objects own the class: a cycle of types, and of no
/// objects.
struct FreshObjectTests {
    private static let making =
        "func show() {\n        interactor = CartInteractor()\n        interactor?.count()\n    }"
    private static let asked = "var interactor: CartInteractor?"

    @Test(
        arguments: [
            (asked, making, "", 0),
            ("private var interactor: CartInteractor? = CartInteractor()", "", "", 0),
            ("var interactor: CartInteractor? = CartInteractor()", "", "", 1),
            ("let interactor = CartInteractor()", "func show() { interactor.count() }", "", 0),
            ("let interactor: CartInteractor", "init() { interactor = CartInteractor() }", "", 0),
            ("private lazy var interactor = CartInteractor()", "func show() { self.interactor.count() }", "", 0),
            (asked, "func show() {\n        let new = CartInteractor()\n        interactor = new\n    }", "", 0),
            (asked, making + "\n    func end() { if interactor != nil { interactor = nil } }", "", 0),
            // The object is told who has it.
            (asked, making.replacing("?.count()", with: "?.presenter = self"), "", 1),
            (
                asked,
                "func show() {\n        let new = CartInteractor()\n        new.presenter = self\n        interactor = new\n    }",
                "", 1
            ),
            (asked, "func show() {\n        let new = CartInteractor(self)\n        interactor = new\n    }", "", 1),
            (asked, making + "\n    func tell() { if let interactor { interactor.presenter = self } }", "", 1),
            (
                asked,
                making + "\n    func tell() { if let interactor = interactor { interactor.presenter = self } }", "", 1
            ),
            (asked, making + "\n    func tell() { register(interactor) }", "", 1),
            (asked, making.replacing("?.count()", with: "?.attach(self)"), "", 1),
            (asked, "func show() { interactor = CartInteractor() { $0.presenter = self } }", "", 1),
            (
                "lazy var interactor: CartInteractor = { let it = CartInteractor(); it.presenter = self; return it }()",
                "", "", 1
            ),
            (asked, making, "presenter.interactor?.presenter = presenter", 1),
            (asked, making, "parts().presenter = presenter", 1),
            // Another object is given to it as well.
            (asked, making, "presenter.interactor = interactor", 1),
            (asked, making + "\n    func set(_ other: CartInteractor) { interactor = other }", "", 1),
            (asked, making + "\n    func set() { interactor = Stock.shared.interactor }", "", 1),
            (asked, "", "presenter.interactor = interactor", 1),
        ] as [(String, String, String, Int)])
    func `what is made on the spot does not know who has it`(
        _ property: String, _ code: String, _ build: String, _ count: Int
    ) throws {
        #expect(try Self.violations(property, code, build, in: "App/Cart/CartBuilder.swift").count == count)
    }

    /// Who puts the module together elsewhere may tell the object.
    @Test func `an assembly elsewhere may tell it`() throws {
        let found = try Self.violations(Self.asked, Self.making, "", in: "App/Main/MainAssembly.swift")
        #expect(found.count == 1)
    }

    /// Two stores that are known by one protocol, and have a third one.
    @Test(arguments: [
        ("var store: Store?", "init() { store = Services() }", 0),
        ("private var store: Store?", "init() { self.store = Services() }", 0),
        ("var store: Store? = Services()", "", 0),
        ("var store: Store? = Services(own)", "", 1),
        ("var store: Store?", "init(store: Store) { self.store = store }", 1),
        ("var store: Store?", "init() { store = makeStore() }", 1),
    ])
    func `what is made for a protocol is nothing else`(_ property: String, _ code: String, _ count: Int) throws {
        let files = ["Local", "Remote"].map { name in
            ("App/Cart/\(name)Store.swift", "class \(name)Store: Store {\n    \(property)\n    \(code)\n}\n")
        }
        let found = try ExampleProject(
            files: Dictionary(uniqueKeysWithValues: files).merging([
                "App/Cart/CartInteractor.swift":
                    "class CartInteractor {\n    let stores: [Store] = [LocalStore(), RemoteStore()]\n}\n",
                "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
                "App/Cart/CartRouter.swift": "class CartRouter {}\n",
                "App/Cart/Store.swift": "protocol Store: AnyObject {}\n",
                "App/Services.swift": "class Services: Store {}\n",
            ]) { $1 }
        ).violations().filter { $0.rule == .weakReference }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    private static func violations(
        _ property: String, _ code: String, _ build: String, in path: String
    ) throws -> [Violation] {
        try ExampleProject(files: [
            "App/Cart/CartPresenter.swift": """
            class CartPresenter {
                \(property)
                \(code)
                func start() {}
            }
            """,
            "App/Cart/CartInteractor.swift": """
            class CartInteractor {
                var presenter: CartPresenter?
                func count() {}
                \(code.contains("attach") ? "func attach(_ new: CartPresenter) { presenter = new }" : "")
            }
            """,
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var interactor: CartInteractor? }",
            path: """
            enum Builder {
                static func build() -> UIViewController {
                    let screen = CartViewController()
                    let interactor = CartInteractor()
                    let presenter = CartPresenter()
                    screen.interactor = interactor
                    interactor.presenter = presenter
                    presenter.start()
                    \(build)
                    return screen
                }
            }
            """,
        ]).violations().filter { $0.rule == .weakReference }
    }

    /// A screen makes a presenter, with another screen.
    @Test(arguments: [
        ("let view = CartViewController()\n    return CartPresenter(view: view)", "make()", 0),
        ("let view = CartViewController()\n    let it = CartPresenter(view: view)\n    return it", "make()", 0),
        ("return CartPresenter(view: CartViewController())", "make()", 0),
        ("return CartPresenter(view: CartViewController())", "CartPresenter(view: CartViewController())", 0),
        (
            "let view = CartViewController()\n    let it = CartPresenter(view: view)\n    view.presenter = it\n    return it",
            "make()", 1
        ),
        ("return CartPresenter(view: CartViewController())", "CartPresenter(view: self)", 1),
        ("return CartPresenter(view: CartViewController())", ".init(view: self)", 1),
        ("return shared", "make()", 1),
    ])
    func `a screen has a presenter of another screen`(_ making: String, _ value: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartPresenter.swift": """
            class CartPresenter {
                private var view: CartViewController?
                init(view: CartViewController) { self.view = view }
                func start() { view?.show() }
            }
            """,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}",
            "App/Cart/CartViewController.swift": """
            private func make() -> CartPresenter {
                \(making)
            }

            class CartViewController: UIViewController {
                var presenter: CartPresenter?
                override func viewDidLoad() { presenter = \(value) }
                func show() {}
            }
            """,
        ])
        #expect(try project.violations().filter { $0.rule == .weakReference }.count == count)
    }
}
