/// Where the lines of a text begin. A line ends with `\n`, `\r` or `\r\n`.
public struct LineTable: Sendable {
    private let lineStarts: [Int]

    /// Finds the lines of a text.
    public init(_ source: [UInt8]) {
        var starts = [0]
        for offset in source.indices {
            switch source[offset] {
            case UInt8(ascii: "\n"):
                starts.append(offset + 1)
            case UInt8(ascii: "\r") where offset + 1 == source.count || source[offset + 1] != UInt8(ascii: "\n"):
                starts.append(offset + 1)
            default:
                break
            }
        }
        lineStarts = starts
    }

    /// The location of a byte offset.
    public func location(of offset: Int) -> Location {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return Location(line: low + 1, column: offset - lineStarts[low] + 1)
    }
}
