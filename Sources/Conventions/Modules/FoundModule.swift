/// A module on disk.
public struct FoundModule: Sendable {
    /// Its name, which its files begin with.
    public let name: String
    /// The folder that it lies in, below the project; other modules may lie there too.
    public let folder: String
    /// Whether the folder is the module's alone.
    let ownsFolder: Bool
    /// The paths of its Swift files, storyboards and xibs below the project, sorted; tests left out.
    public internal(set) var files: [String]
    /// The set that it follows; nil for none.
    public internal(set) var set: String?
    /// Whether somebody said so. Else its files are only called as the set's.
    public internal(set) var isSetSettled = false
}
