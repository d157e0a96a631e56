/// Changes to the files of one project that happen together or not at all.
public struct Plan: Sendable, Equatable {
    /// The project's directory, absolute or relative to the working directory. It must exist.
    public var root: String
    /// The changes, in the order in which they are shown.
    public var changes: [FileChange]

    /// A plan of these changes below a root.
    public init(root: String, changes: [FileChange]) {
        self.root = root
        self.changes = changes
    }
}

/// One file that is to have certain contents.
public struct FileChange: Sendable, Equatable {
    /// The file's path below the root, with `/` between its components: `Modules/A/APresenter.swift`.
    public var path: String
    /// The bytes the file is to hold.
    public var contents: [UInt8]
    /// What the contents were made from, where they are an edit of the file that is there; nil where they are new.
    public var basis: [UInt8]?

    /// A file at a path below the root.
    public init(path: String, contents: [UInt8], basis: [UInt8]? = nil) {
        self.path = path
        self.contents = contents
        self.basis = basis
    }
}
