import Conventions
import JSON5

/// What a run of `check` found, as SARIF 2.1.0. URIs are relative to the project's directory.
enum CheckSARIF {
    static func text(of result: CheckResult) -> String {
        let rules = Rule.all.map { rule in
            JSONText.object([
                ("id", .string(rule.identifier)), ("shortDescription", text(rule.summary)),
                ("fullDescription", text(rule.rationale)),
                ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
            ])
        }
        let driver = JSONText.object([
            ("name", .string("vipergen")), ("version", .string(CommandTree.version)), ("rules", .array(rules)),
        ])
        let identifiers = Rule.all.map(\.identifier)
        let results = result.violations.map { violation in
            JSONText.object([
                ("ruleId", .string(violation.rule)),
                ("ruleIndex", .number(identifiers.firstIndex(of: violation.rule) ?? -1)),
                ("level", .string(violation.severity.rawValue)), ("message", text(violation.message)),
                ("locations", .array([location(of: violation)])),
                (
                    "partialFingerprints",
                    .object([("vipergen/v1", .string("\(violation.rule)/\(violation.module)/\(violation.symbol)"))])
                ),
            ])
        }
        let run = JSONText.object([
            ("tool", .object([("driver", driver)])), ("columnKind", .string("utf16CodeUnits")),
            ("results", .array(results)),
        ])
        return JSONText.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ]).text + "\n"
    }

    private static func text(_ words: String) -> JSONText { .object([("text", .string(words))]) }

    private static func location(of violation: Violation) -> JSONText {
        .object([
            (
                "physicalLocation",
                .object([
                    ("artifactLocation", .object([("uri", .string(uri(violation.path)))])),
                    (
                        "region",
                        .object([("startLine", .number(violation.line)), ("startColumn", .number(violation.column16))])
                    ),
                ])
            )
        ])
    }

    /// A path as a relative URI.
    private static func uri(_ path: String) -> String {
        var uri = ""
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
