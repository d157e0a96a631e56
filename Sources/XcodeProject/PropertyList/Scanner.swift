import Text

/// A position in a text, with what the readers of XML and JSON share. Projects are rarely written in these, and are
/// small where they are.
struct Scanner {
    let text: [UInt8]
    var offset: Int
    private(set) var nodes: [Node] = []
    /// The containers around the offset, outermost first.
    private(set) var open: [Int] = []

    init(_ text: [UInt8]) throws(Fault) {
        if let fault = text.firstInvalidUTF8 { throw Fault(.invalidUTF8, at: fault) }
        self.text = text
        offset = text.startOfText
    }

    /// The byte at the offset; zero, which is no part of either grammar, at the end.
    var byte: UInt8 { offset < text.count ? text[offset] : 0 }

    var isAtEnd: Bool { offset >= text.count }

    mutating func skipBlanks() {
        offset = text.skippingBlanks(from: offset)
    }

    /// Goes on if these bytes come next.
    mutating func take(_ bytes: StaticString) -> Bool {
        let isNext = bytes.withUTF8Buffer { text[min(offset, text.count)...].begins(with: $0) }
        if isNext { offset += bytes.utf8CodeUnitCount }
        return isNext
    }

    /// Goes on behind the first occurrence of these bytes; false where there is none.
    mutating func skip(past bytes: StaticString) -> Bool {
        while !isAtEnd {
            if take(bytes) { return true }
            offset += 1
        }
        return false
    }

    mutating func emit(_ kind: Node.Kind, _ range: Range<Int>) {
        nodes.append(Node(kind, start: range.lowerBound, length: range.count))
    }

    mutating func openContainer(_ kind: Node.Kind, at start: Int) throws(Fault) {
        guard open.count < PropertyList.mostLevels else {
            throw Fault(.nestedTooDeep(limit: PropertyList.mostLevels), at: start)
        }
        open.append(nodes.count)
        nodes.append(Node(kind, start: start))
    }

    mutating func closeContainer(at end: Int) {
        nodes.append(Node(.plain, start: end))
        nodes[open.removeLast()].next = nodes.count
    }

    var isInDictionary: Bool { open.last.map { nodes[$0].kind == .dictionary } ?? false }

    /// The error for what stands at the offset.
    func misplaced(_ expectation: ProjectFileError.Expectation) -> Fault {
        if isAtEnd, let container = open.last {
            return Fault(endOfTextAt: offset, openedAt: Int(nodes[container].start))
        }
        if text.isConflictMarker(at: offset) { return Fault(.conflictMarker, at: offset) }
        return Fault(.expected(expectation), at: offset)
    }
}

extension [UInt8] {
    /// Whether a line begins here as those do that version control writes into a conflict.
    func isConflictMarker(at start: Int) -> Bool {
        guard start + 7 <= count, start == 0 || self[start - 1].isLineEnd else { return false }
        let mark = self[start]
        return "<=>|".utf8.contains(mark) && self[start..<start + 7].allSatisfy { $0 == mark }
    }
}
