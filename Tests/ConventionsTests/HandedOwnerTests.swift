import Testing

@testable import Conventions

/// A class that hands what owns it to an object of its own, where that is declared outside of the module.
struct HandedOwnerTests {
    private static let strong = "class Banner: UIView { var screen: CartScreen? }"
    private static let weak = "weak var screen: CartScreen?\n    "
    private static let banner = "let banner = Banner()\n    "

    @Test(arguments: [
        (weak + banner + "init(screen: CartScreen) { banner.screen = screen }", strong, true),
        (weak + banner + "func load() { banner.screen = screen }", strong, true),
        (weak + banner + "func load() { self.banner.screen = self.screen }", strong, true),
        (banner + "init(_ screen: CartScreen?) { banner.screen = screen }", strong, true),
        (weak + banner + "func load() { banner.screen = screen }", strong.replacing("var", with: "weak var"), false),
        (weak + banner + "func load() { banner.screen = screen?.next }", strong, false),
        (weak + banner + "func load(_ screen: CartScreen) { banner.screen = screen }", strong, false),
        (weak + banner + "func load() { other.banner.screen = screen }", strong, false),
        (weak + "weak var banner: Banner?\n    func load() { banner?.screen = screen }", strong, false),
        ("weak var screen: UIView?\n    " + banner + "func load() { banner.screen = screen }", strong, false),
    ])
    func `what a view was given`(_ members: String, _ banner: String, _ isTold: Bool) throws {
        let message =
            "'screen' of 'Banner' must be weak: it closes the strong reference cycle CartViewController → CartView → "
            + "Banner → CartViewController"
        #expect(try messages(members, banner) == (isTold ? [message] : []))
    }

    private static let made =
        "class Banner: UIView {\n    let screen: CartScreen\n    init(screen: CartScreen) { self.screen = screen }\n}"
    private static let kept = "var banner: Banner?\n    init(screen: CartScreen) { banner = Banner(screen: screen) }"

    @Test(arguments: [
        (kept, made, true), (kept.replacing("var banner: Banner?", with: "let banner: Banner"), made, true),
        (kept.replacing(" banner = ", with: " self.banner = "), made, true),
        (kept, made.replacing("let screen: CartScreen\n", with: "weak var screen: CartScreen?\n"), false),
        (kept, made.replacing("self.screen = screen", with: "super.init(frame: screen.frame)"), false),
        (kept.replacing("screen: screen)", with: "screen: screen.next)"), made, false),
        (kept.replacing("Banner(screen: screen)", with: "Other(screen: screen)"), made, false),
        (kept.replacing(" banner = ", with: " let banner = "), made, false),
        (kept.replacing("var banner", with: "weak var banner"), made, false),
        (kept + "\n    func end() { banner = nil }", made, false),
        (kept.replacing("screen: CartScreen)", with: "screen: Other)"), made, false),
    ])
    func `what is made with it and kept`(_ members: String, _ banner: String, _ isTold: Bool) throws {
        let message =
            "'screen' of 'Banner' must be weak: it closes the strong reference cycle CartViewController → CartView → "
            + "Banner → CartViewController; it has to be an optional 'var' for that"
        #expect(try messages(members, banner) == (isTold ? [message] : []))
    }

    @Test(arguments: [
        ("class OtherViewController: UIViewController, CartScreen {}\n", 0), ("class OtherViewController {}\n", 1),
    ])
    func `it has to be known who owns it`(_ other: String, _ count: Int) throws {
        let members = Self.weak + Self.banner + "func load() { banner.screen = screen }"
        let found = try messages(members, Self.strong, beside: ["App/Cart/CartOtherViewController.swift": other])
        #expect(found.count == count, "\(found)")
    }

    private func messages(
        _ members: String, _ banner: String, beside others: [String: String] = [:]
    ) throws -> [String] {
        var project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            protocol CartScreen: AnyObject {}
            class CartViewController: UIViewController, CartScreen {
                lazy var cartView = CartView(screen: self)
                override func loadView() { view = cartView }
            }

            """,
            "App/Cart/CartView.swift": "class CartView: UIView {\n    \(members)\n}\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Views/Banner.swift": banner + "\n",
        ])
        project.files.merge(others) { $1 }
        return try project.violations().filter { $0.rule == .weakReference }.map(\.message)
    }
}
