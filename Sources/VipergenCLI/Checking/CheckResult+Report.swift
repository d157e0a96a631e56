import Conventions

extension CheckResult {
    /// What there is to say besides violations.
    var remarks: [CheckRemark] {
        unusedSuppressions.map(CheckRemark.init)
            + staleEntries.compactMap { entry in baseline.map { CheckRemark(entry, in: $0) } }
    }

    /// How the run ends: what could not be checked weighs more than what was found.
    func exitCode(isStrict: Bool) -> ExitCode {
        if !failures.isEmpty { return .failed }
        return isRefused || errorCount > 0 || isStrict && warningCount > 0 ? .refused : .done
    }
}
