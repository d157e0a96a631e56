/// What a character is to the borders of words.
enum Letter {
    case none, upper, lower, digit
    /// A letter of a script without cases.
    case caseless
    /// A mark that belongs to the letter before it.
    case mark

    init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "a"..."z": self = .lower
        case "A"..."Z": self = .upper
        case "0"..."9": self = .digit
        case "\u{0}"..."\u{7F}": self = .none
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .titlecaseLetter: self = .upper
            case .lowercaseLetter: self = .lower
            case .decimalNumber: self = .digit
            case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
            case .otherLetter, .modifierLetter, .letterNumber: self = .caseless
            default: self = .none
            }
        }
    }

    /// Whether a word can begin with `first` and `second` after a letter.
    static func startsWord(_ first: Letter, _ second: Letter, after previous: Letter) -> Bool {
        switch (previous, first) {
        case (.none, _): true
        case (.upper, .upper): second == .lower
        case (_, .upper): true
        case (.caseless, .caseless), (.mark, .caseless): false
        case (_, .caseless): true
        default: false
        }
    }

    /// Whether a word that ends with `last` can end before a letter. A digit belongs to the word before it.
    static func endsWord(_ last: Letter, before next: Letter) -> Bool {
        switch next {
        case .none, .upper: true
        case .caseless: last != .caseless && last != .mark
        case .lower, .digit, .mark: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether it can stand in an identifier.
    var isWordPart: Bool { self == "_" || Letter(self) != .none }
}
