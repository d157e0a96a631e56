import ArgumentParsing
import Conventions
import Platform
import Text

/// Prints what a run of `check` found in the format that is asked for: findings to standard output, words to standard
/// error.
struct CheckReporter {
    private let arguments: ParsedArguments
    private let context: RunContext

    init(_ arguments: ParsedArguments, _ context: RunContext) {
        self.arguments = arguments
        self.context = context
    }

    func report(_ result: CheckResult) {
        let console = context.console
        switch arguments.value("format") {
        case "json": console.write(CheckJSON.text(of: result))
        case "sarif": console.write(CheckSARIF.text(of: result))
        case "junit": console.write(CheckJUnit.text(of: result, isStrict: arguments.flag("strict")))
        case "github":
            let (annotations, summary, rest) = CheckGitHub.text(of: result)
            console.write(annotations)
            write(summary: summary)
            console.write(rest)
        default: console.write(CheckText.text(of: result, Style(arguments, in: context)))
        }
        for failure in result.failures { console.writeError(Diagnostic(failure).text) }
        guard !arguments.flag("quiet") else { return }
        console.writeError(summary(result) + note(result))
    }

    /// What does not fit into a step's annotations goes to its summary, or is printed where there is none to write to.
    private func write(summary: String) {
        guard !summary.isEmpty else { return }
        if let path = context.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
            do throws(FileError) {
                try context.fileSystem.append(Array(summary.utf8), to: path)
                return
            } catch {
                context.console.writeError("warning: \(Diagnostic(error).message)\n")
            }
        }
        context.console.write(summary)
    }

    private func summary(_ result: CheckResult) -> String {
        let found = [(result.errorCount, "error"), (result.warningCount, "warning")]
            .filter { $0.0 > 0 }.map { count($0.0, $0.1) }.joined(separator: ", ")
        let stale = result.staleEntries.count
        return "\(count(result.moduleCount, "module")), \(count(result.fileCount, "file")): "
            + (found.isEmpty ? "no violations" : found)
            + (stale == 0 ? "" : "; \(count(stale, "baseline entry", "baseline entries")) can go") + ".\n"
    }

    /// What to do about modules that follow no set. One note, however many there are.
    private func note(_ result: CheckResult) -> String {
        if result.moduleCount == 0, result.failures.isEmpty {
            if let revision = arguments.value("changed-since") {
                return "No module has changed since \(quoted(revision)).\n"
            }
            return "No module was found here: a presenter, an interactor and a view of one name.\n"
        }
        let free = result.reports.filter { $0.set == nil }
        guard !free.isEmpty else { return "" }
        let number = count(free.count, "module follows", "modules follow")
        return "note: \(number) no template set, and only the rules that need none were applied; "
            + "'vipergen template extract PATH --name house' makes a set of a module.\n"
    }
}
