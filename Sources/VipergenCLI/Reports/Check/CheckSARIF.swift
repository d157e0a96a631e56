import Conventions
import JSON5

/// What a run of `check` found, as SARIF 2.1.0. URIs are relative to the project's directory.
enum CheckSARIF {
    static func text(
        of result: CheckResult, _ statistics: CheckStatistics? = nil, problem: String? = nil
    ) -> String {
        let rules = Rule.all.map { rule in
            JSONText.object([
                ("id", .string(rule.identifier.rawValue)), ("shortDescription", text(rule.summary)),
                ("fullDescription", text(rule.rationale)),
                ("helpUri", .string(Product.rulePage(rule.identifier.rawValue))),
                ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
            ])
        }
        let remarkKinds = CheckRemark.Kind.allCases.map { kind in
            JSONText.object([
                ("id", .string(kind.rawValue)), ("shortDescription", text(kind.summary)),
                ("helpUri", .string(Product.rulePage(kind.rawValue))),
                ("defaultConfiguration", .object([("level", .string(kind.level.rawValue))])),
            ])
        }
        let driver = JSONText.object([
            ("name", .string(Product.name)), ("version", .string(Product.version)),
            ("informationUri", .string(Product.homepage)),
            ("rules", .array(rules + remarkKinds)),
        ])
        let identifiers = RuleIdentifier.allCases.map(\.rawValue) + CheckRemark.Kind.allCases.map(\.rawValue)
        let results = result.violations.map { violation in
            JSONText.object([
                ("ruleId", .string(violation.rule.rawValue)),
                ("ruleIndex", .number(identifiers.firstIndex(of: violation.rule.rawValue) ?? -1)),
                ("level", .string(violation.severity.rawValue)), ("message", text(violation.message)),
                ("locations", .array([location(violation.path, violation.line, column16: violation.column16)])),
                (
                    "partialFingerprints",
                    .object([
                        ("vipergen/v1", .string("\(violation.rule.rawValue)/\(violation.module)/\(violation.symbol)"))
                    ])
                ),
            ])
        }
        let remarks = result.remarks.map { remark in
            JSONText.object([
                ("ruleId", .string(remark.kind.rawValue)),
                ("ruleIndex", .number(identifiers.firstIndex(of: remark.kind.rawValue) ?? -1)),
                ("level", .string(remark.kind.level.rawValue)), ("message", text(remark.message)),
                ("locations", .array([location(remark.path, remark.line, column16: remark.column16)])),
            ])
        }
        let problems = [problem].compactMap(\.self).map { problem in
            JSONText.object([("level", .string("error")), ("message", text(problem))])
        }
        let notifications =
            problems
            + result.failures.map { failure in
                JSONText.object([
                    ("level", .string("error")), ("message", text(Diagnostic(failure).message)),
                    ("locations", .array([location(failure.path, 1)])),
                ])
            }
        let invocation = JSONText.object([
            ("executionSuccessful", .bool(notifications.isEmpty)),
            ("toolExecutionNotifications", .array(notifications)),
        ])
        let counts = statistics.map { [("properties", JSONText.object([("statistics", $0.json)]))] } ?? []
        let run = JSONText.object(
            [
                ("tool", .object([("driver", driver)])), ("invocations", .array([invocation])),
                ("columnKind", .string("utf16CodeUnits")),
                ("results", .array(results + remarks)),
            ] + counts)
        return JSONText.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ]).text + "\n"
    }

    private static func text(_ words: String) -> JSONText { .object([("text", .string(words))]) }

    /// A place in a file; the whole line where no column is known.
    private static func location(_ path: String, _ line: Int, column16: Int? = nil) -> JSONText {
        let column = column16.map { [("startColumn", JSONText.number($0))] } ?? []
        return .object([
            (
                "physicalLocation",
                .object([
                    ("artifactLocation", .object([("uri", .string(uri(path)))])),
                    ("region", .object([("startLine", .number(line))] + column)),
                ])
            )
        ])
    }

    /// A path as a relative URI.
    private static func uri(_ path: String) -> String {
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            let isPlain = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            if isPlain || "-._~/+@!$&'(),;=".utf8.contains(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                uri += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return uri
    }
}
