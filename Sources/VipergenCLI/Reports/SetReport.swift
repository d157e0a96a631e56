import JSON5
import TemplateSets
import Text

/// A template set in words.
struct SetReport {
    let set: TemplateSet

    var text: String {
        var text = "\(name): \(escaped(set.summary))\n"
        if !set.version.isEmpty { text += "version \(escaped(set.version))\n" }
        if !set.discussion.isEmpty {
            text += "\n" + wrapped(escaped(set.discussion), width: 79).joined(separator: "\n") + "\n"
        }
        text += "\nA first command\n  \(example)\n"
        // What the set is for comes first; what it has beside that, last.
        let isMain = { (blueprint: Blueprint) in blueprint.name == TemplateSet.defaultBlueprint }
        text += set.blueprints.filter(isMain).map(words).joined()
        if !set.parameters.isEmpty { text += "\nParameters\n" + parameters }
        return text + set.blueprints.filter { !isMain($0) }.map(words).joined()
    }

    private func words(_ blueprint: Blueprint) -> String {
        let summary = blueprint.summary.isEmpty ? "" : ": \(escaped(blueprint.summary))"
        return "\n\(name)/\(escaped(blueprint.name))\(summary)\n"
            + tree(blueprint) + edits(blueprint) + notes(blueprint)
    }

    private var name: String { escaped(set.name) }

    var json: String {
        let blueprints = set.blueprints.map { blueprint in
            JSONText.object([
                ("name", .string(blueprint.name)), ("summary", .string(blueprint.summary)),
                ("files", .array(blueprint.files.map { .string($0.target.joined(separator: "/")) })),
                ("extends", blueprint.origin.map { .string($0.blueprint) } ?? .null),
                ("edits", .array(blueprint.edits.map { .string($0.file) })),
                ("parameters", .array(set.parameters.filter(blueprint.takes).map { .string($0.option) })),
            ])
        }
        let parameters = set.parameters.map { parameter in
            var members: [(String, JSONText)] = [
                ("name", .string(parameter.option)), ("type", .string(type(of: parameter.kind).name.rawValue)),
                ("list", .bool(parameter.isList)), ("help", .string(parameter.help)),
                ("default", parameter.defaultValue.map { .string($0) } ?? .null),
                ("required", .bool(parameter.isRequired)),
            ]
            if !parameter.kind.isToggle, let choices = parameter.kind.values {
                members.append(("choices", .array(choices.map { .string($0) })))
            }
            return JSONText.object(members)
        }
        return JSONText.object([
            ("version", .number(1)), ("name", .string(set.name)), ("summary", .string(set.summary)),
            ("blueprints", .array(blueprints)), ("parameters", .array(parameters)),
        ]).text + "\n"
    }

    /// The files of a blueprint as a tree, each folder once.
    func tree(_ blueprint: Blueprint) -> String {
        var text = ""
        var open: [String] = []
        for file in blueprint.files {
            let folders = file.target.dropLast().map(\.self)
            let shared = zip(open, folders).prefix { $0 == $1 }.count
            for (depth, folder) in folders.enumerated().dropFirst(shared) {
                text += String(repeating: "  ", count: depth + 1) + escaped(folder) + "/\n"
            }
            open = folders
            let name = String(repeating: "  ", count: folders.count + 1) + escaped(file.target.last ?? "")
            text += name + note(file) + "\n"
        }
        return text
    }

    /// The files of the project that a blueprint changes.
    func edits(_ blueprint: Blueprint) -> String {
        blueprint.edits.map { edit in
            let condition = edit.condition.map { "   (\(escaped($0.text)))" } ?? ""
            return "  changes \(escaped(edit.file)): \(escaped(edit.text))\(condition)\n"
        }.joined()
    }

    /// What a blueprint extends, and which options it takes.
    func notes(_ blueprint: Blueprint) -> String {
        var text = ""
        if let origin = blueprint.origin { text += "  extends what \(name)/\(escaped(origin.blueprint)) has written\n" }
        if blueprint.application != nil { text += "  also writes an Xcode project, where there is none\n" }
        if blueprint.parameterNames != nil {
            let names = set.parameters.filter(blueprint.takes).map { "--\($0.option)" }
            text += "  takes \(names.isEmpty ? "no options" : names.joined(separator: ", "))\n"
        }
        return text
    }

    private func note(_ file: TemplateFile) -> String {
        var notes = file.conditions.map(\.text)
        if let each = file.each { notes.append("for each --\(Parameter.optionName(of: each))") }
        return notes.isEmpty ? "" : "   (\(escaped(notes.joined(separator: "; "))))"
    }

    private var parameters: String {
        let names = set.parameters.map(Self.usage)
        let width = names.map(\.count).max() ?? 0
        return zip(set.parameters, names).map { parameter, name in
            "  \(name)\(String(repeating: " ", count: width - name.count))  \(Self.help(of: parameter))\n"
        }.joined()
    }

    /// What a parameter does, and its default.
    static func help(of parameter: Parameter) -> String {
        let help = escaped(parameter.help)
        guard let value = parameter.defaultValue, !value.isEmpty, !value.contains("{{") else { return help }
        let isOn = parameter.kind.isToggle ? (value == "true" ? "on" : "off") : escaped(value)
        return "\(help) (default: \(isOn))"
    }

    /// A parameter as an option with its value.
    static func usage(_ parameter: Parameter) -> String {
        if parameter.kind.isToggle { return "--[no-]\(parameter.option)" }
        return "--\(parameter.option) \(escaped(parameter.placeholder))" + (parameter.isList ? " ..." : "")
    }

    private var example: String {
        let required = set.parameters.filter { $0.isRequired && $0.defaultValue == nil }
            .map { " --\($0.option) \(escaped($0.placeholder))" }.joined()
        let hasModule = set.blueprints.contains { $0.name == TemplateSet.defaultBlueprint }
        let blueprint = hasModule ? "" : set.blueprints.first.map { "/\(escaped($0.name))" } ?? ""
        return "vipergen gen ClientList \(name)\(blueprint)\(required)"
    }
}
