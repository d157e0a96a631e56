/// A place in a text: what compilers print and editors jump to.
public struct Location: Sendable, Equatable {
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int

    /// The location with this line and column.
    @inlinable
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The location in a file, as compilers print it: `path:line:column`.
    public func text(in path: String) -> String { "\(path):\(line):\(column)" }
}
