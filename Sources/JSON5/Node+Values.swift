import Text

extension Node {
    /// The text that this is.
    ///
    /// - Parameter key: What the fault calls it.
    public func string(named key: String) throws(ShapeError) -> String {
        guard case .string(let text) = content else {
            throw ShapeError(kind: .wrongType(key: key, expected: .string), location: location)
        }
        return text
    }

    /// The texts that this lists; a single text is a list of one.
    ///
    /// - Parameter key: What a fault calls it.
    public func strings(named key: String) throws(ShapeError) -> [String] {
        if case .string(let text) = content { return [text] }
        guard case .array(let items) = content else {
            throw ShapeError(kind: .wrongType(key: key, expected: .strings), location: location)
        }
        var strings: [String] = []
        for item in items { strings.append(try item.item(of: key)) }
        return strings
    }

    /// The text that this is, as an item of the list under a key.
    public func item(of key: String) throws(ShapeError) -> String {
        guard case .string(let text) = content else {
            throw ShapeError(kind: .wrongItem(key: key, expected: .string), location: location)
        }
        return text
    }

    /// The names and values of this map. A null counts as absent.
    ///
    /// - Parameters:
    ///   - key: What a fault calls it.
    ///   - type: The map that it is declared as.
    public func map(named key: String, as type: ValueType) throws(ShapeError) -> [Member] {
        guard case .object(let members) = content else {
            throw ShapeError(kind: .wrongType(key: key, expected: .object), location: location)
        }
        if case .map(from: let names, to: _) = type, let known = names.known?() {
            for member in members where !known.contains(member.key) {
                throw ShapeError(kind: .unknownKey(member.key, known: known), location: member.location)
            }
        }
        return members.filter { $0.value.content != .null }
    }
}
