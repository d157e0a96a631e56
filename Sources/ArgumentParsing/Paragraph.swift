/// A part of a longer text.
enum Paragraph: Equatable {
    /// Words to be filled into lines.
    case prose(String)
    /// Lines that stay as they are, without the four spaces that mark them.
    case verbatim([String])

    /// The paragraphs of a text, which empty lines part.
    static func paragraphs(of text: String) -> [Paragraph] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .split { $0.allSatisfy(\.isWhitespace) }
            .map { lines in
                lines.allSatisfy { $0.hasPrefix("    ") }
                    ? .verbatim(lines.map { $0.dropFirst(4).printable })
                    : .prose(lines.joined(separator: " "))
            }
    }
}

/// The words of a text in lines no wider than that, a longer word alone on its line. Never empty.
func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in text.split(whereSeparator: \.isWhitespace).map(\.printable) where !word.isEmpty {
        let wordWidth = word.displayWidth
        if line.isEmpty {
            line = word
            lineWidth = wordWidth
        } else if lineWidth + 1 + wordWidth <= width {
            line += " " + word
            lineWidth += 1 + wordWidth
        } else {
            lines.append(line)
            line = word
            lineWidth = wordWidth
        }
    }
    return lines + [line]
}
