import Testing

@testable import Conventions

/// A class that gives itself to what it owns, where that is declared outside of the module.
struct ForeignOwnerTests {
    private static let dequeued =
        "func load() {\n let cell = table.dequeueReusableCell(withIdentifier: \"Row\") as! Banner\n        "

    private static let lazyBanner = """
        lazy var banner: Banner = {
                let view = Banner()
                view.delegate = self
                return view
            }()

        """

    @Test(arguments: [
        ("let banner = Banner()\n    func load() { banner.delegate = self }", true),
        ("var banner: Banner?\n    func load() { self.banner?.delegate = self }", true),
        ("var banner: Banner!\n    func load() { Task { [weak self] in self?.banner.delegate = self } }", true),
        (lazyBanner + "    func load() { show(banner) }", true),
        (lazyBanner, false),
        (lazyBanner.replacing("return view", with: "return other") + "    func load() { show(banner) }", false),
        ("weak var banner: Banner?\n    func load() { banner?.delegate = self }", false),
        ("@IBOutlet weak var banner: Banner!\n    func load() { banner.delegate = self }", true),
        (dequeued + "cell.delegate = self }", true), (dequeued + "cell.delegate = self.helper }", false),
        ("func load() {\n        let cell = made as? Banner\n        cell?.delegate = self }", false),
        ("let banner = Banner()\n    func load() { banner.delegate = self.helper }", false),
        ("let banner = Banner()\n    func load() { banner.owner = self }", false),
        ("let banner = Banner()\n    func load() { other.banner.delegate = self }", false),
        ("let banner = Banner()\n    func load() { let view = Banner(); view.delegate = self }", false),
        ("let banner: UIView\n    func load() { banner.delegate = self }", false),
    ])
    func `gives itself to what it owns`(_ members: String, _ isTold: Bool) throws {
        try expect("class Banner: UIView { var delegate: BannerDelegate? }", members, isTold)
    }

    @Test(arguments: [
        ("let banner = Banner<Cart>()\n    func load() { banner.delegate = self }", true),
        ("let banner = Banner<[Cart: Set<Cart>]>.init()\n    func load() { banner.delegate = self }", true),
        ("var banner: Banner<Cart>?\n    func load() { banner?.delegate = self }", true),
        ("let banner = Banner<Cart>.shared\n    func load() { banner.delegate = self }", false),
        ("let banner = Box<Banner>()\n    func load() { banner.delegate = self }", false),
    ])
    func `gives itself to what is generic`(_ members: String, _ isTold: Bool) throws {
        try expect("class Banner<Item>: UIView { var delegate: BannerDelegate? }", members, isTold)
    }

    @Test(arguments: [
        ("class Banner { weak var delegate: BannerDelegate? }", false),
        ("class Banner { unowned var delegate: BannerDelegate }", false),
        ("class Banner { var delegate: BannerDelegate? { get { nil } set {} } }", false),
        (
            "class Banner { var delegate: BannerDelegate? { get { nil } set { tell(newValue.name) } }; var tell = 1 }",
            false
        ),
        ("class Banner { @Weak var delegate: BannerDelegate? }", false),
        ("class Banner { static var delegate: BannerDelegate? }", false),
        ("struct Banner { var delegate: BannerDelegate? }", false),
        ("class Banner: Base {}\nclass Base { var delegate: BannerDelegate? }", false),
        ("class Other { var delegate: BannerDelegate? }", false),
        ("class Banner { var delegate: BannerDelegate? { didSet {} } }", true),
        ("enum Space { final class Banner { var delegate: BannerDelegate? } }", true),
    ])
    func `what it owns keeps it`(_ banner: String, _ isTold: Bool) throws {
        try expect(banner, "let banner = Banner()\n    func load() { banner.delegate = self }", isTold)
    }

    @Test(arguments: [
        ("protocol BannerDelegate {}", "; 'BannerDelegate' has to inherit 'AnyObject' for that"),
        ("protocol BannerDelegate: Base {}\nprotocol Base {}", ""),
        ("protocol BannerDelegate: AnyObject {}", ""),
        ("protocol BannerDelegate: class {}", ""),
        ("class BannerDelegate {}", ""),
        ("", ""),
    ])
    func `what has to be done first is told where it is declared beside`(_ type: String, _ need: String) throws {
        let banner = "class Banner { var delegate: BannerDelegate? }\n" + type
        let found = try violations(banner, "let banner = Banner()\n    func load() { banner.delegate = self }")
        #expect(found.map { $0.message.hasSuffix("→ CartViewController" + need) } == [true], "\(found)")
    }

    private func expect(_ banner: String, _ members: String, _ isTold: Bool) throws {
        let found = try violations(banner, members)
        let message = "'delegate' of 'Banner' must be weak: it closes the strong reference cycle "
        #expect(found.map { $0.message.hasPrefix(message) } == (isTold ? [true] : []))
        #expect(found.map(\.isFixable) == (isTold ? [false] : []))
    }

    private func violations(_ banner: String, _ members: String) throws -> [Violation] {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController {
                \(members)
            }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Views/Banner.swift": banner + "\n",
        ])
        return try project.violations().filter { $0.rule == .weakReference }
    }
}
