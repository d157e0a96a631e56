import SwiftOutline
import TestSupport
import Testing

/// All of this project's sources, mutilated.
@Suite struct MutilationStressTests {
    @Test func `a bracket that is missing from this project's sources is found`() {
        for source in projectSources() {
            let offsets = bracketOffsets(in: source)
            for offset in stride(from: 0, to: offsets.count, by: 11).map({ offsets[$0] }) {
                var mutilated = source
                mutilated.remove(at: offset)
                #expect(!lexicalFaults(in: mutilated).isEmpty, "at \(offset)")
            }
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `slices removed, doubled or cut off do no harm`(_ seed: UInt64) {
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
                expectSoundTokens(of: mutilated)
            }
        }
    }
}
