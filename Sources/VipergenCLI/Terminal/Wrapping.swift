import Platform

/// The lines of a text that is at most so many columns wide, broken between words. A longer word has a line of its own.
func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.isEmpty {
            lines[lines.count - 1] = String(word)
        } else if last.count + 1 + word.count <= width {
            lines[lines.count - 1] += " \(word)"
        } else {
            lines.append(String(word))
        }
    }
    return lines
}

/// A text as a terminal shows it best: a line that is wider is broken between words and goes on below its last column,
/// or below its beginning. Code stays as it is, which four spaces mark. Other output is for programs, and stays so, too.
func fitted(_ text: String, to console: any Console, keepingCode: Bool = false) -> String {
    guard console.isOutputTerminal else { return text }
    let width = min(max(console.width, 40), 100)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        guard line.count > width, !(keepingCode && line.hasPrefix("    ")) else { return String(line) }
        let indent = indentOfRest(of: line, width: width)
        let separator = "\n" + String(repeating: " ", count: indent)
        return line.prefix(indent)
            + wrapped(String(line.dropFirst(indent)), width: width - indent)
            .joined(separator: separator)
    }
    return lines.joined(separator: "\n")
}

/// Where the last column of a line begins, which two spaces stand before, if that leaves room.
private func indentOfRest(of line: Substring, width: Int) -> Int {
    let start = line.prefix { $0 == " " }.count
    let column = line.dropFirst(start).ranges(of: "  ").last.map { range in
        line.distance(from: line.startIndex, to: range.upperBound)
    }
    return column.flatMap { $0 * 2 <= width ? $0 : nil } ?? start
}
