/// One convention that `check` enforces. Each stands in a file of its own below `Rules/`, and is named in
/// `RuleIdentifier`.
public struct Rule: Sendable {
    /// The name in reports and in `// vipergen:disable`.
    public let identifier: RuleIdentifier
    /// What it finds, in a line.
    public let summary: String
    /// Why that matters.
    public let rationale: String
    /// How much a violation matters where the project does not say otherwise.
    public let severity: Severity
    /// Whether only modules that follow a set are looked at.
    public let needsSet: Bool
    /// Whether `--fix` can fix what it finds.
    public let isFixable: Bool
    /// Whether it finds that files are absent, in which no comment can disable it.
    public let findsAbsentFiles: Bool
    /// Code that has the fault and code that has not; documentation and tests at once.
    public var examples: [RuleExample] { makeExamples() }
    /// They are made for those who ask: a check has no use for them.
    private let makeExamples: @Sendable () -> [RuleExample]
    let check: @Sendable (CheckedModule, inout ViolationCollector) -> Void

    init(
        _ identifier: RuleIdentifier, _ summary: String, rationale: String, severity: Severity = .error,
        needsSet: Bool = false, isFixable: Bool = false, findsAbsentFiles: Bool = false,
        examples: @autoclosure @escaping @Sendable () -> [RuleExample],
        check: @escaping @Sendable (CheckedModule, inout ViolationCollector) -> Void
    ) {
        self.identifier = identifier
        self.summary = summary
        self.rationale = rationale
        self.severity = severity
        self.needsSet = needsSet
        self.isFixable = isFixable
        self.findsAbsentFiles = findsAbsentFiles
        makeExamples = examples
        self.check = check
    }

    /// All rules, in the order of their documentation.
    public static let all = RuleIdentifier.allCases.map(\.rule)

    /// The severities that the rules have where nobody says otherwise.
    public static var standardSeverities: [RuleIdentifier: Severity] {
        Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0.severity) })
    }
}
