/// Which lines of two texts differ: Myers' algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986) in
/// its linear-space form. Where two texts differ a lot, a search gives up being minimal after some steps, so that the
/// time stays within a small multiple of the texts' length.
struct LineDiff {
    /// For each old line, whether it is removed.
    private(set) var removed: [Bool]
    /// For each new line, whether it is added.
    private(set) var added: [Bool]

    private let old: [Int32]
    private let new: [Int32]
    private var search: MiddleSearch

    /// The difference of two texts whose equal lines have equal numbers.
    init(_ old: [Int32], _ new: [Int32]) {
        self.old = old
        self.new = new
        removed = Array(repeating: false, count: old.count)
        added = Array(repeating: false, count: new.count)
        search = MiddleSearch(oldCount: old.count, newCount: new.count)
        compare()
        Self.slideDown(&removed, old)
        Self.slideDown(&added, new)
    }

    private mutating func compare() {
        // A stack of its own: a bad pair of texts could nest deeply.
        var boxes = [Box(oldStart: 0, oldEnd: old.count, newStart: 0, newEnd: new.count)]
        while var box = boxes.popLast() {
            box.trim(old, new)
            if box.oldStart == box.oldEnd {
                for line in box.newStart..<box.newEnd { added[line] = true }
            } else if box.newStart == box.newEnd {
                for line in box.oldStart..<box.oldEnd { removed[line] = true }
            } else {
                let middle = search.middle(of: box, old, new)
                boxes.append(
                    Box(oldStart: middle.old, oldEnd: box.oldEnd, newStart: middle.new, newEnd: box.newEnd)
                )
                boxes.append(
                    Box(oldStart: box.oldStart, oldEnd: middle.old, newStart: box.newStart, newEnd: middle.new)
                )
            }
        }
    }

    /// Moves each run of changed lines as far down as equal lines allow, where readers and `diff` expect it: a new
    /// function then ends with its own brace.
    private static func slideDown(_ changed: inout [Bool], _ lines: [Int32]) {
        var start = 0
        while let first = changed[start...].firstIndex(of: true) {
            start = first
            var end = changed[first...].firstIndex(of: false) ?? changed.count
            while end < changed.count, lines[start] == lines[end] {
                changed[start] = false
                changed[end] = true
                start += 1
                end = changed[end...].firstIndex(of: false) ?? changed.count
            }
            start = end
        }
    }
}

/// A piece of the old text against a piece of the new one.
struct Box {
    var oldStart: Int
    var oldEnd: Int
    var newStart: Int
    var newEnd: Int

    /// Leaves out what is equal at both ends.
    mutating func trim(_ old: [Int32], _ new: [Int32]) {
        while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
            oldStart += 1
            newStart += 1
        }
        while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
    }
}
