/// Numbers and texts, written one after the other.
struct ByteWriter {
    static let numberSize = 8

    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: UInt64) {
        for shift in 0..<Self.numberSize { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }

    mutating func write(_ text: String) {
        write(UInt64(text.utf8.count))
        bytes += text.utf8
    }
}

/// Reads what a `ByteWriter` has written; nil where there is less.
struct ByteReader {
    private let bytes: [UInt8]
    private var index: Int

    init(_ bytes: [UInt8], from index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    mutating func number() -> UInt64? {
        guard bytes.count - index >= ByteWriter.numberSize else { return nil }
        var number: UInt64 = 0
        for place in 0..<ByteWriter.numberSize { number |= UInt64(bytes[index + place]) << (8 * place) }
        index += ByteWriter.numberSize
        return number
    }

    mutating func text() -> String? {
        guard let count = count() else { return nil }
        defer { index += count }
        return String(decoding: bytes[index..<index + count], as: UTF8.self)
    }

    mutating func list<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
        guard let count = count() else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count {
            guard let next = element(&self) else { return nil }
            elements.append(next)
        }
        return elements
    }

    /// How many bytes or elements follow: of neither there are more than bytes.
    private mutating func count() -> Int? {
        guard let number = number(), number <= UInt64(bytes.count - index) else { return nil }
        return Int(number)
    }
}
