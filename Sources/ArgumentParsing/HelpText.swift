extension Command {
    /// The help of the command at a path below this root, for a terminal that many columns wide. No colour; ends with
    /// a line break.
    public func helpText(for path: [String] = [], width: Int = 80) -> String {
        let scope = Scope(root: self, path: path)
        let command = scope.command
        var help = HelpLayout(width: max(width, 20))
        help.add(paragraph: command.summary)
        help.add(examples: command.examples)
        help.add(usage: scope.usageWords)
        help.add(HelpRow.rows(of: command.arguments), titled: "ARGUMENTS")
        help.add(HelpRow.rows(of: command.options), titled: "OPTIONS")
        for group in command.optionGroups {
            help.add(HelpRow.rows(of: group.options), titled: group.title)
        }
        help.add(HelpRow.rows(of: scope.visibleSubcommands), titled: path.isEmpty ? "COMMANDS" : "SUBCOMMANDS")
        help.add(HelpRow.rows(of: scope.commonOptions), titled: "COMMON OPTIONS")
        help.add(discussion: command.discussion)
        if !scope.visibleSubcommands.isEmpty {
            help.add(paragraph: "See '\(scope.path.joined(separator: " ")) COMMAND --help' for more on a command.")
        }
        return help.text
    }
}

/// A line of a table: what is typed, and what it does.
struct HelpRow {
    let label: String
    let text: String
    var choices: [Choice] = []

    static func rows(of arguments: [Argument]) -> [HelpRow] {
        arguments.map { .init(label: $0.notation, text: $0.description, choices: $0.choices) }
    }

    static func rows(of options: [Option]) -> [HelpRow] {
        options.filter { !$0.isHidden }.map { option in
            let short = option.short.map { "-\($0), " } ?? "    "
            let value = option.valueLabel.map { " " + $0 } ?? ""
            return .init(label: short + option.longLabel + value, text: option.description, choices: option.choices)
        }
    }

    static func rows(of commands: [Command]) -> [HelpRow] {
        commands.map { .init(label: $0.name, text: $0.summary) }
    }
}
