import Testing

@testable import Conventions

struct TypeTextTests {
    @Test(arguments: [
        ("() -> ()", "() -> Void", true), ("(_ name: String) -> Swift.Void", "(String) -> Void", true),
        ("Array<String>", "[String]", true), ("Dictionary<String, Array<Int>>?", "[String: [Int]]", true),
        ("(Optional<Int>) -> Void", "(Int?) -> Void", true), ("Sendable & AnyObject", "any AnyObject & Sendable", true),
        ("Swift.Error", "any Error", true), ("(Int)", "Int", true),
        ("(Int) -> Void", "(String) -> Void", false), ("[Int]", "Set<Int>", false), ("Int", "Int.", false),
        ("(Int) -> Void", "(Int) async -> Void", false), ("A & B", "A & C", false),
    ])
    func `types are the same however they are written`(_ first: String, _ second: String, _ areEqual: Bool) {
        #expect(TypeText.areEqual(first, second) == areEqual)
    }
}
