import SwiftOutline

extension LexicalFault.Kind {
    /// What is wrong, in a clause.
    var words: String {
        switch self {
        case .unterminatedString: "a string that is never closed"
        case .unterminatedComment: "a comment that is never closed"
        case .unterminatedBacktick: "a backtick that is never closed"
        case .unterminatedRegex: "a regular expression that is never closed"
        case .unbalanced(let opening, let closing):
            switch (opening, closing) {
            case (let opening?, nil): "a '\(Character(Unicode.Scalar(opening)))' that is never closed"
            case (nil, let closing?): "a '\(Character(Unicode.Scalar(closing)))' that nothing opened"
            default: "brackets that do not match"
            }
        case .unbalancedConditional: "#if and #endif that do not match"
        case .misplacedMultilineDelimiter: "a \"\"\" that is not on a line of its own"
        case .invalidEscape: "a backslash that begins no escape"
        case .invalidUTF8: "bytes that are not UTF-8"
        case .strayCharacter: "a character that Swift does not have"
        case .strayCommentEnd: "a */ that closes no comment"
        case .conflictMarker: "the marks of an unresolved merge"
        }
    }
}
