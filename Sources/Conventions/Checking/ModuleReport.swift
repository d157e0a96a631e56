import Platform

/// What was found in one module.
public struct ModuleReport: Sendable {
    /// The module's name.
    public let module: String
    /// The set that it follows; nil where it follows none.
    public let set: String?
    /// The paths of the files that were read, below the project.
    let files: [String]
    /// The violations, by file and place.
    let violations: [Violation]
    /// The bytes that were checked of the files, by path, of which fixes change parts.
    let checkedTexts: [String: [UInt8]]
    /// Suppressions that matched no violation.
    let unusedSuppressions: [Suppression]
    /// The set that its files are called as, though what they hold is something else.
    var refusedSet: String?
    /// Files that could not be read; the paths are below the project.
    var failures: [FileError] = []
}
