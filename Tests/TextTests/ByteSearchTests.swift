import Testing
import Text

@Suite struct ByteSearchTests {
    @Test(arguments: [
        ("a", "a", true), ("a", "", false), ("", "a", false), ("", "", false), ("ab", "aab", true), ("ab", "ba", false),
        ("abc", "ababc", true), ("aab", "aaaab", true), ("aba", "abcaba", true), ("View", "struct ViewBuilder {", true),
        ("View", "struct viewBuilder {", false), ("ViewBuilder", "View Builder", false), ("ü", "für", true),
        ("end", "the end", true), ("the", "the end", true), ("aaa", "aabaabaa", false),
    ])
    func `bytes are found wherever they stand`(_ part: String, _ text: String, _ isFound: Bool) {
        #expect(ByteSearch(part.utf8).finds(in: Array(text.utf8)) == isFound)
    }
}
