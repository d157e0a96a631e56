import Testing

@testable import Conventions

/// What is kept as a part of a tuple, whose type may have another name.
struct TupleReferenceTests {
    private static let tuple = "(interactor: CartInteractor?, view: CartViewController?)"

    private func messages(_ type: String, besides files: [String: String] = [:]) throws -> [String] {
        var project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": BackReferenceTests.view + "\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { var parts: \(type)? }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor { var output: CartPresenter? }\n",
        ])
        project.files.merge(files) { $1 }
        return try project.violations().filter { $0.rule == .weakReference }.map(\.message)
    }

    private static let interactor = """
        'output' must be weak: it closes the strong reference cycle CartPresenter → CartInteractor → CartPresenter
        """
    private static let view = """
        'parts' must not own what is in it: it closes the strong reference cycle CartViewController → CartPresenter → \
        CartViewController; 
        """

    @Test(arguments: [
        ("(interactor: CartInteractor?, view: CartViewController?)", ""),
        ("Parts", "typealias Parts = \(tuple)\n"),
        ("CartViewController.Parts", "extension CartViewController { typealias Parts = \(tuple) }\n"),
    ])
    func `each part is there for itself`(_ type: String, _ alias: String) throws {
        let found = try messages(type, besides: ["App/Cart/CartModels.swift": alias])
        #expect(found == [Self.interactor, Self.view + "'view' needs a weak property of its own"])
    }

    /// All protocols are the application's, and so is the name of the tuple.
    @Test(arguments: [
        ("(interactor, view)", 2), ("(interactor: interactor, view: view)", 2), ("(make(interactor), view)", 0),
        ("nil", 0),
    ])
    func `a tuple that has its name elsewhere`(_ value: String, _ count: Int) throws {
        let found = try messages(
            "Parts",
            besides: [
                "App/Base.swift": """
                protocol BasePresenter: AnyObject {}
                protocol BaseInteractor: AnyObject {}
                protocol BaseView: AnyObject {}
                typealias Parts = (interactor: BaseInteractor?, view: BaseView?)

                """,
                "App/Cart/CartPresenter.swift": "class CartPresenter: BasePresenter { var parts: Parts? }\n",
                "App/Cart/CartInteractor.swift":
                    "class CartInteractor: BaseInteractor { var output: BasePresenter? }\n",
                "App/Cart/CartViewController.swift":
                    "class CartViewController: UIViewController, BaseView { var presenter: BasePresenter? }\n",
                "App/Cart/CartRouter.swift": """
                class CartRouter {
                    static func start() -> UIViewController {
                        let view = CartViewController()
                        let presenter = CartPresenter()
                        let interactor = CartInteractor()
                        view.presenter = presenter
                        interactor.output = presenter
                        presenter.parts = \(value)
                        return view
                    }
                }

                """,
            ])
        let words = [Self.interactor, Self.view + "each part that refers back needs a weak property of its own"]
        #expect(found == (count == 0 ? [] : words))
    }
}
