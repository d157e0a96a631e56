import ArgumentParsing
import FileChanges
import Platform
import Text

/// Shows a plan and carries it out, as the options of the command line say.
struct PlanExecution {
    private let arguments: ParsedArguments
    private let module: String
    private let context: RunContext
    private let style: Style
    private let tidying: ProjectTidying
    /// Whether a person sees the plan and is asked before it is carried out.
    var asksFirst = false

    init(_ arguments: ParsedArguments, module: String, _ context: RunContext) {
        self.arguments = arguments
        self.module = module
        self.context = context
        style = Style(arguments, in: context)
        tidying = ProjectTidying(arguments, context)
    }

    private static let answers = """
          y  overwrite it
          n  keep it; so does Enter
          a  overwrite it, and all that follow
          d  show the diff
          q  stop; nothing is written

        """

    private let memory = Memory()

    private final class Memory {
        /// Whether a person wants all files that differ overwritten.
        var overwritesAll = false
        var kept: Set<String> = []
        var overwritten: Set<String> = []
    }

    /// The files that differ from the plan that was carried out, and stay as they are.
    var kept: Set<String> { memory.kept }

    /// The files that the plan that was carried out replaced.
    var overwritten: Set<String> { memory.overwritten }

    private var isDryRun: Bool { arguments.flag(.dryRun) }
    private var console: any Console { context.console }

    /// Carries out a plan that depends on nothing in the project.
    func carryOut(_ plan: Plan) throws -> ExitCode {
        try carryOut { plan }
    }

    /// Carries out the plan that `make` makes. It is made anew where a file that it edits changes in the meantime.
    ///
    /// - Parameter descriptions: Words to show in place of paths, by the paths, once the plan is final.
    func carryOut(
        describing descriptions: () -> [String: String] = { [:] }, making make: () throws -> Plan
    ) throws -> ExitCode {
        var validated = try validate(
            on: context.fileSystem, policy: policy, waiting: tidying.waiting, making: make)
        guard validated.conflicts.isEmpty else {
            show(validated, descriptions())
            throw FileChangesError.conflicts(validated.conflicts)
        }
        let isPreview = asksFirst && !isDryRun
        if isPreview {
            show(validated, descriptions())
            let question = "Write \(validated.files.count == 1 ? "this file" : "these \(validated.files.count) files")?"
            guard try Prompt(console: console).confirm(question, fallback: true) else {
                throw FileChangesError.aborted(validated.files.first?.path ?? "")
            }
        }
        if !isDryRun {
            let committed = try commit(validated, on: context.fileSystem, waiting: tidying.waiting, remaking: make)
            tidying.mention(committed)
            validated = committed.plan
        }
        memory.kept = Set(validated.files.filter { $0.action == .skip }.map(\.path))
        memory.overwritten = Set(validated.files.filter { $0.action == .overwrite }.map(\.path))
        if !isPreview { show(validated, descriptions()) }
        if !arguments.flag(.quiet) {
            let isNothing = validated.files.isEmpty && arguments.flag(.onlyMissing)
            console.writeError(
                isNothing
                    ? "Nothing to do: no file is missing.\n" : report(validated).summary(isDryRun: isDryRun))
        }
        return .done
    }

    private func report(_ plan: ValidatedPlan, _ descriptions: [String: String] = [:]) -> PlanReport {
        PlanReport(plan: plan, module: module, showsDiff: arguments.flag(.diff), descriptions: descriptions)
    }

    private func show(_ plan: ValidatedPlan, _ descriptions: [String: String]) {
        switch arguments.reportFormat {
        case .text where arguments.flag(.quiet) && !arguments.flag(.diff): break
        case .text where console.isOutputTerminal && !arguments.flag(.diff):
            console.write(report(plan, descriptions).tree(style))
        case .text: console.write(report(plan, descriptions).text(style))
        case .json: console.write(report(plan).json)
        }
    }

    /// What becomes of files that differ. Where nobody can be asked, nothing is written.
    private var policy: ConflictPolicy {
        switch arguments.conflictChoice ?? (console.canAsk ? .prompt : .fail) {
        case .fail: return .fail
        case .skip: return .skip
        case .overwrite: return .overwrite
        case .prompt where isDryRun: return .fail
        case .prompt:
            guard console.canAsk else { return .fail }
            return .ask { path, old, new in ask(path, old, new) }
        }
    }

    private func ask(_ path: String, _ old: [UInt8], _ new: [UInt8]) -> ConflictAnswer {
        while true {
            if memory.overwritesAll { return .overwrite }
            console.discardTypedAhead()
            console.writeError("\(escaped(path)) exists and differs. Overwrite it? [y/N/a/d/q, ? explains] ")
            guard let line = console.readLine() else {
                console.writeError("\n")
                return .abort
            }
            switch line.trimmed.lowercased() {
            case "y", "yes": return .overwrite
            case "a", "all":
                memory.overwritesAll = true
                return .overwrite
            case "", "n", "no": return .keep
            case "d", "diff": console.writeError(context.errorStyle.diff(unifiedDiff(old: old, new: new, path: path)))
            case "q", "quit": return .abort
            default: console.writeError(Self.answers)
            }
        }
    }
}
