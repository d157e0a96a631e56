import ArgumentParsing

/// What vipergen can be told to do.
enum CommandTree {
    static let version = "0.1.0"
    static let releaseDate = "2026-11-20"

    static var root: Command {
        Command(
            "vipergen",
            summary: "Write VIPER modules from template sets, and check that they keep to them",
            discussion: """
                A template set is a convention: the module that your team wants to see, as templates. 'vipergen gen' \
                writes modules from it, and 'vipergen check' tells where modules have drifted from it.
                """,
            examples: [
                Example("vipergen gen ClientList viper", "Write the module ClientList and its tests"),
                Example("vipergen check", "Tell where modules have drifted"),
                Example("vipergen gen --help viper", "The options of the set viper"),
                Example("vipergen template new house", "Begin a template set of your own"),
            ],
            options: [.version],
            commonOptions: commonOptions,
            subcommands: [
                GenCommand.declaration, CheckCommand.declaration, InspectCommand.declaration,
                RenderCommand.declaration, TemplateCommand.declaration, RulesCommand.declaration,
                InitCommand.declaration, CompletionsCommand.declaration, CompleteCommand.declaration,
                ManualCommand.declaration,
            ])
    }

    private static var commonOptions: [Option] {
        [
            Option(
                "project", short: "C", kind: .value(placeholder: "DIR"), help: "The project's directory",
                defaultText: "here", completion: .directories),
            Option(
                "templates", kind: .value(placeholder: "DIR"), repeats: true,
                help: "A folder with template sets, looked into before all others", completion: .directories),
            Option(
                "format", kind: .value(placeholder: "FORMAT"), choices: ["text", "json"],
                help: "How results are printed", defaultText: "text"),
            Option("quiet", short: "q", help: "Print errors only"),
            Option("verbose", help: "Say what is read and from where"),
            Option("no-color", help: "Print without colours, also on a terminal"),
        ]
    }
}
