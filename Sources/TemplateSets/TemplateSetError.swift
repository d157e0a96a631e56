import JSON5
import Mustache
import Platform
import Text

/// Why a template set cannot be used. Paths are those of the set's files, for people to open.
public enum TemplateSetError: Error, Sendable {
    case unknownSet(String, known: [String])
    /// A path that is none of a set, and whether anything is there.
    case noSetAt(String, isThere: Bool)
    case unknownBlueprint(String, set: String, known: [String])
    /// A folder that is no set; it may be a template of Generamba's.
    case noManifest(folder: String, isGeneramba: Bool)
    case syntax(path: String, JSON5Error)
    case shape(path: String, ShapeError)
    /// A condition that cannot be read.
    case badCondition(path: String, Location, String)
    /// A condition, an `each` or a default that names no parameter.
    case unknownParameter(path: String, Location, String, known: [String])
    /// A condition that compares a choice with a value which it never has.
    case unknownChoice(path: String, Location, String, known: [String])
    /// A parameter whose name is taken or is no identifier.
    case badParameterName(path: String, Location, String)
    /// A key of a parameter that only those of other types have.
    case keyOfOtherType(path: String, Location, String, type: String, needed: [String])
    /// An extension gives a value to a parameter whose values cannot be listed.
    case notSettable(path: String, Location, String)
    /// A parameter whose option is one that `gen` has anyway; both as options, without dashes.
    case reservedParameterName(path: String, Location, String, option: String)
    /// A default value that its own parameter would not take.
    case badDefault(path: String, Location, String)
    /// A rule for files that are not there.
    case unknownFile(path: String, Location, String, known: [String])
    /// A blueprint extends one that has no tree, or is not there.
    case unknownExtended(path: String, Location, String, known: [String])
    /// A blueprint that extends another, and has a folder as well.
    case extendsWithFiles(path: String, Location)
    /// `each` or `adds` over something that is no list.
    case notAList(path: String, Location, String)
    /// A link that leads out of the set, or to a folder.
    case link(path: String)
    /// Something that is neither a file nor a folder.
    case notAFile(path: String)
    /// A path that renders to something else than a plain relative path.
    case badPath(template: String, rendered: String)
    case template(TemplateError)
    case file(FileError)
}
