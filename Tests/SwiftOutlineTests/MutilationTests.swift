import SwiftOutline
import TestSupport
import Testing

/// Texts with something missing, or there twice, or in disorder.
@Suite struct MutilationTests {
    @Test func `the sample lexes`() {
        #expect(faults(sample).isEmpty)
    }

    @Test func `a bracket that is missing, or is there twice, is found`() {
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

    @Test func `a quote that is missing is found`() {
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

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `any bytes will do`(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let telling = Array("\"\"\"#/\\(){}[]`<>*.?!$0x1e\n\r 'a#if#else#endif<#\u{E9}".utf8)
        for length in 0..<200 {
            expectSoundTokens(of: (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) })
            expectSoundTokens(of: (0..<length).map { _ in telling[Int.random(in: telling.indices, using: &random)] })
        }
    }
}
