/// Splits the bytes of a Swift text into tokens, in one pass and in linear time.
///
/// Any bytes will do: what is no Swift becomes `unknown` tokens, and a literal that is not closed ends with its line
/// (or with the text, if it may span lines). White space is left out, comments are not.
public struct Lexer: Sendable {
    /// A string literal whose interpolation is being lexed.
    struct Interpolation {
        let literal: StringDelimiter
        /// How many parentheses are open within the interpolation, its own not counted.
        var openParentheses = 0
    }

    let source: [UInt8]
    /// Where the text begins: behind a byte-order mark.
    let textStart: Int
    var offset: Int
    /// The interpolations around the offset, outermost first.
    var interpolations: [Interpolation] = []
    /// How many of them are to be given up, because a line or the text ended within them.
    var abandonedInterpolations = 0
    /// Where a regex literal ends that begins at the offset, right after a prefix operator.
    var pendingRegexEnd: Int?
    /// The last two tokens that are no comments: they tell a regex literal from a division.
    var previous: Token?
    var beforePrevious: Token?
    var knowsThatNoConflictEnds = false

    /// What the tokens so far had to be made up for.
    private(set) var faults: [UnlocatedFault] = []
    /// Where the last literal or comment that was not closed was given up: brackets before it may be lost in it.
    private(set) var lastGivenUp: Int?
    private var hasInvalidUTF8 = false

    /// Creates a lexer at the beginning of a text.
    public init(_ source: [UInt8]) {
        self.source = source
        textStart = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        offset = textStart
    }

    /// The next token, or nil at the end of the text.
    public mutating func next() -> Token? {
        if abandonedInterpolations == 0 {
            skipWhitespace()
            if offset == source.count, !interpolations.isEmpty {
                abandonInterpolations(interpolations.count)
            }
        }
        if abandonedInterpolations > 0 {
            abandonedInterpolations -= 1
            interpolations.removeLast()
            return emit(.stringTail, from: offset)
        }
        guard offset < source.count else { return nil }
        return lexToken()
    }

    /// Makes a token of the bytes from `start` to the offset.
    mutating func emit(_ kind: Token.Kind, from start: Int) -> Token {
        let token = Token(kind: kind, range: start..<offset)
        if !token.isComment {
            beforePrevious = previous
            previous = token
        }
        return token
    }

    mutating func report(_ kind: LexicalFault.Kind, at place: Int) {
        switch kind {
        case .unterminatedString, .unterminatedComment, .unterminatedBacktick, .unterminatedRegex, .conflictMarker,
            .misplacedMultilineDelimiter:
            lastGivenUp = offset
        case .invalidUTF8:
            if hasInvalidUTF8 { return }
            hasInvalidUTF8 = true
        default:
            break
        }
        if faults.count < UnlocatedFault.limit {
            faults.append(UnlocatedFault(kind: kind, offset: place))
        }
    }

    private mutating func lexToken() -> Token {
        let start = offset
        if let end = pendingRegexEnd {
            pendingRegexEnd = nil
            offset = end
            return emit(.regex, from: start)
        }
        switch source[start] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            skipIdentifier()
            return emit(.identifier, from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            return lexNumber()
        case UInt8(ascii: "("):
            if !interpolations.isEmpty {
                interpolations[interpolations.count - 1].openParentheses += 1
            }
            return lexPunctuation()
        case UInt8(ascii: ")"):
            return lexClosingParenthesis()
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
            return lexPunctuation()
        case UInt8(ascii: "\""):
            return lexString(pounds: 0)
        case UInt8(ascii: "#"):
            return lexPound()
        case UInt8(ascii: "`"):
            return lexBackticked()
        case UInt8(ascii: "$"):
            skipIdentifier()
            return emit(.dollarIdentifier, from: start)
        case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "/"):
            return lexLineComment()
        case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "*"):
            return lexBlockComment()
        case let byte where isOperatorByte(byte):
            return lexOperator()
        case 0x80...:
            return lexNonASCII()
        default:
            offset += 1
            report(.strayCharacter, at: start)
            return emit(.unknown, from: start)
        }
    }

    mutating func lexPunctuation() -> Token {
        offset += 1
        return emit(.punctuation, from: offset - 1)
    }

    private mutating func lexClosingParenthesis() -> Token {
        guard let innermost = interpolations.last else { return lexPunctuation() }
        guard innermost.openParentheses == 0 else {
            interpolations[interpolations.count - 1].openParentheses -= 1
            return lexPunctuation()
        }
        interpolations.removeLast()
        let start = offset
        offset += 1
        return lexStringContent(of: innermost.literal, from: start, isContinuation: true)
    }

    private mutating func skipWhitespace() {
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: " "):
                var end = offset + 1
                while end < source.count, source[end] == UInt8(ascii: " ") { end += 1 }
                offset = end
            case UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
                offset += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if let innermost = interpolations.last, !innermost.literal.isMultiline {
                    abandonInterpolations(interpolations.reversed().prefix { !$0.literal.isMultiline }.count)
                    return
                }
                offset += 1
            case 0xC2 where byte(at: offset + 1) == 0xA0:
                // The compiler warns of a non-breaking space and takes it as a space.
                offset += 2
            case UInt8(ascii: "<"):
                guard skipConflict() else { return }
            default:
                return
            }
        }
    }
}
