import Text

/// The words of a type's name in lower case; numbers are words, too.
struct NameWords {
    let all: [[UInt8]]

    init(_ name: String) {
        var words: [[UInt8]] = []
        var last: UInt8 = 0
        for byte in name.utf8 {
            let isNew = Self.kind(byte) != Self.kind(last) && !(last.isCapital && Self.kind(byte) == .small)
            if words.isEmpty || isNew { words.append([]) }
            words[words.count - 1].append(byte.lowercased)
            last = byte
        }
        all = words
    }

    private enum Kind { case small, capital, digit }

    private static func kind(_ byte: UInt8) -> Kind {
        byte.isCapital ? .capital : (0x30...0x39).contains(byte) ? .digit : .small
    }

    /// The words in which two names differ: of as many, those at the same places; else those that stand between what
    /// both begin and end with.
    static func differing(_ first: NameWords, _ second: NameWords) -> (first: [[UInt8]], second: [[UInt8]]) {
        if first.all.count == second.all.count {
            let places = first.all.indices.filter { first.all[$0] != second.all[$0] }
            return (places.map { first.all[$0] }, places.map { second.all[$0] })
        }
        let shorter = min(first.all.count, second.all.count)
        var start = 0
        while start < shorter, first.all[start] == second.all[start] { start += 1 }
        var end = 0
        while end < shorter - start,
            first.all[first.all.count - 1 - end] == second.all[second.all.count - 1 - end]
        { end += 1 }
        return (
            Array(first.all[start..<(first.all.count - end)]), Array(second.all[start..<(second.all.count - end)])
        )
    }
}
