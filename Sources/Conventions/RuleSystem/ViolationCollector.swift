/// Takes what one rule reports of one module.
struct ViolationCollector {
    private let rule: RuleIdentifier
    private let severity: Severity
    /// Whether what it finds breaks no more than a habit: that of modules which were there before their set.
    private let isOfHabit: Bool
    private let module: CheckedModule
    private(set) var violations: [Violation] = []
    /// The place that was reported last, and how many UTF-16 units stand before it in its line: all rules go through a
    /// file mostly from front to back, and a line can be as long as a file.
    private var last: (path: String, lineStart: Int, offset: Int, units: Int) = ("", 0, 0, 0)

    init(for rule: EnabledRule, in module: CheckedModule) {
        self.rule = rule.identifier
        severity = rule.severity
        isOfHabit =
            rule.needsSet && rule.identifier != .missingWiring && module.convention?.layers.isStrict == false
        self.module = module
    }

    /// Reports a place in a file, as far as the rest of the project gives the right answers; as a warning where it
    /// matters no more than that, whatever the rule's severity is.
    mutating func report(
        _ file: ModuleFile, at offset: Int, _ symbol: String, _ message: String, fix: Fix? = nil,
        asking questions: [OpenQuestion] = [], atMost highest: Severity = .error, family: String? = nil,
        isSlip: Bool = false, isOfSetAlone: Bool = false, isOfChosenSet: Bool = false
    ) {
        let location = file.location(of: offset)
        let units = units(before: offset, from: offset - location.column + 1, in: file)
        // Who misses one letter of a name means no habit. Those of files and types have rules of their own.
        let isMeant = !isSlip || rule != .missingMember && rule != .missingConformance
        add(
            file.path, location.line, (location.column, units + 1), symbol, message, fix, questions,
            atMost: isOfHabit && isMeant ? .warning : highest)
        violations[violations.count - 1].family = family
        violations[violations.count - 1].isSlip = isSlip
        violations[violations.count - 1].isOfSetAlone = isOfSetAlone
        violations[violations.count - 1].isOfChosenSet = isOfChosenSet
    }

    /// Reports a file as a whole, or one that is not there.
    mutating func report(
        path: String, _ symbol: String, _ message: String, fix: Fix? = nil, isSlip: Bool = false
    ) {
        add(path, 1, (1, 1), symbol, message, fix, atMost: isOfHabit ? .warning : .error)
        violations[violations.count - 1].isSlip = isSlip
    }

    private mutating func units(before offset: Int, from lineStart: Int, in file: ModuleFile) -> Int {
        let isBehind = last.lineStart == lineStart && last.offset <= offset && last.path == file.path
        let start = isBehind ? last.offset : lineStart
        let units = String(decoding: file.bytes[start..<offset], as: UTF8.self).utf16.count
        last = (file.path, lineStart, offset, units + (isBehind ? last.units : 0))
        return last.units
    }

    private mutating func add(
        _ path: String, _ line: Int, _ columns: (utf8: Int, utf16: Int), _ symbol: String, _ message: String,
        _ fix: Fix?, _ questions: [OpenQuestion] = [], atMost highest: Severity
    ) {
        violations.append(
            Violation(
                rule: rule, severity: highest == .warning ? .warning : severity, module: module.name, path: path,
                line: line,
                column: columns.utf8, column16: columns.utf16, message: message, symbol: symbol, fix: fix,
                openQuestions: questions))
    }
}
