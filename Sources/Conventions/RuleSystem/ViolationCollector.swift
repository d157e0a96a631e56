/// Takes what one rule reports of one module.
struct ViolationCollector {
    private let rule: RuleIdentifier
    private let severity: Severity
    private let module: CheckedModule
    private(set) var violations: [Violation] = []

    init(for rule: EnabledRule, in module: CheckedModule) {
        self.rule = rule.identifier
        self.severity = rule.severity
        self.module = module
    }

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
