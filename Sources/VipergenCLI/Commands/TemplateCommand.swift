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
            summary: "List, explain, create, extract and lint template sets",
            discussion: """
                Sets are searched in --templates, the project's Templates, the folders that .vipergen.json names, \
                ~/.vipergen/Templates, and those built into vipergen.
                """,
            examples: [
                Example("vipergen template show viper", "What a set is for, its tree and its parameters"),
                Example("vipergen template new house", "Create Templates/house to start from"),
                Example("vipergen template extract Modules/ClientList --name house", "Create a set from a module"),
            ])
    }

    static let setArgument = Argument(
        "SET", help: "The name of a template set", completion: .command("vipergen __complete set-names"))
}
