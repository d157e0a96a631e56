/// What is written before the keyword of a declaration.
struct DeclarationHead {
    /// Where the declaration begins, attributes included.
    let start: Int
    /// How many uses there were before it.
    let firstUse: Int
    var ownership = Member.Ownership.strong
    var isStatic = false
    /// Empty until the keyword has shown that there is a declaration.
    var attributes = SpanList(range: 0..<0)
    var modifiers = SpanList(range: 0..<0)
    /// Where the introducing keyword begins.
    var introducer = 0
}

extension OutlineParser {
    /// Reads attributes and modifiers, in whatever order.
    mutating func readHead() -> DeclarationHead {
        var head = DeclarationHead(start: cursor.start, firstUse: outline.uses.count)
        attributes.removeAll(keepingCapacity: true)
        modifiers.removeAll(keepingCapacity: true)
        while true {
            if cursor.isPunctuation("@") {
                attributes.append(readAttribute())
            } else if isModifier {
                switch cursor.keyword {
                case .static: head.isStatic = true
                case .weak: head.ownership = .weak
                case .unowned: head.ownership = .unowned
                default: break
                }
                modifiers.append(readModifier())
            } else if cursor.keyword == .class, isClassModifier {
                head.isStatic = true
                modifiers.append(readModifier())
            } else {
                break
            }
        }
        head.introducer = cursor.start
        if cursor.keyword != .none {
            head.attributes = addSpans(attributes)
            head.modifiers = addSpans(modifiers)
        }
        return head
    }

    private mutating func addSpans(_ ranges: [Range<Int>]) -> SpanList {
        let start = outline.spans.count
        outline.spans.append(contentsOf: ranges)
        return SpanList(range: start..<outline.spans.count)
    }

    private mutating func readModifier() -> Range<Int> {
        let start = cursor.start
        cursor.advance()
        if cursor.isPunctuation("("), cursor.isModifierArgument { skipParentheses() }
        return start..<cursor.previousEnd
    }

    /// A word that can be a modifier is one if another word follows, or an argument that modifiers have.
    private var isModifier: Bool {
        guard cursor.keyword.isModifier else { return false }
        if cursor.keyword == .async {
            return [.let, .var].contains(cursor.followingKeyword)
        }
        if cursor.isFollowedByWord || cursor.following == UInt8(ascii: "@") { return true }
        return cursor.following == UInt8(ascii: "(")
            && cursor.isModifierArgument(at: cursor.offset(ofTokenFrom: cursor.end))
    }

    /// `class` is a modifier where another modifier or a member's keyword follows it.
    private var isClassModifier: Bool {
        let start = cursor.offset(ofTokenFrom: cursor.end)
        let end = cursor.source.endOfWord(from: start)
        guard end > start else { return cursor.following == UInt8(ascii: "@") }
        let next = Keyword(cursor.source, start, end)
        switch next {
        case .func, .var, .let, .subscript, .`init`, .typealias: return true
        default:
            guard next.isModifier else { return false }
            let behind = cursor.offset(ofTokenFrom: end)
            guard behind < cursor.source.count else { return false }
            return isIdentifierByte(cursor.source[behind]) || cursor.source[behind] == UInt8(ascii: "(")
        }
    }
}
