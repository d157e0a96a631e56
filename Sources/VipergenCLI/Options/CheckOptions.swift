import ArgumentParsing

/// The options of `check`; its formats stand in `CheckFormat`.
extension Option {
    static let strict = Option("strict", help: "Let warnings fail the run too")
    static let fix = Option("fix", help: "Mend what is safe to mend, and say what was done")
    static let baseline = Option(
        "baseline", kind: .value(placeholder: "FILE"), help: "Known violations, which are not reported",
        defaultText: "\(CheckBaseline.usualName) where it exists", completion: .files)
    static let writeBaseline = Option(
        "write-baseline", help: "Write what is found into the baseline, and report nothing")
    static let changedSince = Option(
        "changed-since", kind: .value(placeholder: "REV"),
        help: "Only modules that have changed since a revision of git")
    static let jobs = Option(
        "jobs", short: "j", kind: .value(placeholder: "N"), help: "How many threads", defaultText: "all cores")
}
