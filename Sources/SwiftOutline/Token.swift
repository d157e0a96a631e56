/// One lexical element of a Swift text: its kind and the bytes it stands on.
public struct Token: Equatable, Sendable {
    /// What a token is.
    public enum Kind: Equatable, Sendable {
        /// A name or a keyword; which of the two depends on the grammar around it.
        case identifier
        /// A name in backticks, backticks included.
        case backtickedIdentifier
        /// `$0`, `$name`.
        case dollarIdentifier
        /// An integer or floating-point literal, without its sign.
        case number
        /// A string literal without interpolations, delimiters included.
        case string
        /// A string literal from its opening delimiter to the `\(` of its first interpolation.
        case stringHead
        /// A string literal from the `)` that closes an interpolation to the `\(` of the next.
        case stringMiddle
        /// A string literal from the `)` that closes its last interpolation to its closing delimiter.
        /// There is one for every `stringHead`; it is empty where a literal ends within an interpolation.
        case stringTail
        /// A regular expression literal, delimiters included.
        case regex
        /// A prefix, postfix or infix operator, `=`, `->` and `&` included.
        case `operator`
        /// One byte of `( ) [ ] { } , : ; . @ # \`, or a `?` or `!` that follows its operand.
        case punctuation
        /// `// ...`, without its line ending.
        case lineComment
        /// `/// ...`, without its line ending.
        case documentationLineComment
        /// `/* ... */`
        case blockComment
        /// `/** ... */`
        case documentationBlockComment
        /// `#if`
        case poundIf
        /// `#elseif`
        case poundElseif
        /// `#else`
        case poundElse
        /// `#endif`
        case poundEndif
        /// `#!...` on the first line.
        case shebang
        /// `<#...#>`
        case editorPlaceholder
        /// Bytes that are no part of the language.
        case unknown
    }

    /// What the token is.
    public let kind: Kind
    /// The offsets of the token's bytes in the text.
    public let range: Range<Int>

    /// Creates a token of a kind on a range of bytes.
    public init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// Whether it is a comment of some kind.
    public var isComment: Bool {
        switch kind {
        case .lineComment, .documentationLineComment, .blockComment, .documentationBlockComment: true
        default: false
        }
    }
}
