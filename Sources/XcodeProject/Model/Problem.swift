/// Something about a file that the project and the disk do not agree on.
public struct Problem: Sendable, Equatable {
    /// What it is.
    public enum Kind: Sendable, Equatable {
        /// The file is on disk, and no target holds it.
        case notInTarget
        /// A target holds the file, and it is not on disk.
        case notOnDisk
        /// A target holds the file more than once.
        case listedTwice
    }

    /// What it is.
    public var kind: Kind
    /// The file, from the project's folder.
    public var path: String
    /// The target; nil where no target holds the file.
    public var target: String?

    /// A problem of a file.
    public init(_ kind: Kind, path: String, target: String? = nil) {
        self.kind = kind
        self.path = path
        self.target = target
    }
}
