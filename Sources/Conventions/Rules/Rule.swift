import Text

/// One convention that `check` enforces. Each stands in a file of its own.
public struct Rule: Sendable {
    /// The name in reports and in `// vipergen:disable`.
    public let identifier: String
    /// What it finds, in a line.
    public let summary: String
    /// Why that matters.
    public let rationale: String
    /// How much a finding matters where the project does not say otherwise.
    public let severity: Severity
    /// Whether only modules that follow a set are looked at.
    public let needsSet: Bool
    /// Whether `--fix` can mend what it finds.
    public let isFixable: Bool
    /// Code that has the fault and code that has not; documentation and tests at once.
    public let examples: [RuleExample]
    let check: @Sendable (ModuleUnderCheck, inout Findings) -> Void

    init(
        _ identifier: String, _ summary: String, rationale: String, severity: Severity = .error,
        needsSet: Bool = false, isFixable: Bool = false, examples: [RuleExample],
        check: @escaping @Sendable (ModuleUnderCheck, inout Findings) -> Void
    ) {
        self.identifier = identifier
        self.summary = summary
        self.rationale = rationale
        self.severity = severity
        self.needsSet = needsSet
        self.isFixable = isFixable
        self.examples = examples
        self.check = check
    }

    /// The identifiers of all rules, for commands that need no more: to make the rules takes longer than to write a module.
    public static let identifiers = [
        "missing-file", "misplaced-file", "missing-type", "type-kind", "missing-conformance", "missing-member",
        "member-type", "missing-extension", "missing-wiring", "missing-test", "unexpected-file", "weak-reference",
        "type-name", "file-name", "module-name", "forbidden-import", "unused-import", "layer-reference",
        "cross-module", "storyboard-class", "placeholder",
    ]

    /// All rules, in the order of their documentation.
    public static let all: [Rule] = [
        .missingFile, .misplacedFile, .missingType, .typeKind, .missingConformance, .missingMember, .memberType,
        .missingExtension, .missingWiring, .missingTest, .unexpectedFile, .weakReference, .typeName, .fileName,
        .moduleName, .forbiddenImport, .unusedImport, .layerReference, .crossModule, .storyboardClass, .placeholder,
    ]
}

/// What one rule finds in one module.
struct Findings {
    let rule: String
    let severity: Severity
    let module: ModuleUnderCheck
    private(set) var violations: [Violation] = []

    /// Reports a place in a file.
    mutating func report(_ file: ModuleFile, at offset: Int, _ symbol: String, _ message: String, fix: Fix? = nil) {
        let location = file.location(of: offset)
        let before = String(decoding: file.bytes[(offset - location.column + 1)..<offset], as: UTF8.self)
        add(file.path, location.line, (location.column, before.utf16.count + 1), symbol, message, fix)
    }

    /// Reports a file as a whole, or one that is not there.
    mutating func report(path: String, _ symbol: String, _ message: String, fix: Fix? = nil) {
        add(path, 1, (1, 1), symbol, message, fix)
    }

    private mutating func add(
        _ path: String, _ line: Int, _ columns: (utf8: Int, utf16: Int), _ symbol: String, _ message: String,
        _ fix: Fix?
    ) {
        violations.append(
            Violation(
                rule: rule, severity: severity, module: module.name, path: path, line: line,
                column: columns.utf8, column16: columns.utf16, message: message, symbol: symbol, fix: fix))
    }
}
