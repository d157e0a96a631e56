import SwiftOutline
import Testing

/// Large texts. `make bench` measures that time does not grow faster than they do.
@Suite struct ScaleStressTests {
    @Test(arguments: [("{", "}"), ("([", "])"), ("\"\\(", ")\""), ("/*", "*/"), ("#if A\n", "#endif\n")])
    func `what is nested a hundred thousand deep is balanced`(_ opening: String, _ closing: String) {
        let half = 100_000
        let text = String(repeating: opening, count: half) + String(repeating: closing, count: half)
        #expect(faults(text).isEmpty)
        #expect(faults(String(repeating: opening, count: half)).count == 1)
    }

    @Test func `a line may be ten million bytes long`() {
        let unit = "f(\"a\\(b)\") + 0x1F; "
        let source = Array(String(repeating: unit, count: 10_000_000 / unit.utf8.count).utf8)
        #expect(lexicalFaults(in: source).isEmpty)
        let found = lexicalFaults(in: source + [UInt8(ascii: "(")])
        #expect(found.map(\.column) == [source.count + 1])
    }

    @Test(arguments: [
        "#", "##\"", "\"\\(", "#\"\"\"\\#(", "\"\"\"\n\\(", "/\\/", " /\\/ ", "#/", "#/\n", "<#", "+<#", "`", "`\n",
        "/*",
        "*/", "\"\"\"", "#if\n{", "}\n#else\n", "#elseif\n}", "<<<<<<< \n", "\"\n}", "}", "0x1.", "\"#", "\\",
    ])
    func `what is repeated behind many brackets is read to its end`(_ unit: String) {
        let nested = String(repeating: "(", count: 50_000)
        let text = nested + String(repeating: unit, count: 400_000 / unit.utf8.count)
        #expect((1...20).contains(lexicalFaults(in: Array(text.utf8)).count))
        let tokens = tokens(of: Array(text.utf8))
        #expect(tokens.count >= 50_000)
        #expect(tokens.last?.range.upperBound ?? 0 > text.utf8.count - 2 * unit.utf8.count)
    }
}
