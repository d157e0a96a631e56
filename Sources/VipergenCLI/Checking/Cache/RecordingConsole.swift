import Platform

/// A console that passes everything on, and remembers what was written.
final class RecordingConsole: Console {
    /// A text, and the stream that it went to.
    struct Words: Equatable {
        var isError: Bool
        var text: String

        /// Writes it again.
        func write(to console: any Console) {
            if isError { console.writeError(text) } else { console.write(text) }
        }
    }

    /// What was written, in its order.
    private(set) var words: [Words] = []
    /// Whether anything was read.
    private(set) var hasAsked = false
    private let base: any Console

    init(_ base: any Console) {
        self.base = base
    }

    func write(_ text: String) {
        words.append(Words(isError: false, text: text))
        base.write(text)
    }

    func writeError(_ text: String) {
        words.append(Words(isError: true, text: text))
        base.writeError(text)
    }

    func flush() throws(OutputError) { try base.flush() }

    func readLine() -> String? {
        hasAsked = true
        return base.readLine()
    }

    var canReadKeys: Bool { base.canReadKeys }

    func readKeys(_ take: (UInt8?) -> KeyAnswer) {
        hasAsked = true
        base.readKeys(take)
    }

    func discardTypedAhead() { base.discardTypedAhead() }
    var isInputTerminal: Bool { base.isInputTerminal }
    var isOutputTerminal: Bool { base.isOutputTerminal }
    var isErrorTerminal: Bool { base.isErrorTerminal }
    var width: Int { base.width }
}
