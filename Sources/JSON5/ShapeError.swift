import Text

/// Why a value has not the shape that its reader needs, and where.
public struct ShapeError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Kind: Sendable, Equatable {
        case unknownKey(String, known: [String])
        case missingKey(String)
        case wrongType(key: String, expected: Expected)
        /// The value is none of those that the key may have.
        case unknownValue(String, key: String, known: [String])
    }

    /// The types that a reader can ask for.
    public enum Expected: Sendable, Equatable {
        case string, bool, number, strings, object, objects
    }

    /// What is wrong.
    public var kind: Kind
    /// Where.
    public var location: Location

    /// The fault of this kind at this location.
    public init(kind: Kind, location: Location) {
        self.kind = kind
        self.location = location
    }
}
