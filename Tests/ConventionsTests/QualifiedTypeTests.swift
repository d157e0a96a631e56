import Conventions
import Testing

/// Types within others, of which several may bear one name.
struct QualifiedTypeTests {
    /// Two classes within the interactor, the first of which has the second.
    private func found(_ type: String, beside others: String = "") throws -> [String] {
        let project = ExampleProject(files: [
            "App/Shop/ShopPresenter.swift": "class ShopPresenter {}\n",
            "App/Shop/ShopInteractor.swift": """
            class ShopInteractor {
                class Asset {
                    var item: Item?
                }

                class Item {
                    var price: \(type)?
                }
            }

            \(others)
            """,
        ])
        return try project.violations().filter { $0.rule == .weakReference }.map(\.symbol)
    }

    @Test(arguments: [
        ("Asset", 1), ("ShopInteractor.Asset", 1), ("[ShopInteractor.Asset]", 1), ("App.ShopInteractor.Asset", 1),
        ("Prices.Asset", 0), ("[Prices.Asset]", 0), ("App.Prices.Asset", 0), ("(Prices.Asset, Int)", 0),
    ])
    func `a type within another one is no other of its name`(_ type: String, _ count: Int) throws {
        #expect(try found(type).count == count)
    }

    @Test(arguments: [
        ("typealias Shop = ShopInteractor\n", "Shop.Asset"),
        ("class SaleInteractor: ShopInteractor {}\n", "SaleInteractor.Asset"),
    ])
    func `what has another name or is inherited is the same`(_ others: String, _ type: String) throws {
        #expect(try found(type, beside: others).count == 1)
    }
}
