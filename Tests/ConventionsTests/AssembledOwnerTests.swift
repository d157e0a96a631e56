import Testing

@testable import Conventions

/// A builder that makes a class of the module and an object that is declared outside of it hold each other.
struct AssembledOwnerTests {
    private static let service = "class PayService { var output: PayOutput? }"
    private static let both = "it.service = service\n        service.output = it"

    @Test(arguments: [
        (both, service, "output"),
        ("service.output = it\n        it.service = service", service, "output"),
        (both.replacing("it.", with: "it?."), service, "output"),
        // A setter that keeps what it gets.
        (
            both,
            """
            class PayService {
                private var kept: PayOutput?
            }
            extension PayService {
                var output: PayOutput? { get { kept } set { kept = newValue } }
            }
            """, "kept"
        ),
        (both, service.replacing("var", with: "weak var"), nil),
        (both, service.replacing("PayService", with: "OtherService"), nil),
        // A constant whose type is written.
        (
            "let other: Any & Paying = PayService()\n        "
                + both.replacing("service", with: "other")
                .replacing("it.other", with: "it.service"), service, "output"
        ),
        (
            "let other: PayService = made()\n        "
                + both.replacing("service", with: "other")
                .replacing("it.other", with: "it.service"), service, nil
        ),
        // The two do not hold each other, as far as the text tells.
        ("it.service = service", service, nil),
        ("it.service = service\n        other.output = it", service, nil),
        ("it.service = service\n        service.output = other", service, nil),
        ("it.service = service\n        service.output = it.other", service, nil),
        ("it.service = service.copy()\n        service.output = it", service, nil),
        ("it.title = service\n        service.output = it", service, nil),
        (both + "\n    }\n    func end(_ it: CartInteractor) {\n        it.service = nil", service, nil),
        ("it.service = service\n    }\n    func end() {\n        service.output = it", service, nil),
    ])
    func `an object and its service hold each other`(_ build: String, _ service: String, _ property: String?) throws {
        let found = try violations(
            "let it = CartInteractor()\n        let service = PayService()\n        " + build,
            ["App/Services/PayService.swift": service])
        let message =
            "' of 'PayService' must be weak: it closes the strong reference cycle CartInteractor → PayService → "
            + "CartInteractor"
        #expect(found.map(\.message) == (property.map { ["'" + $0 + message] } ?? []))
    }

    @Test func `what is handed in may be the owner`() throws {
        let found = try violations(
            "_ = 0 }\n    static func build(service: PayService) {\n        let it = CartInteractor()\n        "
                + Self.both,
            ["App/Services/PayService.swift": Self.service])
        #expect(found.isEmpty)
    }

    private static let picking = "it.picker = screen.picker\n        screen.picker.delegate = it"
    private static let picker = "class PickerView: UIView, Picking { var delegate: PickerDelegate? }"

    @Test(arguments: [
        (picking, picker, true),
        (picking.replacing("screen.picker.", with: "screen.picker?."), picker, true),
        (picking, picker.replacing("var", with: "weak var"), false),
        // The view owns its presenter, whoever holds the view.
        (
            picking.replacing("delegate", with: "output"), picker.replacing("var delegate", with: "var output"), false
        ),
        (picking.replacing("= screen.picker\n", with: "= screen.other\n"), picker, false),
        (picking.replacing("screen.picker.d", with: "other.picker.d"), picker, false),
    ])
    func `an object holds the view that tells it`(_ build: String, _ view: String, _ isTold: Bool) throws {
        let found = try violations(
            "let it = CartPresenter()\n        " + build,
            ["App/Views/PickerView.swift": "protocol Picking: AnyObject {}\nprotocol PickerDelegate {}\n" + view])
        #expect(found.map(\.symbol) == (isTold ? ["CartPresenter.picker.delegate"] : []))
        #expect(found.map(\.place) == (isTold ? ["App/Views/PickerView.swift:3:41"] : []))
    }

    private func violations(_ build: String, _ files: [String: String]) throws -> [Violation] {
        let module = [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController {
                @IBOutlet weak var picker: PickerView!
                @IBOutlet weak var other: OtherView!
            }
            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter { var picker: Picking? }",
            "App/Cart/CartInteractor.swift":
                "class CartInteractor { weak var title: AnyObject?\nvar service: PayService? }",
            "App/Cart/CartBuilder.swift": """
            enum CartBuilder {
                static func build(_ screen: CartViewController) {
                    \(build)
                }
            }
            """,
        ]
        return try ExampleProject(files: module.merging(files) { $1 }).violations().filter { $0.rule == .weakReference }
    }
}
