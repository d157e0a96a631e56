/// Why a text is no type, and where it ceases to be one.
public struct SwiftTypeError: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Kind: Equatable, Sendable {
        /// There is no type where one must be.
        case missingType
        /// There is no name behind a `.` or an `@`.
        case missingName
        /// A bracket is open that this one would close.
        case missingBracket(UInt8)
        /// There is no `->` behind what only a function has: effects, two names of a parameter, a variadic parameter.
        case missingArrow
        /// The type is over, and the text is not.
        case unexpectedText
        /// It has more levels than this.
        case tooDeep(most: Int)
    }

    /// What is wrong.
    public let kind: Kind
    /// Where, in UTF-8 bytes from the beginning of the text.
    public let offset: Int

    /// Creates an error at a place.
    public init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}
