import ArgumentParsing
import Conventions
import Platform
import Text

/// Prints what a run of `check` found in the format that is asked for: findings to standard output, words to standard
/// error.
struct CheckReporter {
    private let arguments: ParsedArguments
    private let shownRoot: String
    private let context: RunContext

    init(_ arguments: ParsedArguments, at place: ProjectPlace, _ context: RunContext) {
        self.arguments = arguments
        shownRoot = place.shownRoot
        self.context = context
    }

    /// The checker is asked about modules that follow no set.
    /// - Parameter problem: Why nothing was checked; nil where something was.
    func report(_ result: CheckResult, by checker: ProjectChecker, problem: CheckError? = nil) {
        let console = context.console
        arguments.checkFormat.write(result, problem, at: shownRoot, arguments, in: context)
        for failure in result.failures { console.writeError(Diagnostic(failure).text) }
        guard !arguments.flag(.quiet) else { return }
        console.writeError(summary(result) + rest(result) + note(result, checker))
    }

    /// What `--fix` can do about it and, for a person, where to read on.
    private func rest(_ result: CheckResult) -> String {
        let statistics = CheckStatistics(result)
        var text = ""
        if context.console.isOutputTerminal, arguments.checkFormat == .text, !statistics.rows.isEmpty {
            if !arguments.flag(.statistics) { text += statistics.text(context.errorStyle) }
            let first = statistics.rows.first { RuleIdentifier(rawValue: $0.rule) != nil }
            if let first { text += "'vipergen rules \(first.rule)' explains a rule and how to fix or suppress it.\n" }
        }
        if statistics.fixable > 0, !arguments.flag(.fix) {
            text += "\(statistics.fixable) can be fixed with 'vipergen check --fix'.\n"
        }
        return text
    }

    private func summary(_ result: CheckResult) -> String {
        let found = [(result.errorCount, "error"), (result.warningCount, "warning")]
            .filter { $0.0 > 0 }.map { count($0.0, $0.1) }
        let stale = result.staleEntries.count
        return "\(count(result.moduleCount, "module")), \(count(result.fileCount, "file")): "
            + (found.isEmpty ? "no violations" : found.joined(separator: ", "))
            + (stale == 0 ? "" : "; \(count(stale, "stale baseline entry", "stale baseline entries"))") + ".\n"
    }

    /// What to do about modules that follow no set. One note, however many there are.
    private func note(_ result: CheckResult, _ checker: ProjectChecker) -> String {
        if result.moduleCount == 0, result.failures.isEmpty {
            if let revision = arguments.value(.changedSince) {
                return "No module has changed since \(quoted(revision)).\n"
            }
            return ""
        }
        let free = result.reports.filter { $0.set == nil }
        guard !free.isEmpty else { return "" }
        let number = count(free.count, "module matches", "modules match")
        let near = checker.nearestSet(of: result).map { set, missing in
            let names = missing.prefix(3).map { shown($0) }.joined(separator: ", ")
            let rest = missing.count > 3 ? " and \(missing.count - 3) more files" : ""
            return "by file names, \(shown(set)) is nearest, "
                + (missing.isEmpty ? "but what the files declare differs; " : "without \(names)\(rest); ")
        }
        let command = ProposedExtraction.command(checker.typicalFreeModule(of: result), besides: checker.setNames)
        return "note: \(number) no template set; \(near ?? "")only the rules that need none were applied"
            + (command.map { "; '\($0)' creates a set from a module" } ?? "") + ".\n"
    }
}
