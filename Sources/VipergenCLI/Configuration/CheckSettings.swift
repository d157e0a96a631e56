import Conventions
import JSON5
import Text

/// What a project has configured for `check`.
struct CheckSettings {
    /// What is said of rules: their severities, or nil for those that are off.
    private var rules: [RuleIdentifier: Severity?] = [:]
    /// What is left out, as patterns of paths below the project.
    var exclude: [PathPattern] = []
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

    static let keys = ["rules", "exclude", "sets", "baseline"]

    init() {}

    /// Reads the keys of a configuration's object.
    init(_ object: ObjectReader, path: String) throws(ShapeError) {
        baseline = try object.string("baseline")
        exclude = (try object.strings("exclude") ?? []).map(PathPattern.init)
        if let node = object["rules"] {
            let reader = try ObjectReader(node, named: "rules", known: RuleIdentifier.allCases.map(\.rawValue))
            for rule in RuleIdentifier.allCases {
                let name = rule.rawValue
                guard let text = try reader.string(name) else { continue }
                let severity = Severity(rawValue: text)
                guard severity != nil || text == "off" else {
                    throw ShapeError(
                        kind: .unknownValue(text, key: name, known: ["error", "warning", "off"]),
                        location: reader[name]?.location ?? reader.location)
                }
                rules[rule] = .some(severity)
            }
        }
        if let node = object["sets"] {
            let folders = try object.named("sets", by: "folder").map(\.name)
            let reader = try ObjectReader(node, named: "sets", known: folders)
            for folder in folders {
                guard let set = try reader.string(folder) else { continue }
                sets[Self.plain(folder)] = set
                setPlaces.append(
                    SetPlace(
                        folder: Self.plain(folder), set: set, path: path,
                        location: reader[folder]?.location ?? reader.location))
            }
        }
    }

    /// The severity of each rule that is on. This makes all rules, which only `check` needs.
    var severities: [RuleIdentifier: Severity] {
        var severities = Rule.standardSeverities
        for (rule, severity) in rules { severities[rule] = severity }
        return severities
    }

    /// A folder without the dot and the slashes that paths may begin and end with; a dot is the project's own.
    private static func plain(_ folder: String) -> String {
        let parts = folder.split(separator: "/").filter { $0 != "." }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
