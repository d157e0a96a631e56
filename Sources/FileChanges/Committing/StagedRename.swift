import Platform

/// What a commit does at one place, by renaming alone.
struct StagedRename: Sendable, Equatable {
    /// What becomes of the place; a stamp identifies the file that has it so far.
    enum Kind: Sendable, Equatable {
        /// Something staged goes to a free place.
        case create
        /// A staged file takes the place of another.
        case replace(FileStamp)
        /// A file goes to the staging folder and nothing takes its place.
        case remove(FileStamp)
    }

    /// The number of the folder that the place is in.
    let folder: Int
    /// The name there.
    let name: String
    /// What becomes of the place.
    let kind: Kind

    /// Whether nothing takes the place of what goes.
    var isRemoval: Bool {
        if case .remove = kind { true } else { false }
    }
}

/// What tells a file from another one and from itself after a change.
struct FileStamp: Sendable, Equatable {
    let identity: UInt64
    let size: Int
    let modified: Int

    init(identity: UInt64, size: Int, modified: Int) {
        self.identity = identity
        self.size = size
        self.modified = modified
    }

    init(_ entry: Entry) {
        self.init(identity: entry.identity, size: entry.size, modified: entry.modified)
    }

    func matches(_ entry: Entry?) -> Bool {
        guard let entry else { return false }
        return entry.kind == .file && FileStamp(entry) == self
    }
}

/// What tells a staged thing from any other, wherever it is renamed to. Who plants files in a project can foresee
/// neither number, the time least of all.
struct StagedMark: Sendable, Equatable {
    let identity: UInt64
    /// When it was last changed before everything was sealed: exact for as long as it was not renamed.
    let changed: Int

    init(identity: UInt64, changed: Int) {
        self.identity = identity
        self.changed = changed
    }

    init(_ entry: Entry) {
        self.init(identity: entry.identity, changed: entry.changed)
    }

    /// Whether an entry is the thing, wherever it is now.
    func isMark(of entry: Entry?) -> Bool { entry?.identity == identity }
}
