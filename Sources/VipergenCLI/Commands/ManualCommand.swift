import ArgumentParsing
import BuiltInSets
import TemplateSets

/// The hidden command that prints the manual page, for `make install`.
enum ManualCommand {
    static var command: RunnableCommand { RunnableCommand("__manual", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(name, summary: "The manual page", isHidden: true)
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let library = SetLibrary(folders: [], on: context.fileSystem)
        let sets = try library.all().map { try library.load($0.name) }
        let notes = ManualNotes(
            exitStatus: exitStatus, environment: environment, files: files,
            chapters: ManualChapters.files + [ManualChapters.rules, ManualChapters.sets(sets)])
        let page = CommandTree.root.declaration.manualPage(
            version: Product.version, date: Product.releaseDate, notes: notes)
        context.console.write(page)
        return .done
    }

    private static let exitStatus: [ManualNotes.Row] = [
        .init("0", "Success; nothing was found."),
        .init("1", "Violations were found, or a conflict made the command refuse; nothing was changed."),
        .init("2", "Failure: something is unreadable or invalid, or the disk failed. Nothing is half done."),
        .init("64", "Usage error: an unknown command or option, or an invalid name or value."),
    ]

    private static var environment: [ManualNotes.Row] {
        EnvironmentVariable.allCases.map { .init($0.rawValue, $0.help) }
    }

    private static let files: [ManualNotes.Row] = [
        .init(".vipergen.json", "The project's configuration. `vipergen init` writes it."),
        .init("~/.vipergen/config.json", "A user's configuration, with the same keys."),
        .init("Templates/, ~/.vipergen/Templates/", "Template sets of the project and of the user."),
    ]
}
