import Conventions

/// What a run has to say besides violations: an unused suppression, a stale entry of the baseline.
struct CheckRemark {
    /// What kind of remark it is, named as rules are.
    var kind: Kind
    /// The module's name.
    var module: String
    /// Where it is: a path below the project, or that of a baseline elsewhere.
    var path: String
    var line: Int
    var column: Int
    /// In UTF-16 code units; nil where only the line is known.
    var column16: Int?
    var message: String

    enum Level: String {
        case warning, note
    }

    enum Kind: String, CaseIterable {
        case unusedSuppression = "idle-comment"
        case staleEntry = "stale-baseline-entry"

        /// How much it matters: a suppression is as wrong as a warning, an entry of the baseline harms nobody.
        var level: Level {
            switch self {
            case .unusedSuppression: .warning
            case .staleEntry: .note
            }
        }

        var summary: String {
            switch self {
            case .unusedSuppression: "A suppression that matches no violation"
            case .staleEntry: "A baseline entry that matches no violation"
            }
        }
    }

    init(_ unused: Suppression) {
        kind = .unusedSuppression
        (module, path, line, column) = (unused.module, unused.path, unused.line, unused.column)
        column16 = unused.column16
        message = CheckText.words(for: unused)
    }

    init(_ entry: Baseline.Entry, in baseline: Baseline) {
        kind = .staleEntry
        let location = baseline.location(of: entry)
        (module, path, line, column) = (entry.module, baseline.path, location.line, location.column)
        message = CheckText.words(for: entry)
    }
}
