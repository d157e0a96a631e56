/// A rule that is enabled: what is needed of it to check a module, nothing of which counts references.
struct EnabledRule: Sendable {
    let identifier: RuleIdentifier
    let severity: Severity
    let needsSet: Bool
    let check: @Sendable (CheckedModule, inout ViolationCollector) -> Void

    init(_ rule: Rule, _ severity: Severity) {
        identifier = rule.identifier
        self.severity = severity
        needsSet = rule.needsSet
        check = rule.check
    }
}
