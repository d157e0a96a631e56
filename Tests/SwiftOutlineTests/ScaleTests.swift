import SwiftOutline
import Testing

@Suite("Large texts", .timeLimit(.minutes(1)))
struct ScaleTests {
    @Test(
        "what is nested a hundred thousand deep is balanced",
        arguments: [("{", "}"), ("([", "])"), ("\"\\(", ")\""), ("/*", "*/"), ("#if A\n", "#endif\n")])
    func nested(opening: String, closing: String) {
        let half = 100_000
        let text = String(repeating: opening, count: half) + String(repeating: closing, count: half)
        #expect(faults(text).isEmpty)
        #expect(faults(String(repeating: opening, count: half)).count == 1)
    }

    @Test("a line may be ten million bytes long")
    func longLine() {
        let unit = "f(\"a\\(b)\") + 0x1F; "
        let source = Array(String(repeating: unit, count: 10_000_000 / unit.utf8.count).utf8)
        #expect(lexicalFaults(in: source).isEmpty)
        let found = lexicalFaults(in: source + [UInt8(ascii: "(")])
        #expect(found.map(\.column) == [source.count + 1])
    }

    @Test(
        "repetition does not make the time grow faster than the text",
        arguments: [
            "#", "##\"", "\"\\(", "#\"\"\"\\#(", "\"\"\"\n\\(", "/\\/", " /\\/ ", "#/", "#/\n", "<#", "+<#", "`", "`\n",
            "/*",
            "*/", "\"\"\"", "#if\n{", "}\n#else\n", "#elseif\n}", "<<<<<<< \n", "\"\n}", "}", "0x1.", "\"#", "\\",
        ])
    func repeated(unit: String) {
        let nested = String(repeating: "(", count: 50_000)
        let text = nested + String(repeating: unit, count: 400_000 / unit.utf8.count)
        #expect(lexicalFaults(in: Array(text.utf8)).count <= 20)
        #expect(tokens(of: Array(text.utf8)).count >= 50_000)
    }
}
