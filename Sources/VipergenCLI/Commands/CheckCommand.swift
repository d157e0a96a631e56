import ArgumentParsing
import Conventions
import Platform

/// `vipergen check`: tells where modules have drifted from their conventions.
enum CheckCommand {
    static let formats = ["text", "json", "sarif", "github", "junit"]

    static var declaration: Command {
        Command(
            "check",
            summary: "Tell where modules have drifted from their conventions",
            discussion: """
                What a template set writes is what is expected of the modules that follow it. A module's set is the one \
                that .vipergen.json names for its folder, else the one that fits it best; a module that fits none is \
                checked by the rules that need no set. 'vipergen rules' lists the rules. A comment \
                '// vipergen:disable RULE reason' silences a rule on its line and the next.
                """,
            examples: [
                Example("vipergen check", "All modules of the project"),
                Example("vipergen check Modules/ClientList --fix", "One module, and mend what is safe to mend"),
                Example("vipergen check --changed-since origin/main --format github", "In a pull request"),
                Example("vipergen check --write-baseline", "Let pass what there is, and report what comes"),
            ],
            arguments: [
                Argument(
                    "PATH", help: "A folder or file; the modules in it, or that it is in", isOptional: true,
                    repeats: true, completion: .files)
            ],
            options: [
                Option(
                    "format", kind: .value(placeholder: "FORMAT"), choices: formats.map { Choice($0) },
                    help: "How violations are printed", defaultText: "text"),
                Option("strict", help: "Let warnings fail the run too"),
                Option("fix", help: "Mend what is safe to mend, and say what was done"),
                Option("dry-run", short: "n", help: "With --fix: show what would be done"),
                Option("diff", help: "With --fix: show the changes as a unified diff"),
                Option(
                    "baseline", kind: .value(placeholder: "FILE"), help: "Known violations, which are not reported",
                    defaultText: "\(CheckBaseline.usualName) where it exists", completion: .files),
                Option("write-baseline", help: "Write what is found into the baseline, and report nothing"),
                Option(
                    "changed-since", kind: .value(placeholder: "REV"),
                    help: "Only modules that have changed since a revision of git"),
                Option(
                    "jobs", short: "j", kind: .value(placeholder: "N"), help: "How many threads",
                    defaultText: "all cores"),
            ])
    }

    static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws -> ExitCode {
        let project = try Project(arguments, in: surroundings)
        let baseline = try CheckBaseline(arguments, project)
        let threads = try threads(arguments)
        let sets = try SetCatalog(of: project)
        try sets.validate(project.configuration.check)
        let checker = ProjectChecker(
            try CheckedProject(project), sets: sets, on: surroundings.fileSystem, threads: threads,
            keepingTests: arguments.flag("fix"))
        if !arguments.flag("quiet") {
            for words in ConfiguredFolders(project).warnings(among: checker.folders) {
                surroundings.console.writeError(words)
            }
        }
        let scope = try CheckScope(arguments, project, surroundings)
        let known = arguments.flag("write-baseline") ? nil : baseline.known
        let result: CheckResult
        if arguments.flag("fix") {
            result = try checker.fix(
                scope, baseline: known, isDryRun: arguments.flag("dry-run"),
                report: FixReporter(arguments, surroundings).report)
        } else {
            result = try checker.check(scope, baseline: known)
        }
        surroundings.keep(checker, result)
        if arguments.flag("write-baseline") { return try baseline.write(result, arguments, surroundings) }
        CheckReporter(arguments, surroundings).report(result)
        return result.exitCode(isStrict: arguments.flag("strict"))
    }

    private static func threads(_ arguments: ParsedArguments) throws -> Int {
        guard let text = arguments.value("jobs") else { return processorCount }
        guard let number = Int(text), number > 0 else { throw CheckError.badJobs(text) }
        return min(number, 256)
    }
}
