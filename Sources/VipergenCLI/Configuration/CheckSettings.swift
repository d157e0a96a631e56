import Conventions
import JSON5
import Text

/// What a project has configured for `check`.
struct CheckSettings {
    /// What is said of rules: their severities, or nil for those that are off.
    private var rules: [RuleIdentifier: Severity?] = [:]
    /// What is left out, as patterns of paths below the project.
    var exclude: [PathPattern] = []
    /// The patterns as they are written, and where.
    var excludedNames: [ConfiguredName] = []
    /// The set of each folder that is configured with one.
    var sets: [String: String] = [:]
    /// Where the set of a folder is named.
    var setPlaces: [SetPlace] = []
    /// The file of known violations.
    var baseline: String?

    /// The entry of a configuration's file that settles a folder's set.
    struct SetPlace {
        var folder: String
        var set: String
        var path: String
        var location: Location
    }

    init() {}

    /// Reads the keys of a configuration's object.
    init(_ object: ObjectReader, path: String) throws(ShapeError) {
        baseline = try object.string(CheckKeys.baseline).map(Configuration.withoutDot)
        for (text, location) in try object.places(of: CheckKeys.exclude) {
            exclude.append(PathPattern(text))
            excludedNames.append(ConfiguredName(name: text, path: path, location: location))
        }
        for member in try object.map(CheckKeys.rules) {
            let text = try member.value.string(named: member.key)
            let severity = Severity(rawValue: text)
            guard severity != nil || text == CheckKeys.off else {
                throw ShapeError(
                    kind: .unknownValue(
                        text, key: member.key, known: Severity.allCases.map(\.rawValue) + [CheckKeys.off]),
                    location: member.value.location)
            }
            if let rule = RuleIdentifier(rawValue: member.key) { rules[rule] = .some(severity) }
        }
        for member in try object.map(CheckKeys.sets) {
            let set = try member.value.string(named: member.key)
            let folder = Self.plain(member.key)
            sets[folder] = set
            setPlaces.append(SetPlace(folder: folder, set: set, path: path, location: member.value.location))
        }
    }

    /// The severity of each rule that is on. This makes all rules, which only `check` needs.
    var severities: [RuleIdentifier: Severity] {
        var severities = Rule.standardSeverities
        for (rule, severity) in rules { severities[rule] = severity }
        return severities
    }

    /// The rules of which something is said.
    var configuredRules: Set<RuleIdentifier> { Set(rules.keys) }

    /// A folder without the dot and the slashes that paths may begin and end with; a dot is the project's own.
    private static func plain(_ folder: String) -> String {
        let parts = folder.split(separator: "/").filter { $0 != "." }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
