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

    func matches(_ entry: Entry) -> Bool {
        entry.kind == .file && FileStamp(entry) == self
    }
}
