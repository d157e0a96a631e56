extension PropertyList {
    /// The values of a dictionary's keys, in the order of the text.
    struct Entries: Sequence, IteratorProtocol {
        let list: PropertyList
        var node: Int
        let end: Int

        @inline(__always)
        mutating func next() -> (key: Int, value: Int)? {
            guard node < end else { return nil }
            let key = node
            node = list.next(after: key + 1)
            return (key, key + 1)
        }
    }

    /// The values of an array, in the order of the text.
    struct Elements: Sequence, IteratorProtocol {
        let list: PropertyList
        var node: Int
        let end: Int

        @inline(__always)
        mutating func next() -> Int? {
            guard node < end else { return nil }
            defer { node = list.next(after: node) }
            return node
        }
    }

    /// A dictionary's keys and values; none for any other value.
    @inline(__always)
    func entries(of node: Int) -> Entries {
        let isDictionary = nodes[node].kind == .dictionary
        return Entries(list: self, node: node + 1, end: isDictionary ? nodes[node].next - 1 : 0)
    }

    /// An array's values; none for any other value.
    @inline(__always)
    func elements(of node: Int) -> Elements {
        let isArray = nodes[node].kind == .array
        return Elements(list: self, node: node + 1, end: isArray ? nodes[node].next - 1 : 0)
    }

    /// The value of a key, the last one where the key is there twice.
    @inline(__always)
    func value(_ key: StaticString, of dictionary: Int) -> Int? {
        var found: Int?
        for entry in entries(of: dictionary) where isString(entry.key, key) { found = entry.value }
        return found
    }

    /// The text of a key's value where that is a string.
    func string(_ key: StaticString, of dictionary: Int) -> String? {
        value(key, of: dictionary).flatMap { string(at: $0) }
    }
}
