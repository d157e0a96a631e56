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
        ("control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)", false),
        ("let tapped = UIAction { _ in self.close() }\n        run(tapped)", false),
        ("run(UIAction { _ in self.close() })", false), ("control.addAction(UIAction { _ in load() })", false),
        ("control.addAction(action)\n        run { self.load() }", false),
        ("alert.addAction(UIAlertAction(title: title) { _ in self.load() })", false),
    ])
    func `an action of a control`(_ code: String, _ isFound: Bool) throws {
        let member = "func set() {\n        \(code)\n    }"
        #expect(try found(member) == (isFound ? ["CartViewController.self"] : []))
        #expect(try found(member, in: "class CartPresenter: NSObject") == [])
    }

    @Test(arguments: [
        ("token = center.addObserver(forName: name, object: nil, queue: .main) { _ in self.load() }", true),
        (
            "center.addObserver(\n            forName: name, object: nil, queue: nil, using: { [self] _ in load() })",
            true
        ),
        ("center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in self?.load() }", false),
        ("center.addObserver(forName: name, object: nil, queue: nil) { _ in load() }", false),
        ("center.addObserver(self, selector: tapped, name: name, object: nil)\n        run { self.load() }", false),
        (
            "center.addObserver(forName: name, object: nil, queue: nil) { _ in self.load() }\n"
                + "        center.removeObserver(token)", false
        ),
    ])
    func `an observer of a notification`(_ code: String, _ isFound: Bool) throws {
        let member = "func set() {\n        \(code)\n    }"
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
