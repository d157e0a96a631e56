import Platform
import Text

/// A console to which no word of a stranger's can be more than a text: whatever a command writes, no escape sequence,
/// bidirectional character or command to a service that keeps logs is left in it.
final class GuardedConsole: Console {
    /// The console itself, for a document whose every byte counts.
    let unguarded: any Console

    /// Whether standard output may have colours.
    var hasOutputColors: Bool
    /// The style of standard error.
    var errorStyle = Style(hasColors: false)

    init(_ console: any Console) {
        unguarded = console
        hasOutputColors = console.isOutputTerminal
    }

    func write(_ text: String) {
        unguarded.write(printable(text, keeping: hasOutputColors ? Style.sequences : []))
    }

    /// Errors are painted here, wherever they come from.
    func writeError(_ text: String) {
        guard errorStyle.hasColors else { return unguarded.writeError(printable(text)) }
        unguarded.writeError(errorStyle.messages(printable(text, keeping: Style.sequences)))
    }

    func flush() throws(OutputError) { try unguarded.flush() }
    func readLine() -> String? { unguarded.readLine() }
    var canReadKeys: Bool { unguarded.canReadKeys }
    func readKeys(_ take: (UInt8?) -> KeyAnswer) { unguarded.readKeys(take) }
    func discardTypedAhead() { unguarded.discardTypedAhead() }
    var isInputTerminal: Bool { unguarded.isInputTerminal }
    var isOutputTerminal: Bool { unguarded.isOutputTerminal }
    var isErrorTerminal: Bool { unguarded.isErrorTerminal }
    var width: Int { unguarded.width }
}
