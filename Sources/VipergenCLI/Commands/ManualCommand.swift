import ArgumentParsing

/// The hidden command that prints the manual page, for `make install`.
enum ManualCommand {
    static var command: RunnableCommand { RunnableCommand("__manual", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(name, summary: "The manual page", isHidden: true)
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) -> ExitCode {
        let page = CommandTree.root.declaration.manualPage(
            version: CommandTree.version, date: CommandTree.releaseDate, notes: notes)
        context.console.write(page)
        return .done
    }

    private static var notes: ManualNotes {
        ManualNotes(
            exitStatus: [
                .init("0", "Success; nothing was found."),
                .init("1", "Violations were found, or a conflict made the command refuse; nothing was changed."),
                .init(
                    "2",
                    "Failure: something is unreadable or invalid, or the disk failed. Nothing is half done."
                ),
                .init("64", "Usage error: an unknown command or option, or an invalid name or value."),
            ],
            environment: [
                .init("NO_COLOR", "If set and not empty, output has no color."),
                .init("SOURCE_DATE_EPOCH", "The date for headers, in seconds since 1970."),
                .init("VIPERGEN_TEMPLATE", "The default template set."),
                .init("VIPERGEN_TEMPLATES", "Folders with template sets, separated by colons."),
                .init("VIPERGEN_AUTHOR", "Author name for file headers."),
                .init("VIPERGEN_ORGANIZATION", "Copyright holder for file headers."),
            ],
            files: [
                .init(".vipergen.json", "The project's configuration. 'vipergen init' writes it."),
                .init("~/.vipergen/config.json", "A user's configuration, with the same keys."),
                .init("Templates/, ~/.vipergen/Templates/", "Template sets of the project and of the user."),
            ])
    }
}
