import Conventions
import Text

/// A line a violation, as compilers print them.
enum CheckText {
    static func text(of result: CheckResult, _ style: Style) -> String {
        var text = ""
        for violation in result.violations {
            let place =
                "\(shownPath(Path.resolve(violation.path, in: result.root))):\(violation.line):\(violation.column)"
            let severity = style.paint(violation.severity.rawValue, violation.severity == .error ? .red : .yellow)
            text += "\(place): \(severity): \(escaped(violation.message)) [\(violation.rule)]\n"
        }
        for idle in result.idleSuppressions {
            let place = "\(shownPath(Path.resolve(idle.path, in: result.root))):\(idle.line):\(idle.column)"
            text += "\(place): \(style.paint("warning", .yellow)): \(words(for: idle))\n"
        }
        for entry in result.staleEntries {
            text += "\(style.paint("warning", .yellow)): \(words(for: entry))\n"
        }
        return text
    }

    static func words(for idle: Suppression) -> String {
        if idle.rule.isEmpty { return "this comment names no rule; write '// vipergen:disable RULE reason'" }
        return Rule.all.contains { $0.identifier == idle.rule }
            ? "this comment silences nothing: there is no violation of '\(shown(idle.rule))' here"
            : "there is no rule '\(shown(idle.rule))'; 'vipergen rules' lists them"
    }

    static func words(for entry: Baseline.Entry) -> String {
        "the baseline entry \(shown(entry.rule)) for '\(shown(entry.symbol))' in '\(shown(entry.module))' is stale; "
            + "write the baseline anew"
    }

    /// A path on one line.
    static func shownPath(_ path: String) -> String { escaped(path) }
}
