import Testing

@testable import Extraction

/// What is generic in modules.
@Suite struct GenericTests {
    @Test(arguments: [
        ("init<A: P>(a: A) {", "init<A: P>(a: A) {"), ("init<A: P, B: Q>(b: B) {", "init<B: Q>(b: B) {"),
        ("init<A: P, B: Q<C, D>, E>(a: A, e: E) {", "init<A: P, E>(a: A, e: E) {"), ("init<A>() {", "init() {"),
        ("init<\n    A: P,\n    B: Q\n>(\n    a: A\n) {", "init<\n    A: P\n>(\n    a: A\n) {"),
        ("init<A>() where A: P {", "init<A>() where A: P {"), ("init(a: A<B>) {", "init(a: A<B>) {"),
    ])
    func `a generic parameter is named in what is taken`(_ head: String, _ expected: String) {
        let text = GenericParameters.droppingUnused(from: Array(head.utf8), behind: "init".utf8.count)
        #expect(String(decoding: text, as: UTF8.self) == expected)
    }

    @Test func `an initializer that begins with its generic parameters is one declaration`() {
        let lines = SwiftLines(
            Array(
                "class A {\n    init<\n        B: C\n    >(\n        b: B\n    ) {\n        d()\n    }\n    let e = 1\n}\n"
                    .utf8))
        let nodes = lines.nodes(in: lines.nodes(in: lines.lines.indices)[0].body)
        #expect(nodes.map(\.all.count) == [7, 1])
    }

    @Test func `what is asked of a generic parameter is asked of its bound`() {
        func uses(_ member: String, declaring: String) -> DeclaredUses {
            let text = """
                protocol Presenter { func \(declaring)() }
                struct ListView<P: Presenter> {
                    let presenter: P
                    func load() { presenter.\(member)() }
                }
                """
            return DeclaredUses([Array(text.utf8)])
        }
        let modules = [uses("load", declaring: "load"), uses("loadDetail", declaring: "loadDetail")]
        #expect(uses("load", declaring: "load").dangling(beside: modules) == [])
        #expect(uses("loadDetail", declaring: "load").dangling(beside: modules) == ["Presenter.loadDetail"])
    }
}
