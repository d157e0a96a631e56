import Text

/// Reads an object by the keys that are declared for it, so that a misspelled key is an error and is not ignored.
public struct ObjectReader: Sendable {
    private let members: [Node.Member]
    private let declaration: ObjectDeclaration
    /// Where the object begins.
    public let location: Location

    /// The object of a node; throws where the node is none, or has a key that is not declared.
    public init(_ node: Node, named name: String = "", _ declaration: ObjectDeclaration) throws(ShapeError) {
        guard case .object(let members) = node.content else {
            throw ShapeError(kind: .wrongType(key: name, expected: .object), location: node.location)
        }
        for member in members where !declaration.declares(member.key) {
            throw ShapeError(
                kind: .unknownKey(member.key, known: declaration.allKeys.map(\.name)), location: member.location)
        }
        self.members = members
        self.declaration = declaration
        location = node.location
    }

    /// The value of a key; null counts as absent.
    public subscript(key: Key) -> Node? {
        assert(declaration.declares(key.name), "'\(key.name)' is no key of a \(declaration.name)")
        guard let node = members.first(where: { $0.key == key.name })?.value, node.content != .null else { return nil }
        return node
    }

    /// The text of a key, nil where the key is absent.
    public func string(_ key: Key) throws(ShapeError) -> String? {
        guard let node = self[key] else { return nil }
        return try node.string(named: key.name)
    }

    /// The text of a key that must be there.
    public func requiredString(_ key: Key) throws(ShapeError) -> String {
        guard let text = try string(key) else { throw missing(key) }
        return text
    }

    /// The truth value of a key, nil where the key is absent.
    public func bool(_ key: Key) throws(ShapeError) -> Bool? {
        guard let node = self[key] else { return nil }
        guard case .bool(let value) = node.content else {
            throw ShapeError(kind: .wrongType(key: key.name, expected: .bool), location: node.location)
        }
        return value
    }

    /// The texts of a key, nil where the key is absent; a single text is a list of one.
    public func strings(_ key: Key) throws(ShapeError) -> [String]? {
        guard let node = self[key] else { return nil }
        return try node.strings(named: key.name)
    }

    /// The objects in the list of a key; none where the key is absent.
    public func objects(_ key: Key) throws(ShapeError) -> [Node] {
        guard let node = self[key] else { return [] }
        guard case .array(let items) = node.content else {
            throw ShapeError(kind: .wrongType(key: key.name, expected: .objects), location: node.location)
        }
        return items
    }

    /// The names and values of a key that is declared as a map; none where the key is absent. A null counts as absent.
    public func map(_ key: Key) throws(ShapeError) -> [Node.Member] {
        guard let node = self[key] else { return [] }
        return try node.map(named: key.name, as: key.type)
    }

    /// The texts that a key lists, and where each is written; none where the key is absent.
    public func places(of key: Key) throws(ShapeError) -> [(text: String, location: Location)] {
        guard let node = self[key] else { return [] }
        let texts = try node.strings(named: key.name)
        guard case .array(let items) = node.content else { return texts.map { ($0, node.location) } }
        return Array(zip(texts, items.map(\.location)))
    }

    /// The named objects of a key that is declared so, whether written as an object or as a list of objects with names;
    /// and where each name stands.
    public func named(_ key: Key) throws(ShapeError) -> [(name: String, location: Location, node: Node)] {
        guard let node = self[key] else { return [] }
        guard case .named(by: let nameKey, _) = key.type else { return [] }
        switch node.content {
        case .object(let members):
            return members.map { ($0.key, $0.location, $0.value) }
        case .array(let items):
            var result: [(name: String, location: Location, node: Node)] = []
            for item in items {
                guard case .object = item.content else {
                    throw ShapeError(kind: .wrongItem(key: key.name, expected: .object), location: item.location)
                }
                guard let name = item[nameKey] else {
                    throw ShapeError(kind: .missingKey(nameKey), location: item.location)
                }
                let text = try name.string(named: nameKey)
                guard !result.contains(where: { $0.name == text }) else {
                    throw ShapeError(kind: .repeatedItem(text, key: key.name), location: name.location)
                }
                result.append((text, name.location, item))
            }
            return result
        default:
            throw ShapeError(kind: .wrongType(key: key.name, expected: .object), location: node.location)
        }
    }

    /// The fault of a key that is not there.
    public func missing(_ key: Key) -> ShapeError {
        ShapeError(kind: .missingKey(key.name), location: location)
    }

    /// The fault of a key whose text is none of those that it may have.
    public func unknownValue(_ text: String, of key: Key, known: [String]) -> ShapeError {
        ShapeError(kind: .unknownValue(text, key: key.name, known: known), location: self[key]?.location ?? location)
    }
}
