import Text

/// A position in a text, with the verbs that all of JSON5's grammar is read by.
struct Reader {
    let bytes: [UInt8]
    private(set) var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { index == bytes.count }
    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private var counter = LocationCounter()

    var location: Location {
        mutating get { counter.location(of: index, in: bytes) }
    }

    mutating func error(_ kind: JSON5Error.Kind) -> JSON5Error {
        JSON5Error(kind: kind, location: location)
    }

    mutating func advance(by count: Int = 1) {
        index = min(index + count, bytes.count)
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    /// Whether the bytes ahead are these.
    func sees(_ text: StaticString) -> Bool {
        guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { expected in bytes[index..<index + expected.count].elementsEqual(expected) }
    }

    /// The scalar ahead and its length in bytes; the text is known to be UTF-8.
    var scalar: (value: Unicode.Scalar, length: Int)? {
        guard let first = peek else { return nil }
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let text = String(decoding: bytes[index..<min(index + length, bytes.count)], as: UTF8.self)
        return text.unicodeScalars.first.map { ($0, length) }
    }

    mutating func skipBlanks() throws(JSON5Error) {
        while let byte = peek {
            switch byte {
            case 0x09...0x0D, 0x20: index += 1
            case UInt8(ascii: "/"): try skipComment()
            case 0x80...:
                guard let (value, length) = scalar, value.properties.isWhitespace || value == "\u{FEFF}" else { return }
                index += length
            default: return
            }
        }
    }

    private mutating func skipComment() throws(JSON5Error) {
        if sees("//") {
            while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"),
                !sees("\u{2028}"), !sees("\u{2029}")
            { index += 1 }
        } else if sees("/*") {
            let start = location
            index += 2
            while !sees("*/") {
                guard !isAtEnd else { throw JSON5Error(kind: .unterminatedComment, location: start) }
                index += 1
            }
            index += 2
        } else {
            throw error(.expected("a comment"))
        }
    }

    /// Most names are ASCII, and asking for Unicode properties costs a hundred times as much.
    private func isASCIIName(_ byte: UInt8, first: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): !first
        default: false
        }
    }

    /// An ECMAScript identifier name, empty where none stands.
    mutating func identifier() -> String {
        let start = index
        while let byte = peek, byte < 0x80, isASCIIName(byte, first: index == start) { index += 1 }
        while let (value, length) = scalar {
            let isFirst = index == start
            let fits =
                value == "$" || value == "_" || value.properties.isXIDStart
                || (!isFirst && (value.properties.isXIDContinue || value == "\u{200C}" || value == "\u{200D}"))
            guard fits else { break }
            index += length
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}
