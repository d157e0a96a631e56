import Conventions
import Text

/// What a run of `check` found, as JUnit's XML: a test case a module, which fails with the module's errors.
enum CheckJUnit {
    static func text(
        of result: CheckResult, _ statistics: CheckStatistics? = nil, isStrict: Bool, problem: String? = nil
    ) -> String {
        var byModule: [String: [Violation]] = [:]
        for violation in result.violations { byModule[violation.module, default: []].append(violation) }
        var remarks: [String: [CheckRemark]] = [:]
        for remark in result.remarks { remarks[remark.module, default: []].append(remark) }
        var cases = ""
        var failures = 0
        var written: Set<String> = []
        for report in result.reports where written.insert(report.module).inserted {
            let violations = byModule[report.module] ?? []
            let own = remarks.removeValue(forKey: report.module) ?? []
            let errors =
                violations.filter { isStrict || $0.severity == .error }.map(Failure.init)
                + own.filter { isStrict && $0.kind.level == .warning }.map(Failure.init)
            let others =
                violations.filter { !(isStrict || $0.severity == .error) }.map(line)
                + own.filter { !(isStrict && $0.kind.level == .warning) }.map(line)
            failures += errors.isEmpty ? 0 : 1
            cases += "    <testcase classname=\"vipergen.check\" name=\"\(attribute(report.module))\""
            if errors.isEmpty && others.isEmpty {
                cases += "/>\n"
                continue
            }
            cases += ">\n"
            for failure in errors {
                cases +=
                    "      <failure type=\"\(attribute(failure.type))\" message=\"\(attribute(failure.message))\">"
                    + attribute(failure.line) + "</failure>\n"
            }
            if !others.isEmpty {
                cases += "      <system-out>" + attribute(others.joined(separator: "\n")) + "</system-out>\n"
            }
            cases += "    </testcase>\n"
        }
        let unread = problem.map { error("check", "no-module", $0) } ?? ""
        let errors = result.failures.count + (problem == nil ? 0 : 1)
        let counts = "tests=\"\(written.count + errors)\" failures=\"\(failures)\" errors=\"\(errors)\""
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
            + "  <testsuite name=\"vipergen check\" \(counts)>\n" + properties(statistics) + cases + unread
            + unreadable(result)
            + elsewhere(remarks) + "  </testsuite>\n</testsuites>\n"
    }

    /// The number of violations of each rule.
    private static func properties(_ statistics: CheckStatistics?) -> String {
        guard let rows = statistics?.rows, !rows.isEmpty else { return "" }
        let lines = rows.map { "      <property name=\"\(attribute($0.rule))\" value=\"\($0.count)\"/>\n" }
        return "    <properties>\n" + lines.joined() + "    </properties>\n"
    }

    /// What fails a module's test case.
    private struct Failure {
        var type: String
        var message: String
        var line: String

        init(_ violation: Violation) {
            (type, message) = (violation.rule.rawValue, violation.message)
            line = CheckJUnit.line(of: violation)
        }

        init(_ remark: CheckRemark) {
            (type, message) = (remark.kind.rawValue, remark.message)
            line = CheckJUnit.line(of: remark)
        }
    }

    /// What is to be said of modules that are not there.
    private static func elsewhere(_ remarks: [String: [CheckRemark]]) -> String {
        guard !remarks.isEmpty else { return "" }
        let words = remarks.sorted { $0.key < $1.key }.flatMap(\.value).map(line).joined(separator: "\n")
        return "    <system-out>" + attribute(words) + "</system-out>\n"
    }

    /// A test case for each thing that could not be read.
    private static func unreadable(_ result: CheckResult) -> String {
        result.failures.map { error($0.path, "unreadable", Diagnostic($0).message) }.joined()
    }

    private static func error(_ name: String, _ type: String, _ message: String) -> String {
        "    <testcase classname=\"vipergen.check\" name=\"\(attribute(name))\">\n"
            + "      <error type=\"\(type)\" message=\"\(attribute(message))\"/>\n"
            + "    </testcase>\n"
    }

    private static func line(of violation: Violation) -> String {
        "\(violation.path):\(violation.line):\(violation.column): \(violation.severity.rawValue): \(violation.message) "
            + "[\(violation.rule.rawValue)]"
    }

    private static func line(of remark: CheckRemark) -> String {
        "\(remark.path):\(remark.line):\(remark.column): \(remark.kind.level.rawValue): \(remark.message) [\(remark.kind.rawValue)]"
    }

    private static func attribute(_ text: String) -> String {
        var result = ""
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { last = scalar }
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "\t": result += "&#9;"
            case "\n": result += "&#10;"
            case "\u{00}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            case _ where scalar.isHazard || scalar == "#" && last == "#": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
