/// Replacements of parts of one text, none of which overlap.
struct TextEdits {
    /// In the order of the text; nil for a declaration that goes.
    private var edits: [(range: Range<Int>, replacement: String?)] = []

    /// Replaces a part, unless another edit takes some of the same text.
    mutating func replace(_ range: Range<Int>, with text: String) { insertUnlessOverlapping((range, text)) }

    /// Takes out a declaration, unless another edit takes some of the same text.
    mutating func remove(_ range: Range<Int>) { insertUnlessOverlapping((range, nil)) }

    private mutating func insertUnlessOverlapping(_ edit: (range: Range<Int>, replacement: String?)) {
        var (low, high) = (0, edits.count)
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].range.lowerBound < edit.range.lowerBound { low = middle + 1 } else { high = middle }
        }
        if low < edits.count, edits[low].range.overlaps(edit.range) || edits[low].range == edit.range { return }
        if low > 0, edits[low - 1].range.overlaps(edit.range) { return }
        edits.insert(edit, at: low)
    }

    /// The text with all of them.
    func apply(to text: [UInt8]) -> [UInt8] {
        var text = text
        for edit in edits.reversed() {
            if let replacement = edit.replacement {
                text.replaceSubrange(edit.range, with: Array(replacement.utf8))
            } else {
                text = LineRemoval.removing(edit.range, from: text)
            }
        }
        return text
    }
}
