import SwiftOutline
import TestSupport
import Testing

@Suite("Mutilated texts")
struct MutilationTests {
    @Test("the sample lexes")
    func whole() {
        #expect(faults(sample).isEmpty)
    }

    @Test("a bracket that is missing, or is there twice, is found")
    func brackets() {
        let source = Array(sample.utf8)
        var count = 0
        for offset in bracketOffsets(in: source) {
            for replacement in [[], [source[offset], source[offset]]] {
                var mutilated = source
                mutilated.replaceSubrange(offset...offset, with: replacement)
                #expect(!lexicalFaults(in: mutilated).isEmpty, "\(replacement.count) at \(offset)")
                count += 1
            }
        }
        #expect(count > 100)
    }

    @Test("a quote that is missing is found")
    func quotes() {
        let source = Array(sample.utf8)
        var count = 0
        for token in tokens(of: source) {
            let atEnds: [Int] =
                switch token.kind {
                case .string: [token.range.lowerBound, token.range.upperBound - 1]
                case .stringHead: [token.range.lowerBound]
                case .stringTail: [token.range.upperBound - 1]
                default: []
                }
            for offset in atEnds {
                var mutilated = source
                mutilated.remove(at: offset)
                #expect(!lexicalFaults(in: mutilated).isEmpty, "at \(offset)")
                count += 1
            }
        }
        #expect(count > 20)
    }

    @Test("a bracket that is missing from this project's sources is found")
    func sources() {
        for source in projectSources() {
            let offsets = bracketOffsets(in: source)
            for offset in stride(from: 0, to: offsets.count, by: 11).map({ offsets[$0] }) {
                var mutilated = source
                mutilated.remove(at: offset)
                #expect(!lexicalFaults(in: mutilated).isEmpty, "at \(offset)")
            }
        }
    }

    @Test("slices removed, doubled or cut off do no harm", arguments: 0..<8 as Range<UInt64>)
    func slices(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for source in projectSources() + [Array(sample.utf8)] {
            for _ in 0..<12 {
                let low = Int.random(in: 0...source.count, using: &random)
                let high = min(source.count, low + Int.random(in: 0...200, using: &random))
                var mutilated = source
                switch Int.random(in: 0..<4, using: &random) {
                case 0: mutilated.removeSubrange(low..<high)
                case 1: mutilated.insert(contentsOf: source[low..<high], at: low)
                case 2: mutilated.removeSubrange(low...)
                default: mutilated.replaceSubrange(low..<high, with: source[low..<high].reversed())
                }
                expectSound(mutilated)
            }
        }
    }

    @Test("any bytes will do", arguments: 0..<8 as Range<UInt64>)
    func noise(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let telling = Array("\"\"\"#/\\(){}[]`<>*.?!$0x1e\n\r 'a#if#else#endif<#\u{E9}".utf8)
        for length in 0..<200 {
            expectSound((0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) })
            expectSound((0..<length).map { _ in telling[Int.random(in: telling.indices, using: &random)] })
        }
    }

    /// Tokens stand in order within the text, tails are as many as heads, and faults are ordered and few.
    private func expectSound(_ source: [UInt8]) {
        var end = 0
        var depth = 0
        for token in tokens(of: source) {
            let isMadeUp = token.kind == .stringTail && token.range.isEmpty
            #expect(token.range.lowerBound >= end && token.range.upperBound <= source.count)
            #expect(isMadeUp || !token.range.isEmpty)
            end = token.range.upperBound
            if token.kind == .stringHead { depth += 1 }
            if token.kind == .stringTail { depth -= 1 }
            #expect(depth >= 0)
        }
        #expect(depth == 0)
        let offsets = lexicalFaults(in: source).map(\.offset)
        #expect(offsets == offsets.sorted() && offsets.count <= 20)
        #expect(offsets.allSatisfy { 0...source.count ~= $0 })
    }

    /// Where the brackets of the code are, but for those in literals: there, a text without one may lex too.
    private func bracketOffsets(in source: [UInt8]) -> [Int] {
        var depth = 0
        return tokens(of: source).compactMap { token in
            if token.kind == .stringHead { depth += 1 }
            if token.kind == .stringTail { depth -= 1 }
            let isBracket = "()[]{}".utf8.contains(source[token.range.lowerBound])
            return depth == 0 && token.kind == .punctuation && isBracket ? token.range.lowerBound : nil
        }
    }
}
