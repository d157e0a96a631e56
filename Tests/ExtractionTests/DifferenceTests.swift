import Extraction
import Testing

/// What is told of the things that a set does without.
@Suite struct DifferenceTests {
    /// The differences of two modules' views, with the number of statements before those of a body.
    private func differences(_ texts: [String]) -> [String] {
        let modules = zip(moduleNames, texts).map { name, text in
            ModuleSource(name, ["\(name)View.swift": text.replacing("%", with: name)])
        }
        return Extraction(of: modules).differences.map { difference in
            [difference.statementCount.map(String.init), difference.declaration].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    private static func view(_ lines: String) -> String { "final class %View {\n    var id = 1\n\(lines)}\n" }

    @Test(arguments: [
        (
            "    func open(\n        with id: Int, and name: String\n    ) {\n    }\n",
            "func open(with id: Int, and name: String)"
        ),
        (
            "    func open(\n        _ a: [\n            Int\n        ]\n    ) -> Int\n    where Int: A {\n        1\n"
                + "    }\n",
            "func open(_ a: [Int]) -> Int where Int: A"
        ),
        ("    @IBOutlet\n    var label: Label?\n", "@IBOutlet var label: Label?"),
        ("    var names = [\n        1,\n        2,\n    ]\n", "var names = [ ..."),
        ("    var name: Int {\n        1\n    }\n", "var name: Int"),
    ])
    func `a declaration is told to its end`(_ lines: String, _ expected: String) {
        #expect(differences([Self.view(lines), Self.view("")]) == [expected])
    }

    @Test(arguments: [
        ("print(1)", "print(2)", 2), ("load { text in\n    show(1)\n}", "load { text in\n    show(2)\n}", 1),
        ("if a {\n    b()\n    c(1)\n}", "if a {\n    b()\n    c(2)\n}", 2),
        ("a {\n    b()\n    c { d(1) }\n}", "a {\n    b()\n    c { d(1) }\n}", 0),
    ])
    func `every statement is told`(_ first: String, _ second: String, _ count: Int) {
        let texts = [first, second].map { Self.view("    func start(\n        at id: Int\n    ) {\n\($0)\n    }\n") }
        #expect(differences(texts) == (count == 0 ? [] : ["\(count) func start(at id: Int)"]))
    }
}
