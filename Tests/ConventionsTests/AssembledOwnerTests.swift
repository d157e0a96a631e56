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
            + "CartInteractor" + WeakNeeds.caution
        #expect(found.map(\.message) == (property.map { ["'" + $0 + message] } ?? []))
    }

    /// What is told of something refers back, whatever role its class is called for; else the one further from the view.
    @Test(
        arguments: [
            ("Router", "handler", "remote", "PayRouter.handler"),
            ("Presenter", "handler", "remote", "PayPresenter.handler"),
            ("Router", "owner", "remote", "PayRouter.owner"),
            ("Router", "owner", "output", "CartInteractor.output"),
            ("Presenter", "interactor", "remote", "CartInteractor.remote"),
        ])
    func `a worker that is called as a part of another module`(
        _ role: String, _ property: String, _ way: String, _ symbol: String
    ) throws {
        let project = ExampleProject(
            files: [
                "App/Cart/PayWireframe.swift": """
                class PayWireframe {
                    static func build(view: ViewController) {
                        let interactor = CartInteractor()
                        let remote: RemoteIn = PayRouter()
                        interactor.remote = remote
                        remote.handler = interactor
                    }
                }
                """,
                "App/Cart/Pay\(role).swift": "class PayRouter: RemoteIn { var handler: RemoteOut? }",
                "App/Cart/PayInteractor.swift": "class PayInteractor {}",
                "App/Cart/CartInteractor.swift": """
                protocol RemoteIn: AnyObject { var handler: RemoteOut? { get set } }
                protocol RemoteOut: AnyObject {}
                class CartInteractor: RemoteOut { var remote: RemoteIn? }
                """,
                "App/Cart/CartPresenter.swift": "class CartPresenter { var interactor: CartInteractor? }",
            ].mapValues {
                $0.replacing("PayRouter", with: "Pay\(role)").replacing("handler", with: property)
                    .replacing(" remote:", with: " \(way):").replacing(".remote ", with: ".\(way) ")
                    .replacing("let \(way):", with: "let remote:")
            })
        let found = try project.violations().filter { $0.rule == .weakReference }
        let parts = symbol.split(separator: ".")
        #expect(
            found.map(\.message).allSatisfy { $0.hasPrefix("'\(parts[1])' ") && found.count == 1 }
                && found.map(\.path).allSatisfy { $0.hasSuffix("\(parts[0]).swift") }, "\(found)")
    }

    /// The screen lies outside of the module, and gets a presenter that owns the router.
    @Test(arguments: [
        ("screen.presenter = presenter", "var presenter: CartShowing!", 1),
        ("screen.presenter = presenter", "weak var presenter: CartShowing!", 0),
        ("screen.title = presenter", "var presenter: CartShowing!", 0),
        ("other.presenter = presenter", "var presenter: CartShowing!", 0),
        ("screen.presenter = presenter\n        router.screen = nil", "var presenter: CartShowing!", 0),
    ])
    func `a router has a screen from elsewhere, which has what owns it`(
        _ code: String, _ property: String, _ count: Int
    ) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartBuilder.swift": """
            enum CartBuilder {
                static func make() -> UIViewController {
                    let screen = CartViewController()
                    let router = CartRouter()
                    router.screen = screen
                    let presenter = CartPresenter(router: router)
                    \(code)
                    return screen
                }
            }

            """,
            "App/Cart/CartPresenter.swift": """
            protocol CartShowing: AnyObject {}
            class CartPresenter: CartShowing {
                let router: CartRouter
                init(router: CartRouter) { self.router = router }
            }

            """,
            "App/Cart/CartRouter.swift": "class CartRouter {\n    var screen: CartViewController?\n}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Views/CartViewController.swift": "class CartViewController: UIViewController {\n    \(property)\n}\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        let cycle = "CartViewController → CartPresenter → CartRouter → CartViewController"
        #expect(found.count == count && found.allSatisfy { $0.message.contains(cycle) }, "\(found)")
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

    @Test(
        arguments: [
            (picking, picker, "App/Views/PickerView.swift:3:41"),
            (picking.replacing("screen.picker.", with: "screen.picker?."), picker, "App/Views/PickerView.swift:3:41"),
            (picking, picker.replacing("var", with: "weak var"), nil),
            // The view owns its presenter, whoever holds the view.
            (
                picking.replacing("delegate", with: "output"), picker.replacing("var delegate", with: "var output"),
                "App/Cart/CartPresenter.swift:1:27"
            ),
            (picking.replacing("= screen.picker\n", with: "= screen.other\n"), picker, nil),
            (picking.replacing("screen.picker.d", with: "other.picker.d"), picker, nil),
        ] as [(String, String, String?)])
    func `an object holds the view that tells it`(_ build: String, _ view: String, _ place: String?) throws {
        let found = try violations(
            "let it = CartPresenter()\n        " + build,
            ["App/Views/PickerView.swift": "protocol Picking: AnyObject {}\nprotocol PickerDelegate {}\n" + view])
        #expect(found.map(\.place) == [place].compactMap(\.self))
        #expect(found.allSatisfy { $0.symbol.hasPrefix("CartPresenter.picker") })
    }

    private static let screen = "class BasketScreen: UIViewController, CartShowing { var output: CartOutput? }"
    private static let set = "let it = CartPresenter()\n        it.view = screen\n        screen.output = it"
    private static let given = "let it = CartPresenter(view: screen)\n        screen.output = it"
    private static let variable = "class CartPresenter: CartOutput { var view: CartShowing? }"
    private static let constant =
        "class CartPresenter: CartOutput {\n    let view: CartShowing\n    init(view: CartShowing) { self.view = view }\n}"
    private static let ofConstant =
        "; it has to be an optional 'var' and 'CartShowing' has to inherit 'AnyObject' for that"

    /// The screen of the module has another name than the module.
    @Test(
        arguments: [
            (set, variable, screen, "; 'CartShowing' has to inherit 'AnyObject' for that"),
            (given, constant, screen, ofConstant),
            (set, variable.replacing("var", with: "weak var"), screen, nil),
            (given, constant.replacing("let view", with: "unowned let view"), screen, nil),
            (set, variable, screen.replacing("var", with: "weak var"), nil),
            (set, variable, screen.replacing("var output: CartOutput?", with: "var other: CartOutput?"), nil),
            (given.replacing("(view: screen)", with: "(view: other)"), constant, screen, nil),
            (given.replacing("screen.output = it", with: "screen.output = other"), constant, screen, nil),
            (given, constant.replacing("self.view = view", with: "self.view = Made()"), screen, nil),
            (
                set.replacing("it.view", with: "it?.view"), variable, screen,
                "; 'CartShowing' has to inherit 'AnyObject' for that"
            ),
            (set + "\n    }\n    func close(_ it: CartPresenter) {\n        it.view = nil", variable, screen, nil),
        ] as [(String, String, String, String?)])
    func `a screen that is called otherwise is kept by what it keeps`(
        _ build: String, _ presenter: String, _ screen: String, _ need: String?
    ) throws {
        let found = try violations(
            "let screen = BasketScreen()\n        " + build,
            [
                "App/Cart/CartPresenter.swift": "protocol CartShowing {}\nprotocol CartOutput {}\n" + presenter,
                "App/Screens/BasketScreen.swift": screen,
            ])
        let message =
            "'view' must be weak: it closes the strong reference cycle BasketScreen → CartPresenter → BasketScreen"
        #expect(found.map(\.message) == (need.map { [message + $0] } ?? []), "\(found)")
        #expect(found.allSatisfy { $0.path == "App/Cart/CartPresenter.swift" && !$0.isFixable }, "\(found)")
    }

    private static let handedIn = "_ = 0 }\n    static func build(screen: BasketScreen) {\n        "

    /// A screen comes from a storyboard, or whoever made it has it connected.
    @Test(
        arguments: [
            ("let screen = board.initial() as! BasketScreen\n        " + set, 1),
            (
                "let screen = board.initial() as? BasketScreen\n        "
                    + set.replacing("screen.o", with: "screen?.o"), 1
            ),
            ("let screen = board.initial()\n        " + set, 0),
            (handedIn + set, 1),
            (handedIn + "screen.output = CartPresenter()\n        screen.output?.view = screen", 1),
            (
                handedIn + "let it = CartPresenter()\n        screen.output = it\n        screen.output?.view = screen",
                1
            ),
            (handedIn + "screen.output = CartPresenter()\n        other.output?.view = screen", 0),
            (handedIn + "screen.output = made()\n        screen.output?.view = screen", 0),
        ] as [(String, Int)])
    func `a screen that is made elsewhere is kept by what it keeps`(_ build: String, _ count: Int) throws {
        let found = try violations(
            build,
            [
                "App/Cart/CartPresenter.swift": "protocol CartShowing {}\nprotocol CartOutput {}\n" + Self.variable,
                "App/Screens/BasketScreen.swift": Self.screen,
            ])
        #expect(found.count == count && found.allSatisfy { $0.symbol == "CartPresenter.view" }, "\(found)")
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
