/// The keys that an object may have. `ObjectReader` takes no others, and reads no others.
public struct ObjectDeclaration: Sendable {
    /// What such an object is called, in lower case: `parameter`.
    public let name: String
    /// The keys, in the order in which they are explained.
    public let keys: [Key]
    /// What only some such objects have.
    public let variants: [Variant]

    /// Keys that matter only where other keys say so.
    public struct Variant: Sendable {
        /// The values of other keys, one of which such an object has: `type` is `choice`, or `of` is.
        public let conditions: [(key: Key, value: String)]
        /// Its keys. One that all such objects have may have a narrower type here, or be required.
        public let keys: [Key]

        /// What objects have that meet one of the conditions.
        public init(where conditions: [(key: Key, value: String)], keys: [Key]) {
            self.conditions = conditions
            self.keys = keys
        }
    }

    /// Declares an object.
    public init(_ name: String, keys: [Key], variants: [Variant] = []) {
        self.name = name
        self.keys = keys
        self.variants = variants
    }

    /// The keys of all such objects, and then those of some.
    public var allKeys: [Key] {
        var all = keys
        for key in variants.flatMap(\.keys) where !all.contains(where: { $0.name == key.name }) { all.append(key) }
        return all
    }

    /// Whether it has a key of this name.
    func declares(_ name: String) -> Bool {
        keys.contains { $0.name == name } || variants.contains { $0.keys.contains { $0.name == name } }
    }
}
