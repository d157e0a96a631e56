import Testing

@testable import Conventions

/// A property that no code sets, of a class whose objects no code makes.
struct UnsetPropertyTests {
    @Test(arguments: [
        // Where nothing is seen of it, it may come from a framework.
        ([:], true),
        (["App/Main.storyboard": scene("CartViewController")], false),
        (["App/Base.lproj/Main.storyboard": scene("CartViewController")], false),
        (["App/Main.storyboard": scene("OtherViewController")], true),
        (["App/CartViewController.xib": scene("CartViewController")], true),
        (
            [
                "App/Main.storyboard": scene("CartViewController"),
                "App/Start.swift": "func start(_ screen: CartViewController) { screen.presenter = make() }",
            ], true
        ),
    ])
    func `what a storyboard makes has what code gives it`(_ files: [String: String], _ isTold: Bool) throws {
        let module = [
            "App/Cart/CartViewController.swift":
                "class CartViewController: UIViewController { var presenter: CartPresenter? }",
            "App/Cart/CartPresenter.swift": "class CartPresenter { var view: CartViewController? }",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}",
            "App/Cart/CartInitializer.swift": """
            class CartInitializer: NSObject {
                @IBOutlet weak var screen: CartViewController!
                func start() { let presenter = CartPresenter(); presenter.view = screen }
            }
            """,
        ]
        let found = try ExampleProject(files: module.merging(files) { $1 }).violations()
            .filter { $0.rule == .weakReference }
        #expect(found.map(\.symbol) == (isTold ? ["CartPresenter.view"] : []))
    }

    private static func scene(_ type: String) -> String {
        "<document><scenes><scene><viewController id=\"a\" customClass=\"\(type)\"/></scene></scenes></document>"
    }
}
