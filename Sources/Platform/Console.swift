/// Where a command's words go and where its answers come from.
public protocol Console: AnyObject {
    /// Adds to standard output, which is buffered until `flush`.
    func write(_ text: String)

    /// Writes to standard error at once, after what standard output has buffered.
    func writeError(_ text: String)

    /// Writes out what standard output has buffered, with one call.
    func flush() throws(OutputError)

    /// One line of standard input without its end; nil where there is no more. Flushes first.
    func readLine() -> String?

    /// Whether a person sits at standard input.
    var isInputTerminal: Bool { get }

    /// Whether standard output is a terminal.
    var isOutputTerminal: Bool { get }

    /// Whether standard error is a terminal.
    var isErrorTerminal: Bool { get }

    /// The terminal's width in columns; 80 where there is none.
    var width: Int { get }
}

/// Standard output could not be written.
public struct OutputError: Error, Sendable, Equatable {
    /// The system's error number (`errno`).
    public var code: Int32

    /// A failure with this error number.
    public init(code: Int32) {
        self.code = code
    }

    /// Whether the reader has gone (`vipergen ... | head`), which is no failure to speak of.
    public var isBrokenPipe: Bool { code == EPIPE }
}
