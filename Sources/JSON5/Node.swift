import Text

/// A JSON5 value and the place where it begins in its text.
public struct Node: Sendable, Equatable {
    /// What the value is.
    public enum Content: Sendable, Equatable {
        case null
        case bool(Bool)
        /// A number in plain decimal notation (`Infinity` and `NaN` as such).
        case number(String)
        case string(String)
        case array([Node])
        case object([Member])
    }

    /// A key of an object with its value, in the order of the text.
    public struct Member: Sendable, Equatable {
        /// The key, unquoted.
        public var key: String
        /// Where the key stands.
        public var location: Location
        /// The value.
        public var value: Node
    }

    /// What the value is.
    public var content: Content
    /// Where it begins.
    public var location: Location

    /// The value of a key, nil where this is no object or has no such key.
    public subscript(key: String) -> Node? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }
}

/// Why a text is not JSON5, and where.
public struct JSON5Error: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Kind: Sendable, Equatable {
        /// Something else stands where one of the expected tokens should.
        case expected(String)
        case unexpectedEnd
        case unterminatedString
        case unterminatedComment
        case badEscape
        case badNumber
        case duplicateKey(String)
        case nestedTooDeep(maximum: Int)
        case invalidUTF8
        case trailingText
    }

    /// What is wrong.
    public var kind: Kind
    /// Where.
    public var location: Location
}

extension Node {
    /// Reads a whole JSON5 text: JSON with comments, trailing commas, single quotes and bare keys.
    public init(json5 text: [UInt8]) throws(JSON5Error) {
        var parser = Parser(text)
        self = try parser.document()
    }
}
