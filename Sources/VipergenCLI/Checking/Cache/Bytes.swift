/// Numbers and texts, written one after the other.
struct ByteWriter {
    static let numberSize = 8

    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ text: String) {
        write(UInt64(text.utf8.count))
        bytes += text.utf8
    }

    /// Takes away what was written, but for fewer bytes at the end than a number has.
    mutating func takeWords() -> [UInt8] {
        let rest = Array(bytes.suffix(bytes.count % Self.numberSize))
        defer { bytes = rest }
        return Array(bytes.dropLast(rest.count))
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
        defer { index += ByteWriter.numberSize }
        return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self)) }
    }

    mutating func text() -> String? {
        guard let count = count() else { return nil }
        defer { index += count }
        return String(decoding: bytes[index..<index + count], as: UTF8.self)
    }

    mutating func list<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
        guard let count = count() else { return nil }
        return list(count, element)
    }

    /// So many elements.
    mutating func list<Element>(_ count: Int, _ element: (inout ByteReader) -> Element?) -> [Element]? {
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count {
            guard let next = element(&self) else { return nil }
            elements.append(next)
        }
        return elements
    }

    /// How many bytes or elements follow: of neither there are more than bytes.
    mutating func count() -> Int? {
        guard let number = number(), number <= UInt64(bytes.count - index) else { return nil }
        return Int(number)
    }
}
