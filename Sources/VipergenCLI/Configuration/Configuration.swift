import JSON5
import Text

/// What a project or a person has configured: the contents of `.vipergen.json`.
struct Configuration {
    /// The set that is used where none is named, with a blueprint if it says so: `viper`, `viper/entity`.
    var template: String?
    /// Folders with template sets, relative to the project.
    var templates: [String] = []
    var project: String?
    var author: String?
    var organization: String?
    /// The day for headers, as `YYYY-MM-DD`.
    var date: String?
    /// The header comment as a Mustache text; empty for none.
    var header: String?
    /// The project's own places for the roots of sets.
    var directories: [String: String] = [:]
    /// Values for parameters, by set.
    var parameters: [String: [ParameterSetting]] = [:]
    /// What is configured for `check`; nil where nothing is.
    var check: CheckSettings?

    static let keys =
        [
            "template", "templates", "project", "author", "organization", "date", "header", "directories", "parameters",
        ] + CheckSettings.keys
    static let fileName = ".vipergen.json"

    /// Takes from another what this one does not say.
    mutating func fill(from other: Configuration) {
        template = template ?? other.template
        templates += other.templates
        project = project ?? other.project
        author = author ?? other.author
        organization = organization ?? other.organization
        date = date ?? other.date
        header = header ?? other.header
        directories.merge(other.directories) { own, _ in own }
        parameters.merge(other.parameters) { own, _ in own }
        check = check ?? other.check
    }
}

/// A value for a parameter, and where it is written.
struct ParameterSetting {
    var name: String
    var texts: [String]
    var path: String
    var location: Location
}

/// Why a configuration cannot be used.
enum ConfigurationError: Error {
    case syntax(path: String, JSON5Error)
    case shape(path: String, ShapeError)
    /// A place for a root that is no plain path in the project.
    case badDirectory(path: String, Location, String)
    /// A date that is not `YYYY-MM-DD`.
    case badDate(path: String, Location, String)
    /// A folder's set that is nowhere found.
    case unknownSet(path: String, Location, String, known: [String])
    case unknownParameter(ParameterSetting, set: String, known: [String])
    /// `SOURCE_DATE_EPOCH` that is no number of seconds.
    case badEpoch(String)
}
