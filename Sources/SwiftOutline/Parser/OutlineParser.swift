/// What has been read so far of an outline.
struct OutlineDraft {
    var imports: [Import] = []
    var types: [TypeDeclaration] = []
    var members: [Member] = []
    var uses: [Use] = []
    var taggedComments: [TaggedComment] = []
    var spans: [Range<Int>] = []
}

/// Reads declarations token by token, in one pass and without recursion: types that are open are on one stack,
/// brackets that are open in code on another.
struct OutlineParser {
    var cursor: TokenCursor
    var outline = OutlineDraft()
    /// The types whose bodies are open, outermost first.
    var openTypes: [Int] = []
    /// The innermost type whose header or body is being read.
    var type: Int?
    /// What is open in the code that is being read; see `CodeFrame`.
    var frames: [CodeFrame] = []
    var frame = CodeFrame(.statement)
    /// The first byte and the keyword of the last token of code.
    var before: (byte: UInt8, keyword: Keyword) = (0, .none)
    /// Indices of uses that are bindings if an `in` shows their closure to have a signature.
    var candidates: [Int] = []
    /// The ranges of the attributes and modifiers of the declaration that is being read.
    var attributes: [Range<Int>] = []
    var modifiers: [Range<Int>] = []
    /// The names that one pattern of a `let` or `var` binds.
    var patternNames: [PatternName] = []
    /// The types of the elements, where the pattern and its type are tuples.
    var elementTypes: [Range<Int>?] = []

    init(_ source: [UInt8]) {
        cursor = TokenCursor(source)
        outline.uses.reserveCapacity(source.count / 16)
        outline.members.reserveCapacity(source.count / 256)
    }

    var isInProtocol: Bool {
        type.map { outline.types[$0].kind == .protocol } ?? false
    }

    mutating func readFile() {
        while !cursor.isAtEnd {
            let start = cursor.start
            if cursor.isPunctuation("}") {
                closeType()
            } else {
                readDeclaration()
            }
            // What neither begins nor ends anything is stepped over, so that there is always progress.
            if cursor.start == start, !cursor.isAtEnd { readCodeToken() }
        }
        outline.placeTaggedComments(among: cursor.comments, in: cursor.source)
    }

    /// Begins the body of the type, if there is one.
    mutating func openType(_ index: Int) {
        guard cursor.isPunctuation("{") else {
            type = openTypes.last
            return
        }
        outline.types[index].body = cursor.end..<cursor.source.count
        openTypes.append(index)
        cursor.advance()
    }

    private mutating func closeType() {
        if let index = openTypes.popLast() {
            outline.types[index].body = outline.types[index].body.lowerBound..<cursor.start
        }
        type = openTypes.last
        cursor.advance()
    }

    private mutating func readDeclaration() {
        frame = CodeFrame(.statement)
        let head = readHead()
        switch cursor.keyword {
        case .import: readImport(head)
        case .class: readType(.class, head)
        case .struct: readType(.struct, head)
        case .enum: readType(.enum, head)
        case .protocol: readType(.protocol, head)
        case .extension: readType(.extension, head)
        case .actor where cursor.isFollowedByWord: readType(.actor, head)
        case .let: readProperties(.let, head)
        case .var: readProperties(.var, head)
        case .func: readFunction(head)
        case .`init` where type != nil: readInitializer(head)
        case .deinit: readDeinitializer(head)
        case .subscript: readSubscript(head)
        case .case where type != nil: readCases(head)
        case .typealias: readTypeAlias(.typealias, head)
        case .associatedtype: readTypeAlias(.associatedtype, head)
        case .operator: skipOperator()
        case .precedencegroup: skipPrecedenceGroup()
        case .macro where cursor.isFollowedByWord: readMacro()
        default: readStatement()
        }
    }
}
