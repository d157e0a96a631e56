import Conventions
import Platform
import Text

/// Annotations for a workflow of GitHub, which shows ten errors, ten warnings and ten notices of a step.
enum CheckGitHub {
    private static let most = 10
    /// The bytes of a step's summary, of which GitHub takes 1 MiB and drops a longer one whole.
    private static let longestSummary = 1_000_000

    /// A line of the log that becomes an annotation.
    private struct Annotation {
        var level: String
        var title: String
        var path: String
        var line: Int
        var column: Int
        var message: String

        init(_ violation: Violation) {
            (level, title) = (violation.severity.rawValue, violation.rule.rawValue)
            (path, line, column) = (violation.path, violation.line, violation.column)
            message = violation.message
        }

        init(_ failure: FileError) {
            (level, title) = (Severity.error.rawValue, "unreadable")
            (path, line, column) = (failure.path, 1, 1)
            message = Diagnostic(failure).message
        }

        init(_ remark: CheckRemark) {
            (level, title) = (remark.kind.level == .note ? "notice" : remark.kind.level.rawValue, remark.kind.rawValue)
            (path, line, column) = (remark.path, remark.line, remark.column)
            message = remark.message
        }
    }

    /// Prints what was found; what does not fit into a step's annotations goes to its summary.
    static func write(
        _ result: CheckResult, _ statistics: CheckStatistics?, at shownRoot: String, in context: RunContext
    ) {
        let (annotations, summary, rest) = text(of: result, in: shownRoot)
        context.unguardedConsole.write(annotations)
        if let rows = statistics?.rows, !rows.isEmpty {
            let counts = rows.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
            context.unguardedConsole.write("::notice title=vipergen check::\(message(counts))\n")
        }
        if !summary.isEmpty { write(summary: summary, in: context) }
        context.console.write(rest)
    }

    /// The annotation for why nothing could be checked.
    static func text(of failure: Diagnostic) -> String {
        var place =
            failure.location.map { $0.split(separator: ":", omittingEmptySubsequences: false).map(String.init) } ?? []
        var numbers: [Int] = []
        while numbers.count < 2, place.count > 1, let number = place.last.flatMap({ Int($0) }) {
            numbers.insert(number, at: 0)
            place.removeLast()
        }
        var properties = place.isEmpty ? [] : ["file=\(property(place.joined(separator: ":")))"]
        properties += zip(["line", "col"], numbers).map { "\($0)=\($1)" } + ["title=vipergen check"]
        let words = ([failure.message] + failure.hints).joined(separator: "\n")
        return "::error \(properties.joined(separator: ","))::\(message(words))\n"
    }

    /// Adds to the step's summary, or prints where there is none to write to.
    private static func write(summary: String, in context: RunContext) {
        if let path = context.environment[.githubStepSummary], !path.isEmpty {
            do throws(FileError) {
                try context.fileSystem.append(Array(summary.utf8), to: path)
                return
            } catch {
                context.console.writeError("warning: \(Diagnostic(error).message)\n")
            }
        }
        context.console.write(summary)
    }

    /// The annotations, what is beyond them as Markdown, and the rows that are beyond that; empty where all fit.
    private static func text(
        of result: CheckResult, in shownRoot: String
    ) -> (annotations: String, summary: String, rest: String) {
        var annotations = ""
        var rest: [Annotation] = []
        var counts: [String: Int] = [:]
        let all =
            result.failures.map(Annotation.init) + result.violations.map(Annotation.init)
            + result.remarks.map(Annotation.init)
        for item in all {
            counts[item.level, default: 0] += 1
            guard counts[item.level, default: 0] <= most else {
                rest.append(item)
                continue
            }
            let path = Path.resolve(item.path, in: shownRoot)
            annotations +=
                "::\(item.level) file=\(property(path)),line=\(item.line),col=\(item.column),"
                + "title=\(property(item.title))::\(message(item.message))\n"
        }
        guard !rest.isEmpty else { return (annotations, "", "") }
        let (summary, beyond) = summary(of: rest, all: all.count)
        return (annotations, summary, beyond)
    }

    private static func summary(of rest: [Annotation], all: Int) -> (summary: String, rest: String) {
        var text =
            "### vipergen check: \(rest.count) more of \(all) annotations\n\n| place | severity | rule | message |\n"
        text += "|---|---|---|---|\n"
        var beyond = ""
        var count = 0
        for item in rest {
            let row =
                "| \(cell("\(item.path):\(item.line):\(item.column)")) | \(item.level) | \(item.title) "
                + "| \(cell(item.message)) |\n"
            if count == 0, text.utf8.count + row.utf8.count < longestSummary {
                text += row
            } else {
                beyond += row
                count += 1
            }
        }
        return (count == 0 ? text : text + "\nThe log has \(count) more.\n", beyond)
    }

    /// A text in a table of Markdown, where nothing in it is markup.
    private static func cell(_ text: String) -> String {
        var result = ""
        for scalar in escaped(text).unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "|", "\\", "`", "*", "_", "[", "]", "~": result += "\\" + String(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func message(_ text: String) -> String {
        encoded(text, also: [])
    }

    private static func property(_ text: String) -> String {
        encoded(text, also: [":", ","])
    }

    private static func encoded(_ text: String, also: [Unicode.Scalar]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isSpecial = scalar == "%" || scalar == "\r" || scalar == "\n" || also.contains(scalar)
            let digits = String(scalar.value, radix: 16, uppercase: true)
            result += isSpecial ? "%" + (digits.count == 1 ? "0" : "") + digits : escaped(String(scalar))
        }
        return result
    }
}
