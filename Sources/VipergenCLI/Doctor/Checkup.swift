import JSON5
import Text

/// One thing that `doctor` has looked at.
struct Checkup {
    /// What was looked at, in a word.
    var subject: String
    var state: State
    /// What was found, in a clause without a full stop.
    var finding: String
    /// What to do about it, in sentences.
    var remedies: [String] = []

    enum State: String {
        case good = "ok"
        case doubtful = "warning"
        case bad = "error"
    }

    static func good(_ subject: String, _ finding: String) -> Checkup {
        Checkup(subject: subject, state: .good, finding: finding)
    }

    static func doubtful(_ subject: String, _ finding: String, _ remedies: String...) -> Checkup {
        Checkup(subject: subject, state: .doubtful, finding: finding, remedies: remedies)
    }

    /// What a warning says of a subject; its lines after the first are remedies.
    static func doubtful(_ subject: String, warning: String) -> Checkup {
        let lines = warning.split(separator: "\n").map(String.init)
        return Checkup(
            subject: subject, state: .doubtful, finding: (lines.first ?? "").replacing("warning: ", with: ""),
            remedies: lines.dropFirst().map(\.trimmed))
    }

    /// What an error says of a subject.
    static func bad(_ subject: String, _ error: any Error) -> Checkup {
        let diagnostic = Diagnostic(any: error)
        let place = diagnostic.location.map { "\($0): " } ?? ""
        return Checkup(
            subject: subject, state: .bad, finding: place + diagnostic.message, remedies: diagnostic.hints)
    }

    /// A line, and one for each remedy.
    func text(_ style: Style) -> String {
        let color: Style.Color =
            switch state {
            case .good: .green
            case .doubtful: .yellow
            case .bad: .red
            }
        let word = state.rawValue + String(repeating: " ", count: 8 - state.rawValue.count)
        let name = subject + String(repeating: " ", count: max(1, 15 - subject.count))
        let blank = String(repeating: " ", count: 8)
        return "\(style.paint(word, color))\(name)\(escaped(finding))\n"
            + remedies.map { "\(blank)\(escaped($0))\n" }.joined()
    }

    var json: JSONText {
        .object([
            ("subject", .string(subject)), ("state", .string(state.rawValue)), ("finding", .string(finding)),
            ("remedies", .array(remedies.map { .string($0) })),
        ])
    }
}
