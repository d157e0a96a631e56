extension Style {
    private static let severities: [(word: String, color: Color)] = [
        ("error", .red), ("warning", .yellow), ("note", .cyan),
    ]

    /// Messages with their severities in colour: `error:` at the beginning of a line or behind a place.
    func messages(_ text: String) -> String {
        guard hasColors else { return text }
        return eachLine(of: text) { line in
            for (word, color) in Self.severities {
                if line.hasPrefix(word + ": ") { return paint(word, color) + line.dropFirst(word.count) }
                let mark = ": \(word): "
                guard let place = line.firstRange(of: mark) else { continue }
                return line[..<place.lowerBound] + ": " + paint(word, color) + ": " + line[place.upperBound...]
            }
            return String(line)
        }
    }

    /// A unified diff with its lines in colour.
    func diff(_ text: String) -> String {
        guard hasColors else { return text }
        // With its colours it is for a person.
        return eachLine(of: text.replacing("\r\n", with: "\n")) { line in
            if line.hasPrefix("+++ ") || line.hasPrefix("--- ") { return paint(String(line), .bold) }
            switch line.first {
            case "+": return paint(String(line), .green)
            case "-": return paint(String(line), .red)
            case "@": return paint(String(line), .cyan)
            default: return String(line)
            }
        }
    }

    /// A text with its headings in bold: lines in capitals.
    func headings(_ text: String) -> String {
        guard hasColors else { return text }
        return eachLine(of: text) { line in
            let isHeading = (line.first?.isUppercase ?? false) && line.dropFirst().first?.isUppercase == true
            return isHeading ? paint(String(line), .bold) : String(line)
        }
    }

    private func eachLine(of text: String, _ body: (Substring) -> String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : body($0) }
            .joined(separator: "\n")
    }
}
