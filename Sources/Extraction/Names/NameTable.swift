import Mustache
import Text

/// A module's name in all its forms, and where they stand in a text.
struct NameTable: Sendable {
    /// A place where the name stands at the borders of words; the range is of scalars.
    struct Match {
        var range: Range<Int>
        var form: NameForm
    }

    private struct Entry {
        let text: [Unicode.Scalar]
        /// The forms that give this text, the likeliest first.
        var forms: [NameForm]
    }

    let name: String
    /// Whether the name is of one word, so that many of its forms are one text and its text is many things beside.
    let isOneWord: Bool
    /// Whether the name is its own plural.
    let isPlural: Bool
    private let entries: [Entry]

    init(_ name: String) {
        self.name = name
        isOneWord = !CaseForm.snake.apply(to: name).contains("_")
        isPlural = CaseForm.plural.apply(to: name) == name
        var entries: [Entry] = []
        for form in NameForm.all {
            let text = Array(form.text(for: name).unicodeScalars)
            if let index = entries.firstIndex(where: { $0.text == text }) {
                entries[index].forms.append(form)
            } else {
                entries.append(Entry(text: text, forms: [form]))
            }
        }
        self.entries = entries.filter { !$0.text.isEmpty }.sorted { $0.text.count > $1.text.count }
    }

    /// The places in their order; where several forms fit, the longest.
    func matches(in text: [Unicode.Scalar]) -> [Match] {
        var matches: [Match] = []
        var index = 0
        while index < text.count {
            if let entry = entries.first(where: { stands($0, at: index, in: text) }) {
                let range = index..<index + entry.text.count
                matches.append(Match(range: range, form: Self.form(of: entry, at: range, in: text)))
                index = range.upperBound
            } else {
                index += 1
            }
        }
        return matches
    }

    private func stands(_ entry: Entry, at start: Int, in text: [Unicode.Scalar]) -> Bool {
        let end = start + entry.text.count
        guard text[start] == entry.text[0], end <= text.count, text[start..<end].elementsEqual(entry.text),
            let last = entry.text.last
        else { return false }
        let previous = start == 0 ? Letter.none : Letter(text[start - 1])
        let second = entry.text.count > 1 ? Letter(entry.text[1]) : Letter.none
        let next = end == text.count ? Letter.none : Letter(text[end])
        guard Letter.startsWord(Letter(entry.text[0]), second, after: previous) else { return false }
        // A name in capitals ends where the capitals end: 'FAQ' stands in 'FAQView', 'CLIENTS' not in 'CLIENTSIDE'.
        return next == .none || Letter.endsWord(Letter(last), before: next) && !entry.forms[0].isUpper
    }

    /// Of the forms that are one text, the one that the text around speaks for.
    private static func form(of entry: Entry, at range: Range<Int>, in text: [Unicode.Scalar]) -> NameForm {
        let around = [
            range.lowerBound == 0 ? nil : text[range.lowerBound - 1],
            range.upperBound == text.count ? nil : text[range.upperBound],
        ]
        for (mark, form) in [("-", CaseForm.kebab), ("_", .snake)] as [(Unicode.Scalar, CaseForm)] {
            guard around.contains(mark), entry.forms[0].cases != [] else { continue }
            if let fitting = entry.forms.first(where: { $0.cases.first == form }) { return fitting }
        }
        return entry.forms[0]
    }
}
