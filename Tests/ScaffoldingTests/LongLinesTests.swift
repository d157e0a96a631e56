import Testing

@testable import Scaffolding

@Suite struct LongLinesTests {
    private static let a = String(repeating: "a", count: 52)
    private static let b = String(repeating: "b", count: 52)
    private static let c = String(repeating: "c", count: 52)
    private static let endless = String(repeating: "x", count: 200)

    private func broken(_ text: String) -> String {
        String(decoding: LongLines.broken(in: Array(text.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("    let x = f(\(a), \(b), y)", "    let x = f(\n        \(a), \(b), y)"),
        ("    func f(\(a): Int, \(b)) -> Int {", "    func f(\n        \(a): Int, \(b)\n    ) -> Int {"),
        ("  f(\(a), \(b), \(c))", "  f(\n      \(a),\n      \(b),\n      \(c)\n  )"),
        ("f(g(\(a), \(b), \(c)))", "f(\n    g(\n        \(a),\n        \(b),\n        \(c)\n    )\n)"),
        ("let x = \(a)(y).\(b)(g(1, 2), [3, 4]).z", "let x = \(a)(y).\(b)(\n    g(1, 2), [3, 4]\n).z"),
        ("f(g(\(a), \(b)), { \(c), 1 })", "f(\n    g(\(a), \(b)),\n    { \(c), 1 }\n)"),
        (
            "    guard let \(a) else { throw f(\(b)) }", "    guard let \(a) else {\n        throw f(\(b))\n    }"
        ),
        ("  guard let \(a) = \(b) else {", "  guard let \(a) = \(b)\n  else {"),
        ("f(\(a), \(b)) { $0.\(c) }", "f(\(a), \(b)) {\n    $0.\(c)\n}"),
        ("f(\(a), \(b)) { x in \(c) }", "f(\n    \(a), \(b)\n) { x in \(c) }"),
        ("if x { f(\(b)) } else { g(\(c), 1) }", "if x { f(\(b)) } else {\n    g(\(c), 1)\n}"),
        ("let \(a) = [F(\(b), \(c))]", "let \(a) = [\n    F(\(b), \(c))\n]"),
        ("f(\(a), [[\(b), \(c)], []])", "f(\n    \(a),\n    [[\(b), \(c)], []]\n)"),
        ("let x = await T { \(a)(\(b)) }.y", "let x = await T {\n    \(a)(\(b))\n}.y"),
        ("let x = \(a) == \(b) ? \(c) : 1", "let x = \(a) == \(b)\n    ? \(c) : 1"),
        (
            "f(\(a), \(b)\(b) == \"\\(g(\(b)))\" ? 1 : 2)",
            "f(\n    \(a),\n    \(b)\(b)\n        == \"\\(g(\(b)))\"\n        ? 1 : 2\n)"
        ),
        ("    /// One \(a) \(b) \(c)", "    /// One \(a) \(b)\n    /// \(c)"),
        ("final class \(a): \(b)\(c) {", "final class \(a):\n    \(b)\(c)\n{"),
        ("extension \(a)<\(b)>: \(c) { }", "extension \(a)<\(b)>:\n    \(c)\n{ }"),
        ("    private weak var \(a): \(b)\(c)?", "    private weak var \(a):\n        \(b)\(c)?"),
        ("func \(a)() -> \(b)\(c)? {", "func \(a)()\n    -> \(b)\(c)?\n{"),
        ("    func \(a)() -> \(b)\(c)", "    func \(a)()\n        -> \(b)\(c)"),
        (
            "guard let \(a) = \(b)() as? \(c) else {",
            "guard let \(a) = \(b)()\n    as? \(c)\nelse {"
        ),
        ("    let \(a) = \(b).\(c)", "    let \(a) =\n        \(b).\(c)"),
        ("    \(a).x = \(b)y.\(c)()", "    \(a).x =\n        \(b)y.\(c)()"),
        ("let \(a) = \(b).f(\(c))", "let \(a) = \(b).f(\n    \(c))"),
        (
            "let \(a)y = try await \(b).\(c)(x: \(a))",
            "let \(a)y =\n    try await \(b).\(c)(\n        x: \(a))"
        ),
        (
            "\(a)(\(b)(x: \(a)\(c)yyyyyyyyyyyyyyyy, z: 1))",
            "\(a)(\n    \(b)(\n        x: \(a)\(c)yyyyyyyyyyyyyyyy,\n        z: 1\n    )\n)"
        ),
        ("f(\"\\(g(\(a), 1)) \(b)\") // one two", "f(\n    \"\\(g(\(a), 1)) \(b)\"\n) // one two"),
    ])
    func `a line that is too long is broken`(_ line: String, _ expected: String) {
        #expect(line.count > 120)
        #expect(broken("x()\n\(line)\ny()\n") == "x()\n\(expected)\ny()\n")
        #expect(broken(line) == expected)
        #expect(broken(expected) == expected)
    }

    @Test(arguments: [
        "", "f(x)", "   let x = f(\(a), \(b))", "// f(\(a), \(b), \(c))", "let x = \"f(\(a), \(b), \(c))\"",
        "let x = \"\\(f(\(a), \(b), \(c)))\"", "let \(a)\(b)\(c) = 1", "f(\(a)\(b)\(c), 2)", "\(a)\(b)\(c)()",
        "\"\"\"\nf(\(a), \(b), \(c))\n\"\"\"", "/* f(\(a), \(b), \(c)) */", "\"\"\"\n/// \(a) \(b) \(c)\n\"\"\"",
        "f(\(String(repeating: "ü", count: 110)))",
        // What begins with an operator cannot be broken there once more.
        "    && \(endless)", "    let x = a\n        ?? \(endless)", "f(\(endless))", "guard let x = \(endless) else {",
        "x { \(endless) }", "[\(endless)]", "x = [\(endless): \(endless)]",
    ])
    func `any other line stays`(_ text: String) {
        #expect(broken(text) == text)
    }

    @Test func `deep brackets around what cannot be broken take no time`() {
        let line = String(repeating: "f(", count: 60) + Self.endless + String(repeating: ")", count: 60)
        #expect(broken(line).contains(Self.endless))
    }

    @Test func `only a set that asks for it has its lines broken`() throws {
        let line = "let x = f(\(Self.a), \(Self.b), \(Self.c))\n"
        let files = ["module/M/{{name}}.swift.mustache": line, "module/M/{{name}}.txt.mustache": line]
        #expect(try Scratch(files: files).render() == ["M/List.swift": line, "M/List.txt": line])
        let wrapped = try Scratch("{wrapsLines: true}", files: files).render()
        #expect(wrapped["M/List.swift"] == "let x = f(\n    \(Self.a),\n    \(Self.b),\n    \(Self.c)\n)\n")
        #expect(wrapped["M/List.txt"] == line)
    }
}
