/// Words separated by blanks, kept as bytes: to make a set of them costs more than to go through them a few times.
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
        guard let first = wanted.first else { return nil }
        let space = UInt8(ascii: " ")
        return text.withUTF8Buffer { bytes in
            var previous = space
            for start in bytes.indices {
                let end = start + wanted.count
                if bytes[start] == first, previous == space,
                    end == bytes.count || end < bytes.count && bytes[end] == space,
                    bytes[start..<end].elementsEqual(wanted)
                {
                    return bytes[..<start].count { $0 == space }
                }
                previous = bytes[start]
            }
            return nil
        }
    }

    /// The word of a number.
    subscript(number: Int) -> String {
        String(text.description.split(separator: " ")[number])
    }
}
