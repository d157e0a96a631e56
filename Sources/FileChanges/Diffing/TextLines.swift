/// The lines of two texts, each with its line end, and which of them differ.
struct TextLines {
    let old: [ArraySlice<UInt8>]
    let new: [ArraySlice<UInt8>]
    let diff: LineDiff

    init(_ before: [UInt8], _ after: [UInt8]) {
        old = Self.lines(before)
        new = Self.lines(after)
        var numbers: [Line: Int32] = [:]
        let oldNumbers = Self.number(old, &numbers)
        diff = LineDiff(oldNumbers, Self.number(new, &numbers))
    }

    /// The runs of lines that differ, in their order.
    var changes: [LineChange] {
        var changes: [LineChange] = []
        var (before, after) = (0, 0)
        let (removed, added) = (diff.removed, diff.added)
        while before < removed.count || after < added.count {
            let (oldStart, newStart) = (before, after)
            while before < removed.count, removed[before] { before += 1 }
            while after < added.count, added[after] { after += 1 }
            if before > oldStart || after > newStart {
                changes.append(LineChange(old: oldStart..<before, new: newStart..<after))
            } else {
                before += 1
                after += 1
            }
        }
        return changes
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// Gives equal lines equal numbers, since numbers are compared faster.
    private static func number(_ lines: [ArraySlice<UInt8>], _ numbers: inout [Line: Int32]) -> [Int32] {
        lines.map { bytes in
            let next = Int32(numbers.count)
            let line = Line(bytes: bytes)
            if let known = numbers[line] { return known }
            numbers[line] = next
            return next
        }
    }
}

/// A run of removed lines and the added ones that stand for them.
struct LineChange {
    let old: Range<Int>
    let new: Range<Int>
}

/// The lines that one text has and another has not, without their ends, in their order.
public func addedLines(old: [UInt8], new: [UInt8]) -> [String] {
    let lines = TextLines(old, new)
    return zip(lines.new, lines.diff.added).compactMap { line, isAdded in
        guard isAdded else { return nil }
        return String(decoding: line.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}

/// How many lines differ between two texts, those that are gone and those that are new.
public func lineDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    guard first != second else { return 0 }
    let (first, second) = differingMiddles(first, second)
    let diff = TextLines(Array(first), Array(second)).diff
    return diff.removed.count { $0 } + diff.added.count { $0 }
}

/// What is left of two texts without the lines that both begin with and those that both end with.
private func differingMiddles(_ first: [UInt8], _ second: [UInt8]) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    let shorter = min(first.count, second.count)
    var start = 0
    while start < shorter, first[start] == second[start] { start += 1 }
    while !first.beginsLine(at: start) || !second.beginsLine(at: start) { start -= 1 }
    var end = 0
    while end < shorter - start, first[first.count - 1 - end] == second[second.count - 1 - end] { end += 1 }
    while !first.beginsLine(at: first.count - end) || !second.beginsLine(at: second.count - end) {
        end -= 1
    }
    return (first[start..<(first.count - end)], second[start..<(second.count - end)])
}

extension [UInt8] {
    /// Whether a line begins at an index, or the text ends there.
    fileprivate func beginsLine(at index: Int) -> Bool {
        index == 0 || index == count || self[index - 1] == UInt8(ascii: "\n")
    }
}

/// A line as a key; a slice's own hash takes its bytes one by one.
private struct Line: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
