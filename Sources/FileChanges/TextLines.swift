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

/// A line as a key; a slice's own hash takes its bytes one by one.
private struct Line: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
