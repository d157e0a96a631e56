import Platform
import Testing

@testable import VipergenCLI

/// A line that is chosen with the arrow keys, or typed.
@Suite struct ChoiceLineTests {
    private static let up = "\u{1B}[A"
    private static let down = "\u{1B}[B"

    @Test(arguments: [
        ("\r", ""), ("b\n", "b"), (down + "\r", "cherry"), (up + "\r", "apple"), (down + down + "\r", "apple"),
        (up + up + "\r", "cherry"), ("\u{1B}OB\r", "cherry"), ("xyz" + up + "\r", "apple"),
        (down + "\u{7F}\u{7F}\r", "cher"), ("a\u{8}b\r", "b"), ("é\u{7F}b\r", "b"), ("é\r", "é"), ("abc\u{15}d\r", "d"),
        ("\u{7F}\r", ""),
        // Other keys than arrows are none.
        ("a\u{1B}[C\u{1B}[3~\u{1B}[1;5Db\r", "ab"), ("a\u{1B}xb\r", "ab"), ("a\u{1}\tb\r", "ab"),
        // A line with something in it does not end.
        ("a\u{4}\r", "a"), ("?\r", "?"),
    ])
    func `keys make a line`(_ keys: String, _ expected: String) {
        var line = ChoiceLine(["apple", "banana", "cherry"], from: "banana")
        let answers = keys.utf8.map { line.take($0) }
        #expect(line.answer == expected)
        #expect(answers.last == KeyAnswer("\n", isLast: true))
        #expect(answers.dropLast().allSatisfy { !$0.isLast })
    }

    @Test func `the first arrow begins at either end where Enter takes none of the choices`() {
        for (key, expected) in [(Self.down, "a"), (Self.up, "b")] {
            var line = ChoiceLine(["a", "b"], from: "")
            for byte in (key + "\r").utf8 { _ = line.take(byte) }
            #expect(line.answer == expected)
        }
    }

    @Test(arguments: [nil, 0x04] as [UInt8?])
    func `the end of input is no answer`(_ key: UInt8?) {
        var line = ChoiceLine(["a"], from: "a")
        #expect(line.take(key) == KeyAnswer("", isLast: true))
        #expect(line.answer == nil)
    }

    @Test func `what is shown is written anew from where the line began, and does no harm`() {
        var line = ChoiceLine(["a\u{1B}[2Jb"], from: nil)
        var shown = ""
        for byte in ("x" + Self.down).utf8 { shown += line.take(byte).text }
        #expect(shown == "\u{1B}7\u{1B}8\u{1B}[Jx" + "\u{1B}8\u{1B}[Ja\\u{1B}[2Jb")
    }

    @Test func `a prompt reads keys where the console can`() throws {
        let console = KeyConsole("?\r" + Self.down + "\r")
        let answer = try Prompt(console: console).choose("Fruit", among: ["apple", "banana"], fallback: "apple")
        #expect(answer == "banana")
        #expect(console.errors.contains("or its number, or use the arrow keys."))
        #expect(console.discards == 2)
        #expect(throws: Prompt.InputEnded.self) {
            try Prompt(console: KeyConsole("a")).choose("Fruit", among: ["apple", "banana"], fallback: "apple")
        }
    }
}

/// A terminal at which keys are pressed.
private final class KeyConsole: Console {
    private var keys: ArraySlice<UInt8>
    private(set) var errors = ""
    private(set) var discards = 0

    init(_ keys: String) { self.keys = Array(keys.utf8)[...] }

    func write(_ text: String) {}
    func writeError(_ text: String) { errors += text }
    func flush() throws(OutputError) {}
    func readLine() -> String? { nil }
    func discardTypedAhead() { discards += 1 }
    var canReadKeys: Bool { true }
    func readKeys(_ take: (UInt8?) -> KeyAnswer) {
        while true {
            let answer = take(keys.popFirst())
            errors += answer.text
            if answer.isLast { return }
        }
    }
    var isInputTerminal: Bool { true }
    var isOutputTerminal: Bool { true }
    var isErrorTerminal: Bool { true }
    var width: Int { 80 }
}
