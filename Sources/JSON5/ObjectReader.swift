import Text

/// Reads an object whose keys are known, so that a misspelled key is an error and is not ignored.
public struct ObjectReader: Sendable {
    private let members: [Node.Member]
    /// Where the object begins.
    public let location: Location

    /// The object of a node; throws where the node is none, or has a key that is not among the known ones.
    public init(_ node: Node, named name: String = "", known: [String]) throws(ShapeError) {
        guard case .object(let members) = node.content else {
            throw ShapeError(kind: .wrongType(key: name, expected: .object), location: node.location)
        }
        for member in members where !known.contains(member.key) {
            throw ShapeError(kind: .unknownKey(member.key, known: known), location: member.location)
        }
        self.members = members
        location = node.location
    }

    /// The value of a key; null counts as absent.
    public subscript(key: String) -> Node? {
        guard let node = members.first(where: { $0.key == key })?.value, node.content != .null else { return nil }
        return node
    }

    /// The text of a key, nil where the key is absent.
    public func string(_ key: String) throws(ShapeError) -> String? {
        guard let node = self[key] else { return nil }
        return try node.string(named: key)
    }

    /// The text of a key that must be there.
    public func requiredString(_ key: String) throws(ShapeError) -> String {
        guard let text = try string(key) else { throw ShapeError(kind: .missingKey(key), location: location) }
        return text
    }

    /// The truth value of a key, nil where the key is absent.
    public func bool(_ key: String) throws(ShapeError) -> Bool? {
        guard let node = self[key] else { return nil }
        guard case .bool(let value) = node.content else {
            throw ShapeError(kind: .wrongType(key: key, expected: .bool), location: node.location)
        }
        return value
    }

    /// The texts of a key, nil where the key is absent; a single text is a list of one.
    public func strings(_ key: String) throws(ShapeError) -> [String]? {
        guard let node = self[key] else { return nil }
        if case .string(let text) = node.content { return [text] }
        guard case .array(let items) = node.content else {
            throw ShapeError(kind: .wrongType(key: key, expected: .strings), location: node.location)
        }
        var strings: [String] = []
        for item in items { strings.append(try item.string(named: key)) }
        return strings
    }

    /// The named values of a key, whether written as an object or as a list of objects with the given name key.
    public func named(_ key: String, by nameKey: String) throws(ShapeError) -> [(name: String, node: Node)] {
        guard let node = self[key] else { return [] }
        switch node.content {
        case .object(let members):
            return members.map { ($0.key, $0.value) }
        case .array(let items):
            var result: [(name: String, node: Node)] = []
            for item in items {
                guard case .object = item.content else {
                    throw ShapeError(kind: .wrongType(key: key, expected: .object), location: item.location)
                }
                guard let name = item[nameKey] else {
                    throw ShapeError(kind: .missingKey(nameKey), location: item.location)
                }
                result.append((try name.string(named: nameKey), item))
            }
            return result
        default:
            throw ShapeError(kind: .wrongType(key: key, expected: .object), location: node.location)
        }
    }
}

extension Node {
    fileprivate func string(named key: String) throws(ShapeError) -> String {
        guard case .string(let text) = content else {
            throw ShapeError(kind: .wrongType(key: key, expected: .string), location: location)
        }
        return text
    }
}

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
