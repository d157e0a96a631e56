import Conventions
import Text

/// What a run of `check` found, for a person at a terminal: the violations of a file below its path.
enum CheckGroupedText {
    static func text(of result: CheckResult, in shownRoot: String, _ style: Style, width: Int) -> String {
        let items = result.violations.map(Item.init) + result.unusedSuppressions.map(Item.init)
        var order: [String] = []
        var groups: [String: [Item]] = [:]
        for item in items {
            if groups[item.path] == nil { order.append(item.path) }
            groups[item.path, default: []].append(item)
        }
        var text = ""
        for path in order.sorted() {
            let group = (groups[path] ?? []).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
            text += style.paint(CheckText.shownPath(Path.resolve(path, in: shownRoot)), .bold) + "\n"
            let places = group.map(\.place.count).max() ?? 0
            for item in group {
                let place = item.place + String(repeating: " ", count: places - item.place.count)
                let severity = item.severity + String(repeating: " ", count: 7 - item.severity.count)
                let indent = 2 + places + 2 + 7 + 2
                let words = wrapped("\(escaped(item.message)) [\(item.rule)]", width: max(width - indent, 30))
                let color: Style.Color = item.severity == Severity.error.rawValue ? .red : .yellow
                text += "  \(style.paint(place, .gray))  \(style.paint(severity, color))  "
                text += words.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
            }
            text += "\n"
        }
        for entry in result.staleEntries {
            text += "\(style.paint("warning", .yellow)): \(CheckText.words(for: entry))\n"
        }
        return text
    }

    private struct Item {
        var path: String
        var line: Int
        var column: Int
        var severity: String
        var message: String
        var rule: String

        var place: String { "\(line):\(column)" }

        init(_ violation: Violation) {
            (path, line, column) = (violation.path, violation.line, violation.column)
            (severity, message, rule) = (violation.severity.rawValue, violation.message, violation.rule.rawValue)
        }

        init(_ unused: Suppression) {
            let remark = CheckRemark(unused)
            (path, line, column) = (remark.path, remark.line, remark.column)
            (severity, message, rule) = (remark.kind.level.rawValue, remark.message, remark.kind.rawValue)
        }
    }
}
