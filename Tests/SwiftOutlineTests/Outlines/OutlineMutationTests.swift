import SwiftOutline
import TestSupport
import Testing

/// Outlines of texts with something missing or in disorder.
@Suite struct OutlineMutationTests {
    private let source = Array(outlineSample.utf8)

    @Test func `the sample is read to its end`() {
        let outline = Outline(source)
        #expect(outline.types.count == 13)
        #expect(outline.members.last.map { outline.text(of: $0.name) } == "last")
        expectSound(outline)
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `shuffled tokens do no harm`(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let found = tokens(of: source)
        for _ in 0..<6 {
            let separator = random.next() % 3 == 0 ? UInt8(ascii: "\n") : UInt8(ascii: " ")
            let text = found.shuffled(using: &random).prefix(400).flatMap { source[$0.range] + [separator] }
            expectSound(Outline(text))
        }
    }

    @Test func `what comes after a type that is whole is not lost by a fault in it`() {
        for fault in [
            "let a =", "func b(c: D", "var e: [F", "let g: H<", "case", "@I(", "func", "init(j: K = (", ")", "]",
        ] {
            let text = "class A {\n\(fault)\n}\nclass B { let c: D }"
            let names = Outline(Array(text.utf8)).types.map(\.name).map {
                String(decoding: Array(text.utf8)[$0], as: UTF8.self)
            }
            #expect(names == ["A", "B"], "\(fault)")
        }
    }
}
