/// Replacements in a text that were found in its mask: both count the same bytes.
struct Edits {
    private let source: String
    private let code: String
    private var edits: [(range: Range<Int>, text: String)] = []

    init(source: String, code: String) {
        self.source = source
        self.code = code
    }

    private func bytes(_ range: Range<String.Index>) -> Range<Int> {
        code.utf8.distance(
            from: code.startIndex, to: range.lowerBound)..<code.utf8.distance(
                from: code.startIndex, to: range.upperBound)
    }

    func source(of range: Range<String.Index>) -> String {
        String(decoding: Array(source.utf8)[bytes(range)], as: UTF8.self)
    }

    mutating func insert(_ text: String, at index: String.Index) {
        if !text.isEmpty { edits.append((bytes(index..<index), text)) }
    }

    mutating func replace(_ range: Range<String.Index>, with text: String) {
        edits.append((bytes(range), text))
    }

    /// Replaces every match by what the closure makes of its first capture, or of the whole where nothing is captured.
    mutating func replace(_ pattern: some RegexComponent, with text: (Substring) -> String) {
        for match in code.matches(of: pattern.regex) {
            let output = AnyRegexOutput(match)
            let capture = output.count > 1 ? output[1].substring : output[0].substring
            replace(match.range, with: text(capture ?? ""))
        }
    }

    func applied() -> String {
        var bytes = Array(source.utf8)
        // From the end, so that what is before stays where it was found; of two at one place, the later goes after.
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in ordered { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
