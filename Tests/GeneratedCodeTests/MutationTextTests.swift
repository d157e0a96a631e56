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
            }

            func count() -> Int {
                items.count(where: isNew)
            }

        }
        """

    @Test func `every mistake is one that compiles`() {
        #expect(
            Mutation.all(in: Self.source).map(\.description) == [
                "line 3, weak var owner: Shop?: is strong",
                "line 10, func add(_ item: Item) {: the body is empty",
                "line 13, items.append(item): is dropped",
                "line 14, if isFull {: is negated",
                "line 15, owner?.tell(\"full\"): is dropped",
                "line 15, owner?.tell(\"full\"): is other",
            ])
    }

    @Test func `a mistake changes nothing else`() {
        let mutations = Mutation.all(in: Self.source)
        #expect(mutations[0].text == Self.source.replacing("weak ", with: ""))
        #expect(mutations[3].text == Self.source.replacing("if isFull", with: "if !(isFull)"))
        #expect(mutations[5].text == Self.source.replacing("\"full\"", with: "\"full too\""))
    }
}
