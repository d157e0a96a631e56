import SwiftOutline
import TestSupport
import Testing

@Suite("Outlines of mutilated texts")
struct OutlineMutationTests {
    private let source = Array(outlineSample.utf8)

    @Test("the sample is read to its end")
    func whole() {
        let outline = Outline(source)
        #expect(outline.types.count == 13)
        #expect(outline.members.last.map { outline.text(of: $0.name) } == "last")
        expectSound(outline)
    }

    @Test("cut off anywhere")
    func truncated() {
        for end in source.indices {
            expectSound(Outline(Array(source[..<end])))
        }
    }

    @Test("a token missing or twice", arguments: 0..<4)
    func tokens(part: Int) {
        let found = SwiftOutlineTests.tokens(of: source)
        for index in stride(from: part, to: found.count, by: 4) {
            let range = found[index].range
            expectSound(Outline(Array(source[..<range.lowerBound] + source[range.upperBound...])))
            expectSound(Outline(Array(source[..<range.upperBound] + source[range.lowerBound...])))
        }
    }

    @Test("tokens shuffled", arguments: 0..<8 as Range<UInt64>)
    func shuffled(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let found = SwiftOutlineTests.tokens(of: source)
        for _ in 0..<6 {
            let separator = random.next() % 3 == 0 ? UInt8(ascii: "\n") : UInt8(ascii: " ")
            let text = found.shuffled(using: &random).prefix(400).flatMap { source[$0.range] + [separator] }
            expectSound(Outline(text))
        }
    }

    @Test("what comes after a type that is whole is not lost by a fault in it")
    func resumption() {
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

    /// Checks what holds of every outline: it is in the order of the text, and its indices and ranges are good.
    private func expectSound(_ outline: Outline) {
        let count = outline.source.count
        let names = outline.uses.map(\.name)
        let isOrdered = zip(names, names.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
        let typesAreGood = outline.types.enumerated().allSatisfy { index, type in
            (type.parent ?? -1) < index && type.name.upperBound <= count && type.body.upperBound <= count
                && type.parent.map { outline.types[$0].body.contains(type.introducer) } ?? true
        }
        let membersAreGood = outline.members.allSatisfy { member in
            member.name.upperBound <= count && (member.type?.upperBound ?? 0) <= count
                && member.owner.map { outline.types[$0].body.contains(member.introducer) } ?? true
        }
        let indicesAreGood = outline.uses.allSatisfy {
            $0.name.upperBound <= count && ($0.type ?? -1) < outline.types.count
        }
        let comments = SwiftOutlineTests.tokens(of: outline.source).filter(\.isComment).map(\.range)
        let commentsAreGood = outline.comments == comments
        if !(isOrdered && typesAreGood && membersAreGood && indicesAreGood && commentsAreGood) {
            Issue.record(
                """
                order \(isOrdered), types \(typesAreGood), members \(membersAreGood), indices \(indicesAreGood), \
                comments \(commentsAreGood):
                \(outline.text(of: 0..<count))
                """)
        }
    }
}
