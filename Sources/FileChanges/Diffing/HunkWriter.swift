/// Writes the hunks of a unified diff.
struct HunkWriter {
    /// How many unchanged lines stand around a change.
    private static let context = 3

    private let lines: TextLines
    private var output: [UInt8] = []

    init(_ lines: TextLines) {
        self.lines = lines
    }

    mutating func write() -> [UInt8] {
        var hunk: [LineChange] = []
        for change in lines.changes {
            // Changes whose context would touch share a hunk.
            if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * Self.context {
                write(hunk)
                hunk = []
            }
            hunk.append(change)
        }
        write(hunk)
        return output
    }

    private mutating func write(_ hunk: [LineChange]) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(Self.context, first.old.lowerBound)
        let after = min(Self.context, lines.old.count - last.old.upperBound)
        let old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
        let new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
        output += Array("@@ -\(Self.position(old)) +\(Self.position(new)) @@\n".utf8)
        var next = old.lowerBound
        for change in hunk {
            write(lines.old[next..<change.old.lowerBound], " ")
            write(lines.old[change.old], "-")
            write(lines.new[change.new], "+")
            next = change.old.upperBound
        }
        write(lines.old[next..<old.upperBound], " ")
    }

    /// Lines count from 1; an empty range is named by the line before it.
    private static func position(_ range: Range<Int>) -> String {
        switch range.count {
        case 0: "\(range.lowerBound),0"
        case 1: "\(range.lowerBound + 1)"
        default: "\(range.lowerBound + 1),\(range.count)"
        }
    }

    private mutating func write(_ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: Unicode.Scalar) {
        for line in lines {
            output.append(UInt8(ascii: mark))
            output += line
            if line.last != UInt8(ascii: "\n") { output += Array("\n\\ No newline at end of file\n".utf8) }
        }
    }
}
