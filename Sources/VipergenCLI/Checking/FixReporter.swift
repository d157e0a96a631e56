import ArgumentParsing
import Conventions
import FileChanges
import Text

/// Says what `check --fix` does, round by round.
struct FixReporter {
    private let arguments: ParsedArguments
    private let context: RunContext

    init(_ arguments: ParsedArguments, _ context: RunContext) {
        self.arguments = arguments
        self.context = context
    }

    func report(_ round: FixRound) {
        let console = context.console
        guard round.plan.conflicts.isEmpty else {
            console.writeError(Diagnostic(round.plan.conflicts, hasChoice: false).text)
            return
        }
        if arguments.flag(.diff) {
            let text = round.plan.files.filter { $0.action != .identical }
                .map { unifiedDiff(old: $0.old, new: $0.new, path: $0.path) }.joined()
            // A document for programs is alone on standard output.
            if arguments.checkFormat == .text {
                console.write(Style(arguments, in: context).diff(text))
            } else {
                console.writeError(context.errorStyle.diff(text))
            }
        }
        round.committed.map(ProjectTidying(arguments, context).mention)
        guard !arguments.flag(.quiet) else { return }
        for conflict in round.conflicts { console.writeError("not fixed " + Diagnostic.words(for: conflict) + "\n") }
        let verb = arguments.flag(.dryRun) ? "would fix" : "fixed"
        for violation in round.violations {
            console.writeError(
                "\(verb) \(escaped(violation.path)):\(violation.line): \(escaped(violation.message)) "
                    + "[\(violation.rule.rawValue)]\n")
        }
    }

    /// Says what became of the Xcode projects.
    func report(_ xcode: XcodeMoves, in round: FixRound) {
        guard round.plan.conflicts.isEmpty, !arguments.flag(.quiet) else { return }
        let verb = arguments.flag(.dryRun) ? "would update" : "updated"
        for file in round.plan.files {
            guard let words = xcode.descriptions[file.path] else { continue }
            context.console.writeError("\(verb) \(escaped(words))\n")
        }
    }
}
