import Testing

/// Modules whose classes own each other in many ways. An answer that took time beyond proportion would not come.
struct OwnershipScaleTests {
    /// How many edges are found, of classes with these properties.
    private func count(_ classes: some Sequence<(name: String, owned: [String])>) throws -> Int {
        try project(classes).places(of: .weakReference).count
    }

    private func project(_ classes: some Sequence<(name: String, owned: [String])>) throws -> ExampleProject {
        let text = classes.map { name, owned in
            let properties = owned.enumerated().map { "    var p\($0): ClientList\($1)?\n" }.joined()
            return "class ClientList\(name) {\n\(properties)}\n"
        }.joined()
        return try ExampleProject.sample.applying(.add(file: "ClientListParts.swift", text))
    }

    @Test(arguments: [
        (8, "ClientListA0 → ClientListA1 → ClientListA2 → ClientListA3 → ClientListA4 → … 2 more … → ClientListA7"),
        (7, "ClientListA0 → ClientListA1 → ClientListA2 → ClientListA3 → ClientListA4 → ClientListA5 → ClientListA6"),
    ])
    func `a message names no more classes than are read`(_ count: Int, _ names: String) throws {
        let ring = (0..<count).map { ("A\($0)", ["A\(($0 + 1) % count)"]) }
        let messages = try project(ring).violations().filter { $0.rule == .weakReference }.map(\.message)
        #expect(messages.count == 1 && messages[0].contains("cycle \(names) → ClientListA0"), "\(messages)")
    }

    @Test func `each of many small cycles is found`() throws {
        let pairs = (0..<4_000).flatMap { [("A\($0)", ["B\($0)"]), ("B\($0)", ["A\($0)", "Shared"])] }
        #expect(try count(pairs + [("Shared", [])]) == 4_000)
    }

    @Test func `a large cycle is cut once`() throws {
        #expect(try count((0..<4_000).map { ("A\($0)", ["A\(($0 + 1) % 4_000)"]) }) == 1)
    }

    @Test func `a chain of cycles is cut at each`() throws {
        let chain = (0..<2_000).map { ("A\($0)", ["A\($0 + 1)"] + ($0 == 0 ? [] : ["A\($0 - 1)"])) }
        #expect(try count(chain + [("A2000", [])]) == 1_999)
    }

    @Test func `classes that all own each other are cut to none that does`() throws {
        let names = (0..<40).map { "A\($0)" }
        #expect(try count(names.map { name in (name, names.filter { $0 != name }) }) >= 40 * 39 / 2)
    }
}
