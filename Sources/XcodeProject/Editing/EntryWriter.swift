/// Changes the keys of objects and the objects themselves, so that taking out again what was put in gives the text of
/// before.
struct EntryWriter {
    let list: PropertyList
    let layout: Layout

    /// What goes with a key and its value: whole lines, or as much of them as is their own.
    func lines(of key: Int) -> Range<Int> {
        let start = list.extent(of: key).lowerBound
        let end = self.end(of: key)
        if let lineStart = list.text.lineStart(before: start), let nextLine = list.text.nextLine(after: end) {
            return lineStart..<nextLine
        }
        var following = end
        while following < list.text.count, list.text[following] == UInt8(ascii: " ") { following += 1 }
        return start..<following
    }

    /// The offset behind the semicolon of a key's value.
    func end(of key: Int) -> Int {
        let value = list.extent(of: key + 1).upperBound
        return list.text.skippingComments(from: value) + 1
    }

    /// Puts a text in front of a key: the text on lines of its own, or what it is on one line.
    func insert(_ text: EntryText, before key: Int, _ changes: inout TextChanges) {
        let start = list.extent(of: key).lowerBound
        if let lineStart = list.text.lineStart(before: start) {
            changes.insert(text.lines, at: lineStart)
        } else {
            changes.insert(text.inline, at: start)
        }
    }

    /// Puts a text at the end of a dictionary.
    func insert(_ text: EntryText, atEndOf dictionary: Int, _ changes: inout TextChanges) {
        let closing = list.closing(of: dictionary)
        var last: Int?
        for entry in list.entries(of: dictionary) { last = entry.key }
        // The line behind the last one, so that comments at the end stay there.
        if let last, list.text.lineStart(before: list.extent(of: last).lowerBound) != nil,
            let nextLine = list.text.nextLine(after: end(of: last))
        {
            changes.insert(text.lines, at: nextLine)
        } else if let lineStart = list.text.lineStart(before: closing) {
            changes.insert(text.lines, at: lineStart)
        } else {
            changes.insert(text.inline, at: closing)
        }
    }

    /// Puts a key into an object where Xcode has it: the kind first, then all others by the alphabet.
    func insert(_ text: EntryText, named name: StaticString, into object: Int, _ changes: inout TextChanges) {
        let name = name.description
        let next = list.entries(of: object).first { entry in
            guard !list.isString(entry.key, "isa"), let key = list.string(at: entry.key) else { return false }
            return name < key
        }
        if let next {
            insert(text, before: next.key, &changes)
        } else {
            insert(text, atEndOf: object, &changes)
        }
    }
}

/// A key and its value, as they are written on lines of their own and on a line with others.
struct EntryText {
    var lines: [UInt8]
    var inline: [UInt8]

    init(lines: [UInt8], inline: [UInt8]) {
        self.lines = lines
        self.inline = inline
    }

    /// A key of an object with a list.
    init(key: String, list items: [[UInt8]], _ layout: Layout) {
        lines = layout.indentation(1) + Array("\(key) = (".utf8) + layout.newline
        for item in items { lines += layout.indentation(2) + item + [UInt8(ascii: ",")] + layout.newline }
        lines += layout.indentation(1) + Array(");".utf8) + layout.newline
        inline = Array("\(key) = (".utf8) + items.flatMap { $0 + Array(", ".utf8) } + Array("); ".utf8)
    }

    /// A key of an object with a string.
    init(key: String, _ string: String, _ layout: Layout) {
        let text = Array("\(key) = ".utf8) + string.asProjectString + [UInt8(ascii: ";")]
        lines = layout.indentation(1) + text + layout.newline
        inline = text + [UInt8(ascii: " ")]
    }
}
