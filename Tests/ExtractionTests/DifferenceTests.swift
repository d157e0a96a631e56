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

    /// Only here modules are called by the placeholder's name.
    @Test(arguments: [
        ("View", "let CellIdentifier = \"%CellIdentifier\"\n", #"let CellIdentifier = "{{name}}CellIdentifier""#),
        ("View", "class Row { let id = \"%Row\" }\n", "class Row { let id = \"{{name}}Row\" }"),
        ("View", "extension String { static let a = \"%\" }\n", "extension String { static let a = \"{{name}}\" }"),
    ])
    func `a new module's name is told as templates have it`(
        _ file: String, _ line: String, _ expected: String
    ) throws {
        let modules = ["OrderList", "UserLogin"].map { name in
            let text = "class \(name)\(file) {}\n" + (name == "OrderList" ? line.replacing("%", with: name) : "")
            return ModuleSource(name, ["\(name)\(file).swift": text])
        }
        var extraction = Extraction(of: modules[0], comparedWith: [modules[1]])
        let faults = try extraction.prove(name: "house")
        #expect(extraction.differences.compactMap(\.declaration) == [expected], "\(faults)")
    }
}
