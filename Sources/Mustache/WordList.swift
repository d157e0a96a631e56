/// Words parted by blanks, kept as bytes: to make a set of them costs more than to go through them a few times.
struct WordList: Sendable {
    private let text: StaticString

    init(_ text: StaticString) {
        self.text = text
    }

    /// Whether this is one of the words.
    func contains(_ word: String) -> Bool {
        number(of: word) != nil
    }

    /// The word's number in the list; nil where it is not there.
    func number(of word: String) -> Int? {
        let wanted = Array(word.utf8)
        return text.withUTF8Buffer { bytes in
            var number = 0
            var start = 0
            while start + wanted.count <= bytes.count {
                var length = 0
                while start + length < bytes.count, length < wanted.count, bytes[start + length] == wanted[length] {
                    length += 1
                }
                let ends = start + length == bytes.count || bytes[start + length] == UInt8(ascii: " ")
                if length == wanted.count, ends, length > 0 { return number }
                while start < bytes.count, bytes[start] != UInt8(ascii: " ") { start += 1 }
                start += 1
                number += 1
            }
            return nil
        }
    }

    /// The word of a number.
    subscript(number: Int) -> String {
        String(text.description.split(separator: " ")[number])
    }
}
