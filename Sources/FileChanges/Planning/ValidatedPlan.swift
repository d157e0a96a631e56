import Platform

/// What a commit does with a file.
public enum Action: String, Sendable, CaseIterable {
    /// It does not exist and is written.
    case create
    /// It holds the very bytes already.
    case identical
    /// It holds other bytes and stays as it is.
    case skip
    /// It holds other bytes and gets the new ones.
    case overwrite
    /// It holds the bytes that an edit was made from, and gets the edited ones.
    case update
    /// It is there and goes.
    case remove
    /// Something stands in the way: the plan cannot be committed.
    case conflict
}

/// A change or a removal, and what a commit does with the file.
public struct PlannedFile: Sendable, Equatable {
    /// The file's path below the root.
    public let path: String
    /// What a commit does.
    public internal(set) var action: Action
    /// The bytes the file holds now; nil where there is no file.
    public let old: [UInt8]?
    /// The bytes the plan has for it; nil where the plan removes it.
    public let new: [UInt8]?
}

/// A plan that was compared with what is on disk.
public struct ValidatedPlan: Sendable {
    /// The plan as it was made.
    let plan: Plan
    /// The project's directory as it was then.
    let rootEntry: Entry
    /// The changes, in the plan's order, then the removals in theirs.
    public internal(set) var files: [PlannedFile]
    /// What stands in the way, in the same order. Where this is not empty, nothing can be committed.
    public internal(set) var conflicts: [Conflict]

    /// The existing folders in which something changes: paths below the root that no link is part of.
    var stagingFolders: [String]
    /// What has to be done, in this order: a removed name may come back in another form.
    var items: [StagedItem]

    /// The project's directory.
    public var root: String { plan.root }
}
