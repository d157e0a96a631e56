/// A place at which a text is not Swift, as far as its tokens tell.
public struct LexicalFault: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Kind: Equatable, Sendable {
        /// A string literal, or an interpolation in it, is not closed; the offset is that of its opening delimiter.
        case unterminatedString
        /// A block comment is not closed; the offset is that of its `/*`.
        case unterminatedComment
        /// A name in backticks is not closed on its line; the offset is that of its opening backtick.
        case unterminatedBacktick
        /// A `#/.../#` literal is not closed; the offset is that of its opening delimiter.
        case unterminatedRegex
        /// A bracket without its partner: an opening one that is never closed (`closing` is nil), a closing one that
        /// nothing opened (`opening` is nil), or a closing one that does not fit the innermost open one.
        /// The offset is that of the closing bracket if there is one, else of the opening one.
        case unbalanced(opening: UInt8?, closing: UInt8?)
        /// An `#if` without its `#endif`, or an `#elseif`, `#else` or `#endif` without its `#if`.
        case unbalancedConditional
        /// A `"""` that opens a literal and does not end its line, or closes one and does not begin its line.
        case misplacedMultilineDelimiter
        /// A backslash in a string literal that begins no escape sequence.
        case invalidEscape
        /// A byte sequence that is not UTF-8; only the first is reported.
        case invalidUTF8
        /// A control character, or another that no Swift text has where this one stands.
        case strayCharacter
        /// A `*/` that closes no comment.
        case strayCommentEnd
        /// The two sides of an unresolved merge, from `<<<<<<<` to `>>>>>>>`.
        case conflictMarker
    }

    /// What is wrong.
    public let kind: Kind
    /// Where, as a byte offset.
    public let offset: Int
    /// The line of the offset, from 1.
    public let line: Int
    /// The column of the offset in its line, in UTF-8 bytes from 1.
    public let column: Int

    /// Creates a fault at a place.
    public init(kind: Kind, offset: Int, line: Int, column: Int) {
        self.kind = kind
        self.offset = offset
        self.line = line
        self.column = column
    }
}

/// A fault before its line and column are known.
struct UnlocatedFault: Equatable {
    let kind: LexicalFault.Kind
    let offset: Int

    /// No list of faults is longer: who reads the first twenty has enough to do.
    static let limit = 20
}
