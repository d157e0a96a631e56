/// The console of this process.
public final class SystemConsole: Console {
    private var pending: [UInt8] = []
    private var failure: OutputError?

    let input: Int32
    private let output: Int32
    let errors: Int32

    /// The console of this process. From now on a reader that has gone is an `EPIPE` from `flush`, and a file that gets
    /// too large an `EFBIG`: no signal ends the process in the middle of its work.
    public convenience init() {
        self.init(input: STDIN_FILENO, output: STDOUT_FILENO, errors: STDERR_FILENO)
    }

    /// A console of open files.
    init(input: Int32, output: Int32, errors: Int32) {
        self.input = input
        self.output = output
        self.errors = errors
        for number in signalsOfWriting { signal(number, SIG_IGN) }
    }

    /// Adds to standard output.
    public func write(_ text: String) {
        pending.append(contentsOf: text.utf8)
    }

    /// Writes to standard error at once, after what was written before: on a terminal, both are one text.
    public func writeError(_ text: String) {
        try? flush()
        // Nobody is left to be told that this failed.
        _ = writeAll(Array(text.utf8), to: errors)
    }

    /// Writes out what standard output has buffered. What failed once fails for good.
    public func flush() throws(OutputError) {
        if !pending.isEmpty, failure == nil {
            let code = writeAll(pending, to: output)
            if code != 0 { failure = OutputError(code: code) }
        }
        pending = []
        if let failure { throw failure }
    }

    /// One line of standard input without its end.
    public func readLine() -> String? {
        // A failure here is reported by the last flush.
        try? flush()
        return Swift.readLine(strippingNewline: true)
    }

    /// Whether a person sits at standard input.
    public var isInputTerminal: Bool { isatty(input) == 1 }

    /// Whether standard output is a terminal.
    public var isOutputTerminal: Bool { isatty(output) == 1 }

    /// Whether standard error is a terminal.
    public var isErrorTerminal: Bool { isatty(errors) == 1 }

    /// The terminal's width in columns.
    public var width: Int {
        var size = winsize()
        for descriptor in [output, errors] {
            if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        }
        return 80
    }
}
