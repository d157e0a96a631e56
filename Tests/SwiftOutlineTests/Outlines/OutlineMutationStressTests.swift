import SwiftOutline
import Testing

/// Outlines of a text that has everything, mutilated everywhere.
@Suite struct OutlineMutationStressTests {
    private let source = Array(outlineSample.utf8)

    @Test func `a text may be cut off anywhere`() {
        for end in source.indices {
            expectSound(Outline(Array(source[..<end])))
        }
    }

    @Test(arguments: 0..<4)
    func `any token may be missing, or be there twice`(_ part: Int) {
        let found = tokens(of: source)
        for index in stride(from: part, to: found.count, by: 4) {
            let range = found[index].range
            expectSound(Outline(Array(source[..<range.lowerBound] + source[range.upperBound...])))
            expectSound(Outline(Array(source[..<range.upperBound] + source[range.lowerBound...])))
        }
    }
}
