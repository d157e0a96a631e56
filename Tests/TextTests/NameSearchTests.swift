import TestSupport
import Testing
import Text

struct NameSearchTests {
    @Test(
        arguments: [
            (["OrderView"], "let view: OrderView", true), (["OrderView"], "let view: OrderViewModel", false),
            (["OrderView"], "let view: MyOrderView", false), (["OrderView"], "OrderView", true),
            (["OrderView"], "OrderVie", false), (["OrderView"], "", false), (["OrderView", "Cart"], "a.Cart()", true),
            (["OrderView", "Cart"], "Carts Cart_ _Cart Cart2", false), (["Shop.Cart"], "[Cart]", true),
            (["Äpfel"], "let a: Äpfel", true), (["X"], "X", false), ([], "anything", false),
            (["aaa"], "aaaa aaa", true), (["ab", "longerName"], "xab ba longerNam ab", true),
        ] as [([String], String, Bool)])
    func `finds names as a whole`(names: [String], text: String, isFound: Bool) {
        #expect(NameSearch(names).findsAny(in: Array(text.utf8)) == isFound)
    }

    /// Against a search that splits the text.
    @Test func `finds what splitting finds`() {
        var random = SplitMix(seed: 7)
        func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func word(upTo count: Int) -> String {
            String((0..<2 + number(below: count)).map { _ in Array("abAB_1")[number(below: 6)] })
        }
        for _ in 0..<2_000 {
            let names = (0..<1 + number(below: 4)).map { _ in word(upTo: 5) }
            let words = (0..<number(below: 20)).map { _ in word(upTo: 6) }
            let text = words.map { $0 + [" ", ".", "::", "\n"][number(below: 4)] }.joined()
            let isFound = words.contains(where: names.contains)
            #expect(NameSearch(names).findsAny(in: Array(text.utf8)) == isFound, "\(names) in \(text)")
        }
    }
}
