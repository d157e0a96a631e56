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
        write(number: text.utf8.count)
        bytes += Array(text.utf8)
    }
}

/// Reads what a packer wrote, value by value. A text that is too short reads as zeros.
struct Unpacker {
    private let bytes: [UInt8]
    private var offset = 0
    /// The patterns that have been read, by their numbers.
    var patterns: [NamePattern] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func read<Value: Packable>(_ type: Value.Type = Value.self) -> Value { Value(from: &self) }

    fileprivate mutating func number() -> Int {
        var number = 0
        var shift = 0
        while offset < bytes.count {
            let byte = Int(bytes[offset])
            offset += 1
            number |= (byte & 0x3F) << shift
            shift += 6
            if byte < 0x40 { break }
        }
        return number
    }

    fileprivate mutating func text() -> String {
        let count = number()
        let end = min(offset + count, bytes.count)
        defer { offset = end }
        return String(decoding: bytes[offset..<end], as: UTF8.self)
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
