import Testing

@testable import Conventions

/// Closures that a property keeps which the class keeps whose code they are.
struct KeptClosureTests {
    private static let property = "var onDone: (() -> Void)?\n    "

    @Test(arguments: [
        ("func set() {\n        onDone = { self.load() }\n    }", true),
        ("func set() {\n        self.onDone = { [self] in load() }\n    }", true),
        ("func set() {\n        onDone = { run { [weak self] in self?.load() } }\n    }", true),
        ("func set() {\n        onDone = load\n    }", true),
        ("func set() {\n        onDone = self.load\n    }", true),
        ("func set() {\n        onDone = load(from:at:)\n    }", true),
        ("func set() {\n        onDone = self.load(from:)\n    }", true),
        ("func set() {\n        onDone = load(from: 1)\n    }", false),
        ("func set() {\n        onDone = load.map(\\.name)\n    }", false),
        ("func set() {\n        onDone = { [weak self] in self?.load() }\n    }", false),
        ("func set() {\n        onDone = { [unowned self] in self.load() }\n    }", false),
        ("func set() {\n        run { [weak self] in self?.onDone = { self?.load() } }\n    }", false),
        ("func set() {\n        run { [unowned self] in self.onDone = { self.load() } }\n    }", false),
        ("func set() {\n        onDone = { load() }\n    }", false),
        ("func set() {\n        onDone = load()\n    }", false),
        ("func set() {\n        let onDone = { self.load() }\n        onDone()\n    }", false),
        ("func set() {\n        onDone = { self.load() }\n    }\n    func end() {\n        onDone = nil\n    }", false),
        ("func set() {\n        other.onDone = { self.load() }\n    }", false),
    ])
    func `a property of its own`(_ code: String, _ isFound: Bool) throws {
        let expected = isFound ? ["CartPresenter.onDone"] : []
        #expect(try found(Self.property + code + "\n    func load() {}", in: "CartPresenter") == expected)
    }

    @Test(arguments: [
        ("lazy var onDone: () -> Void = { self.load() }", true),
        ("lazy var onDone: () -> Void = { [weak self] in self?.load() }", false),
        ("lazy var onDone: UIView = { self.load() }()", false),
        ("static let onDone: () -> Void = { load() }", false),
        ("lazy var onDone = { self.load() }", true), ("lazy var onDone = { (x: Int) -> Void in self.load() }", true),
        ("lazy var onDone = { self.load() }()", false), ("lazy var onDone = { [weak self] in self?.load() }", false),
        ("lazy var onDone: () -> Void = self.load", true), ("lazy var onDone = load", true),
        ("lazy var onDone = load()", false), ("lazy var onDone = title", false),
        ("lazy var onDone = { self.load() }\n    func end() { onDone = nil }", false),
    ])
    func `a property that is set when it is first asked for`(_ member: String, _ isFound: Bool) throws {
        #expect(
            try found(member + "\n    func load() {}", in: "CartPresenter") == (isFound ? ["CartPresenter.onDone"] : [])
        )
    }

    /// No observer runs for the value that a property begins with.
    @Test(arguments: [("", false), ("func change() { header = CartHeader() }", true)])
    func `an observer that runs`(_ code: String, _ isFound: Bool) throws {
        let observer = "didSet { header.onTap = { self.load() } }"
        let members = "private var header = CartHeader() {\n        \(observer)\n    }\n    func load() {}\n    \(code)"
        let expected = isFound ? ["CartViewController.header.onTap"] : []
        #expect(try found(members, in: "CartViewController") == expected)
    }

    /// `header` is of the module, `BannerView` is not, and lets go of `onEnd` by itself.
    @Test(arguments: [
        ("let header = CartHeader()", "header.onTap = { self.load() }", ["CartViewController.header.onTap"]),
        ("let header = CartHeader()", "self.header.onTap = load", ["CartViewController.header.onTap"]),
        ("var header: CartHeader?", "header?.onTap = { self.load() }", ["CartViewController.header.onTap"]),
        (
            "@IBOutlet weak var header: CartHeader!", "header.onTap = { self.load() }",
            ["CartViewController.header.onTap"]
        ),
        ("let header = CartHeader()", "header.onBase = { self.load() }", ["CartViewController.header.onBase"]),
        ("let header = CartHeader()", "header.onNamed = { self.load() }", ["CartViewController.header.onNamed"]),
        ("let banner = BannerView()", "banner.onTap = { self.load() }", ["CartViewController.banner.onTap"]),
        ("let banner = BannerView()", "banner.onMove = { self.load() }", ["CartViewController.banner.onMove"]),
        ("let banner = BannerView()", "banner.onEnd = { self.load() }", []),
        ("let banner = BannerView()", "banner.title = { self.load() }", []),
        ("let header = CartHeader()", "header.onTap = { [weak self] in self?.load() }", []),
        ("weak var header: CartHeader?", "header?.onTap = { self.load() }", []),
        ("var header: CartHeader { CartHeader() }", "header.onTap = { self.load() }", []),
        ("let header = CartHeader()", "let header = CartHeader()\n        header.onTap = { self.load() }", []),
        ("var header: CartHeader?", "header?.onTap = { self.load() }\n        header = nil", []),
        (
            "let header = CartHeader()", "run { header in show(header) }\n        header.onTap = { self.load() }",
            ["CartViewController.header.onTap"]
        ),
        (
            "let header = CartHeader()", "header.onTap = { let header = 1; self.load() }",
            ["CartViewController.header.onTap"]
        ),
        ("var header: UnknownView?", "header?.onTap = load", []),
        (
            "let header = CartHeader()", "header.onTap = { self.load() }\n        header.removeFromSuperview()",
            ["CartViewController.header.onTap"]
        ),
        (
            "@IBOutlet weak var header: CartHeader!",
            "header.onTap = { self.load() }\n        header.removeFromSuperview()", []
        ),
        (
            "let header = CartHeader()", "header.carousel.onTouch = { self.load() }",
            ["CartViewController.header.carousel.onTouch"]
        ),
        (
            "var header: CartHeader?", "self.header?.banner.onTap = load",
            ["CartViewController.header.banner.onTap"]
        ),
        (
            "var rows: UICollectionViewDiffableDataSource<Int, Int>!",
            "rows.supplementaryViewProvider = { self.load() }", ["CartViewController.rows.supplementaryViewProvider"]
        ),
        ("var rows: RowSource!", "rows.supplementaryViewProvider = { self.load() }", []),
        ("let header = CartHeader()", "header.carousel.onTouch = { [weak self] in self?.load() }", []),
        ("let header = CartHeader()", "header.parent?.onTouch = { self.load() }", []),
        ("let header = CartHeader()", "header.carousel.title = { self.load() }", []),
        ("weak var header: CartHeader?", "header?.carousel.onTouch = { self.load() }", []),
        (
            "let header = CartHeader()",
            "header.carousel.onTouch = { self.load() }\n        header.carousel.onTouch = nil", []
        ),
        (
            "let header = CartHeader()",
            "let header = CartHeader()\n        header.carousel.onTouch = { self.load() }", []
        ),
    ])
    func `a property of what it keeps`(_ property: String, _ code: String, _ symbols: [String]) throws {
        let members = "\(property)\n    func set() {\n        \(code)\n    }\n    func load() {}"
        #expect(try found(members, in: "CartViewController") == symbols)
    }

    /// `CartLoader` is of the module, `Downloader` is not.
    @Test(arguments: [
        ("loader = CartLoader(onDone: { self.load() })", true), ("self.loader = CartLoader { self.load() }", true),
        ("loader = CartLoader(\n            onDone: { [self] in\n                load()\n            })", true),
        ("download = Downloader(url, onEnd: { self.load() })", true),
        ("download = Downloader(url) { self.load() }", true),
        ("loader = CartLoader(onDone: { [weak self] in self?.load() })", false),
        ("loader = CartLoader(onDone: { load() })", false), ("loader = CartLoader(onStart: { self.load() })", false),
        ("let loader = CartLoader(onDone: { self.load() })", false), ("lost = CartLoader { self.load() }", false),
        ("view = CartLoader(onDone: { self.load() }).view", false),
        ("other.loader = CartLoader { self.load() }", false),
        ("loader = UnknownLoader { self.load() }", false),
        ("loader = CartLoader { self.load() }\n        loader = nil", false),
    ])
    func `what an initializer is given`(_ code: String, _ isFound: Bool) throws {
        let members =
            "var loader: CartLoader?\n    var download: Downloader?\n    weak var lost: CartLoader?\n    func load() {}\n    "
        let property = code.hasPrefix("download") ? "download" : "loader"
        let expected = isFound ? ["CartPresenter.\(property)"] : []
        #expect(try found("\(members)func set() {\n        \(code)\n    }", in: "CartPresenter") == expected)
    }

    @Test func `what a property is given that is made when it is first asked for`() throws {
        let lazy = "lazy var loader = CartLoader(onDone: { self.load() })\n    func load() {}"
        #expect(try found(lazy, in: "CartPresenter") == ["CartPresenter.loader"])
    }

    @Test(arguments: [
        ("header.onTap = { self.load() }\n        return header", true),
        ("header.onTap = load\n        return header", true),
        ("header.onTap = { [weak self] in self?.load() }\n        return header", false),
        ("header.onTap = { self.load() }\n        return UIView(header)", false),
        ("header.onTap = { self.load() }\n        return header.view", false),
    ])
    func `what is made when it is first asked for is kept if it is returned`(_ code: String, _ isFound: Bool) throws {
        func members(_ use: String) -> String {
            "lazy var top: UIView = {\n        let header = CartHeader()\n        \(code)\n    }()\n    func load() { \(use) }"
        }
        let expected = isFound ? ["CartPresenter.header.onTap"] : []
        #expect(try found(members("show(top)"), in: "CartPresenter") == expected)
        #expect(try found(members("show(other)"), in: "CartPresenter") == [])
        #expect(try found(members("top.removeFromSuperview()\n        top = nil"), in: "CartPresenter") == [])
    }

    private static let cell = "let cell = table.dequeueReusableCell(withIdentifier: id, for: path) as! CartCell"

    @Test(arguments: [
        ("\(cell)\n        cell.onTap = { self.load() }", ["CartViewController.cell.onTap"]),
        (
            "let header = CartHeader()\n        header.onTap = load\n        view.addSubview(header)",
            ["CartViewController.header.onTap"]
        ),
        ("let header = CartHeader()\n        header.onTap = { self.load() }\n        window.addSubview(header)", []),
        ("let header = CartHeader()\n        header.onTap = { self.load() }\n        show(header)", []),
        (
            "let page = CartHeader()\n        page.onTap = { self.load() }\n        page.removeFromSuperview()"
                + "\n        view.addSubview(page)", []
        ),
        ("\(cell)\n        cell.onTap = { [weak self] in self?.load() }", []),
    ])
    func `a property of what it shows`(_ code: String, _ symbols: [String]) throws {
        let members = "func set() {\n        \(code)\n    }\n    func load() {}"
        #expect(try found(members, in: "CartViewController") == symbols)
        #expect(try found(members, in: "CartPresenter") == [])
        // Its table keeps the cells, and nothing says that it keeps the table.
        #expect(try found(members, in: "CartPresenter", ": NSObject, UITableViewDataSource") == [])
        let cells = symbols.filter { $0.contains(".cell.") }.map {
            $0.replacing("CartViewController", with: "CartList")
        }
        #expect(try found("let table: UITableView\n    " + members, in: "CartList") == cells)
    }

    @Test(arguments: [
        ("var header: CartHeader?", "self.header = other", true), ("var header: CartHeader!", "header = other", true),
        ("weak var header: CartHeader?", "header = other", false),
        ("var header: CartHeader?", "let header = other", false),
        ("var header: CartHeader?", "header = other\n        header = nil", false),
        ("var header: UIView?", "header = other", false),
    ])
    func `what is made under a local name, and kept`(_ property: String, _ code: String, _ isFound: Bool) throws {
        let set = "let other = CartHeader()\n        other.onTap = { self.load() }\n        \(code)"
        let members = "\(property)\n    func set() {\n        \(set)\n    }\n    func load() {}"
        #expect(try found(members, in: "CartPresenter") == (isFound ? ["CartPresenter.other.onTap"] : []))
    }

    @Test(arguments: [
        ("RadioButton", "onTap", true), ("RadioButton", "onMove", false), ("UIRadioButton", "onTap", false),
        ("Button", "onTap", true),
    ])
    func `what is declared in a file of another name`(_ type: String, _ name: String, _ isFound: Bool) throws {
        let members = "let button = \(type)()\n    func set() {\n        button.\(name) = { self.set() }\n    }"
        #expect(try found(members, in: "CartPresenter") == (isFound ? ["CartPresenter.button.\(name)"] : []))
    }

    @Test func `who is there for as long as the application runs may be kept`() throws {
        let members = "static let shared = CartRouter()\n    \(Self.property)func set() { onDone = { self.set() } }"
        #expect(try found(members, in: "CartRouter") == [])
    }

    private func found(_ members: String, in type: String, _ inherited: String = "") throws -> [String] {
        var files = [
            "App/Cart/CartCell.swift": "final class CartCell: UITableViewCell {\n    var onTap: (() -> Void)?\n}\n",
            "App/Cart/CartHeader.swift": """
            final class CartHeader: CartBar {
                var onTap: (() -> Void)?
                var onNamed: CartAction?
                let carousel = CartCarousel()
                let banner = BannerView()
                weak var parent: CartCarousel?
            }
            final class CartCarousel: UIView {
                var onTouch: (() -> Void)?
                var title: Title
            }

            """,
            "App/Cart/CartBar.swift": "class CartBar: UIView { var onBase: (() -> Void)? }\n",
            "App/Cart/CartAction.swift": "typealias CartAction = () -> Void\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartLoader.swift": """
            final class CartLoader {
                let onDone: () -> Void
                init(onStart: () -> Void = {}, onDone: @escaping () -> Void) {
                    onStart()
                    self.onDone = onDone
                }
            }

            """,
            "App/Downloader.swift": """
            final class Downloader {
                private let end: () -> Void
                init(_ url: URL, onEnd: @escaping () -> Void) { end = onEnd }
            }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
            "App/Views/Button.swift": "final class Button1: UIButton {}\n",
            "App/Views/Buttons.swift": """
            final class Button: UIButton {
                var onTap: (() -> Void)?
            }
            final class RadioButton: UIButton {
                var onTap: (() -> Void)?
            }

            """,
            "App/Cart/CartRouter.swift": "class CartRouter {}\n",
            "App/Cart/CartViewController.swift": "class CartViewController: UIViewController {}\n",
            "App/Views/BannerView.swift": """
            final class BannerView: UIView {
                var onTap: (() -> Void)?
                var onEnd: (() -> Void)?
                typealias Handler = () -> Void
                var onMove: Handler?
                var title: Title
                func end() {
                    onEnd?()
                    onEnd = nil
                }
            }

            """,
        ]
        let superclass = type == "CartViewController" ? ": UIViewController" : inherited
        files["App/Cart/\(type).swift"] = "class \(type)\(superclass) {\n    \(members)\n}\n"
        return try ExampleProject(files: files).violations().filter { $0.rule == .weakReference }.map(\.symbol)
    }
}
