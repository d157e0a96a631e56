import Testing

@testable import Conventions

/// Which reference of a cycle is told, and whether making it weak is safe.
struct BackReferenceTests {
    /// A module without a set: the texts of its types by their roles, and what is expected to be told.
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
        let found: [String]

        /// What is told is `Type.property`, with `!` where it is fixed and `?` where it is a warning.
        init(_ title: String, _ files: [String: String], _ found: [String]) {
            testDescription = title
            self.files = files
            self.found = found
        }
    }

    static let view = "class CartViewController: UIViewController { var presenter: CartPresenter! }"
    static let interactor = "class CartInteractor { weak var output: CartPresenter? }"

    static let cases = [
        Case(
            "what the view owns as well can be made weak",
            [
                "ViewController": view, "Presenter": "class CartPresenter { var interactor: CartInteractor! }",
                "Interactor": "class CartInteractor { var output: CartPresenter? }",
            ], ["CartInteractor.output!"]),
        Case(
            "the view has a window that owns it",
            ["ViewController": view, "Presenter": "class CartPresenter { var view: CartViewController? }"],
            ["CartPresenter.view!"]),
        Case(
            "who makes an object is its owner, and the way back is told",
            [
                "FlowController": """
                class CartFlowController {
                    private var presenter: CartPresenter?
                    func start() { presenter = CartPresenter(flow: self) }
                }
                """, "Interactor": interactor,
                "Presenter": "class CartPresenter { var flow: CartFlowController?; init(flow: CartFlowController) {} }",
            ], ["CartPresenter.flow"]),
        Case(
            "what is made is bound to a name first",
            [
                "FlowController": """
                class CartFlowController {
                    var presenter: CartPresenter?
                    func start() {
                        let presenter = CartPresenter()
                        presenter.flow = self
                        self.presenter = presenter
                    }
                }
                """, "Interactor": interactor, "Presenter": "class CartPresenter { var flow: CartFlowController? }",
            ], ["CartPresenter.flow"]),
        Case(
            "nobody else is known to own it",
            [
                "Flow": "class CartFlow { var presenter: CartPresenter? }", "Interactor": interactor,
                "Presenter": "class CartPresenter { var flow: CartFlow? }",
            ], ["CartFlow.presenter"]),
        Case(
            "a controller that its router makes would be gone at once",
            [
                "ViewController": "class CartViewController: UIViewController { let router: CartRouter }",
                "Router": """
                class CartRouter {
                    var screen: CartViewController?
                    func show() { screen = CartViewController() }
                }
                """, "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], ["CartRouter.screen"]),
        Case(
            "a local name is called as the property",
            [
                "ViewController": "class CartViewController: UIViewController { let router: CartRouter }",
                "Router": """
                class CartRouter {
                    var screen: CartViewController?
                    static func build() -> UIViewController {
                        let screen = CartViewController()
                        let router = CartRouter()
                        router.screen = screen
                        return screen
                    }
                }
                """, "Interactor": interactor, "Presenter": "class CartPresenter {}",
            ], ["CartRouter.screen!"]),
        Case(
            "one listener is in all cycles",
            [
                "ViewController": "class CartViewController: UIViewController { var output: CartOutput! }",
                "Presenter": """
                protocol CartOutput: AnyObject {}
                class CartPresenter: CartOutput, CartListener { var interactor: CartInteractor!; var store: CartStore! }
                """,
                "Interactor": "class CartInteractor: CartListener { var store: CartStore! }",
                "Store": """
                protocol CartListener: AnyObject {}
                class CartStore { var listener: CartListener? }
                """,
            ], ["CartStore.listener!"]),
        Case(
            "two that are needed are both told",
            [
                "ViewController": view,
                "Presenter": "class CartPresenter { var view: CartViewController?; var interactor: CartInteractor! }",
                "Interactor": "class CartInteractor { var output: CartPresenter? }",
            ], ["CartInteractor.output!", "CartPresenter.view!"]),
        Case(
            "items in a list belong to who holds the list",
            [
                "ViewController": "class CartViewController: UIViewController {}", "Interactor": interactor,
                "Presenter": "class CartPresenter { var items: [CartItemView] = [] }",
                "ItemView": "class CartItemView { var presenter: CartPresenter? }",
            ], ["CartItemView.presenter"]),
        Case(
            "a plain view that the presenter makes is no way back",
            [
                "ViewController": "class CartViewController: UIViewController {}", "Interactor": interactor,
                "Presenter": """
                class CartPresenter {
                    let badge = CartBadgeView()
                    init() { badge.presenter = self }
                }
                """,
                "BadgeView": "class CartBadgeView { var presenter: CartPresenter? }",
            ], ["CartBadgeView.presenter"]),
        Case(
            "a protocol of a library is set to the view",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter! }",
                "Presenter": "class CartPresenter { var router: CartRouter! }", "Interactor": interactor,
                "Router": "class CartRouter { var transitionHandler: TransitionHandler! }",
                "Configurator": """
                class CartConfigurator {
                    func configure(viewController: CartViewController) {
                        let router = CartRouter()
                        router.transitionHandler = viewController
                    }
                }
                """,
            ], ["CartRouter.transitionHandler!"]),
        Case(
            "a value that somebody hands in has its own type",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter! }",
                "Presenter": "class CartPresenter { var interactor: CartInteractor! }",
                "Interactor": "class CartInteractor { var order: Order? }",
                "Builder": """
                class CartBuilder {
                    static func build(order: Order) -> CartViewController {
                        interactor.order = order
                        return view
                    }
                    let interactor = CartInteractor()
                }
                """,
            ], []),
        Case(
            "a protocol of a library is set to something of the view",
            [
                "ViewController": "class CartViewController: UIViewController { var presenter: CartPresenter! }",
                "Presenter": "class CartPresenter { var router: CartRouter! }", "Interactor": interactor,
                "Router": "class CartRouter { var transitionHandler: TransitionHandler!; var title: Title! }",
                "Configurator": """
                class CartConfigurator {
                    func configure(viewController: CartViewController) {
                        let router = CartRouter()
                        router.transitionHandler = viewController.handler
                        router.title = Title(viewController)
                    }
                }
                """,
            ], []),
    ]

    @Test(arguments: [("AnyObject", false), ("Sendable", true), ("Any", true), ("PlayerView", false)])
    func `what a protocol needs for it is told where it lacks it`(_ base: String, _ isLacking: Bool) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": Self.view + "\nextension CartViewController: CartOutput {}\n",
            "App/Cart/CartPresenter.swift":
                "protocol CartOutput: Loading {}\nclass CartPresenter { var view: CartOutput? }\n",
            "App/Cart/CartInteractor.swift": Self.interactor + "\n",
            "App/Base/Loading.swift": "protocol Loading: \(base) {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map { $0.message.contains("'CartOutput' has to inherit 'AnyObject'") } == [isLacking])
        #expect(found.map(\.isFixable) == [base == "AnyObject"])
    }

    @Test func `what a protocol needs for it is told`() throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": Self.view + "\nextension CartViewController: CartOutput {}\n",
            "App/Cart/CartPresenter.swift": "protocol CartOutput {}\nclass CartPresenter { var view: CartOutput? }\n",
            "App/Cart/CartInteractor.swift": Self.interactor + "\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.first?.message.contains("; 'CartOutput' has to inherit 'AnyObject' for that") == true, "\(found)")
        var other = project
        other.files["App/Cart/CartPresenter.swift"] =
            "protocol CartOutput {}\nclass CartPresenter { let view: CartOutput }\n"
        let words = "; it has to be an optional 'var' and 'CartOutput' has to inherit 'AnyObject' for that"
        #expect(try other.violations().contains { $0.rule == .weakReference && $0.message.contains(words) })
    }

    @Test(arguments: [
        ("let view: CartOutput", "it has to be an optional 'var' and 'CartOutput' has to inherit 'AnyObject' for that"),
        (
            "let view: any CartOutput",
            "it has to be an optional 'var' and 'CartOutput' has to inherit 'AnyObject' for that"
        ),
        ("var view: CartOutput", "it has to be optional and 'CartOutput' has to inherit 'AnyObject' for that"),
        (
            "lazy var view: CartOutput? = make()",
            "'CartOutput' has to inherit 'AnyObject' for that; make sure that something else owns what it refers to"
        ),
    ])
    func `what a protocol elsewhere needs is told where there is no fix`(_ property: String, _ words: String) throws {
        for bases in ["", ": Any"] {
            let project = ExampleProject(files: [
                "App/Cart/CartViewController.swift": Self.view + "\nextension CartViewController: CartOutput {}\n",
                "App/Cart/CartPresenter.swift": "class CartPresenter { \(property) }\n",
                "App/Cart/CartInteractor.swift": Self.interactor + "\n",
                "App/Base/CartOutput.swift": "protocol CartOutput\(bases) {}\n",
            ])
            let found = try project.violations().filter { $0.rule == .weakReference }
            #expect(found.map { $0.message.hasSuffix("; " + words) } == [true], "\(found)")
            #expect(found.map(\.isFixable) == [false])
        }
    }

    @Test(
        arguments: cases + casesOfOtherEdges + casesOfOthersThings + casesOfHandedObjects + casesOfUnsetProperties
            + casesOfShownViews + casesOfForeignClasses + casesOfLastUses + casesOfPublicProperties + casesOfContainers
            + casesOfProducts + casesOfUnsetLinks + casesOfValues + casesOfOwners
            + casesOfHarmlessCycles + casesOfOtherNames + casesOfNamesForSelf + casesOfNestedModules + casesOfScreens)
    func `a reference back is told`(_ example: Case) throws {
        var project = ExampleProject(files: [:])
        for (role, text) in example.files {
            let isElsewhere = role.hasPrefix("../")
            project.files[
                isElsewhere
                    ? "Modules/\(role.dropFirst(3)).swift".replacing("Modules/../", with: "")
                    : "Modules/Cart/Cart\(role).swift"] = text
        }
        let found = try project.violations().filter { $0.rule == .weakReference }
        let told = found.map { $0.symbol + ($0.isFixable ? "!" : "") + ($0.severity == .warning ? "?" : "") }
        #expect(told.sorted() == example.found.sorted())
    }
}
