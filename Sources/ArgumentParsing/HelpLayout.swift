/// Sections of help, one after the other, set in columns when all are known.
struct HelpLayout {
    private enum Section {
        case lines([String])
        case rows(title: String, [HelpRow])
    }

    private let width: Int
    private var sections: [Section] = []

    init(width: Int) {
        self.width = width
    }

    mutating func add(paragraph: String) {
        sections.append(.lines(wrapped(paragraph, width: width)))
    }

    mutating func add(examples: [Example]) {
        guard !examples.isEmpty else { return }
        // Commands are never broken: they are there to be copied.
        let lines = examples.flatMap { example in
            wrapped(example.explanation, width: width - 2).map { "  " + $0 } + ["    $ " + example.command.printable]
        }
        sections.append(.lines(["EXAMPLES"] + lines))
    }

    mutating func add(usage words: [String]) {
        // A part such as `NAME[,NAME...]` has no spaces, so filling the words breaks lines between parts only.
        let lines = wrapped(words.joined(separator: " "), width: width - 6)
        sections.append(.lines(["USAGE", "  " + lines[0]] + lines.dropFirst().map { "      " + $0 }))
    }

    mutating func add(_ rows: [HelpRow], titled title: String) {
        guard !rows.isEmpty else { return }
        sections.append(.rows(title: title.printable, rows))
    }

    mutating func add(discussion: String) {
        let paragraphs = Paragraph.paragraphs(of: discussion).map { paragraph in
            switch paragraph {
            case .prose(let text): wrapped(text, width: width - 2).map { "  " + $0 }
            case .verbatim(let lines): lines.map { "      " + $0 }
            }
        }
        guard !paragraphs.isEmpty else { return }
        sections.append(.lines(["DESCRIPTION"] + paragraphs.joined(separator: [""])))
    }

    /// The whole, an empty line between two sections.
    var text: String {
        let labelWidth = min(widestLabel, 32)
        let blocks = sections.map { section in
            switch section {
            case .lines(let lines): lines
            case .rows(let title, let rows): [title] + rows.flatMap { lines(of: $0, labelWidth: labelWidth) }
            }
        }
        return blocks.joined(separator: [""]).map { $0 + "\n" }.joined()
    }

    private var widestLabel: Int {
        var widest = 0
        for case .rows(_, let rows) in sections {
            widest = rows.reduce(widest) { max($0, $1.label.printable.displayWidth) }
        }
        return widest
    }

    private func lines(of row: HelpRow, labelWidth: Int) -> [String] {
        let label = "  " + row.label.printable
        var column = labelWidth + 4
        // A narrow terminal has no room for two columns.
        let isStacked = width - column < 24
        if isStacked { column = 8 }
        let margin = String(repeating: " ", count: column)
        let text = (wrapped(row.text, width: width - column) + choiceLines(of: row, width: width - column))
            .filter { !$0.isEmpty }
            .map { margin + $0 }
        guard let first = text.first else { return [label] }
        guard !isStacked, label.displayWidth + 2 <= column else { return [label] + text }
        return [label.padded(to: column) + first.dropFirst(column)] + text.dropFirst()
    }

    private func choiceLines(of row: HelpRow, width: Int) -> [String] {
        guard row.choices.areExplained else { return [] }
        let column = 4 + row.choices.reduce(0) { max($0, $1.name.displayWidth) }
        return row.choices.flatMap { choice in
            let text = wrapped(choice.help, width: width - column)
            let margin = String(repeating: " ", count: column)
            return [("  " + choice.name.printable).padded(to: column) + text[0]] + text.dropFirst().map { margin + $0 }
        }
    }
}
