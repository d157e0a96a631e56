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
            summary: "Check modules against their template set",
            discussion: """
                A template set is the convention: modules are expected to look like what it generates. A module's set \
                is the one that .vipergen.json names for its folder, else the one that fits it best; a module that \
                fits none is checked by the rules that need no set. 'vipergen rules' lists the rules. A comment \
                '// vipergen:disable RULE reason' suppresses a rule on its line and the next.
                """,
            examples: [
                Example("vipergen check", "All modules of the project"),
                Example("vipergen check Modules/ClientList --fix", "Check one module, and fix what is safe to fix"),
                Example("vipergen check --changed-since origin/main --format github", "In a pull request"),
                Example("vipergen check --write-baseline", "Accept existing violations; report only new ones"),
            ],
            arguments: [
                Argument(
                    "PATH", help: "A folder, a file or a module's name: the modules in it, or the module it is in",
                    isOptional: true,
                    repeats: true, completion: .files)
            ],
            options: [
                .checkFormat, .strict, .fix,
                .dryRun.described(as: "With --fix: preview without writing"),
                .diff.described(as: "With --fix: show the changes as a unified diff"),
                .baseline, .writeBaseline, .changedSince, .rule, .ignore, .statistics,
                .allowNoModules, .jobs, .noCache,
            ])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        do {
            return try runOnce(arguments, in: context)
        } catch {
            // Of a workflow's log, people see the annotations.
            if arguments.checkFormat == .github {
                context.unguardedConsole.write(CheckGitHub.text(of: Diagnostic(any: error)))
            }
            throw error
        }
    }

    private static func runOnce(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        try arguments.require(.diff, with: [.fix])
        try arguments.require(.dryRun, with: [.fix, .writeBaseline])
        let place = ProjectPlace(arguments, in: context)
        try place.confirm(arguments, in: context)
        let tidying = ProjectTidying(arguments, context)
        if (arguments.flag(.fix) || arguments.flag(.writeBaseline)) && !arguments.flag(.dryRun) {
            try tidying.run(in: place.root)
        } else {
            try tidying.mention(in: place.root)
        }
        let threads = try threads(arguments)
        guard let cache = CheckCache(arguments, at: place, threads: threads, in: context) else {
            return try check(arguments, at: place, tidying, threads: threads, in: context)
        }
        return try cache.run { try check(arguments, at: place, tidying, threads: threads, in: $0) }
    }

    private static func check(
        _ arguments: ParsedArguments, at place: ProjectPlace, _ tidying: ProjectTidying, threads: Int,
        in context: RunContext
    ) throws -> ExitCode {
        var context = context
        // Every part of a preview sees what the rounds before have made.
        let preview =
            arguments.flag(.fix) && arguments.flag(.dryRun) ? PreviewFileSystem(context.fileSystem) : nil
        if let preview { context.fileSystem = preview }
        let project = try Project(arguments, at: place, in: context)
        let baseline = try CheckBaseline(arguments, project)
        let sets = try SetCatalog(of: project)
        try sets.validate(project)
        let selection = try RuleSelection(arguments)
        let checker = ProjectChecker(
            try CheckedProject(project, selection), sets: sets, on: context.fileSystem, threads: threads,
            forFixing: arguments.flag(.fix))
        if !arguments.flag(.quiet) {
            let unknown = UnknownNames(in: project).warnings(among: checker.folders)
            let warnings = ConfiguredFolders(project).warnings(among: checker.folders) + unknown
            for words in warnings { context.console.writeError(words) }
        }
        let isStrict = arguments.flag(.strict)
        let unreadable = selection.reports(.xcodeMembership) ? checker.unreadableXcodeProjects : []
        if !arguments.flag(.quiet) || isStrict {
            for words in unreadable { context.console.writeError(words) }
        }
        if arguments.flag(.writeBaseline), !unreadable.isEmpty { throw CheckError.baselineWithoutTargets }
        let scope = try CheckScope(arguments, project, checker, context)
        let known = arguments.flag(.writeBaseline) ? nil : baseline.known
        let result: CheckResult
        if arguments.flag(.fix) {
            let xcode = try XcodeMoves(in: project)
            let reporter = FixReporter(arguments, context)
            defer { reporter.reportDiffs() }
            result = try checker.fix(
                scope, baseline: known, in: preview, waiting: tidying.waiting,
                carryingAlong: xcode.changes
            ) { round in
                reporter.report(round)
                reporter.report(xcode, in: round)
            }
            if !arguments.flag(.quiet) { for note in xcode.notes { context.console.writeError(note) } }
        } else {
            result = try checker.check(scope, baseline: known)
        }
        context.keep(checker, result)
        let isEmpty =
            result.moduleCount == 0 && result.failures.isEmpty && arguments.value(.changedSince) == nil
            && !arguments.flag(.allowNoModules)
        if isEmpty, arguments.flag(.writeBaseline) { throw CheckError.noModule }
        if arguments.flag(.writeBaseline) { return try baseline.write(result, arguments, context) }
        if arguments.flag(.verbose) {
            for match in checker.matches(of: result) { context.console.writeError(match.words) }
        }
        let problem = isEmpty ? CheckError.noModule : nil
        CheckReporter(arguments, at: place, context).report(result, by: checker, problem: problem)
        if let problem { throw problem }
        let code = result.exitCode(isStrict: isStrict)
        return code == .done && isStrict && !unreadable.isEmpty ? .refused : code
    }

    private static func threads(_ arguments: ParsedArguments) throws -> Int {
        guard let text = arguments.value(.jobs) else { return processorCount }
        guard let number = Int(text), number > 0 else { throw CheckError.badJobs(text) }
        return min(number, 256)
    }
}
