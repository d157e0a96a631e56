import Platform

/// What a check of a project's modules found.
public struct CheckResult: Sendable {
    /// The project's directory, which all paths are below.
    public let root: String
    /// The modules that were checked, by folder and name.
    public let reports: [ModuleReport]
    /// What is reported, without what the baseline knows; what most modules do alike, once.
    public internal(set) var violations: [Violation]
    /// What could not be read.
    public let failures: [FileError]
    /// The known violations that were taken out.
    public private(set) var baseline: Baseline?
    /// Entries of the baseline that no violation has any more.
    public private(set) var staleEntries: [Baseline.Entry] = []
    /// Whether something was in the way of fixing.
    public internal(set) var isRefused = false
    /// Whether some modules may have been left out.
    let isPartial: Bool
    /// The rules that are reported; nil for all of them.
    private let rules: Set<RuleIdentifier>?
    /// Whether every Xcode project that was asked could be read.
    var knowsTargets = true
    /// What is freed with it.
    var used: UsedCheckers?

    init(
        root: String, reports: [ModuleReport], failures: [FileError], isPartial: Bool,
        rules: Set<RuleIdentifier>? = nil
    ) {
        self.root = root
        self.reports = reports
        self.failures = failures
        self.isPartial = isPartial
        self.rules = rules
        violations = SharedViolations.toldByFamily(
            SharedViolations.toldByDeclaration(
                isPartial ? reports.flatMap(\.violations) : SharedViolations.toldOnce(reports)))
        if let rules { violations.removeAll { !rules.contains($0.rule) } }
    }

    /// How many modules were checked.
    public var moduleCount: Int { reports.count }
    /// How many files of modules were read.
    public var fileCount: Int { reports.reduce(0) { $0 + $1.files.count } }
    /// How many errors are reported.
    public var errorCount: Int { violations.count { $0.severity == .error } }
    /// How many warnings are reported, unused suppressions among them.
    public var warningCount: Int { violations.count { $0.severity == .warning } + unusedSuppressions.count }
    /// Suppressions that matched no violation.
    public var unusedSuppressions: [Suppression] {
        reports.flatMap(\.unusedSuppressions).filter { isReported($0.rule) }
    }

    /// Whether what is said of a rule is reported; where only some are, nothing is said of names that are no rule's.
    private func isReported(_ name: String) -> Bool {
        guard let rules else { return true }
        return RuleIdentifier(rawValue: name).map(rules.contains) ?? false
    }

    /// Takes out what is known. Where modules were left out, nothing is known of their entries.
    mutating func apply(_ baseline: Baseline) {
        self.baseline = baseline
        let new = baseline.apply(to: violations).new
        // What is told once is no less there.
        let stale = baseline.apply(to: reports.flatMap(\.violations)).stale
        let checked = checkedModules
        violations = new
        staleEntries = (isPartial ? stale.filter { checked.contains($0.module) } : stale)
            .filter { isReported($0.rule) && (knowsTargets || $0.rule != RuleIdentifier.xcodeMembership.rawValue) }
    }

    /// What a check finds after some violations, and nothing else, have been fixed; nil where only a check can tell.
    func afterFixing(_ fixed: [Violation]) -> CheckResult? {
        var open: [String: Int] = [:]
        for violation in fixed { open[violation.path, default: 0] += 1 }
        var next: [ModuleReport] = []
        next.reserveCapacity(reports.count)
        for report in reports {
            let fixable = report.violations.filter(\.isFixable)
            var count = 0
            for violation in fixable {
                guard let left = open[violation.path], left > 0 else { continue }
                open[violation.path] = left - 1
                count += 1
            }
            if count == 0 {
                next.append(report)
            } else if count == fixable.count, let after = report.afterEdits?.report {
                next.append(after)
            } else {
                return nil
            }
        }
        var result = CheckResult(root: root, reports: next, failures: failures, isPartial: isPartial, rules: rules)
        result.knowsTargets = knowsTargets
        if let baseline { result.apply(baseline) }
        // A file that was missing may be there by now, and what another module finds in a fixed one may be gone.
        let mayDiffer = result.violations.flatMap(\.withAlike).contains { violation in
            violation.rule.rule.findsAbsentFiles || violation.isElsewhere && open[violation.path] != nil
        }
        return mayDiffer ? nil : result
    }

    /// The names of the modules that were checked.
    var checkedModules: Set<String> { Set(reports.map(\.module)) }
}
