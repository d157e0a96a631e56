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

    /// Whether keys can be read one by one.
    var canReadKeys: Bool { get }

    /// Reads keys one by one, unechoed, until an answer is the last. Each time the next byte is given, or nil where
    /// there is no more.
    func readKeys(_ take: (UInt8?) -> KeyAnswer)

    /// Forgets what was typed at a terminal before it was asked for: of several lines that are pasted, the second is no
    /// answer to the next question.
    func discardTypedAhead()

    /// Whether a person sits at standard input.
    var isInputTerminal: Bool { get }

    /// Whether standard output is a terminal.
    var isOutputTerminal: Bool { get }

    /// Whether standard error is a terminal.
    var isErrorTerminal: Bool { get }

    /// The terminal's width in columns; 80 where there is none.
    var width: Int { get }
}

extension Console {
    /// Whether a person can be asked, and sees the question: both ends are a terminal.
    public var canAsk: Bool { isInputTerminal && isErrorTerminal }

    /// No: it reads lines.
    public var canReadKeys: Bool { false }

    /// Does nothing.
    public func readKeys(_ take: (UInt8?) -> KeyAnswer) {}

    /// Does nothing.
    public func discardTypedAhead() {}
}

/// What becomes of a key.
public struct KeyAnswer: Sendable, Equatable {
    /// What is written to standard error, escape sequences included.
    public var text: String
    /// Whether no more keys are wanted.
    public var isLast: Bool

    /// An answer of these.
    public init(_ text: String, isLast: Bool = false) {
        self.text = text
        self.isLast = isLast
    }
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
