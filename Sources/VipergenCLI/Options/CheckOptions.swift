import ArgumentParsing
import Conventions

/// The options of `check`; its formats stand in `CheckFormat`.
extension Option {
    static let strict = Option("strict", help: "Treat warnings as errors")
    static let fix = Option("fix", help: "Fix what is safe to fix, and list the changes")
    static let baseline = Option(
        "baseline", kind: .value(placeholder: "FILE"), help: "Known violations, which are not reported",
        defaultText: "\(CheckBaseline.usualName) where it exists", completion: .files)
    static let writeBaseline = Option(
        "write-baseline", help: "Write all violations to the baseline, and report none")
    static let changedSince = Option(
        "changed-since", kind: .value(placeholder: "REV"),
        help: "Check only modules that changed since a git revision",
        completion: .command("vipergen __complete revisions"))
    static let allowNoModules = Option("allow-no-modules", help: "Succeed where there is no module to check")
    static let rule = Option(
        "rule", kind: .value(placeholder: "RULE"), repeats: true,
        help: "Report only this rule, or several separated by commas",
        completion: .choices(RuleIdentifier.allCases.map(\.rawValue)))
    static let ignore = Option(
        "ignore", kind: .value(placeholder: "RULE"), repeats: true,
        help: "Do not report this rule, or several separated by commas",
        completion: .choices(RuleIdentifier.allCases.map(\.rawValue)))
    static let statistics = Option("statistics", help: "Count violations by rule")
    static let jobs = Option(
        "jobs", short: "j", kind: .value(placeholder: "N"), help: "Number of threads", defaultText: "all cores")
    static let noCache = Option(
        "no-cache", help: "Check again even if nothing has changed since the last run")
}
