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

    @Test(arguments: [
        ("a", "banana", [1, 3, 5]), ("ana", "banana", [1, 3]), ("aa", "aaaa", [0, 1, 2]), ("b", "aaa", []),
        ("", "a", []),
    ])
    func `each place is found from the one after the last`(_ part: String, _ text: String, _ places: [Int]) {
        let (search, text) = (ByteSearch(part.utf8), Array(text.utf8))
        var found: [Int] = []
        while let range = search.firstRange(in: text, from: (found.last ?? -1) + 1) {
            #expect(range.count == part.utf8.count)
            found.append(range.lowerBound)
        }
        #expect(found == places)
    }

    @Test(arguments: [
        ("View", "View", true), ("View", "a: View,", true), ("View", "ViewModel", false), ("View", "MyView", false),
        ("View", "MyView ViewModel _View View2", false), ("View", "MyView, View", true), ("aa", "aaa aa", true),
        ("View", "", false), ("", "a b", false),
    ])
    func `a word is no part of a longer one`(_ word: String, _ text: String, _ isFound: Bool) {
        #expect(ByteSearch(word.utf8).findsWord(in: Array(text.utf8)) == isFound)
    }
}
