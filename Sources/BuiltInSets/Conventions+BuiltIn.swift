import Conventions

extension SetNames {
    /// The names of a set that is inside the binary; nil where it has no such set.
    public init?(ofBuiltIn set: String) {
        guard let packed = BuiltInTemplates.names(set) else { return nil }
        self.init(packed: packed)
    }
}

extension Convention {
    /// The convention of a set that is inside the binary, found out when the binary was built; nil where it has no such
    /// set. It shares nothing with one that was made before.
    public init?(ofBuiltIn set: String) {
        guard let packed = BuiltInTemplates.convention(set) else { return nil }
        self.init(packed: packed)
    }
}
