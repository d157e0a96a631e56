@testable import Conventions
import Testing

/// What a view of SwiftUI holds has an owner, and comes first in a module.
struct ObservedObjectTests {
    private func found(_ view: String, _ files: [String: String]) throws -> [Violation] {
        var project = ExampleProject(files: ["App/Cart/CartView.swift": "import SwiftUI\n" + view + "\n"])
        for (role, text) in files { project.files["App/Cart/Cart\(role).swift"] = text + "\n" }
        return try project.violations().filter { $0.rule == .weakReference }
    }

    @Test(arguments: [
        ("struct CartView: View { let presenter: CartPresenter }", true),
        ("struct CartView: View { @StateObject var presenter: CartPresenter }", true),
        ("struct CartView: View { @EnvironmentObject var presenter: CartPresenter }", false),
        ("struct CartView: View { let title: String }", false),
    ])
    func `a presenter that a view holds is owned`(_ view: String, _ isOwned: Bool) throws {
        let found = try found(
            view,
            [
                "Presenter": "class CartPresenter { var interactor: CartInteractor? }",
                "Interactor": "class CartInteractor { var presenter: CartPresenter? }",
            ])
        #expect(found.map(\.symbol) == ["CartInteractor.presenter"])
        #expect(found.map(\.isFixable) == [isOwned])
        #expect(found.allSatisfy { $0.message.contains("make sure") == !isOwned })
    }

    @Test(arguments: [
        ("struct CartView: View { @StateObject var state: CartState }", ["CartPresenter.state!"]),
        ("struct CartView: View { @ObservedObject var state: CartState }", ["CartPresenter.state!"]),
        ("struct CartView: View { let presenter: CartPresenter }", ["CartState.presenter!"]),
        (
            "struct CartView: View { let presenter: CartPresenter; @ObservedObject var state: CartState }",
            ["CartState.presenter!"]
        ),
        ("struct CartView: View { let title: String }", ["CartState.presenter"]),
    ])
    func `what a view holds is referred back to`(_ view: String, _ expected: [String]) throws {
        let found = try found(
            view,
            [
                "Presenter": "class CartPresenter { var state: CartState? }",
                "State": "class CartState: ObservableObject { var presenter: CartPresenter? }",
                "Interactor": "class CartInteractor {}",
            ])
        #expect(found.map { $0.symbol + ($0.isFixable ? "!" : "") } == expected)
    }

    /// Whoever holds it, what a presenter calls its view is what it works for.
    @Test(arguments: [("view", ["CartPresenter.view"]), ("model", ["CartState.presenter"])])
    func `what a presenter has as its view is referred back to`(_ property: String, _ expected: [String]) throws {
        let found = try found(
            "protocol CartShowing: AnyObject {}",
            [
                "Presenter": "class CartPresenter { var \(property): CartShowing? }",
                "State": "class CartState: ObservableObject, CartShowing { var presenter: CartPresenter? }",
                "Interactor": "class CartInteractor {}",
            ])
        #expect(found.map(\.symbol) == expected)
    }

    /// Both the screen and the presenter have the items.
    @Test(arguments: [
        ("var items: [CartItem] = []", "var delegate: CartPresenter?", ["CartItem.delegate!"]),
        ("var items: [CartItem] = []", "weak var delegate: CartPresenter?", []),
    ])
    func `who lists items is told by them`(_ list: String, _ way: String, _ expected: [String]) throws {
        let project = ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController { var presenter: CartPresenter?; var models: [CartItem] = [] }

            """,
            "App/Cart/CartPresenter.swift": "class CartPresenter { \(list) }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartItem.swift": "class CartItem { \(way) }\n",
        ])
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map { $0.symbol + ($0.isFixable ? "!" : "") } == expected)
    }
}
