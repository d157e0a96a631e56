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
        .init("0", "Done, and nothing was found."),
        .init("1", "Refused, for a conflict, or something was found. Nothing was changed."),
        .init("2", "Could not: something is unreadable, broken or full. Nothing is half done."),
        .init("64", "The command line is wrong: an unknown command or option, a bad name or value."),
    ]

    private static var environment: [ManualNotes.Row] {
        EnvironmentVariable.allCases.map { .init($0.rawValue, $0.help) }
    }

    private static let files: [ManualNotes.Row] = [
        .init(".vipergen.json", "The configuration of a project. `vipergen init` writes it."),
        .init("~/.vipergen/config.json", "The configuration of a person, with the same keys."),
        .init("Templates/, ~/.vipergen/Templates/", "Template sets of the project and of the person."),
    ]
}
