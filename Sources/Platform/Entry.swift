/// What lies at a path.
public struct Entry: Sendable, Equatable {
    /// The kinds of things that have a path.
    public enum Kind: Sendable, Equatable {
        case file, directory, link, other
    }

    /// What it is.
    public var kind: Kind
    /// The size in bytes.
    public var size: Int
    /// When its contents last changed, in nanoseconds since 1970. Anybody who may write it can set this.
    public var modified: Int
    /// The permission bits, such as `0o644`.
    public var permissions: UInt16
    /// The number by which its volume knows it, whatever its path (the inode).
    public var identity: UInt64
    /// The number of its volume.
    public var device: UInt64
    /// The number of the user whom it belongs to.
    public var owner: UInt32
    /// How many names it has.
    public var links: Int
    /// When anything of it last changed (contents, name, permissions), in nanoseconds since 1970. Nobody can set this.
    public var changed: Int

    /// An entry with these facts.
    public init(
        kind: Kind, size: Int, modified: Int, permissions: UInt16, identity: UInt64 = 0, device: UInt64 = 0,
        owner: UInt32 = 0, links: Int = 1, changed: Int = 0
    ) {
        self.kind = kind
        self.size = size
        self.modified = modified
        self.permissions = permissions
        self.identity = identity
        self.device = device
        self.owner = owner
        self.links = links
        self.changed = changed
    }

    /// Whether both are one thing, whatever has changed of it.
    public func isSame(as other: Entry) -> Bool {
        identity == other.identity && device == other.device && kind == other.kind
    }
}
