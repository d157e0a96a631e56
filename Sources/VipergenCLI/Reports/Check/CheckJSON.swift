import Conventions
import JSON5

/// What a run of `check` found, as JSON. Paths are below the project.
enum CheckJSON {
    static func text(of result: CheckResult, _ statistics: CheckStatistics? = nil) -> String {
        let violations = result.violations.map { violation in
            JSONText.object([
                ("rule", .string(violation.rule.rawValue)), ("severity", .string(violation.severity.rawValue)),
                ("module", .string(violation.module)), ("path", .string(violation.path)),
                ("line", .number(violation.line)), ("column", .number(violation.column)),
                ("message", .string(violation.message)), ("fixable", .bool(violation.isFixable)),
            ])
        }
        let entries = result.staleEntries.map { entry in
            JSONText.object([
                ("kind", .string("baseline")), ("rule", .string(entry.rule)), ("module", .string(entry.module)),
                ("symbol", .string(entry.symbol)),
            ])
        }
        let comments = result.unusedSuppressions.map { suppression in
            JSONText.object([
                ("kind", .string("disable")), ("rule", .string(suppression.rule)),
                ("module", .string(suppression.module)),
                ("path", .string(suppression.path)), ("line", .number(suppression.line)),
                ("column", .number(suppression.column)),
            ])
        }
        let counts = statistics.map { [("statistics", $0.json)] } ?? []
        return JSONText.object(
            [
                ("version", .number(1)), ("modules", .number(result.moduleCount)),
                ("files", .number(result.fileCount)), ("violations", .array(violations)),
                ("stale", .array(entries + comments)),
            ] + counts
        ).text + "\n"
    }
}
