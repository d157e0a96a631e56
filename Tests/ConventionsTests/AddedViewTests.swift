import Testing

@testable import Conventions

/// A view that a screen makes and that only UIKit keeps.
struct AddedViewTests {
    private static let told = ["CartListView.delegate"]

    @Test(
        arguments: [
            ("let list = CartListView()\n list.delegate = self\n view = list", told),
            ("let list = CartListView()\n list.delegate = self\n view.addSubview(list)", told),
            ("let list = CartListView()\n list.delegate = self\n self.view.addSubview(list)", told),
            ("let list = CartListView()\n list.delegate = self\n stack.addArrangedSubview(list)", told),
            ("view = CartListView(self)", told),
            ("view.addSubview(CartListView(self))", told),
            // Others show it, or nobody does, or it goes again.
            ("let list = CartListView()\n list.delegate = self\n window.addSubview(list)", []),
            ("let list = CartListView()\n list.delegate = self\n other.view.addSubview(list)", []),
            ("let list = CartListView()\n list.delegate = self\n add(list)", []),
            ("let list = CartListView()\n list.delegate = self\n other.view = list", []),
            ("let list = CartListView()\n list.delegate = self\n view.addSubview(list.header)", []),
            ("let view = CartListView()\n view.delegate = self", []),
            (
                "let list = CartListView()\n list.delegate = self\n view.addSubview(list)\n }\n"
                    + "func end() {\n view.subviews.forEach { $0.removeFromSuperview() }", []
            ),
        ] as [(String, [String])])
    func `what a screen adds to its views owns its delegate`(_ code: String, _ symbols: [String]) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController, CartListDelegate {
                var presenter: CartPresenter?
                let stack = UIStackView()
                override func viewDidLoad() {
                    \(code)
                }
            }
            """,
            "App/Cart/CartListView.swift": """
            protocol CartListDelegate: AnyObject {}
            class CartListView: UIView {
                var delegate: CartListDelegate?
                init(_ delegate: CartListDelegate? = nil) { self.delegate = delegate }
            }
            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter {}",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == symbols, "\(found)")
    }
}
