import SwiftOutline
import Testing

@testable import Extraction

/// Texts that a machine has written: with a step for each two of their names they would take minutes.
@Suite struct LongTextTests {
    @Test(arguments: [
        ("", "func a() {", "}"), ("class A {", "var a#: B# = 1\n", ""),
        ("", "enum A# { case a#; var b: A# { .b# } }\n", ""),
    ])
    func `a long text takes no time`(_ start: String, _ part: String, _ end: String) {
        let count = 1_500
        let parts = (0..<count).map { part.replacing("#", with: String($0)) }.joined()
        let bytes = Array((start + parts + String(repeating: end, count: count)).utf8)
        let uses = DeclaredUses([bytes])
        #expect(uses.dangling(beside: [uses]).isEmpty)
        #expect(Misfits([Outline(bytes)]).all.isEmpty)
    }
}
