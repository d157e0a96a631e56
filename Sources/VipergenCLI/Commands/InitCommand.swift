import ArgumentParsing
import FileChanges
import JSON5
import Text

/// `vipergen init`: writes `.vipergen.json` from what the project looks like.
enum InitCommand {
    static var command: RunnableCommand { RunnableCommand("init", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Write .vipergen.json to suit the project",
            discussion: """
                Looks for the folder that holds the modules, the folder that holds their tests, and the Xcode \
                project's name. On a terminal it asks before it writes; otherwise, or with --yes, it accepts what it \
                found.
                """,
            examples: [
                Example("vipergen init", "Survey the project, ask, and write"),
                Example("vipergen init --yes --modules App/Screens", "Write without asking"),
            ],
            options: [
                .yes, .template, .modules, .tests, .projectName, .author, .organization, .dryRun,
                .diff.described(as: "Show the file that would be written"),
            ])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let place = ProjectPlace(arguments, in: context)
        try place.confirm(arguments, in: context)
        let root = place.root
        if !arguments.flag(.dryRun) { try ProjectTidying(arguments, context).run(in: root) }
        let survey = try ProjectSurvey(of: root, on: context.fileSystem)
        // Where both folders are given, nothing depends on what was found.
        if let failure = survey.failure, arguments.value(.modules) == nil || arguments.value(.tests) == nil {
            throw failure
        }
        let asks = context.console.isInputTerminal && !arguments.flag(.yes)
        let prompt = asks ? Prompt(console: context.console) : nil
        func settle(_ option: Option, _ question: String, _ found: String) throws -> String {
            if let value = arguments.value(option) { return value }
            return try prompt?.ask(question, fallback: found) { $0 } ?? found
        }
        func settleDirectory(_ option: Option, _ question: String, _ found: String) throws -> String {
            let check = { (text: String) throws -> String in
                guard Configuration.isPlainPath(text) else { throw NameError.badDirectory(option.name, text) }
                return text
            }
            if let value = arguments.value(option) { return try check(value) }
            return try prompt?.ask(question, fallback: found, check: check) ?? found
        }
        func settleLine(_ option: Option, _ question: String, _ found: String) throws -> String {
            let check = { (text: String) throws -> String in
                guard !text.hasHazard else { throw NameError.badLine(option.name, text) }
                return text
            }
            if let value = arguments.value(option) { return try check(value) }
            return try prompt?.ask(question, fallback: found, check: check) ?? found
        }
        var settings: [(String, JSONText)] = []
        settings.append((ConfigurationKeys.template.name, .string(try settle(.template, "Template set", "viper"))))
        let directories: [(String, JSONText)] = [
            ("Modules", .string(try settleDirectory(.modules, "Folder of the modules", survey.modules ?? "Modules"))),
            ("Tests", .string(try settleDirectory(.tests, "Folder of their tests", survey.tests ?? "Tests"))),
        ]
        settings.append((ConfigurationKeys.directories.name, .object(directories)))
        for (key, option, question, found) in [
            (ConfigurationKeys.project, .projectName, "Name of the Xcode project", survey.project ?? ""),
            (ConfigurationKeys.author, .author, "Author in file headers", ""),
            (ConfigurationKeys.organization, .organization, "Organization in file headers", ""),
        ] as [(Key, Option, String, String)] {
            let text = try settleLine(option, question, found)
            if !text.isEmpty { settings.append((key.name, .string(text))) }
        }
        let text = JSONText.object(settings).text + "\n"
        let change = FileChange(path: Configuration.fileName, contents: Array(text.utf8), origin: .own)
        return try PlanExecution(arguments, module: "", context).carryOut(Plan(root: root, changes: [change]))
    }
}

extension Option {
    fileprivate static let yes = Option("yes", short: "y", help: "Accept what was found without asking")
    fileprivate static let template = Option(
        "template", kind: .value(placeholder: "SET"), help: "The default template set")
    fileprivate static let modules = Option(
        "modules", kind: .value(placeholder: "DIR"), help: "The folder of the modules", completion: .directories)
    fileprivate static let tests = Option(
        "tests", kind: .value(placeholder: "DIR"), help: "The folder of their tests", completion: .directories)
    fileprivate static let projectName = Option(
        "project-name", kind: .value(placeholder: "NAME"), help: "The Xcode project's name")
    fileprivate static let author = Option(
        "author", kind: .value(placeholder: "NAME"), help: "Author name for file headers")
    fileprivate static let organization = Option(
        "organization", kind: .value(placeholder: "NAME"), help: "Copyright holder for file headers")
}
