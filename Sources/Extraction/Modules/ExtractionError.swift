/// Why a module cannot be made a template of.
public enum ExtractionError: Error, Sendable {
    /// The path leads out of the project.
    case outside(String)
    /// The path is none of a folder.
    case notAFolder(String)
    /// There is no Swift file in the folder.
    case noSwift(String)
    /// Neither the folder nor its files tell the module's name.
    case noName(String)
    /// No Swift file in the folder has the name that was given in its own; the one that folder and files tell.
    case notNamed(String, folder: String, suggestion: String)
    /// There is a set of this name, which has files that the new one has not.
    case exists(set: String, folder: String)
    /// The modules that the set would write do not keep to it, or use what nothing declares.
    case unproven([ExtractionFault])
    /// Of files that have the module's name, these modules share none, or one has none: there is nothing to write.
    case nothingShared([String])
    /// More names were given than paths.
    case tooManyNames([String])
}
