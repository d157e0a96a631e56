/// Counts the locations of a text's bytes from front to back, so that many of them in order cost one pass.
/// A line ends with `\n`.
public struct LocationCounter: Sendable {
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    /// A counter at the beginning of a text.
    public init() {}

    /// The location of a byte; none before the one that was asked for last.
    public mutating func location(of target: Int, in source: [UInt8]) -> Location {
        while offset < target {
            if source[offset] == UInt8(ascii: "\n") {
                line += 1
                lineStart = offset + 1
            }
            offset += 1
        }
        return Location(line: line, column: target - lineStart + 1)
    }
}
