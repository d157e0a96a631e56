import ArgumentParsing

/// `vipergen xcode status`: where the Xcode project and the disk differ.
enum XcodeStatusCommand {
    static var command: RunnableCommand { RunnableCommand("status", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "List files in no target, entries without a file, and files listed twice",
            discussion: """
                Looks at sources, interface files, asset catalogs and strings. What .vipergen.json excludes from check \
                is passed over. Exits 1 if anything is found.
                """,
            examples: [Example("vipergen xcode status --format json", "For a script")],
            options: [.xcodeProject])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let place = ProjectPlace(arguments, in: context)
        try place.confirm(arguments, in: context)
        let project = try Project(arguments, at: place, in: context)
        let name = try arguments.value(.xcodeProject).map { try XcodeProjects.path($0, in: project, context) }
        let projects = try XcodeProjects(of: project, in: project.xcodeFolder(), named: name)
        try projects.expectSome()
        var problems: [XcodeProblem] = []
        var packages = PackageFolders(in: project)
        for path in projects.paths {
            let xcode = try XcodeFile(path, in: project)
            let files = try XcodeFiles(in: project).sources(in: xcode.folder)
            problems += xcode.problems(
                of: packages.withoutPackages(files, around: xcode), leftOutCounts: true, project)
        }
        switch arguments.reportFormat {
        case .text:
            context.console.write(XcodeReport.text(of: problems))
            if !arguments.flag(.quiet) { context.console.writeError(XcodeReport.summary(of: problems)) }
        case .json: context.console.write(XcodeReport.json(of: problems))
        }
        return problems.isEmpty ? .done : .refused
    }
}
