import Conventions

extension SetNames {
    /// The names of a set that is inside the binary; nil where it has no such set.
    public init?(ofBuiltIn set: String) {
        guard let packed = BuiltInTemplates.names(set) else { return nil }
        self.init(packed: packed)
    }
}

extension Convention {
    /// The text from which the convention of a set inside the binary is made; nil where it has no such set. It was
    /// found out when the binary was built.
    public static func packed(ofBuiltIn set: String) -> String? { BuiltInTemplates.convention(set) }
}
