import Platform

/// A console with scripted answers that keeps what is written.
package final class MemoryConsole: Console {
    /// What was flushed to standard output.
    package private(set) var output = ""
    /// What a terminal would show: both streams in the order of their writing.
    package private(set) var transcript = ""
    /// What was written to standard error.
    package private(set) var errors = ""
    /// The lines that are still to be read.
    package var input: [String]
    /// What the next flush fails with.
    package var failure: OutputError?
    package var isInputTerminal: Bool
    package var isOutputTerminal: Bool
    package var isErrorTerminal: Bool
    package var width: Int
    private var pending = ""

    /// A console that is asked these lines; `isTerminal` stands for all three streams.
    package init(input: [String] = [], isTerminal: Bool = false, width: Int = 80) {
        self.input = input
        isInputTerminal = isTerminal
        isOutputTerminal = isTerminal
        isErrorTerminal = isTerminal
        self.width = width
    }

    package func write(_ text: String) {
        pending += text
    }

    package func writeError(_ text: String) {
        try? flush()
        errors += text
        transcript += text
    }

    package func flush() throws(OutputError) {
        if let failure { throw failure }
        output += pending
        transcript += pending
        pending = ""
    }

    package func readLine() -> String? {
        try? flush()
        return input.isEmpty ? nil : input.removeFirst()
    }
}
