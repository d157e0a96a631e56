import Testing

@testable import Platform

@Suite struct ByteComparisonTests {
    @Test(arguments: ["", "a", "ab", "ba", "abc", "a\0c", "a\0d"])
    func `bytes are the same as themselves, and as no others`(_ text: String) {
        for other in ["", "a", "ab", "ba", "abc", "a\0c", "a\0d"] {
            #expect(Array(text.utf8).isSame(as: Array(other.utf8)) == (text == other))
        }
    }
}
