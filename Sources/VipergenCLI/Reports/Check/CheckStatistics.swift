import Conventions
import JSON5

/// How many violations of each rule were found.
struct CheckStatistics {
    struct Row {
        var rule: String
        var severity: String
        var count: Int
        var fixable: Int
    }

    /// The rules with violations, the most frequent first.
    let rows: [Row]
    /// How many violations `--fix` can fix, those included that are told with others.
    let fixable: Int

    init(_ result: CheckResult) {
        var rows: [Row] = []
        let groups = Dictionary(grouping: result.violations, by: \.rule)
        for rule in RuleIdentifier.allCases {
            guard let group = groups[rule] else { continue }
            let severity: Severity = group.contains { $0.severity == .error } ? .error : .warning
            rows.append(
                Row(
                    rule: rule.rawValue, severity: severity.rawValue, count: group.count,
                    fixable: group.count(where: \.isFixable)))
        }
        let unused = result.unusedSuppressions.count
        if unused > 0 {
            let kind = CheckRemark.Kind.unusedSuppression
            rows.append(Row(rule: kind.rawValue, severity: kind.level.rawValue, count: unused, fixable: 0))
        }
        fixable = result.violations.reduce(0) { $0 + $1.fixCount }
        // Of rules with as many violations the first in their list comes first.
        self.rows = rows.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .map(\.element)
    }

    /// A line a rule.
    func text(_ style: Style) -> String {
        let numbers = rows.map { String($0.count) }
        let width = numbers.map(\.count).max() ?? 0
        let names = rows.map(\.rule.count).max() ?? 0
        return zip(rows, numbers).map { row, number in
            let color: Style.Color = row.severity == Severity.error.rawValue ? .red : .yellow
            let fixable = row.fixable == 0 ? "" : "  \(row.fixable) fixable"
            let name = row.rule + String(repeating: " ", count: names - row.rule.count)
            let severity = row.severity + (fixable.isEmpty ? "" : String(repeating: " ", count: 7 - row.severity.count))
            return String(repeating: " ", count: width - number.count)
                + "\(number)  \(name)  \(style.paint(severity, color))\(fixable)\n"
        }
        .joined()
    }

    var json: JSONText {
        .array(
            rows.map { row in
                .object([
                    ("rule", .string(row.rule)), ("severity", .string(row.severity)), ("count", .number(row.count)),
                    ("fixable", .number(row.fixable)),
                ])
            })
    }
}
