import Text

/// Why a value has not the shape that its reader needs, and where.
public struct ShapeError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Kind: Sendable, Equatable {
        case unknownKey(String, known: [String])
        case missingKey(String)
        case wrongType(key: String, expected: Expected)
        /// An item of the list under the key has the wrong type.
        case wrongItem(key: String, expected: Expected)
        /// The list under the key has this item twice.
        case repeatedItem(String, key: String)
        /// The list under the key has no items, and must have some.
        case emptyList(key: String)
        /// The value is none of those that the key may have.
        case unknownValue(String, key: String, known: [String])
    }

    /// The types that a reader can ask for.
    public enum Expected: Sendable, Equatable {
        case string, bool, number, strings, object, objects
        /// A string, true or false, or a list of strings.
        case setting
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
