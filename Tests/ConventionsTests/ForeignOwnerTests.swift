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

    @Test(
        arguments: [
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
        ] as [(String, Bool)])
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

    /// A class that whoever makes it may have only by what keeps it.
    @Test(arguments: [
        ("", true), ("class CartView: UIView { let maker = CartMaker() }", false),
        (
            "protocol CartMaking {}\nextension CartMaker: CartMaking {}\nclass CartView: UIView { var maker: CartMaking? }",
            false
        ),
        ("class CartView: UIView { weak var maker: CartMaker? }", true),
    ])
    func `it is told where nothing else is known to own the class`(_ view: String, _ isTold: Bool) throws {
        let found = try ExampleProject(files: [
            "App/Cart/CartViewController.swift": "class CartViewController: UIViewController {}",
            "App/Cart/CartPresenter.swift": "class CartPresenter {}",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}", "App/Cart/CartView.swift": view,
            "App/Cart/CartMaker.swift":
                "class CartMaker {\n    let store: Store\n    func load() { store.maker = self }\n}",
            "App/Store.swift": "class Store { var maker: Making? }\nprotocol Making {}",
        ]).violations().filter { $0.rule == .weakReference }.map(\.message)
        let message =
            "'maker' of 'Store' must be weak: it closes the strong reference cycle CartMaker → Store → CartMaker; "
            + "'Making' has to inherit 'AnyObject' for that"
        #expect(found == [message + (isTold ? WeakNeeds.caution : "")])
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

    @Test(arguments: [
        ("protocol BannerDelegate {}", true), ("protocol BannerDelegate: Telling {}\nprotocol Telling {}", true),
        ("protocol BannerDelegate: AnyObject {}", false), ("protocol BannerDelegate: Unknown {}", false),
    ])
    func `what has to be done first is told where it is declared elsewhere`(_ type: String, _ isLacking: Bool) throws {
        for path in ["App/Views/BannerDelegate.swift", "App/Delegates.swift"] {
            let found = try violations(
                "class Banner { let delegate: BannerDelegate }",
                "let banner = Banner()\n    func load() { banner.delegate = self }", beside: [path: type + "\n"])
            let need =
                "; it has to be an optional 'var'"
                + (isLacking ? " and 'BannerDelegate' has to inherit 'AnyObject'" : "") + " for that"
            #expect(found.map { $0.message.hasSuffix("→ CartViewController" + need) } == [true], "\(found)")
        }
    }

    @Test(arguments: [
        ("class Banner: Base {}", "class Base { var delegate: BannerDelegate? }", "Base"),
        ("class Banner: Base<Cart> {}", "class Base<Item>: UIView { var delegate: BannerDelegate? }", "Base"),
        ("class Banner: Middle {}\nclass Middle {}", "class Base { var delegate: BannerDelegate? }", nil),
        ("class Banner: Base {}", "class Base { weak var delegate: BannerDelegate? }", nil),
        (
            "class Banner: Base { override var delegate: BannerDelegate? { didSet {} } }",
            "class Base { var delegate: BannerDelegate? }", nil
        ),
        ("class Banner: UIView {}", "class Base { var delegate: BannerDelegate? }", nil),
    ])
    func `what it owns inherits what keeps it`(_ banner: String, _ base: String, _ parent: String?) throws {
        let found = try violations(
            banner, "let banner = Banner()\n    func load() { banner.delegate = self }",
            beside: ["App/Views/Base.swift": base + "\n"])
        let message =
            "'delegate', which 'Banner' inherits from 'Base', must be weak: it closes the strong reference cycle "
        #expect(found.map { $0.message.hasPrefix(message) } == (parent == nil ? [] : [true]), "\(found)")
        #expect(found.map(\.path) == (parent == nil ? [] : ["App/Views/Base.swift"]))
    }

    private static let maker = "let made = Banner()\n        made.delegate = self\n        return made"

    @Test(arguments: [
        ("banner = makeBanner()", "return Banner(delegate: self)", true),
        ("self.banner = self.makeBanner()", "Banner(delegate: self)", true),
        ("banner = makeBanner()", "let made = Banner(delegate: self)\n        return made", true),
        ("banner = makeBanner()", maker, true), ("let banner = makeBanner()", maker, false),
        ("banner = makeBanner()\n        banner = nil", maker, false), ("banner = otherBanner()", maker, false),
        ("other.banner = makeBanner()", maker, false), ("banner = makeBanner()", "return Banner()", false),
        ("let made = Banner()\n        made.delegate = self\n        banner = made", "", true),
        ("let made = Banner()\n        made.delegate = self\n        show(made)", "", false),
    ])
    func `makes what it owns by a function`(_ statements: String, _ body: String, _ isTold: Bool) throws {
        try expect(
            "class Banner { var delegate: BannerDelegate?; init(delegate: BannerDelegate?) { self.delegate = delegate } }",
            """
            var banner: Banner?
                func load() {
                    \(statements)
                }
                func makeBanner() -> Banner {
                    \(body)
                }
            """, isTold)
    }

    private static let loud = "class Banner: IBanner { var delegate: BannerDelegate? }"

    @Test(arguments: [
        (loud, [:], true), ("class Banner {\nvar delegate: BannerDelegate? }\nextension Banner: IBanner {}", [:], true),
        (loud.replacing("var", with: "weak var"), [:], false), (loud.replacing(": IBanner", with: ""), [:], false),
        (loud, ["App/Views/Card.swift": "class Card: IBanner { weak var delegate: BannerDelegate? }\n"], false),
        (loud, ["App/Views/Card.swift": "extension Card: IBanner {}\n"], false),
        (loud, ["App/Card.swift": "class Card: ICard {}\n", "App/ICard.swift": "protocol ICard: IBanner {}\n"], false),
        (loud, ["Tests/BannerMock.swift": "class BannerMock: IBanner {}\n"], true),
    ])
    func `the only class of a protocol keeps it`(_ banner: String, _ others: [String: String], _ isTold: Bool) throws {
        let protocols = "protocol IBanner: AnyObject { var delegate: BannerDelegate? { get set } }\n"
        let members = "let banner: IBanner\n    func load() { banner.delegate = self }"
        for apart in [[:], ["App/Views/IBanner.swift": protocols]] {
            let text = apart.isEmpty ? protocols + banner : banner
            let found = try violations(text, members, beside: others.merging(apart) { $1 })
            let message =
                "'delegate' of 'Banner' must be weak: it closes the strong reference cycle CartViewController → Banner → "
            #expect(found.map { $0.message.hasPrefix(message) } == (isTold ? [true] : []), "\(found)")
        }
    }

    @Test(arguments: [("BannerController", true), ("BannerStore", false), ("SmallBanner", false)])
    func `what it owns is declared in a file of a shorter name`(_ type: String, _ isTold: Bool) throws {
        let found = try violations(
            "class BannerController { var delegate: BannerDelegate? }",
            "let banner = \(type)()\n    func load() { banner.delegate = self }")
        #expect(found.map(\.path) == (isTold ? ["App/Views/Banner.swift"] : []), "\(found)")
    }

    /// A class of the system is looked for nowhere else.
    @Test(arguments: [("Ribbon", true), ("WKRibbon", false), ("UIRibbon", false)])
    func `what it owns is declared in a file of any name`(_ type: String, _ isTold: Bool) throws {
        let found = try violations(
            "class Banner {}", "let banner = \(type)()\n    func load() { banner.delegate = self }",
            beside: ["App/Views/Views.swift": "class Card {}\nclass \(type) { var delegate: BannerDelegate? }\n"])
        #expect(found.map(\.path) == (isTold ? ["App/Views/Views.swift"] : []), "\(found)")
    }

    /// Where something else is asked, too, all files are read that name the class.
    @Test func `what it owns inherits, no other file takes away`() throws {
        let found = try violations(
            "class Banner: Base {}", "let banner = Banner()\n    func load() { banner.delegate = self }",
            beside: [
                "App/Views/Base.swift": "class Base { var delegate: BannerDelegate? }\n",
                "App/Views/Card.swift": "class Card { let banner = Banner() }\n",
                "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
                "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
                "App/Feed/FeedInteractor.swift": "class FeedInteractor {}\n",
                "App/Feed/FeedViewControler.swift": "class FeedViewControler {}\n",
            ])
        #expect(found.filter { $0.rule == .weakReference }.map(\.path) == ["App/Views/Base.swift"], "\(found)")
    }

    private static let takenCells: [(String, Bool)] = [
        ("let cell = table.dequeue(Banner.self)", true),
        ("let cell: Banner = table.dequeueReusableCell(for: path)", true),
        ("let cell = table.dequeueReusableCell(for: path) as Banner", true),
        ("let cell = table.register(Banner.self)", false),
        ("let row = table.dequeueReusableCell(at: path) as? Banner\n guard let cell = row else { return Row() }", true),
        ("let row = table.dequeueReusableCell(at: path) as? Banner\n guard let cell = row.next else { return }", false),
        ("let cell = table.dequeueReusableCell(at: path) as? Banner\n guard let cell else { return }", true),
    ]

    @Test(arguments: takenCells)
    func `gives itself to a cell that it takes out of its table`(_ statements: String, _ isTold: Bool) throws {
        let members = "func load() {\n \(statements)\n        cell.delegate = self }"
        try expect("class Banner: UIView { var delegate: BannerDelegate? }", members, isTold)
    }

    @Test(arguments: [
        ("class UIFrame: UITableViewController {}", true), ("class UIFrame: UIBoard {}", false),
        ("class UIFrame: NSObject {}", false),
    ])
    func `a screen is known by what its class inherits elsewhere`(_ frame: String, _ isTold: Bool) throws {
        let members = Self.dequeued + "cell.delegate = self }"
        let found = try violations(
            "class Banner: UIView { var delegate: BannerDelegate? }", members,
            beside: [
                "App/Cart/CartViewController.swift": "class CartViewController: UIFrame {\n    \(members)\n}\n",
                "App/Views/UIFrame.swift": frame + "\n",
            ])
        #expect(found.count == (isTold ? 1 : 0), "\(found.map(\.message))")
    }

    @Test(arguments: [
        ("addChild(made)", true), ("addChild(made)\n made.removeFromParent()", false), ("show(made)", false),
    ])
    func `gives itself to its child`(_ statement: String, _ isTold: Bool) throws {
        let members = "func load() {\n let made = Banner()\n made.delegate = self\n \(statement) }"
        try expect("class Banner: UIViewController { var delegate: BannerDelegate? }", members, isTold)
    }

    @Test(arguments: [true, false])
    func `gives itself to what it makes as any view`(_ isAskedFor: Bool) throws {
        let members = Self.lazyBanner.replacing(": Banner", with: ": UIView")
        try expect(
            "class Banner: UIView { var delegate: BannerDelegate? }",
            members + (isAskedFor ? "    func load() { show(banner) }" : ""), isAskedFor)
    }

    private func expect(_ banner: String, _ members: String, _ isTold: Bool) throws {
        let found = try violations(banner, members)
        let message = "'delegate' of 'Banner' must be weak: it closes the strong reference cycle "
        #expect(found.map { $0.message.hasPrefix(message) } == (isTold ? [true] : []))
        #expect(found.map(\.isFixable) == (isTold ? [false] : []))
    }

    private func violations(
        _ banner: String, _ members: String, beside others: [String: String] = [:]
    ) throws -> [Violation] {
        var project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController {
                \(members)
            }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Views/Banner.swift": banner + "\n",
        ])
        project.files.merge(others) { $1 }
        return try project.violations().filter { $0.rule == .weakReference }
    }
}
