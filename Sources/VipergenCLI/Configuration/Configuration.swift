import JSON5
import TemplateSets
import Text

/// What a project or a person has configured: the contents of `.vipergen.json`.
struct Configuration {
    /// The set that is used where none is named.
    var template: ConfiguredSet?
    /// Folders with template sets, relative to the project.
    var templates: [String] = []
    /// Where these are named; those of the environment have no place.
    var templatePlaces: [ConfiguredName] = []
    var project: String?
    var author: String?
    var organization: String?
    /// The day for headers, as `YYYY-MM-DD`.
    var date: String?
    /// The header comment as a Mustache text; empty for none.
    var header: QuotedText?
    /// The project's own places for the roots of sets.
    var directories: [String: String] = [:]
    /// Where the roots are named.
    var roots: [ConfiguredName] = []
    /// Values for parameters, by set.
    var parameters: [String: [ParameterSetting]] = [:]
    /// Where the sets of these are named.
    var parametrizedSets: [ConfiguredName] = []
    /// The Xcode project and its targets.
    var xcode = XcodeSettings()
    /// What is configured for `check`; nil where nothing is.
    var check: CheckSettings?

    static let fileName = ".vipergen.json"

    /// Takes from another what this one does not say.
    mutating func fill(from other: Configuration) {
        template = template ?? other.template
        templates += other.templates
        templatePlaces += other.templatePlaces
        project = project ?? other.project
        author = author ?? other.author
        organization = organization ?? other.organization
        date = date ?? other.date
        header = header ?? other.header
        directories.merge(other.directories) { own, _ in own }
        roots += other.roots
        parameters.merge(other.parameters) { own, _ in own }
        parametrizedSets += other.parametrizedSets
        xcode.fill(from: other.xcode)
        check = check ?? other.check
    }
}

/// The set that is used where none is named, and who says so.
struct ConfiguredSet {
    /// The name, with a blueprint if it says so: `viper`, `viper/entity`. Or the path of a set, `./sets/house/entity`.
    var name: String
    var origin: Origin
    /// The folder of the set where a path names it, as the file system needs it.
    var folder: String?

    enum Origin {
        case environment(EnvironmentVariable)
        case file(path: String, Location)
    }

    /// The set's name without the blueprint.
    var set: String {
        if let folder { return String(folder.lastComponent) }
        return SetPath.isPath(name) ? name : String(name.prefix { $0 != "/" })
    }

    /// Whether a blueprint is named with the set's name.
    var namesBlueprint: Bool { !SetPath.isPath(name) && name.contains("/") }
}

/// A name of something outside of the configuration, and where the configuration has it.
struct ConfiguredName {
    var name: String
    var path: String
    var location: Location
}

/// A value for a parameter, and where it is written.
struct ParameterSetting {
    var name: ConfiguredName
    /// What is written, and where: one text, or the items of a list.
    var texts: [(text: String, location: Location)]
    /// Where the list begins; nil where no list is written.
    var list: Location?

    /// The place of a text among them, or of the property of that name; that of the key where there is none.
    func place(of text: String?) -> String {
        let written = texts.first { $0.text == text || $0.text.hasPrefix((text ?? "") + ":") }
        return (written?.location ?? name.location).text(in: name.path)
    }
}

/// Why a configuration cannot be used.
enum ConfigurationError: Error {
    case syntax(path: String, JSON5Error)
    case shape(path: String, ShapeError)
    /// A folder with template sets that is not there, or is none.
    case noFolder(ConfiguredName)
    /// The same in a variable.
    case noFolderOfVariable(EnvironmentVariable, String)
    /// A place for a root that is no plain path in the project.
    case badPath(path: String, Location, String)
    /// A date that is not `YYYY-MM-DD`.
    case badDate(path: String, Location, String)
    /// A text for one line of a comment that has more lines, or what cannot be seen.
    case badLine(path: String, Location, String, String)
    /// The same in a variable.
    case badVariable(EnvironmentVariable, String)
    /// A bundle identifier that no bundle can have.
    case badBundleIdentifier(ConfiguredName)
    /// A folder's set that is nowhere found.
    case unknownSet(path: String, Location, String, known: [String])
    /// The set that is used where none is named, or its blueprint, is nowhere found.
    case badTemplate(ConfiguredSet, TemplateSetError)
    case unknownParameter(ParameterSetting, set: String, known: [String])
    /// A list for a parameter that takes one value.
    case listForOne(ParameterSetting, Location)
    /// A value that its parameter does not take.
    case badValue(ParameterSetting, ParameterError)
    /// `SOURCE_DATE_EPOCH` that is no number of seconds.
    case badEpoch(String)
}
