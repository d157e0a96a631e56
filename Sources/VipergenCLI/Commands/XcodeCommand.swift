import ArgumentParsing

/// `vipergen xcode`: the files of an Xcode project.
enum XcodeCommand {
    static var command: RunnableCommand {
        RunnableCommand(
            "xcode", declaration,
            subcommands: [XcodeAddCommand.command, XcodeRemoveCommand.command, XcodeStatusCommand.command])
    }

    private static func declaration(_ name: String) -> Command {
        Command(
            name,
            summary: "Add files to the Xcode project, remove them, and find what is missing",
            discussion: """
                'vipergen gen' adds what it generates by itself. Only lines that must change do, and files in folders \
                that Xcode synchronizes need no entry. Projects that XcodeGen, Tuist or Bazel generate are left alone.
                """,
            examples: [
                Example("vipergen xcode status", "Files in no target, and entries without a file"),
                Example("vipergen xcode add Modules/ClientList", "All files of a folder"),
                Example("vipergen xcode remove Old.swift", "Forget a file; it stays on disk"),
            ])
    }

    static let fileArgument = Argument(
        "FILE", help: "A file, or a folder with all files in it", repeats: true, completion: .files)
}
