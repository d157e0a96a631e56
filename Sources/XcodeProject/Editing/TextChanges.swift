/// Changes to a text that are made in one pass.
struct TextChanges {
    private struct Change {
        var range: Range<Int>
        var text: [UInt8]
    }

    private var changes: [Change] = []

    var isEmpty: Bool { changes.isEmpty }

    /// Puts bytes into the place of others. Changes must not overlap; of several in one place the one comes first that
    /// was asked for first.
    mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
        changes.append(Change(range: range, text: text))
    }

    mutating func insert(_ text: [UInt8], at offset: Int) { replace(offset..<offset, with: text) }

    mutating func remove(_ range: Range<Int>) { replace(range, with: []) }

    /// The text with all changes.
    func applied(to text: [UInt8]) -> [UInt8] {
        // Sorting is stable only by the order in which the changes were asked for.
        let order = changes.indices.sorted { first, second in
            let (one, two) = (changes[first].range.lowerBound, changes[second].range.lowerBound)
            return one == two ? first < second : one < two
        }
        var result: [UInt8] = []
        result.reserveCapacity(changes.reduce(text.count) { $0 + $1.text.count })
        var offset = 0
        for index in order {
            let change = changes[index]
            result += text[offset..<max(offset, change.range.lowerBound)]
            result += change.text
            offset = max(offset, change.range.upperBound)
        }
        result += text[offset...]
        return result
    }
}
