/// Looks for any of some names in many texts, in fewer steps than there are bytes (the algorithm of Wu and Manber). A
/// name stands where no letter, digit or underscore is before or behind it.
public struct NameSearch: Sendable {
    private let names: Set<[UInt8]>
    /// How many bytes of each name are looked for: as many as the shortest has, and two at least.
    private let count: Int
    /// How far to go on when two bytes stand where the last two of these should.
    private var steps: [UInt8]

    /// A search for these names. Of one that has parts, the last is looked for; one of a single letter is found
    /// nowhere.
    public init(_ names: some Sequence<String>) {
        self.names = Set(
            names.compactMap { $0.utf8.split { !$0.isNamePart }.last.map(Array.init) }.filter { $0.count > 1 })
        count = min(self.names.map(\.count).min() ?? 2, Int(UInt8.max))
        steps = Array(repeating: UInt8(count - 1), count: 1 << 16)
        for name in self.names {
            for end in 1..<count {
                let pair = Self.pair(name[end - 1], name[end])
                steps[pair] = min(steps[pair], UInt8(count - 1 - end))
            }
        }
    }

    private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

    /// Whether one of the names stands somewhere in a text.
    public func findsAny(in text: [UInt8]) -> Bool {
        guard !names.isEmpty else { return false }
        var offset = count - 1
        while offset < text.count {
            let step = Int(steps[Self.pair(text[offset - 1], text[offset])])
            guard step == 0 else {
                offset += step
                continue
            }
            var (start, end) = (offset, offset + 1)
            while start > 0, text[start - 1].isNamePart { start -= 1 }
            while end < text.count, text[end].isNamePart { end += 1 }
            if names.contains(Array(text[start..<end])) { return true }
            offset = end + count
        }
        return false
    }
}
