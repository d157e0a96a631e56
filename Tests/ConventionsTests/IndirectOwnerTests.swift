import Testing

@testable import Conventions

/// A class that gives itself to what it makes for an object of its own, where that is declared outside of the module.
struct IndirectOwnerTests {
    private static let header = "let header = Header()\n    "
    private static let outlet = "@IBOutlet weak var header: Header!\n    "
    private static let cell = "let cell = table.dequeueReusableCell(withIdentifier: \"Row\") as! Header\n        "

    @Test(arguments: [
        (header, "header.model = HeaderModel(delegate: self)", true),
        (outlet, "self.header.model = HeaderModel(delegate: self)", true),
        (header, "let model = HeaderModel(delegate: self)\n        header.model = model", true),
        (header, "let model = HeaderModel()\n        model.delegate = self\n        header.model = model", true),
        ("", cell + "cell.model = HeaderModel(delegate: self)", true),
        ("", cell + "let model = HeaderModel(view: cell, delegate: self)\n        cell.model = model", true),
        ("let header = CartHeader()\n    ", "header.model = HeaderModel(delegate: self)", true),
        ("let header = CartHeader()\n    ", "header.lost = HeaderModel(delegate: self)", false),
        ("var header: Header?\n    ", "header = Header(model: HeaderModel(delegate: self))", true),
        (
            "var header: Header?\n    ",
            "let model = HeaderModel(delegate: self)\n        header = Header(model: model)", true
        ),
        ("lazy var header = Header(model: HeaderModel(delegate: self))\n    ", "show(header)", true),
        ("lazy var header = Header(lost: HeaderModel(delegate: self))\n    ", "show(header)", false),
        ("var header: Header?\n    ", "let header = Header(model: HeaderModel(delegate: self))", false),
        ("var header: Header?\n    ", "show(Header(model: HeaderModel(delegate: self)))", false),
        (
            "var header: Header?\n    ",
            "header = Header(model: HeaderModel(delegate: self))\n        header = nil", false
        ),
        (header, "header.lost = HeaderModel(delegate: self)", false),
        (header, "header.model = HeaderModel(delegate: other)", false),
        (header, "header.model = HeaderModel(other: self)", false),
        (header, "header.model = HeaderModel(delegate: self).next", false),
        (header, "header.model = HeaderModel(delegate: self)\n        header.model = nil", false),
        (header, "let model = HeaderModel(delegate: self)\n        header.model = model.next", false),
        (header, "let model = HeaderModel(delegate: self)\n        other.model = model", false),
        (header, "let model = HeaderModel(delegate: self)\n        show(model)", false),
        ("weak var header: Header?\n    ", "header?.model = HeaderModel(delegate: self)", false),
        ("", "let header = Header()\n        header.model = HeaderModel(delegate: self)", false),
        (header, "header.model = WeakModel(delegate: self)", false),
        (header, "header.model = UnknownModel(delegate: self)", false),
    ])
    func `what is given on`(_ property: String, _ code: String, _ isTold: Bool) throws {
        let found = try violations("\(property)func set() {\n        \(code)\n    }")
        let holder = property.contains("CartHeader") ? "CartHeader" : "Header"
        let message =
            "'delegate' of 'HeaderModel' must be weak: it closes the strong reference cycle CartViewController → \(holder) "
            + "→ HeaderModel → CartViewController; 'HeaderModelDelegate' has to inherit 'AnyObject' for that"
        #expect(found.map(\.message) == (isTold ? [message] : []))
        #expect(found.map(\.path) == (isTold ? ["App/Views/HeaderModel.swift"] : []))
    }

    private func violations(_ members: String) throws -> [Violation] {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController {
                \(members)
            }

            """,
            "App/Cart/CartHeader.swift": """
            class CartHeader: UIView {
                var model: HeaderModel?
                weak var lost: HeaderModel?
            }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter {}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Views/Header.swift": """
            class Header: UIView {
                var model: HeaderModel?
                weak var lost: HeaderModel?
                init(model: HeaderModel? = nil, lost: HeaderModel? = nil) {
                    self.model = model
                    self.lost = lost
                }
            }

            """,
            "App/Views/HeaderModel.swift": """
            protocol HeaderModelDelegate {}
            class HeaderModel {
                var delegate: HeaderModelDelegate?
                init(view: Header? = nil, delegate: HeaderModelDelegate? = nil) { self.delegate = delegate }
            }
            class WeakModel {
                weak var delegate: HeaderModelDelegate?
                init(delegate: HeaderModelDelegate?) { self.delegate = delegate }
            }

            """,
        ])
        return try project.violations().filter { $0.rule == .weakReference }
    }
}
