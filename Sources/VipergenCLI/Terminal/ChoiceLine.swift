import Platform
import Text

/// A line that somebody types, or chooses with the arrow keys: each puts the next of some words in the place of what is
/// typed.
struct ChoiceLine {
    /// The line; nil before Enter, and where the input ends.
    private(set) var answer: String?
    private let choices: [String]
    private var index: Int?
    private var typed: [UInt8] = []
    /// What an escape sequence has brought so far.
    private var sequence: Sequence?
    /// Whether the terminal knows where the line begins.
    private var isPlaced = false

    private enum Sequence {
        case begun, inside
    }

    /// A line to choose these words in, beginning beside the one that Enter takes.
    init(_ choices: [String], from fallback: String?) {
        self.choices = choices
        index = fallback.flatMap { choices.firstIndex(of: $0) }
    }

    /// What becomes of a key; nil is the end of input.
    mutating func take(_ key: UInt8?) -> KeyAnswer {
        guard let key else { return KeyAnswer("", isLast: true) }
        if let sequence { return take(key, in: sequence) }
        switch key {
        case 0x0A, 0x0D:
            answer = String(decoding: typed, as: UTF8.self)
            return KeyAnswer("\n", isLast: true)
        case 0x04: return KeyAnswer("", isLast: typed.isEmpty)
        case 0x08, 0x7F: removeLast()
        case 0x15: typed = []
        case 0x1B:
            sequence = .begun
            return KeyAnswer("")
        case 0x00..<0x20: return KeyAnswer("")
        default: typed.append(key)
        }
        return shown
    }

    private mutating func take(_ key: UInt8, in sequence: Sequence) -> KeyAnswer {
        switch (sequence, key) {
        case (.begun, UInt8(ascii: "[")), (.begun, UInt8(ascii: "O")):
            self.sequence = .inside
            return KeyAnswer("")
        // Numbers of keys that are no arrows.
        case (.inside, 0x20..<0x40): return KeyAnswer("")
        default: self.sequence = nil
        }
        guard sequence == .inside else { return KeyAnswer("") }
        switch key {
        case UInt8(ascii: "A"): step(by: -1)
        case UInt8(ascii: "B"): step(by: 1)
        default: return KeyAnswer("")
        }
        return shown
    }

    private mutating func step(by step: Int) {
        let next = index.map { ($0 + step + choices.count) % choices.count } ?? (step > 0 ? 0 : choices.count - 1)
        index = next
        typed = Array(choices[next].utf8)
    }

    private mutating func removeLast() {
        while let last = typed.popLast(), last & 0xC0 == 0x80 {}
    }

    /// The line anew, from where it began.
    private var shown: KeyAnswer {
        mutating get {
            let save = isPlaced ? "" : "\u{1B}7"
            isPlaced = true
            return KeyAnswer(save + "\u{1B}8\u{1B}[J" + escaped(String(decoding: typed, as: UTF8.self)))
        }
    }
}
