extension String {
    /// The words of a name. They are split at separators (space, `_`, `-`, `.`) and at case changes; digits stay with
    /// the word before, and an acronym is one word, its plural too: `userURLs2` is `user`, `URLs2`.
    var caseWords: [Substring] {
        var words: [Substring] = []
        let scalars = unicodeScalars
        var start = scalars.startIndex
        var previous = LetterCase.separator
        var index = start
        while index < scalars.endIndex {
            let letter = LetterCase(scalars[index])
            let next = scalars.index(after: index)
            if letter == .separator || letter == .upper && startsWord(at: index, after: previous) {
                if start < index {
                    words.append(self[start..<index])
                }
                start = letter == .separator ? next : index
            }
            // A combining mark belongs to the letter before it.
            if letter != .mark {
                previous = letter
            }
            index = next
        }
        if start < scalars.endIndex {
            words.append(self[start...])
        }
        return words
    }

    /// Whether the capital at `index` starts a word: after anything but a capital, or as the last capital of a run
    /// that a lower-case letter follows (`HTTP|Client`), save for the plural of an acronym (`URLs`).
    private func startsWord(at index: Index, after previous: LetterCase) -> Bool {
        guard previous == .upper else { return true }
        var following = unicodeScalars[index...].dropFirst().drop { LetterCase($0) == .mark }
        guard let next = following.popFirst(), LetterCase(next) == .lower else { return false }
        guard next == "s" else { return true }
        return following.first.map { LetterCase($0) == .lower || LetterCase($0) == .mark } ?? false
    }
}

private enum LetterCase {
    case upper
    case lower
    case digit
    case mark
    case separator

    init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "A"..."Z": self = .upper
        case "a"..."z": self = .lower
        case "0"..."9": self = .digit
        case " ", "_", "-", ".": self = .separator
        case "\u{80}"...: self = LetterCase(scalar.properties)
        default: self = .lower
        }
    }

    private init(_ properties: Unicode.Scalar.Properties) {
        switch properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: self = .upper
        case .decimalNumber: self = .digit
        case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
        default: self = .lower
        }
    }
}
