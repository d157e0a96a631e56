import Testing

@testable import Conventions

/// Closures that capture the very object that keeps them.
struct OwnKeeperTests {
    @Test(arguments: [
        ("func set(_ header: CartHeader) { header.onTap = { header.hide() } }", "header.onTap: header"),
        ("func set(header: CartHeader?) { header?.onTap = { header?.hide() } }", "header.onTap: header"),
        ("func set() {\n let header = CartHeader()\n header.onTap = { header.hide() }\n }", "header.onTap: header"),
        (
            "func set() {\n let header: CartHeader = make()\n header.onTap = { [weak self] in self?.close(header) }\n }",
            "header.onTap: header"
        ),
        (
            "static func set(_ header: CartHeader) { header.onTap = { run { [weak header] in header?.hide() } } }",
            "header.onTap: header"
        ),
        ("func set(_ header: CartHeader) { header.onTap = { [header] in header.hide() } }", "header.onTap: header"),
        (
            "let header = CartHeader()\n func set() { header.onTap = { [header] in header.hide() } }",
            "header.onTap: header"
        ),
        (
            "func cell() {\n let cell = table.dequeueReusableCell(withIdentifier: id) as! CartCell\n"
                + " cell.onTap = { cell.toggle() }\n }", "cell.onTap: cell"
        ),
        ("func set(_ header: CartHeader) { header.onBase = { header.hide() } }", "header.onBase: header"),
        ("func set(_ header: CartHeader) { header.onTap = { [weak header] in header?.hide() } }", nil),
        ("func set(_ header: CartHeader) { header.onTap = { [unowned header] in header.hide() } }", nil),
        ("func set(_ header: CartHeader) { header.onTap = { [weak other = header] in other?.hide() } }", nil),
        ("func set(_ header: CartHeader) { run { [weak header] in header?.onTap = { header?.hide() } } }", nil),
        ("func set(_ header: CartHeader) { run { [unowned(safe) header] in header.onTap = { header.hide() } } }", nil),
        ("func set(_ header: CartHeader) { run { header.onTap = { header.hide() } } }", "header.onTap: header"),
        (
            "func set(_ header: Other) {\n run { (header: CartHeader) in show(header) }\n header.onTap = { header.hide() }\n }",
            nil
        ),
        ("func set(_ header: CartHeader) { header.onTap = { header in header.hide() } }", nil),
        ("func set(_ header: CartHeader) { header.onTap = { (header) in header.hide() } }", nil),
        ("func set(_ header: CartHeader) { header.onTap = { number, header in header.hide() } }", nil),
        ("func set(_ header: CartHeader) { header.onTap = { self.header.hide() } }", nil),
        ("func set(_ header: CartHeader) { header.onTap = { show(header: 1) } }", nil),
        ("func set(_ header: CartHeader) { header.onTap = { close() }\n header.hide() }", nil),
        ("func set(_ header: CartHeader) { header.text = { header.title }() }", nil),
        ("func set(_ header: CartHeader) { header.onEnd = { header.hide() } }", nil),
        ("func set(_ header: CartHeader) { header.computed = { header.hide() } }", nil),
        ("func set(_ header: CartHeader) { header.onTap = { header.hide() }\n header.onTap = { } }", nil),
        (
            "func set(_ header: CartHeader) { header.onTap = { header.hide() }\n other.onTap = { } }",
            "header.onTap: header"
        ),
        ("func set(_ header: CartModel) { header.onTap = { header.hide() } }", nil),
        ("func set(_ header: Unknown) { header.onTap = { header.hide() } }", nil),
        ("func set() {\n let header = CartHeader().inner\n header.onTap = { header.hide() }\n }", nil),
        ("func set() {\n weak var header: CartHeader? = make()\n header?.onTap = { header?.hide() }\n }", nil),
        ("let header = CartHeader()\n func set() { header.onTap = { header.hide() } }", nil),
    ])
    func `what keeps a closure is captured by it`(_ code: String, _ symbol: String?) throws {
        #expect(try found(code).map(\.symbol) == [symbol.map { "CartRouter.\($0)" }].compactMap(\.self))
    }

    @Test func `it is told what to capture and what leaks`() throws {
        let found = try found("func set(_ header: CartHeader) { header.onTap = { header.hide() } }")
        let message =
            "'header.onTap' keeps this closure, which keeps 'header': capture '[weak header]', or 'CartHeader' is never "
            + "released"
        #expect(found.map(\.message) == [message])
    }

    private func found(_ code: String) throws -> [Violation] {
        try ExampleProject(files: [
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
            "App/Cart/CartCell.swift": "final class CartCell: UITableViewCell {\n    var onTap: (() -> Void)?\n}\n",
            "App/Cart/CartModel.swift": "struct CartModel {\n    var onTap: (() -> Void)?\n}\n",
            "App/Cart/CartHeader.swift": """
            class CartBar: UIView { var onBase: () -> Void = {} }
            final class CartHeader: CartBar {
                var onTap: (() -> Void)?
                var onEnd: (() -> Void)?
                var computed: (() -> Void)? { get { nil } set {} }
                var text: String?
                func end() { onEnd = nil }
            }

            """, "App/Cart/CartRouter.swift": "class CartRouter {\n    \(code)\n}\n",
            "App/Cart/CartViewController.swift": "class CartViewController: UIViewController {}\n",
        ]).violations().filter { $0.rule == .weakReference }
    }
}
