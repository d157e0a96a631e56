/// Why a module cannot be made a template of.
public enum ExtractionError: Error, Sendable {
    /// The path leads out of the project.
    case outside(String)
    /// The path is neither that of a folder nor that of a module's file.
    case notAFolder(String)
    /// An application begins in the folder, and no module is told apart there.
    case application(String)
    /// The path is that of a folder with several modules, and nobody says which is meant.
    case severalModules([String], in: String)
    /// Modules of this name lie in several folders.
    case severalPlaces(of: String, [String])
    /// None of the modules in a folder, nor the file's, has the name that was given; the nearest name that one has.
    case noModule(String, in: String, nearest: String?, all: [String])
    /// There is no Swift file in the folder.
    case noSwift(String)
    /// Neither the folder nor its files tell the module's name.
    case noName(String)
    /// No Swift file in the folder has the name that was given in its own; the one that folder and files tell.
    case notNamed(String, folder: String, suggestion: String)
    /// There is a set of this name, which has files that the new one has not.
    case exists(set: String, folder: String)
    /// The modules that the set would write do not keep to it, or use what nothing declares; whether it was made of one
    /// module alone.
    case unproven([ExtractionFault], isAlone: Bool)
    /// A folder is there that some volumes take for the one of the sets.
    case otherSpelling(folder: String, of: String)
    /// Of files that have the module's name, these modules share none, or one has none: there is nothing to write.
    case nothingShared([String])
    /// More names were given than paths.
    case tooManyNames([String])
}
