import ArgumentParsing
import Conventions
import FileChanges
import Platform

/// `vipergen check`: tells where modules have drifted from their conventions.
enum CheckCommand {
    static var command: RunnableCommand { RunnableCommand("check", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name,
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
                .checkFormat, .strict, .fix,
                .dryRun.described(as: "With --fix: show what would be done"),
                .diff.described(as: "With --fix: show the changes as a unified diff"),
                .baseline, .writeBaseline, .changedSince, .jobs,
            ])
    }

    /// How often what was mended is looked at again.
    private static let mostRounds = 4

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let project = try Project(arguments, in: context)
        let baseline = try CheckBaseline(arguments, project)
        var threads = processorCount
        if let text = arguments.value(.jobs) {
            guard let number = Int(text), number > 0 else { throw CheckError.badJobs(text) }
            threads = min(number, 256)
        }
        var run = try CheckRun(project, threads: threads, mends: arguments.flag(.fix))
        if !arguments.flag(.quiet) {
            let unknown = UnknownNames(in: project).warnings(of: run.tree)
            for words in SettledFolders(project).warnings(of: run.tree) + unknown { context.console.writeError(words) }
        }
        let chosen = try CheckScope.modules(run, arguments, project, context)
        var result = try run.check(chosen)
        let isWritten = arguments.flag(.writeBaseline)
        if !isWritten { baseline.apply(to: &result) }
        if arguments.flag(.fix) {
            let fixes = CheckFixes(project, arguments, context)
            // What has its right name now may turn out to lie in the wrong folder.
            for _ in 0..<mostRounds {
                guard try fixes.carryOut(&result, in: run.tree) else { break }
                run = try CheckRun(project, threads: threads, mends: true)
                let same = run.modules.modules.filter { module in
                    chosen.contains { $0.folder == module.folder && $0.name == module.name }
                }
                result = try run.check(same)
                if !isWritten { baseline.apply(to: &result) }
            }
        }
        context.keep(run, chosen, result)
        if isWritten { return try baseline.write(result, arguments, context) }
        CheckReporter(arguments, context).report(result)
        return result.exitCode(isStrict: arguments.flag(.strict))
    }
}
