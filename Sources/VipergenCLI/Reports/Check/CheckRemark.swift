import Conventions

/// What a run has to say besides violations: a comment that silences nothing, an entry of the baseline that can go.
struct CheckRemark {
    /// What kind of remark it is, named as rules are.
    var kind: Kind
    /// The module's name.
    var module: String
    /// Where it is: a path below the project, or that of a baseline elsewhere.
    var path: String
    var line: Int
    var column: Int
    var message: String

    enum Kind: String, CaseIterable {
        case idleComment = "idle-comment"
        case staleEntry = "stale-baseline-entry"

        var summary: String {
            switch self {
            case .idleComment: "A comment that silences nothing"
            case .staleEntry: "An entry of the baseline that no violation has any more"
            }
        }
    }

    init(_ idle: Suppression) {
        kind = .idleComment
        (module, path, line, column) = (idle.module, idle.path, idle.line, idle.column)
        message = CheckText.words(for: idle)
    }

    init(_ entry: Baseline.Entry, at place: CheckBaseline.EntryPlace) {
        kind = .staleEntry
        (module, path, line, column) = (entry.module, place.path, place.line, place.column)
        message = CheckText.words(for: entry)
    }
}
