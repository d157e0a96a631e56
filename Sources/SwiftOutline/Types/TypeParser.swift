/// Reads the tree of a type. The outline needs none, and so reads types another way, which takes any text.
struct TypeParser {
    var cursor: TokenCursor
    /// How many levels are open around the token.
    private var depth = 0
    /// How many levels the type has that was read last.
    var height = 0

    init(_ text: [UInt8]) {
        cursor = TokenCursor(text)
    }

    mutating func readWhole() throws(SwiftTypeError) -> SwiftType {
        let type = try readType()
        guard cursor.isAtEnd else { throw error(.unexpectedText) }
        return type
    }

    /// Reads attributes and specifiers, and the type behind them.
    mutating func readType() throws(SwiftTypeError) -> SwiftType {
        depth += 1
        defer { depth -= 1 }
        guard depth <= SwiftType.mostLevels else { throw error(.tooDeep(most: SwiftType.mostLevels)) }
        let attributes = try readAttributes()
        let type =
            take(.repeat) ? try raised(.packExpansion(readType())) : try readFunction(from: readConstrained())
        return attributes.isEmpty ? type : try raised(.attributed(attributes, type))
    }

    /// Reads `any P`, `some P`, `each T` and what stands without such a word.
    private mutating func readConstrained() throws(SwiftTypeError) -> SwiftType {
        if take(.any) { return try raised(.existential(readComposition())) }
        if take(.some) { return try raised(.opaque(readComposition())) }
        if take(.each) { return try raised(.packElement(readComposition())) }
        return try readComposition()
    }

    /// Reads `A & B`, or a part of one.
    private mutating func readComposition() throws(SwiftTypeError) -> SwiftType {
        let first = try readSuppressed()
        guard take("&") else { return first }
        var types = [first]
        var highest = height
        repeat {
            types.append(try readSuppressed())
            highest = max(highest, height)
        } while take("&")
        height = highest
        return try raised(.composition(types))
    }

    /// Reads `~P`, or what stands without the mark.
    private mutating func readSuppressed() throws(SwiftTypeError) -> SwiftType {
        take("~") ? try raised(.suppressed(readPostfix())) : try readPostfix()
    }

    /// Reads a type with what may follow it: `?`, `!`, `.Member`.
    private mutating func readPostfix() throws(SwiftTypeError) -> SwiftType {
        var type = try readPrimary()
        while true {
            if take("?") {
                type = try raised(.optional(type))
            } else if take("!") {
                type = try raised(.implicitlyUnwrapped(type))
            } else if take(".") {
                type = try readMember(of: type)
            } else {
                return type
            }
        }
    }

    private mutating func readMember(of type: SwiftType) throws(SwiftTypeError) -> SwiftType {
        let name = try readName()
        if let metatype = SwiftType.Metatype(rawValue: name) { return try raised(.metatype(of: type, metatype)) }
        let below = height
        let arguments = try readArguments()
        height = max(height, below)
        return try raised(.member(of: type, name, arguments: arguments))
    }

    private mutating func readPrimary() throws(SwiftTypeError) -> SwiftType {
        if take("(") { return .tuple(try readElements()) }
        if take("[") { return try readBrackets() }
        guard cursor.keyword.canNameType else { throw error(.missingType) }
        let name = try readName(else: .missingType)
        return .named(name, arguments: try readArguments())
    }

    /// Reads a name with the module that selects it: `A::B`.
    private mutating func readName(else kind: SwiftTypeError.Kind = .missingName) throws(SwiftTypeError) -> String {
        guard var name = readWord() else { throw error(kind) }
        while takeModuleSelector() {
            guard let word = readWord() else { throw error(.missingName) }
            name += "::" + word
        }
        return name
    }

    /// What was made of the types that were read last: it has one level more.
    mutating func raised<Value>(_ value: Value) throws(SwiftTypeError) -> Value {
        height += 1
        guard height <= SwiftType.mostLevels else { throw error(.tooDeep(most: SwiftType.mostLevels)) }
        return value
    }

    mutating func error(_ kind: SwiftTypeError.Kind) -> SwiftTypeError {
        SwiftTypeError(kind, at: cursor.start)
    }
}

extension Keyword {
    /// Whether the word can be a type's whole name.
    fileprivate var canNameType: Bool {
        switch self {
        case .anyType, .selfType, .underscore: true
        case .any, .some, .each: false
        default: !isReserved
        }
    }
}
