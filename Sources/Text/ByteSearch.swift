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
    public func finds(in text: [UInt8]) -> Bool {
        guard let last = part.last else { return false }
        var end = part.count - 1
        while end < text.count {
            let byte = text[end]
            if byte == last, text[(end - part.count + 1)...end].elementsEqual(part) { return true }
            end += steps[Int(byte)]
        }
        return false
    }
}
