import Text

/// Words that people bring along from other tools, and what they are called here.
enum Habits {
    private static let commands: [String: String] = [
        "generate": "'vipergen gen'", "g": "'vipergen gen'", "create": "'vipergen gen'", "make": "'vipergen gen'",
        "add": "'vipergen gen'", "module": "'vipergen gen'",
        "new": "'vipergen gen NAME' for a module, or 'vipergen template new NAME' for a template set",
        "lint": "'vipergen check' for modules, or 'vipergen template lint DIR' for a template set",
        "validate": "'vipergen check'", "verify": "'vipergen check'", "test": "'vipergen check'",
        "analyze": "'vipergen check'", "fix": "'vipergen check --fix'", "autocorrect": "'vipergen check --fix'",
        "format": "'vipergen check --fix'",
        "list": "'vipergen template list' for template sets, or 'vipergen rules' for the rules",
        "ls": "'vipergen template list'", "sets": "'vipergen template list'", "templates": "'vipergen template list'",
        "show": "'vipergen template show SET'", "extract": "'vipergen template extract PATH --name SET'",
        "setup": "'vipergen init'", "configure": "'vipergen init'", "config": "'vipergen init'",
        "version": "'vipergen --version'", "rule": "'vipergen rules'", "explain": "'vipergen rules RULE'",
        "completion": "'vipergen completions'",
    ]

    private static let templateCommands: [String: String] = [
        "init": "'vipergen template new'", "create": "'vipergen template new'", "add": "'vipergen template new'",
        "generate": "'vipergen template new'",
        "ls": "'vipergen template list'", "check": "'vipergen template lint'",
        "validate": "'vipergen template lint'", "describe": "'vipergen template show'",
        "info": "'vipergen template show'",
    ]

    /// The command that somebody means, in quotation marks; nil where nothing is known of the word.
    static func command(for word: String, below parent: String?) -> String? {
        switch parent {
        case nil: commands[word.lowercased()]
        case "template": templateCommands[word.lowercased()]
        default: nil
        }
    }

    /// What an option of other linters is here.
    ///
    /// - Parameter name: The option without dashes.
    static func checkOption(_ name: String) -> String? {
        switch name.lowercased() {
        case "stats", "stat", "counts": "Did you mean '--statistics'?"
        case "list-rules", "rules": "'vipergen rules' lists the rules; --rule RULE reports only one of them."
        case "only", "only-rule", "select": "Did you mean '--rule'?"
        case "disable", "skip", "exclude-rule", "except": "Did you mean '--ignore'?"
        case "exclude": "Folders that are not checked are 'exclude' in .vipergen.json; --ignore leaves out a rule."
        case "reporter", "output-format": "Did you mean '--format'?"
        case "autocorrect", "autofix": "Did you mean '--fix'?"
        case "since", "changed", "diff-base": "Did you mean '--changed-since'?"
        case "config", "configuration": "The configuration is .vipergen.json of the project; -C DIR names that."
        default: nil
        }
    }

    /// What an option of Generamba, or a key of the configuration typed as an option, is here.
    ///
    /// - Parameter name: The option without dashes.
    static func genOption(_ name: String) -> String? {
        let name = name.replacing("_", with: "-").lowercased()
        switch name {
        case "module-path", "module-file-path", "module-group-path", "path", "output", "directory", "dir":
            return "Where modules go is 'directories' in .vipergen.json; a group is part of the name: Settings/Profile."
        case "test-path", "test-file-path", "test-group-path", "tests-path":
            return "Where tests go is 'directories' in .vipergen.json: { Tests: \"AppTests\" }."
        case "project-targets", "project-target", "module-targets", "targets", "test-targets":
            return "Name the targets with --target and --test-target, or as 'xcode' in .vipergen.json."
        case "custom-parameters", "custom-parameter", "parameters", "params":
            return "A set's parameters are options by their own names; 'parameters' in .vipergen.json gives defaults."
        case "template", "t", "set": return "The set comes after the name: vipergen gen NAME SET"
        case "name", "module": return "The name needs no option: vipergen gen NAME SET"
        default: break
        }
        if name == "company" || name == "copyright" { return key("organization") }
        return ConfigurationKeys.all.keys.map(\.name).contains(name) ? key(name) : nil
    }

    private static func key(_ name: String) -> String {
        let variable = EnvironmentVariable.allCases.first { $0.rawValue == "VIPERGEN_" + name.uppercased() }
        return "'\(name)' is a key of .vipergen.json"
            + (variable.map { "; \($0.rawValue) sets it for one run." } ?? ".")
    }
}
