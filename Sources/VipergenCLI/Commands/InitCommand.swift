import ArgumentParsing
import FileChanges
import Text

/// `vipergen init`: writes `.vipergen.json` from what the project looks like.
enum InitCommand {
    static var command: RunnableCommand { RunnableCommand("init", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Write .vipergen.json to suit the project",
            discussion: """
                Looks for the folder that holds the modules, the folder that holds their tests, and the Xcode \
                project with its application and tests. On a terminal it asks before it writes; otherwise, or with \
                --yes, it accepts what it found. Of a configuration that is there, only what you answer changes: \
                other keys and comments stay.
                """,
            examples: [
                Example("vipergen init", "Survey the project, ask, and write"),
                Example("vipergen init --yes --modules App/Screens", "Write without asking"),
            ],
            options: [
                .yes, .template, .modules, .tests, .projectName, .author, .organization,
                .xcodeProject, .target, .testTarget, .dryRun,
                .diff.described(as: "Show the file that would be written"),
            ])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let place = ProjectPlace(arguments, in: context)
        try place.confirm(arguments, in: context)
        if !arguments.flag(.dryRun) { try ProjectTidying(arguments, context).run(in: place.root) }
        let project = try Project(arguments, at: place, in: context)
        let setSurvey = SetSurvey(of: project)
        lazy var folders = ApplicationFolders(of: project)
        let survey = try ProjectSurvey(
            of: place.root, modulesIn: setSurvey.moduleParents, on: context.fileSystem,
            mayHoldModules: { folders.mayHoldModules($0) }, mayTest: { folders.mayTest($0, modulesIn: $1) })
        // Where both folders are given, nothing depends on what was found.
        if let failure = survey.failure, arguments.value(.modules) == nil || arguments.value(.tests) == nil {
            throw failure
        }
        var answers = InitAnswers(arguments, project, survey, setSurvey, context)
        let settings = try answers.settings()
        let code = try PlanExecution(arguments, module: "", context).carryOut {
            let file = try ConfigurationEdit(in: project)
            return Plan(root: place.root, changes: [try file.change(settings)])
        }
        if !arguments.flag(.quiet), arguments.reportFormat == .text {
            let untargeted = answers.modules.flatMap { UntargetedFolder($0, in: project) }
            let others = answers.modules.map {
                OtherApplications(beside: $0, parents: setSurvey.moduleParents, in: project)
            }
            context.console.writeError(
                answers.sameCommand + (untargeted?.note ?? "") + (others?.note ?? "")
                    + missingModules(survey, answers, in: project) + nextSteps(survey, &answers))
        }
        return code
    }

    /// That there are no modules, or not in the folder for them, which may not be there either.
    private static func missingModules(_ survey: ProjectSurvey, _ answers: InitAnswers, in project: Project) -> String {
        guard let folder = answers.modules, let names = try? project.fileSystem.names(in: project.root),
            names.contains(where: { !$0.hasPrefix(".") })
        else { return "" }
        let isThere = (try? project.fileSystem.entry(at: project.path(folder))) != nil
        guard answers.hasNoModules else {
            let place =
                survey.lieInProjectItself && survey.modules == folder
                ? "note: the modules lie in the project's own folder, which cannot be that of new ones: "
                    + "these go to \(quoted(folder))\n" : ""
            return place + (isThere ? "" : "note: \(quoted(folder)) is not there yet; 'vipergen gen' creates it\n")
        }
        return "note: no module was found; 'vipergen gen' writes the first one into \(quoted(folder))"
            + (isThere ? "" : ", which is not there yet") + "\n"
    }

    private static func nextSteps(_ survey: ProjectSurvey, _ answers: inout InitAnswers) -> String {
        let check =
            survey.modules == nil
            ? [] : ["vipergen check", "vipergen check --write-baseline   # accepts what is found there today"]
        let extraction =
            answers.hasStrangeModules
            ? ProposedExtraction.command(answers.freeModule, besides: answers.setNames) : nil
        let steps = [
            extraction.map { $0 + "   # makes a set from a module: most follow no set that is known" }
                ?? "vipergen gen ClientList --dry-run --diff"
        ]
        return "Now try:\n" + (steps + check).map { "  \($0)\n" }.joined()
    }
}

/// The options that answer the questions.
extension Option {
    static let yes = Option("yes", short: "y", help: "Accept what was found without asking")
    static let template = Option(
        "template", kind: .value(placeholder: "SET"), help: "The default template set",
        completion: .command("vipergen __complete sets"))
    static let modules = Option(
        "modules", kind: .value(placeholder: "DIR"), help: "The folder of the modules", completion: .directories)
    static let tests = Option(
        "tests", kind: .value(placeholder: "DIR"), help: "The folder of their tests", completion: .directories)
    static let projectName = Option(
        "project-name", kind: .value(placeholder: "NAME"), help: "The Xcode project's name", mayBeEmpty: true)
    static let author = Option(
        "author", kind: .value(placeholder: "NAME"), help: "Author name for file headers", mayBeEmpty: true)
    static let organization = Option(
        "organization", kind: .value(placeholder: "NAME"), help: "Copyright holder for file headers", mayBeEmpty: true)
}
