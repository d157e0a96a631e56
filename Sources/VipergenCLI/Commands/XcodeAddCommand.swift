import ArgumentParsing
import FileChanges
import Text

/// `vipergen xcode add`: puts files that are on disk into the Xcode project.
enum XcodeAddCommand {
    static var command: RunnableCommand { RunnableCommand("add", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Add files to groups that mirror their folders, and to targets",
            discussion: """
                Without --target a file that no target has is built with most of what lies around it; where nothing \
                does, it goes to the only application, or to its unit tests if its name or folder is that of tests. \
                With --target, tests that are found in a folder go to the unit tests \
                of that target. Adding a file twice changes nothing.
                """,
            examples: [
                Example("vipergen xcode add Modules/ClientList Tests/ClientList", "Two folders"),
                Example("vipergen xcode add Shared/Client.swift --target App --target Widget", "To two targets"),
            ],
            arguments: [XcodeCommand.fileArgument],
            options: [.xcodeProject, .target, .testTarget, .noTarget, .dryRun, .diff])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        try arguments.refuse(.noTarget, with: [.target, .testTarget])
        let place = ProjectPlace(arguments, in: context)
        try place.confirm(arguments, in: context)
        if !arguments.flag(.dryRun) { try ProjectTidying(arguments, context).run(in: place.root) }
        let project = try Project(arguments, at: place, in: context)
        guard
            let xcode = try XcodeAdditions(
                arguments, membership(arguments), in: project, project.xcodeFolder(), insisting: true, context)
        else {
            throw XcodeError.noProject
        }
        let files = XcodeFiles(in: project)
        let additions = try arguments.arguments.flatMap { word in
            try files.find([word], context).map { file in
                let isFound = Path.components(file).last != Path.components(word).last
                // A file that is named along with a target is meant for it.
                let isMeant = !arguments.values(.target).isEmpty && !isFound
                return XcodeAddition(
                    path: file, isTest: !isMeant && XcodeAddition.isNamedAsTest(file), isFound: isFound)
            }
        }
        return try XcodeExecution(arguments, context).carryOut(
            describing: { xcode.descriptions }, notes: { xcode.notes }
        ) {
            Plan(root: project.root, changes: try xcode.changes(adding: additions))
        }
    }

    private static func membership(_ arguments: ParsedArguments) -> XcodeAdditions.Membership {
        if arguments.flag(.noTarget) { return .none }
        let targets = arguments.values(.target)
        return targets.isEmpty || !arguments.values(.testTarget).isEmpty ? .byRole : .fixed(targets)
    }
}
