/// A piece of a parsed template. Tokens lie flat in an array; a tag and its closing tag know each other's index.
struct Token: Sendable {
    enum Kind: UInt8 {
        case text
        case variable
        case unescaped
        case section
        case inverted
        case partial
        case dynamicPartial
        case parent
        case dynamicParent
        /// A block that may be overridden.
        case block
        /// A block directly within a parent: what it overrides a block with.
        case argument
        /// The end of a section, where a loop starts over.
        case endOfSection
        /// The end of anything else.
        case end
    }

    var kind: Kind
    /// Whether it is the first on its line and brings the line's indentation with it.
    var startsLine = false
    /// Whether the tag has its line for itself. Of an argument: whether its content starts on the next line.
    var isStandalone = false
    /// The offset of the tag, or of the text.
    var position: Int
    /// A range of the source. Of text: its bytes. Of a section: its content. Of a partial, a parent and a block: the
    /// indentation of what it brings. Of a block's end: the line break that belongs to the block.
    var start: Int
    var end: Int
    /// The name, as a range of the template's name parts.
    var firstPart = 0
    var partCount = 0
    /// The name, as a range of the source.
    var nameStart = 0
    var nameEnd = 0
    /// The index of the closing token; of a closing token, that of the opening one.
    var partner = -1
    /// The index of the delimiters in force.
    var delimiters = 0
}

extension Token {
    var name: Range<Int> {
        nameStart..<nameEnd
    }
}

extension Token.Kind {
    var isParent: Bool {
        self == .parent || self == .dynamicParent
    }
}
