import Conventions
import Platform

/// What a run of `check` found.
struct CheckResult {
    /// The modules that were looked at, by folder and name.
    var reports: [ModuleReport] = []
    /// What is reported: without what the baseline knows.
    var violations: [Violation] = []
    /// Entries of the baseline that no violation has any more.
    var staleEntries: [Baseline.Entry] = []
    /// Where each of them stands.
    var staleEntryPlaces: [CheckBaseline.EntryPlace] = []
    /// What could not be read.
    var failures: [FileError] = []
    /// Whether something was in the way of mending.
    var isRefused = false
    /// The project's directory, for paths that people open.
    var root = "."

    var moduleCount: Int { reports.count }
    var fileCount: Int { reports.reduce(0) { $0 + $1.fileCount } }
    var errorCount: Int { violations.count { $0.severity == .error } }
    var warningCount: Int { violations.count { $0.severity == .warning } }
    /// Comments that silence nothing.
    var idleSuppressions: [Suppression] { reports.flatMap(\.idleSuppressions) }

    /// What there is to say besides violations.
    var remarks: [CheckRemark] {
        idleSuppressions.map(CheckRemark.init) + zip(staleEntries, staleEntryPlaces).map(CheckRemark.init)
    }

    /// How the run ends: what could not be checked weighs more than what was found.
    func exitCode(isStrict: Bool) -> ExitCode {
        if !failures.isEmpty { return .failed }
        return isRefused || errorCount > 0 || isStrict && warningCount > 0 ? .refused : .done
    }
}
