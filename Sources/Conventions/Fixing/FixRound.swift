import FileChanges

/// One of the rounds in which violations are fixed: what has its right name after one may turn out to lie in the wrong
/// folder.
public struct FixRound: Sendable {
    /// The violations that it fixes.
    public let violations: [Violation]
    /// What it does to files. Where there are conflicts it does nothing.
    public let plan: ValidatedPlan
    /// What stood in the way of others, which are left to a person.
    public var conflicts: [Conflict] = []
    /// What the commit did; nil where nothing was written to disk.
    public let committed: Committed?
}
