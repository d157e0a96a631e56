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
                owner?.sell(limit, to: cart.buyer)
            }

            func count() -> Int {
                items.count(where: isNew)
            }

            var isEmpty: Bool {
                count() == 0
            }

            func fill(
                by order: Order
            ) async throws {
                try await order.items { item in
                    items.append("new")
                }
                switch order.kind {
                case .gift:
                    owner?.wrap()
                }
            }

            var last: Item? {
                items.last
            }

            func name(_ title: String, id: String, at place: Int) {
                titles.append(title)
            }

        }
        """

    @Test func `mistakes are made in functions and in computed properties`() {
        func others(_ line: String, _ argument: String) -> [String] {
            ["nil", "0", "\"other\"", "[]"].map { "line \(line): has \($0) for \(argument)" }
        }
        let expected: [[String]] = [
            [
                "line 3, weak var owner: Shop?: is strong",
                "line 7, self.limit = limit: is dropped",
                "line 10, func add(_ item: Item) {: the body is empty",
            ],
            others("11, super.add(item)", "item"),
            ["line 13, items.append(item): is dropped"],
            others("13, items.append(item)", "item"),
            [
                "line 14, if isFull {: is negated",
                "line 15, owner?.tell(\"full\"): is dropped",
                "line 15, owner?.tell(\"full\"): has another \"full\"",
            ],
            ["line 17, update(: is dropped"],
            others("18, items: items,", "items: items"),
            [
                "line 20, guard isOpen, limit != 0 else { return }: is dropped",
                "line 20, guard isOpen, limit != 0 else { return }: has another !=",
                "line 20, guard isOpen, limit != 0 else { return }: has !(isOpen)",
                "line 20, guard isOpen, limit != 0 else { return }: has another 0",
                "line 21, owner?.open(page: \"cart/\\(id)\", then: completion): is dropped",
                "line 21, owner?.open(page: \"cart/\\(id)\", then: completion): has another \"cart",
            ],
            others("21, owner?.open(page: \"cart/\\(id)\", then: completion)", "then: completion"),
            ["line 22, owner?.sell(limit, to: cart.buyer): is dropped"],
            others("22, owner?.sell(limit, to: cart.buyer)", "limit"),
            others("22, owner?.sell(limit, to: cart.buyer)", "to: cart.buyer"),
            ["line 22, owner?.sell(limit, to: cart.buyer): has limit and cart.buyer swapped"],
            ["line 25, func count() -> Int {: gives 0"],
            others("26, items.count(where: isNew)", "where: isNew"),
            [
                "line 29, var isEmpty: Bool {: gives false",
                "line 30, count() == 0: has another ==",
                "line 30, count() == 0: has another 0",
                "line 33, func fill(: the body is empty",
                "line 36, try await order.items { item in: is dropped",
                "line 37, items.append(\"new\"): is dropped",
                "line 37, items.append(\"new\"): has another \"new\"",
                "line 41, owner?.wrap(): is dropped",
                "line 45, var last: Item? {: gives nil",
                "line 50, titles.append(title): is dropped",
            ],
            others("50, titles.append(title)", "title"),
            ["line 50, titles.append(title): has id for title"],
        ]
        #expect(Mutation.all(in: Self.source).map(\.description) == expected.flatMap(\.self))
    }

    @Test func `a mistake changes nothing else`() {
        let texts = Mutation.all(in: Self.source).map(\.text)
        #expect(texts.contains(Self.source.replacing("weak ", with: "")))
        #expect(texts.contains(Self.source.replacing("if isFull", with: "if !(isFull)")))
        #expect(texts.contains(Self.source.replacing("\"full\"", with: "\"full too\"")))
        #expect(texts.contains(Self.source.replacing("then: completion", with: "then: 0")))
        #expect(texts.contains(Self.source.replacing("owner?.wrap()", with: "break")))
        let called = "        update(\n            items: items,\n            animated: true)\n"
        #expect(texts.contains(Self.source.replacing(called, with: "")))
        #expect(texts.contains { $0.contains(") async throws {\n    }\n\n") })
    }

    @Test(arguments: [
        ("add(UIAction { [weak self] _ in self?.close() }, for: tap)", "add(UIAction { _ in }, for: tap)"),
        ("add { [decoder] in try decoder.decode(data) }", "add { }"),
        ("add { $0.close() }", "add { }"),
    ])
    func `what a closure does is left out`(_ call: String, _ mistake: String) {
        let mutations = Mutation.all(in: "func close() {\n    \(call)\n}")
        #expect(mutations.map(\.text).contains("func close() {\n    \(mistake)\n}"))
    }

    @Test func `mistakes are made in the bodies of views`() {
        let source = """
            var body: some View {
                Button("Close", action: presenter.didTapClose)
                    .task(id: presenter.attempt) {
                        await presenter.load()
                    }
                if isEmpty {
                    Button("Add") { presenter.didTapAdd() }
                        .hidden()
                }
            }
            """
        let expected = [
            "line 2, Button(\"Close\", action: presenter.didTapClose): has { } for presenter.didTapClose",
            "line 3, .task(id: presenter.attempt) {: is dropped",
            "line 3, .task(id: presenter.attempt) {: has 0 for presenter.attempt",
            "line 4, await presenter.load(): is dropped",
            "line 6, if isEmpty {: is negated",
            "line 7, Button(\"Add\") { presenter.didTapAdd() }: has nothing for presenter.didTapAdd()",
            "line 8, .hidden(): is dropped",
        ]
        let mutations = Mutation.allInBodies(of: source)
        #expect(mutations.map(\.description) == expected)
        let without = source.split(separator: "\n")
        #expect(mutations[1].text == (without[..<2] + without[5...]).joined(separator: "\n"))
    }

    @Test(arguments: [
        ("    UIAction { [weak self] _ in self?.close() }", true),
        ("    lazy var rows = Rows {\n        [weak self] row in", true),
        ("    whisper.showError(err: error) { [weak self] in", true),
        ("    Task { [weak self, worker] in", false),
        ("    UIAlertAction(\n        style: style) { [weak self] _ in", false),
    ])
    func `what a closure captures is kept, unless it goes with the closure`(_ text: String, _ isMistake: Bool) {
        let strong = text.replacing("[weak self", with: "[self = Optional(self)")
        #expect(Mutation.all(in: text).contains { $0.text == strong } == isMistake)
    }
}
