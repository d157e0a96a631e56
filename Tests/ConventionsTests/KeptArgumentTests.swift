import Testing

@testable import Conventions

/// Closures that methods of kept objects keep, that stand in lists, or that what a library declares keeps.
struct KeptArgumentTests {
    private static let cell = "let cell = table.dequeueReusableCell(withIdentifier: id, for: path) as! CartCell"

    private static let made = "let top = CartHeader()\n        top.observe { self.load() }"

    /// `CartCell` and `CartHeader` are of the module, `Banner` is not; `RatingView` is a library's.
    @Test(arguments: [
        ("let header = CartHeader()", "header.configure(1, onTap: { self.load() })", "header"),
        ("let header = CartHeader()", "header.configure(1) { self.load() }", "header"),
        ("let header = CartHeader()", "header.observe { self.load() }", "header"),
        ("let header = CartHeader()", "header.observe({ self.load() })", "header"),
        ("let header = CartHeader()", "header.add { self.load() }", "header"),
        ("@IBOutlet weak var header: CartHeader!", "header.observe { self.load() }", "header"),
        ("let banner = Banner()", "banner.observe { self.load() }", "banner"),
        ("", "}\n    func tableView() -> UIView {\n        \(made)\n        return top", "top"),
        ("", "}\n    func collectionView() -> UIView {\n        \(made)\n        top.end()", nil),
        ("", "}\n    func makeView() -> UIView {\n        \(made)\n        return top", nil),
        ("", "\(cell)\n        cell.observe { self.load() }", "cell"),
        ("", "let top = CartHeader()\n        view.addSubview(top)\n        top.observe { self.load() }", "top"),
        ("let header = CartHeader()", "header.configure(1, onTap: { [weak self] in self?.load() })", nil),
        ("let header = CartHeader()", "header.configure(1) { [unowned self] in self.load() }", nil),
        ("let header = CartHeader()", "header.observe { load() }", nil),
        ("let header = CartHeader()", "header.once { self.load() }", nil),
        ("let header = CartHeader()", "header.forget { self.load() }", nil),
        ("let header = CartHeader()", "header.run { self.load() }", nil),
        ("let header = CartHeader()", "header.configure(1, onEnd: { self.load() }, onTap: {})", nil),
        ("let header = CartHeader()", "other.header.observe { self.load() }", nil),
        ("weak var header: CartHeader?", "header?.observe { self.load() }", nil),
        ("var header: CartHeader?", "header?.observe { self.load() }\n        header = nil", nil),
        ("", "let top = CartHeader()\n        top.observe { self.load() }", nil),
        ("let banner = Banner()", "banner.run { self.load() }", nil),
        ("let queue = Queue()", "queue.async { self.load() }", nil),
    ])
    func `a method that keeps it`(_ property: String, _ code: String, _ keeper: String?) throws {
        let members = "\(property)\n    func set() {\n        \(code)\n    }"
        #expect(try found(members) == keeper.map { ["CartViewController.\($0)"] } ?? [])
    }

    /// The class has `observe(_:)`, and `wait(_:)` with a list.
    @Test(arguments: [
        ("observe { self.load() }", "", "tap"),
        ("self.observe({ self.load() })", "", "tap"),
        ("wait { self.load() }", "", "waiting"),
        ("observe { [weak self] in self?.load() }", "", nil),
        ("observe { load() }", "", nil),
        ("other.observe { self.load() }", "", nil),
        ("run { self.load() }", "", nil),
        ("observe { self.load() }", "tap = nil", nil),
        ("wait { self.load() }", "waiting = []", nil),
        ("wait { self.load() }", "waiting.removeAll()", nil),
    ])
    func `a method of its own`(_ code: String, _ end: String, _ keeper: String?) throws {
        let members = """
            private var tap: (() -> Void)?
                private var waiting: [() -> Void] = []
                func observe(_ tap: @escaping () -> Void) { self.tap = tap }
                func wait(_ action: @escaping () -> Void) { waiting.append(action) }
                func run(_ action: () -> Void) { action() }
                func set() { \(code) }
                func end() { \(end) }
            """
        #expect(try found(members) == keeper.map { ["CartViewController.\($0)"] } ?? [])
    }

    @Test(arguments: [
        ("var list: [() -> Void] = []", "list.append { self.load() }", true),
        ("var list: [() -> Void] = []", "self.list.append({ self.load() })", true),
        ("var list = [() -> Void]()", "list = [{ [weak self] in self?.load() }, { self.load() }]", true),
        ("var list: [String: (Int) -> Void] = [:]", "list[\"load\"] = { _ in self.load() }", true),
        ("var list = [String: () -> Void]()", "self.list = [\"load\": { self.load() }]", true),
        ("typealias Action = () -> Void\n    var list: [Action] = []", "list.append { self.load() }", true),
        ("lazy var list: [() -> Void] = [{ self.load() }]", "list.first?()", true),
        ("lazy var list: [String: () -> Void] = [\"load\": { self.load() }]", "list.values.forEach { $0() }", true),
        ("lazy var list: [() -> Void] = [{ [weak self] in self?.load() }]", "list.first?()", false),
        ("lazy var list: [() -> Void] = [{ self.load() }].filter(isOn)", "list.first?()", false),
        ("lazy var list: [Int] = [{ self.load() }()]", "list.first?.show()", false),
        ("var list: [() -> Void] = []", "list.append { [weak self] in self?.load() }", false),
        ("var list: [() -> Void] = []", "list.append { [unowned self] in self.load() }", false),
        ("var list: [() -> Void] = []", "list.append { load() }", false),
        ("var list: [() -> Void] = []", "list.append { self.load() }\n        list.removeAll()", false),
        ("var list: [() -> Void] = []", "list.append { self.load() }\n        list = []", false),
        ("var list: [() -> Void] = []", "list.append { self.load() }\n        list = other", false),
        ("var list: [() -> Void] = []", "list.append { self.load() }\n        swap(&list, &other)", false),
        ("var list: [String: () -> Void] = [:]", "list[id] = { self.load() }\n        list[id] = nil", false),
        ("var list: [() -> Void] = []", "var list = other\n        list.append { self.load() }", false),
        ("var list: [() -> Void] = []", "other.list.append { self.load() }", false),
        ("var list: [Int] = []", "list.append { self.load() }()", false),
        ("var list: [Int] = []", "list = [{ self.load() }()]", false),
        ("var list: [Int] = []", "list = [{ self.load() }].map { $0() }", false),
        ("var list: [() -> Void] = []", "list = [{ self.load() }].filter(isOn)", false),
    ])
    func `a list that has it`(_ property: String, _ code: String, _ isFound: Bool) throws {
        let members = "\(property)\n    func set() {\n        \(code)\n    }"
        #expect(try found(members) == (isFound ? ["CartViewController.list"] : []))
    }

    @Test(arguments: [
        ("let rating = RatingView()", "rating.didTouch = { self.load() }", true),
        ("let rating = RatingView()", "rating.didTouch = { self.load() }\n        (title, name) = other", true),
        ("let rating = RatingView()", "rating.didTouch = { self.load() }\n        [a, b].forEach { $0() }", true),
        ("@IBOutlet weak var rating: RatingView!", "self.rating.didTouch = { _ in self.load() }", true),
        ("let rating = RatingView()", "rating.didTouch = { [weak self] in self?.load() }", false),
        ("let rating = RatingView()", "rating.didTouch = { [unowned self] in self.load() }", false),
        ("let rating = RatingView()", "rating.didTouch = { load() }", false),
        ("let rating = RatingView()", "rating.didTouch = { self.load() }()", false),
        ("let rating = RatingView()", "rating.didTouch = load", false),
        ("let rating = RatingView()", "rating.completion = { self.load() }", false),
        ("let rating = RatingView()", "rating.onFinish = { self.load() }", false),
        ("weak var rating: RatingView?", "rating?.didTouch = { self.load() }", false),
        ("var rating: RatingView?", "rating?.didTouch = { self.load() }\n        rating = nil", false),
        ("let rating = RatingView()", "rating.didTouch = { self.load() }\n        rating.didTouch = nil", false),
        ("", "let rating = RatingView()\n        rating.didTouch = { self.load() }", false),
        (
            "", "let rating = RatingView()\n        rating.didTouch = { self.load() }\n        view.addSubview(rating)",
            false
        ),
        ("let rating = UIRatingView()", "rating.didTouch = { self.load() }", false),
        ("let rating = SmallBanner()", "rating.didTouch = { self.load() }", false),
        ("let rating = BannerState()", "rating.didTouch = { self.load() }", false),
        ("let rating = BannerName()", "rating.didTouch = { self.load() }", false),
        ("let rating = UIButton()", "rating.configurationUpdateHandler = { _ in self.load() }", true),
        ("let rating = UILabel()", "rating.configurationUpdateHandler = { _ in self.load() }", false),
    ])
    func `an object of a library`(_ property: String, _ code: String, _ isFound: Bool) throws {
        let members = "\(property)\n    func set() {\n        \(code)\n    }"
        let name = code.contains("UpdateHandler") ? "configurationUpdateHandler" : "didTouch"
        #expect(try found(members) == (isFound ? ["CartViewController.rating.\(name)"] : []))
    }

    @Test(arguments: [
        (
            "header.pair({ self.load() }, onBack: { self.load() })",
            "capture '[weak self]', also in the closure of 'onBack', or"
        ),
        ("header.pair({ self.load() }) { self.load() }", "capture '[weak self]', also in the closure of 'pair', or"),
        ("header.pair({ self.load() }, onBack: {})", "capture '[weak self]', or"),
        (
            "self.pages = CartPages(onNext: { self.load() }, onBack: { self.load() })",
            "also in the closure of 'onBack', or"
        ),
    ])
    func `all closures of a call are told together`(_ code: String, _ words: String) throws {
        let members = "let header = CartHeader()\n    var pages: CartPages?\n    func set() {\n        \(code)\n    }"
        let messages = try found(members, \.message)
        #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
    }

    private func found(_ members: String, _ part: (Violation) -> String = \.symbol) throws -> [String] {
        let files = [
            "App/Cart/CartCell.swift": """
            final class CartCell: UITableViewCell {
                var onTap: (() -> Void)?
                func observe(_ tap: @escaping () -> Void) { onTap = tap }
            }

            """,
            "App/Cart/CartHeader.swift": """
            final class CartHeader: UIView {
                private var onTap: (() -> Void)?
                private var onEnd: (() -> Void)?
                private var taps: [() -> Void] = []
                func configure(_ count: Int, onEnd: (() -> Void)? = nil, onTap: @escaping () -> Void) {
                    onEnd?()
                    self.onTap = onTap
                }
                func observe(_ tap: @escaping () -> Void) { onTap = tap }
                func add(_ tap: @escaping () -> Void) { taps.append(tap) }
                func pair(_ onNext: @escaping () -> Void, onBack: @escaping () -> Void) {
                    taps.append(onNext)
                    onTap = onBack
                }
                func once(_ tap: () -> Void) { tap() }
                func forget(_ end: @escaping () -> Void) {
                    onEnd = end
                    onEnd = nil
                }
            }

            """,
            "App/Cart/CartPages.swift": """
            final class CartPages {
                let onNext: () -> Void, onBack: () -> Void
                init(onNext: @escaping () -> Void, onBack: @escaping () -> Void) {
                    self.onNext = onNext
                    self.onBack = onBack
                }
            }

            """,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
            "App/Cart/CartRouter.swift": "class CartRouter {}\n",
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController {\n    \(members)\n    func load() {}\n}\n",
            "App/Views/Banner.swift": """
            final class Banner: UIView {
                private var tap: (() -> Void)?
                func observe(_ tap: @escaping () -> Void) { self.tap = tap }
                func run(_ tap: () -> Void) { tap() }
            }
            final class SmallBanner: UIView {
                var didTouch: Int { get { 1 } set {} }
            }
            struct BannerState {
                var didTouch: Int { get { 1 } set {} }
            }
            typealias BannerName = String

            """,
        ]
        return try ExampleProject(files: files).violations().filter { $0.rule == .weakReference }.map(part)
    }
}
