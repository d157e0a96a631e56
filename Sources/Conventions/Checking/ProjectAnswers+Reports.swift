/// What the answers make of reports.
extension ProjectAnswers {
    /// Settles what reports leave open.
    static func settle(_ reports: inout [ModuleReport], asking answers: (Set<OpenQuestion>) -> ProjectAnswers) {
        var questions: Set<OpenQuestion> = []
        for report in reports { for violation in report.violations { questions.formUnion(violation.openQuestions) } }
        guard !questions.isEmpty else { return }
        let answers = answers(questions)
        for index in reports.indices { reports[index].settle(answers.settle) }
        // A comment in one module may speak of what others give to its class.
        let suppressed = answers.owned.values.filter(\.isSuppressed)
        guard !suppressed.isEmpty else { return }
        for index in reports.indices {
            reports[index].unusedSuppressions.removeAll { comment in
                suppressed.contains { $0.isSuppressed(by: comment) }
            }
        }
    }
}

extension ModuleReport {
    fileprivate mutating func settle(_ change: (Violation) -> Violation?) {
        let settled = violations.compactMap { $0.openQuestions.isEmpty ? $0 : change($0) }
        let isAsPlanned = settled.count(where: \.isFixable) == violations.count(where: \.isFixable)
        violations = settled
        if violations.contains(where: \.isElsewhere) { violations.sort(by: Violation.precedes) }
        guard var after = afterEdits?.report else { return }
        after.settle(change)
        // What is not fixed after all is not as it was to be.
        afterEdits = isAsPlanned ? AnticipatedReport(after) : nil
    }
}
