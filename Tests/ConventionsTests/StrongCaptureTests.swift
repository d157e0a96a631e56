import Testing

@testable import Conventions

/// Closures that keep the screen which keeps them.
struct StrongCaptureTests {
    private static let source = "UITableViewDiffableDataSource"

    @Test(arguments: [
        (
            "lazy var rows = \(source)<Int, Int>(tableView: table) { a, b, c in self.cell(a) }",
            ["CartViewController.rows"]
        ),
        (
            "lazy var rows = \(source)<Int, Int>(\n        tableView: table, cellProvider: { self.cell($0) })",
            ["CartViewController.rows"]
        ),
        (
            "lazy var rows: \(source)<Int, Int> = \(source)(tableView: table) { [self] in cell($0) }",
            ["CartViewController.rows"]
        ),
        (
            "var rows: \(source)<Int, Int>!\n    func set() {\n        rows = \(source)(tableView: table) { self.cell($0) }\n    }",
            ["CartViewController.rows"]
        ),
        ("lazy var rows = \(source)<Int, Int>(tableView: table) { [weak self] a, b, c in self?.cell(a) }", []),
        ("lazy var rows = \(source)<Int, Int>(tableView: table) { [unowned self] a, b, c in self.cell(a) }", []),
        ("lazy var rows = \(source)<Int, Int>(tableView: table) { [cell] a, b, c in cell(a) }", []),
        ("lazy var rows = \(source)<Int, Int>(tableView: table) { [cell = self.cell] a, b, c in cell(a) }", []),
        ("lazy var rows = \(source)<Int, Int>(tableView: table) { a, b, c in Cell.self }", []),
        ("func set() {\n        let rows = \(source)<Int, Int>(tableView: table) { self.cell($0) }\n    }", []),
        ("static let rows = \(source)<Int, Int>(tableView: table) { self.cell($0) }", []),
        (
            "var rows: \(source)<Int, Int>!\n    func set() {\n        rows = .init(tableView: table) { self.cell($0) }\n    }",
            ["CartViewController.rows"]
        ),
        ("lazy var rows: \(source)<Int, Int> = .init(tableView: table) { self.cell($0) }", ["CartViewController.rows"]),
        ("lazy var rows: Rows = .init(tableView: table) { self.cell($0) }", []),
        (
            "lazy var rows = \(source)<Int, Int>(tableView: table, cellProvider: cell)\n    func cell(_ path: IndexPath) {}",
            ["CartViewController.rows"]
        ),
        (
            "lazy var rows = \(source)<Int, Int>(tableView: table, cellProvider: other)\n    func cell(_ path: IndexPath) {}",
            []
        ),
        (
            "typealias Rows = \(source)<Int, Int>\n    lazy var rows = Rows(tableView: table) { self.cell($0) }",
            ["CartViewController.rows"]
        ),
        (
            "class Rows: \(source)<Int, Int> {}\n    lazy var rows = Rows(tableView: table) { self.cell($0) }",
            ["CartViewController.rows"]
        ),
        (
            "class Rows: \(source)<Int, Int> { init() {} }\n    lazy var rows = Rows(tableView: table) { self.cell($0) }",
            []
        ),
        (
            "lazy var rows: \(source)<Int, Int> = {\n        \(source)(tableView: table) { self.cell($0) }\n    }()",
            ["CartViewController.rows"]
        ),
        (
            "lazy var rows: \(source)<Int, Int> = {\n        let rows = \(source)<Int, Int>(tableView: table) { self.cell($0) }\n        rows.isOn = true\n        return rows\n    }()",
            ["CartViewController.rows"]
        ),
        (
            "lazy var rows = make()\n    func make() -> \(source)<Int, Int> { \(source)(tableView: table) { self.cell($0) } }",
            ["CartViewController.rows"]
        ),
        (
            "var rows: \(source)<Int, Int>!\n    func set() { self.rows = self.make() }\n    func make() -> \(source)<Int, Int> {\n        let rows = \(source)(tableView: table) { self.cell($0) }\n        return rows\n    }",
            ["CartViewController.rows"]
        ),
        (
            "func set() { show(make()) }\n    func make() -> \(source)<Int, Int> { \(source)(tableView: table) { self.cell($0) } }",
            []
        ),
        (
            "var rows: \(source)<Int, Int>?\n    func set() { rows = \(source)(tableView: table) { self.cell($0) } }\n    func end() { rows = nil }",
            []
        ),
        (
            "var work: DispatchWorkItem?\n    func set() { work = DispatchWorkItem { self.cell(0) } }",
            ["CartViewController.work"]
        ),
        (
            "var work: DispatchWorkItem?\n    func set() {\n        let next = DispatchWorkItem(block: { self.cell(0) })\n        work = next\n        run(next)\n    }",
            ["CartViewController.work"]
        ),
        (
            "var work: DispatchWorkItem?\n    func set() {\n        let next = DispatchWorkItem { self.cell(0) }\n        run(next)\n    }",
            []
        ),
        (
            "var work: DispatchWorkItem?\n    func set() { work = DispatchWorkItem { self.cell(0)\n self.work = nil } }",
            []
        ),
        (
            "weak var rows: \(source)<Int, Int>?\n    func set() { rows = \(source)(tableView: table) { self.cell($0) } }",
            []
        ),
    ])
    func `a data source`(_ member: String, _ symbols: [String]) throws {
        #expect(try found(member) == symbols)
    }

    @Test(arguments: [
        ("control.addAction(UIAction { _ in self.load() }, for: .valueChanged)", true),
        ("control.addAction(UIAction(title: title) { _ in Task { [weak self] in self?.load() } }, for: .tap)", true),
        ("button = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.close() })", true),
        ("let tapped = UIAction { _ in self.close() }\n        b = UIBarButtonItem(primaryAction: tapped)", true),
        ("navigationItem.backAction = UIAction { _ in self.close() }", true),
        ("button.menu = UIMenu(children: [UIAction(title: title) { _ in self.close() }])", true),
        (
            "b = UIBarButtonItem(title: t, menu: UIMenu(title: t, children: [save, UIAction { _ in self.close() }]))",
            true
        ),
        (
            "let a = UIAction(title: title) { _ in self.close() }\n        let menu = UIMenu(children: [a])\n"
                + "        button.menu = UIMenu(children: [menu])", true
        ),
        ("let menu = UIMenu(children: [UIAction { _ in self.close() }])\n        return menu", false),
        ("show { _ in UIMenu(children: [UIAction { _ in self.close() }]) }", false),
        ("let backAction = UIAction { _ in self.close() }", false),
        ("control.addAction(.init { _ in self.load() }, for: .valueChanged)", true),
        ("control.addAction(UIAction(handler: load), for: .valueChanged)", true),
        ("control.addAction(UIAction(handler: other), for: .valueChanged)", false),
        ("alert.addAction(.init(title: title) { _ in self.load() })", false),
        ("b = UIBarButtonItem(title: title, primaryAction: .init { _ in self.close() })", true),
        ("b = UIBarButtonItem(title: title, primaryAction: .init { [weak self] _ in self?.close() })", false),
        ("control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)", false),
        ("let tapped = UIAction { _ in self.close() }\n        run(tapped)", false),
        ("add(\"save\", UIAction(title: title) { _ in self.close() })", true),
        ("add(\"save\", UIAction(title: title) { [weak self] _ in self?.close() })", false),
        ("run(UIAction { _ in self.close() })", false), ("control.addAction(UIAction { _ in load() })", false),
        ("control.addAction(action)\n        run { self.load() }", false),
        ("alert.addAction(UIAlertAction(title: title) { _ in self.load() })", false),
    ])
    func `an action of a control`(_ code: String, _ isFound: Bool) throws {
        let member = """
            func set() {
                    \(code)
                }
                func load(_ action: UIAction) {}
                func run(_ action: UIAction) { log(action) }
                func add(_ name: String, _ action: UIAction) { b = UIBarButtonItem(primaryAction: action) }
            """
        #expect(try found(member) == (isFound ? ["CartViewController.self"] : []))
        #expect(try found(member, in: "class CartPresenter: NSObject") == [])
    }

    private static let layout = "UICollectionViewCompositionalLayout { index, _ in self.section(index) }"

    @Test(arguments: [
        ("list.collectionViewLayout = \(layout)", "list"), ("self.list.collectionViewLayout = \(layout)", "list"),
        ("let layout = \(layout)\n        list.collectionViewLayout = layout", "list"),
        ("list.setCollectionViewLayout(\(layout), animated: false)", "list"),
        ("grid = UICollectionView(frame: .zero, collectionViewLayout: \(layout))", "grid"),
        (
            "let layout = \(layout)\n        layout.x = 1\n        grid = UICollectionView(frame: .zero, collectionViewLayout: layout)",
            "grid"
        ),
        ("let view = GridView(frame: .zero, collectionViewLayout: \(layout))\n        grid = view", "grid"),
        (
            "list.collectionViewLayout = make()\n    }\n    func make() -> UICollectionViewLayout {\n        \(layout)",
            "list"
        ),
        (
            "grid = UICollectionView(frame: .zero, collectionViewLayout: make())\n    }\n    func make() -> UICollectionViewLayout {\n        return \(layout)",
            "grid"
        ),
        ("saved = \(layout)", "saved"),
        ("saved = UICollectionViewCompositionalLayout(sectionProvider: section)", "saved"),
        ("saved = UICollectionViewCompositionalLayout(section: self.section(0))", nil),
        ("cell.collectionViewLayout = \(layout)", nil), ("other.list.collectionViewLayout = \(layout)", nil),
        ("show(\(layout))", nil), ("lost.collectionViewLayout = \(layout)", nil),
        (
            "list.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] a, b in self?.section(a) }",
            nil
        ),
        ("show(make())\n    }\n    func make() -> UICollectionViewLayout {\n        return \(layout)", nil),
        ("grid = UICollectionView(frame: .zero, collectionViewLayout: \(layout))\n        grid = nil", nil),
    ])
    func `a layout`(_ code: String, _ property: String?) throws {
        let properties =
            "@IBOutlet weak var list: UICollectionView!\n    var grid: UICollectionView?\n    "
            + "var saved: UICollectionViewLayout?\n    weak var lost: UICollectionView?\n    "
        let members = "\(properties)func section(_ index: Int) {}\n    func set() {\n        \(code)\n    }"
        #expect(try found(members) == [property].compactMap(\.self).map { "CartViewController.\($0)" })
    }

    @Test func `a layout of a view that is made when it is first asked for`() throws {
        let member = """
            lazy var list: UICollectionView = {
                    let layout = \(Self.layout)
                    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
                    list.delegate = nil
                    return list
                }()
            """
        #expect(try found(member) == ["CartViewController.list"])
    }

    private static let observed = "token = player.observe(\\.rate) { _, _ in self.load() }"

    @Test(arguments: [
        (observed, "token"), ("self.\(observed)", "token"),
        ("token = observe(\\.title, options: [.new]) { [self] _, _ in load() }", "token"),
        ("token = player.item.observe(\\Item.rate, options: .new, changeHandler: { self.load() })", "token"),
        ("token = player.observe(\\.rate, changeHandler: load)", "token"),
        ("tokens.append(player.observe(\\.rate) { _, _ in self.load() })", "tokens"),
        ("tokens.insert(player.observe(\\.rate) { _, _ in self.load() }, at: 0)", "tokens"),
        ("results = list.observe { _ in self.load() }", "results"),
        ("token = player.observe(\\.rate) { [weak self] _, _ in self?.load() }", nil),
        ("token = player.observe(\\.rate) { _, _ in load() }", nil),
        ("let token = player.observe(\\.rate) { _, _ in self.load() }", nil),
        ("title = list.observe { _ in self.load() }", nil), ("list.observe { _ in self.load() }", nil),
        ("other.token = player.observe(\\.rate) { _, _ in self.load() }", nil),
        ("\(observed)\n        token?.invalidate()", nil), ("\(observed)\n        token = nil", nil),
        ("\(observed)\n    }\n    deinit {\n        token?.invalidate()", "token"),
        ("tokens.append(player.observe(\\.rate) { _, _ in self.load() })\n        tokens.removeAll()", nil),
    ])
    func `an observation`(_ code: String, _ property: String?) throws {
        let properties =
            "var token: NSKeyValueObservation?\n    var tokens: [NSKeyValueObservation] = []\n    "
            + "var results: NotificationToken?\n    var title: Title?\n    "
        let members = "\(properties)func load() {}\n    func set() {\n        \(code)\n    }"
        let found = try found(members, in: "class CartPresenter: NSObject")
        #expect(found == [property].compactMap(\.self).map { "CartPresenter.\($0)" })
    }

    @Test(arguments: [
        ("timer.setEventHandler { self.load() }", "timer"), ("timer?.setEventHandler { [self] in load() }", "timer"),
        ("self.timer.setEventHandler(handler: load)", "timer"),
        ("made.setEventHandler(qos: .default, flags: []) { self.load() }\n        made.resume()", "made"),
        (
            "let next = DispatchSource.makeTimerSource()\n        next.setEventHandler { self.load() }\n        timer = next",
            "timer"
        ),
        (
            "let next = DispatchSource.makeTimerSource()\n        next.setEventHandler { self.load() }\n        next.resume()",
            nil
        ),
        ("timer.setEventHandler { [weak self] in self?.load() }", nil), ("timer.setEventHandler { load() }", nil),
        ("other.setEventHandler { self.load() }", nil), ("title.setEventHandler { self.load() }", nil),
        ("timer.setEventHandler { self.load() }\n        timer.cancel()", nil),
        ("timer.setEventHandler { self.load() }\n        timer = nil", nil),
        ("timer.setEventHandler { self.load() }\n        timer.setEventHandler(handler: nil)", nil),
        ("timer.setEventHandler { self.load() }\n        other.cancel()", nil),
        ("timer.setEventHandler { self.load() }\n        made.cancel()", "timer"),
        ("timer.setEventHandler { self.load() }\n    }\n    deinit {\n        timer.cancel()", "timer"),
    ])
    func `a timer of Dispatch`(_ code: String, _ property: String?) throws {
        let properties =
            "var timer: DispatchSourceTimer!\n    let made = DispatchSource.makeTimerSource()\n    "
            + "var title: Title\n    "
        let members = "\(properties)func load() {}\n    func set() {\n        \(code)\n    }"
        let found = try found(members, in: "class CartPresenter: NSObject")
        #expect(found == [property].compactMap(\.self).map { "CartPresenter.\($0)" })
    }

    @Test(arguments: [
        ("token = center.addObserver(forName: name, object: nil, queue: .main) { _ in self.load() }", true),
        (
            "center.addObserver(\n            forName: name, object: nil, queue: nil, using: { [self] _ in load() })",
            true
        ),
        ("center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in self?.load() }", false),
        ("center.addObserver(forName: name, object: nil, queue: nil, using: load)", true),
        ("center.addObserver(forName: name, object: nil, queue: nil, using: other)", false),
        ("center.addObserver(forName: name, object: nil, queue: nil) { _ in load() }", false),
        ("center.addObserver(self, selector: tapped, name: name, object: nil)\n        run { self.load() }", false),
        (
            "center.addObserver(forName: name, object: nil, queue: nil) { _ in self.load() }\n"
                + "        center.removeObserver(token)", false
        ),
    ])
    func `an observer of a notification`(_ code: String, _ isFound: Bool) throws {
        let member = "func set() {\n        \(code)\n    }\n    func load(_ note: Notification) {}"
        #expect(try found(member) == (isFound ? ["CartViewController.addObserver"] : []))
        #expect(try found(member, in: "struct CartState") == [])
    }

    private func found(
        _ member: String, in type: String = "class CartViewController: UIViewController"
    ) throws -> [String] {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": "\(type) {\n    \(member)\n}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartRouter.swift": "class CartRouter {}\n",
        ])
        return try project.violations().filter { $0.rule == .weakReference }.map(\.symbol)
    }
}
