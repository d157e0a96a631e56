import Text

/// Why a project cannot be edited.
public enum EditError: Error, Sendable, Equatable {
    /// The project is written in a form that is only read.
    case notEditable(ProjectFormat)
    /// The file names no project, or no group that holds its files.
    case noProject
    /// Two objects have one identifier, as after a merge that went wrong. The place is that of the second.
    case duplicateIdentifier(String, Location)
    /// No target has this name; those that there are.
    case unknownTarget(String, known: [String])
    /// Several targets have this name.
    case ambiguousTarget(String)
    /// The target has no files: it only builds others or runs scripts.
    case targetWithoutFiles(String)
    /// A path that leads to no file of a project: an absolute or empty one, or one with characters that no name has.
    case badPath(String)
    /// Xcode has no way to name the file from the project.
    case unreachable(String)
    /// A file cannot be moved to where the project has another one.
    case occupied(String)
    /// The file lies in a folder that Xcode synchronizes, and somebody has taken it, or the folder, out of the target.
    case excluded(String, target: String, folder: String)
    /// The file lies in a folder that products get as it is, within one that Xcode synchronizes, and would not be
    /// compiled.
    case copied(String, folder: String)
    /// Something else than groups and targets depends on the file: an object of this kind.
    case inUse(String, by: String)
    /// The project says more of the file than which targets hold it, such as flags for the compiler, and the file would
    /// lose that at its new place.
    case settings(String)
    /// Only Xcode can add this kind of file, as it has to look into it.
    case unsupported(String)
}
