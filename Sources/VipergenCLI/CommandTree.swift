import ArgumentParsing

/// What vipergen can be told to do.
enum CommandTree {
    /// The program with all of its commands.
    static var root: RunnableCommand { RunnableCommand(Product.name, declaration, subcommands: commands) }

    /// The program with those of its commands that stand among the words. Where one of them is what the words mean, it
    /// understands them as the whole program does.
    static func root(naming words: [String]) -> RunnableCommand {
        RunnableCommand(Product.name, declaration, subcommands: commands.filter { words.contains($0.name) })
    }

    private static var commands: [RunnableCommand] {
        [
            GenCommand.command,
            CheckCommand.command,
            InspectCommand.command,
            RenderCommand.command,
            TemplateCommand.command,
            RulesCommand.command,
            SchemaCommand.command,
            XcodeCommand.command,
            InitCommand.command,
            DoctorCommand.command,
            CompletionsCommand.command,
            CompleteCommand.command,
            ManualCommand.command,
        ]
    }

    private static func declaration(_ name: String) -> Command {
        Command(
            name,
            summary: "Generate VIPER modules from template sets, and check modules against them",
            discussion: """
                A template set is a convention: the module that your team wants to see, as templates. 'vipergen gen' \
                generates modules from it, and 'vipergen check' reports where modules have drifted from it.
                """,
            examples: [
                Example("vipergen gen ClientList viper", "Generate the module ClientList and its tests"),
                Example("vipergen check", "Check all modules of the project"),
                Example("vipergen gen --help viper", "The options of the set viper"),
                Example("vipergen template new house", "Create a template set of your own"),
            ],
            options: [.version],
            commonOptions: Option.common)
    }
}
