import Testing

@testable import Conventions

/// Classes that keep themselves in a property of their own.
struct SelfOwnerTests {
    @Test(arguments: [
        ("var events: CartEvents?\n    func start() { events = self }", ["CartPresenter.events!"]),
        (
            "var events: CartEvents?\n    init(events: Int) {}\n    func go() { self.events = self }",
            ["CartPresenter.events!"]
        ),
        ("private var me: CartPresenter?\n    func start() {\n        me = self\n    }", ["CartPresenter.me!"]),
        ("weak var events: CartEvents?\n    func start() { events = self }", []),
        ("static var events: CartEvents?\n    static func start() { events = self }", []),
        ("var events: CartEvents?\n    func start() { var events: Any; events = self }", []),
        ("var events: CartEvents?\n    func start() { other.events = self }", []),
        ("var events: CartEvents?\n    func start() { events = self.other }", []),
        ("var events: CartEvents?\n    func start() { events = self }\n    func end() { events = nil }", []),
        ("var events: CartEvents?\n    func start() { events = self }\n    func go() { events = other }", []),
        ("var events: CartEvents? { didSet {} }\n    func start() { events = self }", ["CartPresenter.events!"]),
        ("var events: CartEvents? { get { nil } set {} }\n    func start() { events = self }", []),
        ("static let shared = CartPresenter()\n    var events: Any?\n    func start() { events = self }", []),
    ])
    func `a class keeps itself`(_ members: String, _ symbols: [String]) throws {
        try expect("class CartPresenter: CartEvents {\n    \(members)\n}", symbols)
    }

    @Test(arguments: [
        ("class CartBase { var events: CartEvents? }", "class CartPresenter: CartBase {}", ["CartBase.events!"]),
        ("class CartBase { weak var events: CartEvents? }", "class CartPresenter: CartBase {}", []),
        ("class CartBase { var events: CartEvents? }", "struct CartPresenter: CartBase {}", []),
        ("", "class CartPresenter: BasePresenter {}", ["CartPresenter.events"]),
        ("", "class CartPresenter: LoosePresenter {}", []), ("", "class CartPresenter: BriefPresenter {}", []),
    ])
    func `a class keeps itself by what it inherits`(_ base: String, _ heir: String, _ symbols: [String]) throws {
        try expect("\(base)\n\(heir)\nextension CartPresenter { func start() { events = self } }", symbols)
    }

    @Test func `what nobody else is known to own is not made weak`() throws {
        let found = try violations(
            "class CartPresenter { var me: CartPresenter?\n    func start() { me = self } }", view: "weak var presenter"
        )
        #expect(found.map(\.isFixable) == [false])
        #expect(
            found.map(\.message) == [
                "'me' must be weak: it closes the strong reference cycle CartPresenter → CartPresenter; make sure that "
                    + "something else owns what it refers to"
            ])
    }

    private func expect(_ presenter: String, _ symbols: [String]) throws {
        let found = try violations(presenter, view: "var presenter")
        #expect(found.map { $0.symbol + ($0.isFixable ? "!" : "") } == symbols, "\(found.map(\.message))")
    }

    private func violations(_ presenter: String, view: String) throws -> [Violation] {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { \(view): CartPresenter? }\n",
            "App/Cart/CartInteractor.swift": "protocol CartEvents: AnyObject {}\n\nclass CartInteractor {}\n",
            "App/Cart/CartPresenter.swift": presenter + "\n",
            "App/Base/BasePresenter.swift": "class BasePresenter { var events: AnyObject? }\n",
            "App/Base/BriefPresenter.swift":
                "class BriefPresenter { var events: AnyObject?; func end() { events = nil } }\n",
            "App/Base/LoosePresenter.swift": "class LoosePresenter { weak var events: AnyObject? }\n",
        ])
        return try project.violations().filter { $0.rule == .weakReference }
    }
}
