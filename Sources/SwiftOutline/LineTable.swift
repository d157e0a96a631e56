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

    /// The line of a byte offset, from 1, and its column in that line, in UTF-8 bytes from 1.
    public func position(of offset: Int) -> (line: Int, column: Int) {
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
        return (low + 1, offset - lineStarts[low] + 1)
    }
}
