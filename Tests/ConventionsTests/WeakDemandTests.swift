import Conventions
import Testing

/// What a back reference has to become, where 'weak' alone cannot make it that.
struct WeakDemandTests {
    private static let unsure = "; make sure that something else owns what it refers to"

    @Test(arguments: [
        ("var view: CartViewController?", "'view' must be weak: ", ""),
        (
            "var views: [CartViewController] = []", "'views' must not own what is in it: ",
            "; an 'NSHashTable.weakObjects()' owns nothing\(unsure)"
        ),
        (
            "var views: Set<CartViewController>?", "'views' must not own what is in it: ",
            "; an 'NSHashTable.weakObjects()' owns nothing"
        ),
        (
            "var views: [String: CartViewController] = [:]", "'views' must not own what is in it: ",
            "; an 'NSMapTable.strongToWeakObjects()' owns no value\(unsure)"
        ),
        (
            "var state: (view: CartViewController, count: Int)?", "'state' must not own what is in it: ",
            "; 'view' needs a weak property of its own"
        ),
        ("@Published var view: CartViewController?", "'view' must be weak: ", "; '@Published' has to go for that"),
    ])
    func `a back reference is told with what it has to become`(
        _ property: String, _ demand: String, _ need: String
    ) throws {
        let found = try violations("class CartPresenter {\n    \(property)\n}\n")
        let cycle = "it closes the strong reference cycle CartViewController → CartPresenter → CartViewController"
        #expect(found.map(\.message) == [demand + cycle + need])
        #expect(found.map(\.isFixable) == [need.isEmpty])
    }

    /// A tuple may own one thing and refer back to another one, and what it owns may refer back itself.
    @Test(arguments: [
        ("(interactor: CartInteractor, view: CartViewController)?", "'view' needs"),
        ("(CartInteractor, any CartScreen)?", "'CartScreen' needs"),
    ])
    func `each part of a tuple is told for itself`(_ type: String, _ need: String) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            protocol CartScreen: AnyObject {}

            class CartViewController: UIViewController, CartScreen {
                var presenter: CartPresenter!
            }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter {\n    var parts: \(type)\n}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {\n    var presenter: CartPresenter?\n}\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(Set(found.map(\.symbol)) == ["CartInteractor.presenter", "CartPresenter.parts"], "\(found)")
        #expect(found.contains { $0.message.contains("; \(need) a weak property of its own") }, "\(found)")
    }

    /// An answer that comes when the screen is gone would unwrap nothing.
    @Test(arguments: [
        ("var view: CartViewController!", "; it has to be an optional ('?') for that"),
        ("var view: CartViewController?", ""), ("let view: CartViewController?", "; it has to be a 'var' for that"),
    ])
    func `what closures use has to be an optional`(_ property: String, _ need: String) throws {
        let use = property.hasSuffix("!") ? "self.view.title = $0" : "self.view?.title = $0"
        let found = try violations(
            "class CartPresenter {\n    \(property)\n    func load() {\n        fetch { \(use) }\n    }\n}\n")
        #expect(found.map { $0.message.hasSuffix(" → CartViewController" + need) } == [true], "\(found)")
    }

    /// What is local under its name is not the property, and what a closure captures weakly is an optional there.
    @Test(arguments: [
        ("let view: Screen! = Screen(); fetch { view.title = $0 }", false),
        ("fetch { [weak view] in view?.title = $0 }", false), ("view.title = name; fetch { show($0) }", false),
        ("fetch { view.title = $0 }", true), ("if isOn { fetch { view.title = $0 } }", true),
        ("let view: Screen! = Screen(); fetch { self.view.title = view.title }", true),
        // A name is bound from there on, and within the braces.
        ("guard let view = view else { return }; fetch { view.title = $0 }", false),
        ("if let view = view { view.show() }; fetch { view.title = $0 }", true),
        ("if isOn { let view = Screen(); show(view) }; fetch { view.title = $0 }", true),
        ("fetch { view.title = $0 }; let view = Screen()", true),
    ])
    func `what closures use under its name may be another`(_ statements: String, _ isTold: Bool) throws {
        let found = try violations(
            """
            class CartPresenter {
                var view: CartViewController!
                func load() { \(statements) }
                func title() -> String { view.title ?? "" }
            }

            """)
        #expect(found.map { $0.message.contains("it has to be an optional ('?')") } == [isTold], "\(found)")
    }

    /// As long as something else keeps the presenter alive, it may be told when the screen is gone.
    @Test(arguments: [("@Boxed var presenter: CartPresenter!", 1), ("weak var presenter: CartPresenter?", 0)])
    func `what is not fixed for that has to be an optional, too`(_ other: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController {\n    var presenter: CartPresenter!\n}\n",
            "App/Cart/CartPresenter.swift":
                "class CartPresenter: CartOutput {\n    var view: CartViewController!\n    let interactor = CartInteractor()\n"
                + "    func load() -> String { view.title ?? \"\" }\n}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {\n    \(other)\n}\n",
            "App/Cart/CartContract.swift": "protocol CartOutput {\n    var view: CartViewController! { get }\n}\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference && $0.symbol == "CartPresenter.view" }
        #expect(found.map(\.isFixable) == [count == 0], "\(found)")
        #expect(found.count { $0.message.contains("it has to be an optional ('?')") } == count, "\(found)")
    }

    /// What a protocol requires, a property that becomes optional has no more.
    @Test(arguments: [
        ("let", "{ get }", "it has to be an optional 'var' and 'CartInput' has to require an optional"),
        ("var", "{ get set }", "it has to be optional and 'CartInput' has to require an optional"),
    ])
    func `a protocol that requires the property has to require an optional`(
        _ keyword: String, _ accessors: String, _ need: String
    ) throws {
        let found = try violations(
            """
            protocol CartInput: AnyObject { var view: CartViewController \(accessors) }
            protocol CartModuleInput: CartInput {}
            class CartPresenter: CartModuleInput {
                \(keyword) view: CartViewController
                init(view: CartViewController) { self.view = view }
            }
            """)
        #expect(found.map { $0.message.contains("; \(need) for that") } == [true], "\(found)")
    }

    @Test func `a protocol's function that is called alike requires no property`() throws {
        let found = try violations(
            """
            protocol CartInput: AnyObject { func view(_ id: Int) }
            class CartPresenter: CartInput {
                let view: CartViewController
                init(view: CartViewController) { self.view = view }
                func view(_ id: Int) {}
            }
            """)
        #expect(found.map { $0.message.contains("has to require") } == [false], "\(found)")
    }

    /// What the rule says of a module with such a presenter, which the view owns.
    private func violations(_ presenter: String) throws -> [Violation] {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController {\n    var presenter: CartPresenter!\n}\n",
            "App/Cart/CartPresenter.swift": presenter,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
        ])
        return try project.violations().filter { $0.rule == .weakReference }
    }
}
