/// Pieces of Markdown for the pages of the reference.
enum Markdown {
    /// A table. A bar in a cell is escaped.
    static func table(_ titles: [String], _ rows: [[String]]) -> String {
        line(titles) + line(titles.map { _ in "---" }) + rows.map(line).joined()
    }

    private static func line(_ cells: [String]) -> String {
        "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }

    /// A block of code.
    static func code(_ language: String, _ text: String) -> String {
        "```\(language)\n\(text.hasSuffix("\n") ? text : text + "\n")```\n"
    }

    /// The headings of a page, as GitHub makes anchors of them.
    static func anchors(in page: String) -> [String] {
        page.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            line.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0.isNumber || "- ".contains($0) }
                .replacing(" ", with: "-")
        }
    }
}
