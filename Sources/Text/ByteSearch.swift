/// Looks for the same bytes in many texts, in fewer steps than there are bytes (Horspool's algorithm).
public struct ByteSearch: Sendable {
    private let part: [UInt8]
    /// How far to go on when a byte stands where the last of the part should.
    private var steps: [Int]

    /// A search for these bytes; no bytes are found nowhere.
    public init(_ part: some Collection<UInt8>) {
        self.part = Array(part)
        steps = Array(repeating: self.part.count, count: 256)
        for (index, byte) in self.part.dropLast().enumerated() { steps[Int(byte)] = self.part.count - 1 - index }
    }

    /// Whether the bytes stand somewhere in the text.
    public func finds(in text: [UInt8]) -> Bool { firstRange(in: text) != nil }

    /// Where the bytes stand first in the text, from some place on.
    public func firstRange(in text: [UInt8], from start: Int = 0) -> Range<Int>? {
        guard let last = part.last else { return nil }
        var end = start + part.count - 1
        while end < text.count {
            let byte = text[end]
            let first = end - part.count + 1
            if byte == last {
                var index = 0
                while first + index < end, text[first + index] == part[index] { index += 1 }
                if first + index == end { return first..<end + 1 }
            }
            end += steps[Int(byte)]
        }
        return nil
    }

    /// Whether the bytes stand somewhere in the text as a word, and not as a part of a longer one.
    public func findsWord(in text: [UInt8]) -> Bool {
        var start = 0
        while let range = firstRange(in: text, from: start) {
            let (first, end) = (range.lowerBound, range.upperBound)
            if (first == 0 || !text[first - 1].isNamePart) && (end == text.count || !text[end].isNamePart) {
                return true
            }
            start = first + 1
        }
        return false
    }
}
