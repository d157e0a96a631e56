import GeneratedCode
import Testing

@Suite struct MutationTextTests {
    private static let source = """
        final class Cart {

            weak var owner: Shop?
            let limit = 1

            init(limit: Int) {
                self.limit = limit
            }

            func add(_ item: Item) {
                super.add(item)
                // items.append(item)
                items.append(item)
                if isFull {
                    owner?.tell("full")
                }
                update(
                    items: items,
                    animated: true)
                guard isOpen, limit != 0 else { return }
                owner?.open(page: "cart/\\(id)", then: completion)
            }

            func count() -> Int {
                items.count(where: isNew)
            }

            var isEmpty: Bool {
                count() == 0
            }

        }
        """

    @Test func `mistakes are made in functions and in computed properties`() {
        #expect(
            Mutation.all(in: Self.source).map(\.description) == [
                "line 3, weak var owner: Shop?: is strong",
                "line 10, func add(_ item: Item) {: the body is empty",
                "line 13, items.append(item): is dropped",
                "line 14, if isFull {: is negated",
                "line 15, owner?.tell(\"full\"): is dropped",
                "line 15, owner?.tell(\"full\"): has another \"full\"",
                "line 18, items: items,: has nil for items: items",
                "line 20, guard isOpen, limit != 0 else { return }: is dropped",
                "line 20, guard isOpen, limit != 0 else { return }: has another !=",
                "line 20, guard isOpen, limit != 0 else { return }: has another 0",
                "line 21, owner?.open(page: \"cart/\\(id)\", then: completion): is dropped",
                "line 21, owner?.open(page: \"cart/\\(id)\", then: completion): has another \"cart",
                "line 21, owner?.open(page: \"cart/\\(id)\", then: completion): has nil for then: completion",
                "line 25, items.count(where: isNew): has nil for where: isNew",
                "line 29, count() == 0: has another ==",
                "line 29, count() == 0: has another 0",
            ])
    }

    @Test func `a mistake changes nothing else`() {
        let mutations = Mutation.all(in: Self.source)
        #expect(mutations[0].text == Self.source.replacing("weak ", with: ""))
        #expect(mutations[3].text == Self.source.replacing("if isFull", with: "if !(isFull)"))
        #expect(mutations[5].text == Self.source.replacing("\"full\"", with: "\"full too\""))
    }
}
