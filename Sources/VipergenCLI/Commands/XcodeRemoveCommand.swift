import ArgumentParsing
import FileChanges

/// `vipergen xcode remove`: makes the Xcode project forget files.
enum XcodeRemoveCommand {
    static var command: RunnableCommand { RunnableCommand("remove", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Remove files from the Xcode project; they stay on disk",
            discussion: """
                The exact inverse of 'vipergen xcode add': a group that becomes empty goes, too. The files may be gone \
                from disk already.
                """,
            examples: [Example("vipergen xcode remove Modules/ClientList", "All files of a folder")],
            arguments: [XcodeCommand.fileArgument],
            options: [.xcodeProject, .dryRun, .diff])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let place = ProjectPlace(arguments, in: context)
        try place.confirm(arguments, in: context)
        if !arguments.flag(.dryRun) { try ProjectTidying(arguments, context).run(in: place.root) }
        let project = try Project(arguments, at: place, in: context)
        let words = try arguments.arguments.map { word in
            XcodeRemoval.Word(text: word, readings: try ProjectPath.readings(word, in: project, context))
        }
        let removal = try XcodeRemoval(arguments, in: project, context)
        return try XcodeExecution(arguments, context).carryOut(
            describing: { removal.descriptions }, notes: { removal.notes }
        ) {
            Plan(root: project.root, changes: try removal.changes(removing: words))
        }
    }
}
