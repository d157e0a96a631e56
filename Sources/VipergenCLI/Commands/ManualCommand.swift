import ArgumentParsing

/// The hidden command that prints the manual page, for `make install`.
enum ManualCommand {
    static var command: RunnableCommand { RunnableCommand("__manual", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(name, summary: "The manual page", isHidden: true)
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) -> ExitCode {
        let page = CommandTree.root.declaration.manualPage(
            version: Product.version, date: Product.releaseDate, notes: notes)
        context.console.write(page)
        return .done
    }

    private static var notes: ManualNotes {
        ManualNotes(
            exitStatus: [
                .init("0", "Done, and nothing was found."),
                .init("1", "Refused, for a conflict, or something was found. Nothing was changed."),
                .init("2", "Could not: something is unreadable, broken or full. Nothing is half done."),
                .init("64", "The command line is wrong: an unknown command or option, a bad name or value."),
            ],
            environment: [
                .init("NO_COLOR", "Where it is set and not empty, nothing is coloured."),
                .init("SOURCE_DATE_EPOCH", "The date for headers, in seconds since 1970."),
                .init("VIPERGEN_TEMPLATE", "The template set used where none is named."),
                .init("VIPERGEN_TEMPLATES", "Folders with template sets, parted by colons."),
                .init("VIPERGEN_AUTHOR", "Who stands in the header of files."),
                .init("VIPERGEN_ORGANIZATION", "Whose copyright the header names."),
            ],
            files: [
                .init(".vipergen.json", "What the project has settled. 'vipergen init' writes it."),
                .init("~/.vipergen/config.json", "What a person has settled, with the same keys."),
                .init("Templates/, ~/.vipergen/Templates/", "Template sets of the project and of the person."),
            ])
    }
}
