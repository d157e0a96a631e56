import Testing

@testable import Conventions

/// A class elsewhere in the project that keeps what a screen gives to its initializer, to a method or to a list.
struct KeptObjectTests {
    private static let button = """
        protocol TapOwner: AnyObject {}
        final class TapButton: UIButton {
            private let owner: TapOwner
            init(owner: TapOwner) {
                self.owner = owner
                super.init(frame: .zero)
            }
        }
        """
    private static let lazyButton =
        "private lazy var button = TapButton(owner: self)\n func load() { view.addSubview(button) }"

    @Test(arguments: [
        (lazyButton, true),
        ("var button: TapButton?\n func load() { button = TapButton(owner: self) }", true),
        ("var button: TapButton?\n func load() {\n let made = TapButton(owner: self)\n self.button = made\n }", true),
        (
            "lazy var button: TapButton = { let made = TapButton(owner: self); return made }()\n"
                + "func load() { add(button) }", true
        ),
        (
            "private var buttons: [TapButton] = []\n func load() { let one = TapButton(owner: self)\n buttons.append(one) }",
            true
        ),
        // Nothing keeps the button, or not for long, or it is given something else.
        ("func load() { let made = TapButton(owner: self)\n show(made) }", false),
        ("weak var button: TapButton?\n func load() { button = TapButton(owner: self) }", false),
        (
            "var button: TapButton?\n func load() { button = TapButton(owner: self) }\n func end() { button = nil }",
            false
        ),
        ("var button: TapButton?\n func load() { button = TapButton(owner: self.helper) }", false),
        ("var button: TapButton?\n func load() { button = TapButton(owner: Weak(self)) }", false),
        ("var button: TapButton?\n func load() { button = TapButton(view: self) }", false),
        ("var button: TapButton?\n func load(button: TapButton) { other.button = TapButton(owner: self) }", false),
        (
            "private var buttons: [TapButton] = []\n func load() { let one = TapButton(owner: self)\n buttons.append(one) }\n"
                + "func end() { buttons.removeAll() }", false
        ),
    ])
    func `who makes a button and keeps it`(_ members: String, _ isTold: Bool) throws {
        let found = try violations(Self.button, members)
        let message =
            "'owner' of 'TapButton' must be weak: it closes the strong reference cycle CartViewController → TapButton → "
            + "CartViewController; it has to be an optional 'var' for that"
        #expect(found.map(\.message) == (isTold ? [message] : []))
        #expect(found.map(\.place) == (isTold ? ["App/Views/TapButton.swift:3:17"] : []))
    }

    private static let made = "let button = TapButton()\n"

    @Test(arguments: [
        ("var owner: Any?\n func attach(_ owner: Any) { self.owner = owner }", "attach(self)", "must be weak"),
        ("var owner: Any?\n func attach(to other: Any) { owner = other }", "attach(to: self)", "must be weak"),
        ("var list: [Any] = []\n func add(_ one: Any) { list.append(one) }", "add(self)", "must not own what is in it"),
        ("var list: [Any] = []", "list.append(self)", "must not own what is in it"),
        ("weak var owner: Any?\n func attach(_ owner: Any) { self.owner = owner }", "attach(self)", nil),
        ("var owner: Any?\n func attach(_ owner: Any) { self.owner = Weak(owner) }", "attach(self)", nil),
        ("var owner: Any?\n func attach(_ one: Any) { let owner = one\n use(owner) }", "attach(self)", nil),
        ("var owner: Any?\n func attach(_ owner: Any) { other.owner = owner }", "attach(self)", nil),
        // It lets go of it some time.
        (
            "var owner: Any?\n func attach(_ owner: Any) { self.owner = owner }\n func end() { owner = nil }",
            "attach(self)", nil
        ),
        ("var list: [Any] = []\n func end() { list.removeAll() }", "list.append(self)", nil),
        ("var list = Weaks()", "list.append(self)", nil),
        // Of two methods only one keeps it.
        (
            "var owner: Any?\n func attach(_ owner: Any) { self.owner = owner }\n func attach(_ text: String) {}",
            "attach(self)", nil
        ),
        // It says that it may.
        ("// vipergen:disable weak-reference it is meant to\n var list: [Any] = []", "list.append(self)", nil),
        ("var list: [Any] = [] // vipergen:disable weak-reference", "list.append(self)", nil),
        // Behind the rules stands a reason.
        (
            "var list: [Any] = [] // vipergen:disable type-name a weak-reference would do", "list.append(self)",
            "'list' of 'TapButton' must not own"
        ),
    ])
    func `what a class does with what it is given`(_ members: String, _ call: String, _ demand: String?) throws {
        let found = try violations(
            "class TapButton {\n \(members)\n}", Self.made + "func load() { button.\(call) }")
        #expect(found.map { $0.message.contains(demand ?? "") } == (demand == nil ? [] : [true]), "\(found)")
    }

    @Test func `one that several screens use is told once`() throws {
        var project = project(Self.button, Self.lazyButton)
        for name in ["Bill", "Offer"] {
            for (path, text) in project.files where path.hasPrefix("App/Cart/") {
                project.files[path.replacing("Cart", with: name)] = text.replacing("Cart", with: name)
            }
        }
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.place) == ["App/Views/TapButton.swift:3:17"])
        #expect(found.map(\.module) == ["Bill"])
        #expect(found.map { $0.message.hasSuffix("; likewise with 2 other classes") } == [true], "\(found)")
        #expect(found.flatMap(\.alike).map(\.module) == ["Cart", "Offer"])
    }

    @Test func `a comment in the module of the class is used`() throws {
        var project = project("class TapButton {}", "")
        project.files["App/Feed/FeedPresenter.swift"] =
            "class FeedPresenter {\n    // vipergen:disable weak-reference\n    var parent: CartRouter?\n}\n"
        project.files["App/Feed/FeedInteractor.swift"] = "class FeedInteractor {}\n"
        project.files["App/Cart/CartRouter.swift"] =
            "class CartRouter {\n    let feed = FeedPresenter()\n    func open() { feed.parent = self }\n}\n"
        let result = try project.checker().check()
        #expect(result.violations.filter { $0.rule == .weakReference }.isEmpty)
        #expect(result.unusedSuppressions.isEmpty, "\(result.unusedSuppressions)")
    }

    @Test(arguments: [
        ("", "", true), (", Flow", "protocol Flow { var children: [FeedFlow] { get set } }", true),
        (
            ", Flow",
            "protocol Flow { var children: [FeedFlow] { get set } }\n"
                + "extension Flow { mutating func end(_ one: FeedFlow) { children.removeAll { $0 === one } } }", false
        ),
        (", UnknownFlow", "", false),
    ])
    func `a child that keeps its parent`(_ inherited: String, _ flow: String, _ isTold: Bool) throws {
        var project = project("class TapButton {}", "")
        project.files["App/Feed/FeedFlow.swift"] = "class FeedFlow { var parent: CartRouter? }\n"
        project.files["App/Flow/Flow.swift"] = flow + "\n"
        project.files["App/Cart/CartRouter.swift"] = """
            class CartRouter: NSObject\(inherited) {
                var children: [FeedFlow] = []
                func open() {
                    let feed = FeedFlow()
                    feed.parent = self
                    children.append(feed)
                }
            }

            """
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.place) == (isTold ? ["App/Feed/FeedFlow.swift:1:22"] : []), "\(found)")
    }

    @Test(arguments: [
        ("var parent: CartRouter?\n func add(_ child: CartRouter) {", "child.parent = self", ["CartRouter.parent"]),
        (
            "var parent: CartRouter?\n func add() { let child = CartRouter()", "child.parent = self",
            ["CartRouter.parent"]
        ),
        (
            "let parent: CartRouter\n init(_ parent: CartRouter) { self.parent = parent }\n"
                + "func add() { let child = CartRouter(self)", "", ["CartRouter.parent"]
        ),
        ("weak var parent: CartRouter?\n func add(_ child: CartRouter) {", "child.parent = self", []),
        ("var parent: CartRouter?\n func add(_ child: Any) {", "child.parent = self", []),
        (
            "var parent: CartRouter?\n func end() { children.removeLast() }\n func add(_ child: CartRouter) {",
            "child.parent = self", []
        ),
    ])
    func `a child of its parent's own type`(_ members: String, _ statement: String, _ symbols: [String]) throws {
        var project = project("class TapButton {}", "")
        project.files["App/Cart/CartRouter.swift"] = """
            class CartRouter {
                private var children: [CartRouter] = []
                \(members)
                    \(statement)
                    children.append(child)
                }
            }

            """
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == symbols, "\(found)")
    }

    private func violations(_ button: String, _ members: String) throws -> [Violation] {
        try project(button, members).violations().filter { $0.rule == .weakReference }
    }

    private func project(_ button: String, _ members: String) -> ExampleProject {
        ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController, TapOwner {
                \(members)
            }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Views/TapButton.swift": button + "\n",
        ])
    }
}
