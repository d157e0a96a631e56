import Text

/// Under which values of the parameters a file exists: `cell`, `!delegate`, `view == xib`, `a && (b || c)`.
public indirect enum Condition: Sendable, Equatable {
    case isTrue(String)
    case equals(String, String)
    case not(Condition)
    case and(Condition, Condition)
    case or(Condition, Condition)

    /// The condition as it could be written.
    public var text: String {
        switch self {
        case .isTrue(let name): name
        case .equals(let name, let value): "\(name) == \(value)"
        case .not(.isTrue(let name)): "!\(name)"
        case .not(.equals(let name, let value)): "\(name) != \(value)"
        case .not(let condition): "!(\(condition.text))"
        case .and(let first, let second): "\(first.text) && \(second.text)"
        case .or(let first, let second): "(\(first.text) || \(second.text))"
        }
    }

    /// The condition in words about options: `with --superclass UITabBarController`.
    public var optionText: String {
        switch self {
        case .isTrue(let name): "with --\(Parameter.optionName(of: name))"
        case .equals(let name, let value): "with --\(Parameter.optionName(of: name)) \(value)"
        case .not(.not(let condition)): condition.optionText
        case .not(.and(let first, let second)): Condition.or(.not(first), .not(second)).optionText
        case .not(.or(let first, let second)): Condition.and(.not(first), .not(second)).optionText
        case .not(let condition): "without" + condition.optionText.dropFirst("with".count)
        case .and(let first, let second): "\(first.optionText) and \(second.optionText)"
        case .or(let first, let second): "\(first.optionText) or \(second.optionText)"
        }
    }

    /// The variables that it names.
    public var names: [String] {
        switch self {
        case .isTrue(let name), .equals(let name, _): [name]
        case .not(let condition): condition.names
        case .and(let first, let second), .or(let first, let second): first.names + second.names
        }
    }

    /// Whether it holds, given the truth and the text of a variable.
    public func holds(isTrue: (String) -> Bool, text: (String) -> String) -> Bool {
        switch self {
        case .isTrue(let name): isTrue(name)
        case .equals(let name, let value): text(name) == value
        case .not(let condition): !condition.holds(isTrue: isTrue, text: text)
        case .and(let first, let second):
            first.holds(isTrue: isTrue, text: text) && second.holds(isTrue: isTrue, text: text)
        case .or(let first, let second):
            first.holds(isTrue: isTrue, text: text) || second.holds(isTrue: isTrue, text: text)
        }
    }

    /// Each operator is a level of the tree, and a deep tree exhausts the stack.
    private static let mostTokens = 200

    /// Reads a condition; nil where the text is none.
    public init?(_ text: String) {
        var parser = ConditionParser(tokens: ConditionParser.tokens(of: text))
        guard parser.tokens.count <= Self.mostTokens, let condition = parser.disjunction(depth: 0), parser.isAtEnd
        else { return nil }
        self = condition
    }
}

extension Condition {
    /// At which byte of the text of a condition a word of it stands.
    static func offset(of word: String, in text: String) -> Int? {
        ConditionParser.tokens(of: text).first { $0.word == word }?.offset
    }
}

/// Reads conditions; the operators bind as in Swift.
private struct ConditionParser {
    /// An operator, a bracket or a word, and at which byte it begins.
    struct Token {
        let word: String
        let offset: Int
    }

    var tokens: [Token]
    var index = 0

    var isAtEnd: Bool { index == tokens.count }

    private static let marks = ["&&", "||", "==", "!=", "!", "(", ")"]

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isMark(_ byte: UInt8) -> Bool { "&|=!()".utf8.contains(byte) }

    /// Operators, brackets and words; any other character ends up as a word that is none.
    static func tokens(of text: String) -> [Token] {
        let bytes = Array(text.utf8)
        var tokens: [Token] = []
        var index = 0
        while index < bytes.count {
            let start = index
            if isBlank(bytes[index]) {
                index += 1
                continue
            }
            if let mark = marks.first(where: { bytes[index...].starts(with: $0.utf8) }) {
                index += mark.utf8.count
            } else {
                while index < bytes.count, !isBlank(bytes[index]), !isMark(bytes[index]) { index += 1 }
                if index == start { index += 1 }
            }
            tokens.append(Token(word: String(decoding: bytes[start..<index], as: UTF8.self), offset: start))
        }
        return tokens
    }

    mutating func take(_ token: String) -> Bool {
        guard index < tokens.count, tokens[index].word == token else { return false }
        index += 1
        return true
    }

    mutating func disjunction(depth: Int) -> Condition? {
        guard var left = conjunction(depth: depth) else { return nil }
        while take("||") {
            guard let right = conjunction(depth: depth) else { return nil }
            left = .or(left, right)
        }
        return left
    }

    mutating func conjunction(depth: Int) -> Condition? {
        guard var left = negation(depth: depth) else { return nil }
        while take("&&") {
            guard let right = negation(depth: depth) else { return nil }
            left = .and(left, right)
        }
        return left
    }

    mutating func negation(depth: Int) -> Condition? {
        guard depth < 50 else { return nil }
        if take("!") { return negation(depth: depth + 1).map(Condition.not) }
        if take("(") {
            guard let inner = disjunction(depth: depth + 1), take(")") else { return nil }
            return inner
        }
        guard let name = word() else { return nil }
        if take("==") { return word().map { .equals(name, $0) } }
        if take("!=") { return word().map { .not(.equals(name, $0)) } }
        return .isTrue(name)
    }

    mutating func word() -> String? {
        guard index < tokens.count, let first = tokens[index].word.first,
            first.isLetter || first.isNumber || first == "_"
        else { return nil }
        index += 1
        return tokens[index - 1].word
    }
}
