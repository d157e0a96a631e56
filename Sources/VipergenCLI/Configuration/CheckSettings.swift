import Conventions
import JSON5

/// What a project has settled for `check`.
struct CheckSettings {
    /// The severity of each rule that is on.
    var severities = Checker.standardSeverities
    /// What is left out, as patterns of paths below the project.
    var exclude: [PathPattern] = []
    /// The set of each folder that has one settled.
    var sets: [String: String] = [:]
    /// The file of known violations.
    var baseline: String?

    static let keys = ["rules", "exclude", "sets", "baseline"]

    init() {}

    /// Reads the keys of a configuration's object.
    init(_ object: ObjectReader) throws(ShapeError) {
        baseline = try object.string("baseline")
        exclude = (try object.strings("exclude") ?? []).map(PathPattern.init)
        let known = Rule.all.map(\.identifier)
        if let rules = object["rules"] {
            let reader = try ObjectReader(rules, named: "rules", known: known)
            for rule in known {
                guard let text = try reader.string(rule) else { continue }
                let severity = Severity(rawValue: text)
                guard severity != nil || text == "off" else {
                    throw ShapeError(
                        kind: .unknownValue(text, key: rule, known: ["error", "warning", "off"]),
                        place: reader[rule]?.place ?? reader.place)
                }
                severities[rule] = severity
            }
        }
        if let node = object["sets"] {
            let folders = try object.named("sets", by: "folder").map(\.name)
            let reader = try ObjectReader(node, named: "sets", known: folders)
            for folder in folders {
                let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
                sets[trimmed] = try reader.string(folder)
            }
        }
    }
}
