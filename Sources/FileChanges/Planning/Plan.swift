/// Changes to the files of one project that happen together or not at all.
public struct Plan: Sendable, Equatable {
    /// The project's directory, absolute or relative to the working directory. It must exist.
    public var root: String
    /// The changes, in the order in which they are shown.
    public var changes: [FileChange]
    /// The files that go, in the order in which they are shown, after the changes.
    public var removals: [FileRemoval]
    /// Whether somebody has allowed a template set from outside the project to write what others act on.
    public var allowsUnusualFiles: Bool

    /// A plan of these changes and removals below a root.
    public init(
        root: String, changes: [FileChange], removals: [FileRemoval] = [], allowsUnusualFiles: Bool = false
    ) {
        self.root = root
        self.changes = changes
        self.removals = removals
        self.allowsUnusualFiles = allowsUnusualFiles
    }

    /// Adds a move: a change at the new path and a removal at the old one, where the file holds `bytes`. It is to
    /// hold `contents` from then on, or the same bytes where that is nil, with the permissions that it has.
    public mutating func move(
        _ path: String, holding bytes: [UInt8], to newPath: String, contents: [UInt8]? = nil,
        origin: PathOrigin = .outside
    ) {
        changes.append(FileChange(path: newPath, contents: contents ?? bytes, origin: origin))
        removals.append(FileRemoval(path: path, expected: bytes, movedTo: newPath, origin: origin))
    }
}

/// Who chose a path of a plan, and with that, what it may be. Nobody writes into `.git`.
public enum PathOrigin: Sendable, Equatable {
    /// A template set that came from elsewhere than the project and this program: no file that others act on
    /// (`UnusualFile`) without leave, and nothing named `.vipergen*`.
    case outside
    /// The project or this program, or somebody by name: nothing named `.vipergen*`.
    case project
    /// This program, for what it keeps itself: `.vipergen.json`, a baseline, what stands in `.vipergen/`.
    case own
}

/// One file that is to have certain contents. A new one is never executable.
public struct FileChange: Sendable, Equatable {
    /// The file's path below the root, with `/` between its components: `Modules/A/APresenter.swift`.
    public var path: String
    /// The bytes the file is to hold.
    public var contents: [UInt8]
    /// What the contents were made from, where they are an edit of the file that is there, or of nothing (empty) where
    /// none was; nil where they do not depend on it.
    public var basis: [UInt8]?
    /// Whether a file that is there with other contents stays as it is unless such files are overwritten: it is not
    /// this plan's alone.
    public var isShared: Bool
    /// Who chose the path.
    public var origin: PathOrigin

    /// A file at a path below the root.
    public init(
        path: String, contents: [UInt8], basis: [UInt8]? = nil, isShared: Bool = false, origin: PathOrigin = .outside
    ) {
        self.path = path
        self.contents = contents
        self.basis = basis
        self.isShared = isShared
        self.origin = origin
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
    /// Who chose the path.
    public var origin: PathOrigin

    /// A file at a path below the root.
    public init(path: String, expected: [UInt8], movedTo: String? = nil, origin: PathOrigin = .outside) {
        self.path = path
        self.expected = expected
        self.movedTo = movedTo
        self.origin = origin
    }
}
