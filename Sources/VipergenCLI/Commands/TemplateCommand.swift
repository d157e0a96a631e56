import ArgumentParsing

/// `vipergen template`: what there is to do with template sets.
enum TemplateCommand {
    static var command: RunnableCommand {
        RunnableCommand(
            "template", declaration,
            subcommands: [
                TemplateListCommand.command,
                TemplateShowCommand.command,
                TemplateNewCommand.command,
                TemplateExtractCommand.command,
                TemplateLintCommand.command,
            ])
    }

    private static func declaration(_ name: String) -> Command {
        Command(
            name,
            summary: "List, show, begin, extract and check template sets",
            discussion: """
                Sets are looked for in --templates, in the project's Templates, in the folders that .vipergen.json \
                names, in ~/.vipergen/Templates, and inside vipergen itself.
                """,
            examples: [
                Example("vipergen template show viper", "What a set is for, its tree and its parameters"),
                Example("vipergen template new house", "Write Templates/house to begin with"),
                Example("vipergen template extract Modules/ClientList --name house", "Make a set of a module"),
            ])
    }

    static let setArgument = Argument(
        "SET", help: "The name of a template set", completion: .command("vipergen __complete sets"))
}
