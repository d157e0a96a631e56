/// Changes to the files of one project that happen together or not at all.
public struct Plan: Sendable, Equatable {
    /// The project's directory, absolute or relative to the working directory. It must exist.
    public var root: String
    /// The changes, in the order in which they are shown.
    public var changes: [FileChange]
    /// The files that go, in the order in which they are shown, after the changes.
    public var removals: [FileRemoval]

    /// A plan of these changes and removals below a root.
    public init(root: String, changes: [FileChange], removals: [FileRemoval] = []) {
        self.root = root
        self.changes = changes
        self.removals = removals
    }

    /// Adds a move: a change at the new path and a removal at the old one, where the file holds `bytes`. It is to
    /// hold `contents` from then on, or the same bytes where that is nil, with the permissions that it has.
    public mutating func move(
        _ path: String, holding bytes: [UInt8], to newPath: String, contents: [UInt8]? = nil
    ) {
        changes.append(FileChange(path: newPath, contents: contents ?? bytes))
        removals.append(FileRemoval(path: path, expected: bytes, movedTo: newPath))
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

/// One file that is to go. Folders that it leaves empty go with it.
public struct FileRemoval: Sendable, Equatable {
    /// The file's path below the root.
    public var path: String
    /// The bytes that the file holds; with any other ones it stays, and is a conflict.
    public var expected: [UInt8]
    /// The path of the change that takes over what the file held: where that change is skipped, the file stays. Nil
    /// where the file goes without a successor.
    public var movedTo: String?

    /// A file at a path below the root.
    public init(path: String, expected: [UInt8], movedTo: String? = nil) {
        self.path = path
        self.expected = expected
        self.movedTo = movedTo
    }
}
