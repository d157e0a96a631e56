/// Changes to one array of the text: what is taken out, and what is put before which of the others.
struct ListChange {
    /// The elements that go, by their nodes.
    var removed: Set<Int> = []
    /// What comes, by the number of the element among those that stay which it comes before.
    private(set) var inserted: [Int: [[UInt8]]] = [:]

    mutating func insert(_ item: [UInt8], before position: Int) {
        inserted[position, default: []].append(item)
    }
}

/// Writes the changes to an array, so that taking out again what was put in gives the text of before.
struct ListWriter {
    private let list: PropertyList
    private let layout: Layout
    private let array: Int
    private let change: ListChange
    /// The elements that stay.
    private let staying: [Int]
    private let all: [Int]

    init(_ array: Int, of list: PropertyList, _ change: ListChange, layout: Layout) {
        self.list = list
        self.layout = layout
        self.array = array
        self.change = change
        all = Array(list.elements(of: array))
        staying = all.filter { !change.removed.contains($0) }
    }

    func write(to changes: inout TextChanges) {
        for element in all where change.removed.contains(element) { changes.remove(line(of: element)) }
        for (position, items) in change.inserted.sorted(by: { $0.key < $1.key }) where position < staying.count {
            insert(items, before: staying[position], &changes)
        }
        writeEnd(change.inserted[staying.count] ?? [], to: &changes)
    }

    /// Puts items at the end. The last element of some lists has no comma behind it, and the last one must have none
    /// afterwards either.
    private func writeEnd(_ items: [[UInt8]], to changes: inout TextChanges) {
        let closing = list.closing(of: array)
        let lastHasComma = all.last.map { comma(after: $0) != nil } ?? true
        guard let last = staying.last else {
            return insert(items, at: closing, lastHasComma: lastHasComma, &changes)
        }
        let lastComma = comma(after: last)
        if items.isEmpty, !lastHasComma, let lastComma { changes.remove(lastComma..<lastComma + 1) }
        guard !items.isEmpty else { return }
        if lastComma == nil { changes.insert([UInt8(ascii: ",")], at: end(of: last)) }
        insert(items, at: closing, lastHasComma: lastHasComma, &changes)
    }

    private func insert(_ items: [[UInt8]], before element: Int, _ changes: inout TextChanges) {
        let start = list.extent(of: element).lowerBound
        guard let lineStart = list.text.lineStart(before: start) else {
            return changes.insert(items.flatMap { $0 + Array(", ".utf8) }, at: start)
        }
        let indentation = Array(list.text[lineStart..<start])
        changes.insert(items.flatMap { indentation + $0 + [UInt8(ascii: ",")] + layout.newline }, at: lineStart)
    }

    private func insert(_ items: [[UInt8]], at closing: Int, lastHasComma: Bool, _ changes: inout TextChanges) {
        guard !items.isEmpty else { return }
        guard let lineStart = list.text.lineStart(before: closing) else {
            // `(a, b, )` is how Xcode writes an array on one line.
            let text = items.flatMap { $0 + Array(", ".utf8) }
            let lead = lastHasComma ? [] : [UInt8(ascii: " ")]
            return changes.insert(lead + (lastHasComma ? text : text.dropLast(2)), at: closing)
        }
        let outer = Array(list.text[lineStart..<closing])
        let own = staying.last.flatMap { list.text.indentation(before: list.extent(of: $0).lowerBound) }
        let indentation = own ?? outer + layout.step
        var text = items.flatMap { indentation + $0 + [UInt8(ascii: ",")] + layout.newline }
        if !lastHasComma { text.remove(at: text.count - layout.newline.count - 1) }
        changes.insert(text, at: lineStart)
    }

    /// The offset behind an element and the comments that belong to it.
    private func end(of element: Int) -> Int {
        let end = list.extent(of: element).upperBound
        guard let comment = list.text.comment(after: end) else { return end }
        return list.text.skippingBlanks(from: comment.upperBound) + 2
    }

    private func comma(after element: Int) -> Int? {
        let offset = list.text.skippingComments(from: list.extent(of: element).upperBound)
        return offset < list.text.count && list.text[offset] == UInt8(ascii: ",") ? offset : nil
    }

    /// What goes with an element: its whole line, or as much of it as is its own.
    private func line(of element: Int) -> Range<Int> {
        let start = list.extent(of: element).lowerBound
        let end = comma(after: element).map { $0 + 1 } ?? self.end(of: element)
        if let lineStart = list.text.lineStart(before: start), let nextLine = list.text.nextLine(after: end) {
            return lineStart..<nextLine
        }
        var following = end
        while following < list.text.count, list.text[following] == UInt8(ascii: " ") { following += 1 }
        // The last of a list without a comma at its end takes the blanks before it along.
        guard comma(after: element) == nil else { return start..<following }
        var leading = start
        while leading > 0, list.text[leading - 1] == UInt8(ascii: " ") { leading -= 1 }
        return leading..<end
    }
}
