/// What a terminal shows, as an SVG image. It knows the escape sequences of `Style`.
struct TerminalPicture {
    private static let lineHeight = 18
    private static let characterWidth = 8.43
    private static let margin = 16
    private static let colors = ["31": "#ff7b72", "32": "#7ee787", "33": "#e3b341", "90": "#8b949e"]

    /// The lines, none longer than the terminal is wide.
    private let lines: [String]
    private let columns: Int

    init(_ transcript: String, columns: Int) {
        self.columns = columns
        lines = transcript.split(separator: "\n").flatMap {
            Self.wrapped($0, at: columns)
        }
    }

    var svg: String {
        let width = Int(Double(columns) * Self.characterWidth) + 2 * Self.margin
        let height = lines.count * Self.lineHeight + 2 * Self.margin
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            <rect width="100%" height="100%" rx="8" fill="#0d1117"/>
            <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14" fill="#e6edf3">

            """
        for (number, line) in lines.enumerated() {
            let baseline = Self.margin + number * Self.lineHeight + 14
            text +=
                "<text x=\"\(Self.margin)\" y=\"\(baseline)\" xml:space=\"preserve\">\(Self.spans(of: line))</text>\n"
        }
        return text + "</g>\n</svg>\n"
    }

    /// The line in parts that fit, with its colours. No colour goes on over the end of a part.
    private static func wrapped(_ line: Substring, at columns: Int) -> [String] {
        var parts = [""]
        var count = 0
        var isEscape = false
        for character in line {
            if character == "\u{1B}" { isEscape = true }
            if !isEscape, count == columns {
                parts.append("")
                count = 0
            }
            parts[parts.count - 1].append(character)
            if !isEscape { count += 1 }
            if isEscape, character == "m" { isEscape = false }
        }
        return parts
    }

    private static func spans(of line: String) -> String {
        let parts = line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
        return escaped(parts[0])
            + parts.dropFirst().map { part in
                let code = part.prefix { $0 != "m" }
                let text = escaped(part.dropFirst(code.count + 1))
                guard let color = colors[String(code)] else { return text }
                return "<tspan fill=\"\(color)\">\(text)</tspan>"
            }.joined()
    }

    private static func escaped(_ text: Substring) -> String {
        String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
