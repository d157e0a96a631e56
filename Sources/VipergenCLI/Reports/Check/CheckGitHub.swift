import Conventions

/// Annotations for a workflow of GitHub, which shows ten errors and ten warnings of a step.
enum CheckGitHub {
    private static let most = 10

    /// The annotations, and what is beyond them as Markdown; empty where all fit.
    static func text(of result: CheckResult) -> (annotations: String, summary: String) {
        var annotations = ""
        var rest: [Violation] = []
        var counts: [Severity: Int] = [:]
        for violation in result.violations {
            counts[violation.severity, default: 0] += 1
            guard counts[violation.severity, default: 0] <= most else {
                rest.append(violation)
                continue
            }
            let path = Project.join(result.root, violation.path)
            annotations +=
                "::\(violation.severity.rawValue) file=\(property(path)),line=\(violation.line),"
                + "col=\(violation.column),title=\(property(violation.rule))::\(message(violation.message))\n"
        }
        return (annotations, rest.isEmpty ? "" : summary(of: rest, all: result.violations.count))
    }

    private static func summary(of rest: [Violation], all: Int) -> String {
        var text =
            "### vipergen check: \(rest.count) more of \(all) violations\n\n| place | severity | rule | message |\n"
        text += "|---|---|---|---|\n"
        for violation in rest {
            text +=
                "| \(cell("\(violation.path):\(violation.line):\(violation.column)")) | \(violation.severity.rawValue) "
                + "| \(violation.rule) | \(cell(violation.message)) |\n"
        }
        return text
    }

    private static func cell(_ text: String) -> String {
        var result = ""
        for character in text { result += character == "|" ? "\\|" : character.isNewline ? " " : String(character) }
        return result
    }

    private static func message(_ text: String) -> String {
        escaped(text, also: [])
    }

    private static func property(_ text: String) -> String {
        escaped(text, also: [":", ","])
    }

    private static func escaped(_ text: String, also: [Character]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isSpecial = scalar == "%" || scalar == "\r" || scalar == "\n" || also.contains(Character(scalar))
            let digits = String(scalar.value, radix: 16, uppercase: true)
            result += isSpecial ? "%" + (digits.count == 1 ? "0" : "") + digits : String(scalar)
        }
        return result
    }
}
