import Text

/// An error in words: what, where, and what to do.
struct Diagnostic {
    /// What went wrong, in a clause without a full stop.
    var message: String
    /// `path:line:column`, as far as they are known.
    var location: String?
    /// The line of the file with a mark under the column, and how one got there.
    var excerpt: [String] = []
    /// What to do, in sentences.
    var hints: [String] = []
    var exitCode: ExitCode

    /// The error as it is printed: each part on one line, whatever it names.
    var text: String {
        var lines = [(location.map { "\($0): " } ?? "") + "error: \(message)"]
        lines += excerpt
        lines += hints.map { "  \($0)" }
        return lines.map { escaped($0, keeping: "\t") }.joined(separator: "\n") + "\n"
    }
}
