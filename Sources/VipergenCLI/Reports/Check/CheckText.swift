import Conventions
import Text

/// A line a violation, as compilers print them.
enum CheckText {
    static func text(of result: CheckResult, in shownRoot: String, _ style: Style) -> String {
        var text = ""
        for violation in result.violations {
            let place =
                "\(shownPath(Path.resolve(violation.path, in: shownRoot))):\(violation.line):\(violation.column)"
            let severity = style.paint(violation.severity.rawValue, violation.severity == .error ? .red : .yellow)
            text += "\(place): \(severity): \(escaped(violation.message)) [\(violation.rule.rawValue)]\n"
        }
        for unused in result.unusedSuppressions {
            let place = "\(shownPath(Path.resolve(unused.path, in: shownRoot))):\(unused.line):\(unused.column)"
            text += "\(place): \(style.paint("warning", .yellow)): \(words(for: unused))\n"
        }
        for entry in result.staleEntries {
            text += "\(style.paint("note", .cyan)): \(words(for: entry))\n"
        }
        return text
    }

    static func words(for unused: Suppression) -> String {
        if unused.rule.isEmpty { return "this suppression names no rule; write '// vipergen:disable RULE reason'" }
        return RuleIdentifier(rawValue: unused.rule) != nil
            ? "unused suppression: there is no violation of '\(shown(unused.rule))' here"
            : "there is no rule '\(shown(unused.rule))'; "
                + (nearestRule(to: unused.rule).map { "did you mean '\($0)'?" } ?? "'vipergen rules' lists them")
    }

    static func words(for entry: Baseline.Entry) -> String {
        "the baseline entry \(shown(entry.rule)) for '\(shown(entry.symbol))' in '\(shown(entry.module))' is stale; "
            + "run 'vipergen check --write-baseline'"
    }

    /// A path on one line.
    static func shownPath(_ path: String) -> String { escaped(path) }
}
