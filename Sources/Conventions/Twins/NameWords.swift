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

    /// The words of both that stand between those which both begin and end with.
    static func differing(_ first: NameWords, _ second: NameWords) -> (ArraySlice<[UInt8]>, ArraySlice<[UInt8]>) {
        let shorter = min(first.all.count, second.all.count)
        var start = 0
        while start < shorter, first.all[start] == second.all[start] { start += 1 }
        var end = 0
        while end < shorter - start,
            first.all[first.all.count - 1 - end] == second.all[second.all.count - 1 - end]
        { end += 1 }
        return (first.all[start..<(first.all.count - end)], second.all[start..<(second.all.count - end)])
    }
}
