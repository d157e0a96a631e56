/// What most modules of a project do alike, though their layers should not: it is told once, for it is one decision.
enum SharedViolations {
    private static let rules: Set<RuleIdentifier> = [.forbiddenImport]
    /// Below this number of modules nothing counts as shared.
    private static let fewModules = 8

    /// The violations, of those that most modules have alike only the first one.
    static func toldOnce(_ reports: [ModuleReport]) -> [Violation] {
        let violations = reports.flatMap(\.violations)
        guard reports.count >= fewModules else { return violations }
        var modules: [String: Int] = [:]
        for report in reports {
            let found = report.violations.filter { rules.contains($0.rule) }
            for message in Set(found.map(\.message)) { modules[message, default: 0] += 1 }
        }
        let shared = modules.filter { $0.value * 2 > reports.count }
        guard !shared.isEmpty else { return violations }
        var told: Set<String> = []
        return violations.compactMap { violation in
            guard rules.contains(violation.rule), let count = shared[violation.message] else { return violation }
            guard told.insert(violation.message).inserted else { return nil }
            return violation.adding("; \(count) of \(reports.count) modules do so")
        }
    }
}

extension Violation {
    /// The same with more to say.
    fileprivate func adding(_ words: String) -> Violation {
        Violation(
            rule: rule, severity: severity, module: module, path: path, line: line, column: column, column16: column16,
            message: message + words, symbol: symbol, fix: fix)
    }
}
