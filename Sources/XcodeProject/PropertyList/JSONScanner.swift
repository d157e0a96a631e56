/// Finds the values of a property list in JSON, as `plutil -convert json` writes it.
struct JSONScanner {
    private var scanner: Scanner

    /// The nodes of a text.
    static func nodes(of text: [UInt8]) throws(Fault) -> [Node] {
        var json = JSONScanner(scanner: try Scanner(text))
        try json.scan()
        return json.scanner.nodes
    }

    private mutating func scan() throws(Fault) {
        scanner.skipBlanks()
        guard scanner.byte == UInt8(ascii: "{") else { throw scanner.misplaced(.dictionary) }
        try scanValue()
        while let container = scanner.open.last {
            let isFirst = container == scanner.nodes.count - 1
            scanner.skipBlanks()
            if scanner.byte == (scanner.isInDictionary ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                scanner.closeContainer(at: scanner.offset)
                scanner.offset += 1
                continue
            }
            if !isFirst {
                guard scanner.take(",") else { throw scanner.misplaced(.commaOrEnd) }
                scanner.skipBlanks()
            }
            if scanner.isInDictionary { try scanKey() }
            try scanValue()
        }
        scanner.skipBlanks()
        guard scanner.isAtEnd else { throw Fault(.trailingText, at: scanner.offset) }
    }

    private mutating func scanKey() throws(Fault) {
        guard scanner.byte == UInt8(ascii: "\"") else { throw scanner.misplaced(.key) }
        try scanString()
        scanner.skipBlanks()
        guard scanner.take(":") else { throw scanner.misplaced(.assignment) }
        scanner.skipBlanks()
    }

    private mutating func scanValue() throws(Fault) {
        let start = scanner.offset
        switch scanner.byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            try scanner.openContainer(scanner.byte == UInt8(ascii: "{") ? .dictionary : .array, at: start)
            scanner.offset += 1
        case UInt8(ascii: "\""):
            try scanString()
        default:
            while scanner.byte.isWordPart || scanner.byte == UInt8(ascii: "+") { scanner.offset += 1 }
            guard scanner.offset > start else { throw scanner.misplaced(.value) }
            scanner.emit(.plain, start..<scanner.offset)
        }
    }

    private mutating func scanString() throws(Fault) {
        let start = scanner.offset + 1
        var kind = Node.Kind.plain
        scanner.offset = start
        while scanner.byte != UInt8(ascii: "\"") {
            if scanner.byte == UInt8(ascii: "\\") {
                kind = .escaped
                scanner.offset += 1
            }
            guard !scanner.isAtEnd else { throw Fault(.unterminatedString, at: start - 1) }
            scanner.offset += 1
        }
        scanner.emit(kind, start..<scanner.offset)
        scanner.offset += 1
    }
}

/// The escapes in strings of JSON.
enum JSONEscapes {
    /// The text of a string that has escapes.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var rest = bytes
        while let byte = rest.first {
            guard byte == UInt8(ascii: "\\") else {
                let run = rest.prefix { $0 != UInt8(ascii: "\\") }
                units.append(contentsOf: String(decoding: run, as: UTF8.self).utf16)
                rest = rest[run.endIndex...]
                continue
            }
            rest.removeFirst()
            switch rest.popFirst() {
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"):
                let digits = rest.prefix(4).compactMap(\.hexadecimalValue)
                units.append(digits.reduce(0) { $0 &* 16 &+ UInt16($1) })
                rest = rest.dropFirst(4)
            case let other?: units.append(UInt16(other))
            case nil: break
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
