/// What can be written as a text and read back faster than it was found out.
///
/// The text is made when the program is built, for the sets that are inside it, and is of no use to another version.
protocol Packable {
    /// Reads what `pack` wrote.
    init(from unpacker: inout Unpacker)
    func pack(into packer: inout Packer)
}

/// Writes values one after the other, as bytes below 128 but for what strings hold.
struct Packer {
    private(set) var bytes: [UInt8] = []
    /// The patterns that have been written, with their numbers.
    var patterns: [NamePattern: Int] = [:]
    /// Those in what is read later, if ever.
    var deferredPatterns: [NamePattern] = []

    mutating func write(_ value: some Packable) { value.pack(into: &self) }

    fileprivate mutating func write(number: Int) {
        var rest = number
        while rest >= 0x40 {
            bytes.append(UInt8(rest & 0x3F | 0x40))
            rest >>= 6
        }
        bytes.append(UInt8(rest))
    }

    fileprivate mutating func write(text: String) {
        write(bytes: Array(text.utf8)[...])
    }

    fileprivate mutating func write(bytes part: ArraySlice<UInt8>) {
        write(number: part.count)
        bytes += part
    }
}

/// Reads what a packer wrote, value by value. A text that is too short reads as zeros.
struct Unpacker {
    private let bytes: [UInt8]
    private var offset: Int
    private let end: Int
    /// Whether this is a part of something else, whose patterns have numbers of their own.
    let isPart: Bool
    /// The patterns that have been read, by their numbers.
    var patterns: [NamePattern] = []

    init(_ bytes: [UInt8]) {
        self.init(bytes, bytes.indices, isPart: false)
    }

    fileprivate init(_ bytes: [UInt8], _ range: Range<Int>, isPart: Bool) {
        self.bytes = bytes
        (offset, end) = (range.lowerBound, range.upperBound)
        self.isPart = isPart
    }

    mutating func read<Value: Packable>(_ type: Value.Type = Value.self) -> Value { Value(from: &self) }

    fileprivate mutating func number() -> Int {
        var number = 0
        var shift = 0
        while offset < end {
            let byte = Int(bytes[offset])
            offset += 1
            number |= (byte & 0x3F) << shift
            shift += 6
            if byte < 0x40 { break }
        }
        return number
    }

    fileprivate mutating func text() -> String {
        String(decoding: bytes[part()], as: UTF8.self)
    }

    /// Skips as many bytes as a number says, and returns where they are.
    private mutating func part() -> Range<Int> {
        let count = number()
        let start = offset
        offset = min(start + count, end)
        return start..<offset
    }

    /// What is skipped, to be read by another unpacker.
    fileprivate mutating func skipped() -> (bytes: [UInt8], range: Range<Int>) { (bytes, part()) }
}

/// A value of which nothing is read before it is asked for.
struct Deferred<Value: Packable>: Sendable {
    private let bytes: [UInt8]
    private let range: Range<Int>

    init(_ value: Value) {
        var packer = Packer()
        packer.write(value)
        bytes = packer.bytes
        range = bytes.indices
    }

    /// The value, read anew each time.
    var value: Value { read().value }

    private func read() -> (value: Value, patterns: [NamePattern]) {
        var unpacker = Unpacker(bytes, range, isPart: true)
        return (unpacker.read(), unpacker.patterns)
    }
}

extension Deferred: Packable {
    init(from unpacker: inout Unpacker) {
        (bytes, range) = unpacker.skipped()
    }

    func pack(into packer: inout Packer) {
        packer.write(bytes: bytes[range])
        packer.deferredPatterns += read().patterns
    }
}

extension Int: Packable {
    init(from unpacker: inout Unpacker) { self = unpacker.number() }
    func pack(into packer: inout Packer) { packer.write(number: self) }
}

extension Bool: Packable {
    init(from unpacker: inout Unpacker) { self = unpacker.number() != 0 }
    func pack(into packer: inout Packer) { packer.write(number: self ? 1 : 0) }
}

extension String: Packable {
    init(from unpacker: inout Unpacker) { self = unpacker.text() }
    func pack(into packer: inout Packer) { packer.write(text: self) }
}

extension Array: Packable where Element: Packable {
    init(from unpacker: inout Unpacker) {
        self = (0..<unpacker.number()).map { _ in unpacker.read() }
    }

    func pack(into packer: inout Packer) {
        packer.write(count)
        for element in self { packer.write(element) }
    }
}

extension Optional: Packable where Wrapped: Packable {
    init(from unpacker: inout Unpacker) {
        self = unpacker.read(Bool.self) ? unpacker.read(Wrapped.self) : nil
    }

    func pack(into packer: inout Packer) {
        packer.write(self != nil)
        if let self { packer.write(self) }
    }
}
