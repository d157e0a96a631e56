/// An error in words: what, where, and what to do.
struct Diagnosis {
    /// What went wrong, in a clause without a full stop.
    var message: String
    /// `path:line:column`, as far as they are known.
    var place: String?
    /// The line of the file with a mark under the column, and how one got there.
    var excerpt: [String] = []
    /// What to do, in sentences.
    var hints: [String] = []
    var exitCode: ExitCode

    /// The error as it is printed.
    var text: String {
        var lines = [(place.map { "\($0): " } ?? "") + "error: \(message)"]
        lines += excerpt
        lines += hints.map { "  \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// A text in quotation marks: short, on one line, and with nothing in it that would hide what it says.
func quoted(_ text: String) -> String {
    "'" + shown(text) + "'"
}

/// A text for messages: escaped, and a long one is cut.
func shown(_ text: String) -> String {
    let most = 80
    let scalars = text.unicodeScalars
    return escaped(String(scalars.prefix(most))) + (scalars.count > most ? "…" : "")
}

/// A text in which characters that cannot be seen are written as escapes.
func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default:
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// `a, b or c`.
func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
}

/// `1 file`, `2 files`.
func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
