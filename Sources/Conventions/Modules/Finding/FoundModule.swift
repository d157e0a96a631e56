/// A module on disk.
struct FoundModule: Sendable {
    /// Its name, which its files begin with.
    let name: String
    /// How some of its files spell the name; nil where all agree.
    let otherSpelling: String?
    /// The folder that it lies in, below the project; other modules may lie there too.
    let folder: String
    /// Whether the folder is the module's alone.
    let ownsFolder: Bool
    /// Whether nothing but what lies beside it tells that it is one.
    let isDoubtful: Bool
    /// Whether nothing tells that it is one but where its set writes files, and what it calls them.
    let isToldByShape: Bool
    /// The paths of its files below the project, sorted; tests left out. What is none of Swift's and no storyboard or
    /// xib is there where a set writes such files.
    let files: [String]
    /// The set that it follows; nil for none.
    let set: String?
    /// Another set that its files are called as, where the set is a project's own that nobody has configured, or turned
    /// out not to be the module's.
    var otherSet: String?
    /// Whether a configuration says so. Else its files are only called as the set's.
    let isSetConfigured: Bool

    init(_ found: ModuleFinder.Sighted, files: [String], set: String?, otherSet: String?, isSetConfigured: Bool) {
        name = found.name
        otherSpelling = found.otherSpelling
        folder = found.folder
        ownsFolder = found.ownsFolder
        isDoubtful = found.isDoubtful
        isToldByShape = found.shapeSet != nil && !found.isDoubtful
        self.files = files
        self.set = set
        self.otherSet = otherSet
        self.isSetConfigured = isSetConfigured
    }
}
