import Testing

@testable import XcodeProject

/// Identifiers are spread over the tables that they are looked up in.
@Suite struct ByteHashTests {
    @Test(arguments: [
        (0, 0), (0, 8), (0, 12), (0, 16), (0, 20), (12, 0), (16, 0), (20, 0), (0, 19), (3, 14),
    ])
    func `wherever identifiers differ, few of them share a place`(_ before: Int, _ after: Int) {
        let width = 4096
        for seed in [0, 1, 0xDEAD_BEEF_0BAD_CAFE] as [UInt64] {
            var counts = [Int](repeating: 0, count: width)
            for number in 0..<width {
                let digits = String(number, radix: 16, uppercase: true)
                let text =
                    String(repeating: "A", count: before) + String(repeating: "0", count: 4 - digits.count) + digits
                    + String(repeating: "0", count: after)
                counts[Int(Array(text.utf8)[...].hash(seed: seed)) & (width - 1)] += 1
            }
            #expect((counts.max() ?? 0) < 16)
            #expect(counts.count { $0 == 0 } < width / 2)
        }
    }
}
