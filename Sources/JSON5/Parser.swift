import Text

/// Reads JSON5 from bytes, one value a function. https://spec.json5.org
struct Parser {
    /// How many values may be within each other. A level takes more than two kilobytes of stack in a debug build, and
    /// macOS gives a secondary thread half a megabyte.
    private static let maximumDepth = 100

    private(set) var reader: Reader

    init(_ text: [UInt8]) {
        reader = Reader(text)
    }

    /// Begins at a byte, where a value stands.
    init(_ text: [UInt8], at start: Int) {
        self.init(text)
        reader.advance(by: start)
    }

    /// Goes behind a value.
    mutating func skipValue() throws(JSON5Error) {
        _ = try value(depth: 0)
    }

    mutating func document() throws(JSON5Error) -> Node {
        if let fault = reader.bytes.firstInvalidUTF8 {
            reader.advance(by: fault)
            throw reader.error(.invalidUTF8)
        }
        try reader.skipBlanks()
        let node = try value(depth: 0)
        try reader.skipBlanks()
        guard reader.isAtEnd else { throw reader.error(.trailingText) }
        return node
    }

    private mutating func value(depth: Int) throws(JSON5Error) -> Node {
        let location = reader.location
        guard depth < Self.maximumDepth else { throw reader.error(.nestedTooDeep(maximum: Self.maximumDepth)) }
        guard let byte = reader.peek else { throw reader.error(.unexpectedEnd) }
        let content: Node.Content
        switch byte {
        case UInt8(ascii: "{"): content = .object(try object(depth: depth + 1))
        case UInt8(ascii: "["): content = .array(try array(depth: depth + 1))
        case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(try reader.string())
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
            content = .number(try reader.number())
        default: content = try word()
        }
        return Node(content: content, location: location)
    }

    private mutating func word() throws(JSON5Error) -> Node.Content {
        let location = reader.location
        switch reader.identifier() {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "Infinity": return .number("Infinity")
        case "NaN": return .number("NaN")
        default: throw JSON5Error(kind: .expected("a value"), location: location)
        }
    }

    private mutating func array(depth: Int) throws(JSON5Error) -> [Node] {
        reader.advance()
        var nodes: [Node] = []
        while true {
            try reader.skipBlanks()
            if reader.take(UInt8(ascii: "]")) { return nodes }
            nodes.append(try value(depth: depth))
            try reader.skipBlanks()
            if reader.take(UInt8(ascii: ",")) { continue }
            if reader.take(UInt8(ascii: "]")) { return nodes }
            throw reader.error(reader.isAtEnd ? .unexpectedEnd : .expected("',' or ']'"))
        }
    }

    private mutating func object(depth: Int) throws(JSON5Error) -> [Node.Member] {
        reader.advance()
        var members: [Node.Member] = []
        var keys: Set<String> = []
        while true {
            try reader.skipBlanks()
            if reader.take(UInt8(ascii: "}")) { return members }
            let location = reader.location
            let key = try self.key()
            guard keys.insert(key).inserted else {
                throw JSON5Error(kind: .duplicateKey(key), location: location)
            }
            try reader.skipBlanks()
            guard reader.take(UInt8(ascii: ":")) else {
                throw reader.error(reader.isAtEnd ? .unexpectedEnd : .expected("':'"))
            }
            try reader.skipBlanks()
            members.append(Node.Member(key: key, location: location, value: try value(depth: depth)))
            try reader.skipBlanks()
            if reader.take(UInt8(ascii: ",")) { continue }
            if reader.take(UInt8(ascii: "}")) { return members }
            throw reader.error(reader.isAtEnd ? .unexpectedEnd : .expected("',' or '}'"))
        }
    }

    private mutating func key() throws(JSON5Error) -> String {
        switch reader.peek {
        case nil: throw reader.error(.unexpectedEnd)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try reader.string()
        default:
            let name = reader.identifier()
            guard !name.isEmpty else { throw reader.error(.expected("a key")) }
            return name
        }
    }
}
