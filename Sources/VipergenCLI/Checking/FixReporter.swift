import ArgumentParsing
import Conventions
import FileChanges
import Text

/// Says what `check --fix` does, round by round, and at last what has become of each file.
final class FixReporter {
    private let arguments: ParsedArguments
    private let context: RunContext
    /// The changed files in the order in which they were met, and what each held before the first round and holds after
    /// the last.
    private var paths: [String] = []
    private var contents: [String: (old: [UInt8]?, new: [UInt8]?)] = [:]

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
        for file in round.plan.files {
            if let known = contents[file.path] {
                contents[file.path] = (known.old, file.new)
            } else {
                contents[file.path] = (file.old, file.new)
                paths.append(file.path)
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

    /// Shows the change of each file through all rounds, where that is asked for.
    func reportDiffs() {
        guard arguments.flag(.diff) else { return }
        let text = paths.map { path in
            guard let (old, new) = contents[path], old != new else { return "" }
            return unifiedDiff(old: old, new: new, path: path)
        }
        .joined()
        // A document for programs is alone on standard output.
        if arguments.checkFormat == .text {
            context.console.write(Style(arguments, in: context).diff(text))
        } else {
            context.console.writeError(context.errorStyle.diff(text))
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
