import SwiftOutline

/// The names in a Swift text: those that it declares, and those that it uses.
struct SwiftNames {
    /// The types that it declares, at any depth.
    private(set) var types: Set<String> = []
    /// The types that it names and does not declare where it names them.
    private(set) var usedTypes: Set<String> = []
    /// The properties and functions of each type, by the type's name; of the file itself by no name.
    private var members: [String: Set<String>] = [:]
    /// The constants and parameters that each function declares, by its number.
    private var locals: [Set<String>] = []
    /// What each function names by itself: no label, and no member of something.
    private var mentions: [Set<String>] = []

    private let text: [UInt8]
    private var previous: Token?
    private var parentheses: [Parenthesis] = []
    private var expectsParameters = false
    /// The types around, and how deep their braces lie.
    private var typesAround: [(name: String, depth: Int)] = []
    /// The type whose braces are to come; nil where those of a function are.
    private var expectedType: String?
    private var depth = 0
    /// How deep the braces of the function around lie; nil outside of functions.
    private var bodyDepth: Int?
    private var isInFunction = false

    private enum Parenthesis {
        case parameters, other
    }

    init(_ text: [UInt8]) {
        self.text = text
        var lexer = Lexer(text)
        var next = lexer.nextOfCode()
        while let token = next {
            next = lexer.nextOfCode()
            read(token, before: next)
            previous = token
        }
    }

    /// Whether a property's name would stand for something else as well, in a text that has it under another name.
    func clash(_ name: String, with property: String) -> Bool {
        members.values.contains { $0.contains(name) && $0.contains(property) }
            || locals.indices.contains {
                locals[$0].contains(name) && mentions[$0].union(locals[$0]).contains(property)
                    || locals[$0].contains(property) && mentions[$0].contains(name)
            }
    }

    /// Whether it declares a property, a constant or a parameter of this name.
    func declares(_ name: String) -> Bool {
        members.values.contains { $0.contains(name) } || locals.contains { $0.contains(name) }
    }

    private mutating func read(_ token: Token, before next: Token?) {
        switch token.kind {
        case .identifier, .backtickedIdentifier: readName(word(token), before: next)
        case .punctuation where isMark(token, "("):
            parentheses.append(expectsParameters ? .parameters : .other)
            expectsParameters = false
        case .punctuation where isMark(token, ")"): _ = parentheses.popLast()
        case .punctuation where isMark(token, "{"): openBrace()
        case .punctuation where isMark(token, "}"): closeBrace()
        default: break
        }
    }

    private mutating func openBrace() {
        if bodyDepth == nil {
            if let expectedType {
                typesAround.append((expectedType, depth))
            } else {
                if !isInFunction { startFunction() }
                bodyDepth = depth
            }
            expectedType = nil
        }
        depth += 1
    }

    private mutating func closeBrace() {
        depth -= 1
        // What stands in a protocol has no body, and ends with it.
        guard bodyDepth == nil || bodyDepth == depth else { return }
        if bodyDepth == nil, typesAround.last?.depth == depth { typesAround.removeLast() }
        bodyDepth = nil
        isInFunction = false
    }

    private mutating func startFunction() {
        isInFunction = true
        locals.append([])
        mentions.append([])
    }

    private mutating func readName(_ name: String, before next: Token?) {
        guard !isMark(previous, ".") else { return }
        switch previous?.kind == .identifier ? previous.map(word) : nil {
        case "struct", "class", "enum", "protocol", "actor":
            if ["func", "var", "let"].contains(name) { break }
            types.insert(name)
            if bodyDepth == nil { expectedType = name }
        case "typealias", "associatedtype": types.insert(name)
        case "extension": if bodyDepth == nil { expectedType = name }
        case "func": declare(name)
        // What a pattern in parentheses binds, as in `case .success(let items)`, is known to its own case only.
        case "let", "var":
            if parentheses.isEmpty { declare(name) }
        case "for": declareLocal(name)
        default: use(name, before: next)
        }
        guard bodyDepth == nil else {
            if name == "func" { expectsParameters = true }
            return
        }
        switch name {
        case "func", "init", "subscript":
            expectsParameters = true
            startFunction()
        case "var", "let", "case": isInFunction = false
        default: break
        }
    }

    private mutating func use(_ name: String, before next: Token?) {
        if name.first?.isUppercase == true { usedTypes.insert(name) }
        guard isInFunction, !mentions.isEmpty else { return }
        let isLabel = isMark(next, ":") && (isMark(previous, "(") || isMark(previous, ","))
        if parentheses.last == .parameters, isMark(next, ":") {
            declareLocal(name)
        } else if !isLabel {
            mentions[mentions.count - 1].insert(name)
        }
    }

    private mutating func declare(_ name: String) {
        guard bodyDepth == nil else { return declareLocal(name) }
        members[typesAround.last?.name ?? "", default: []].insert(name)
    }

    private mutating func declareLocal(_ name: String) {
        guard !locals.isEmpty else { return }
        locals[locals.count - 1].insert(name)
    }

    private func word(_ token: Token) -> String {
        let range = token.kind == .backtickedIdentifier ? token.range.dropFirst().dropLast() : token.range
        return String(decoding: text[range], as: UTF8.self)
    }

    private func isMark(_ token: Token?, _ mark: Unicode.Scalar) -> Bool {
        guard let token, token.range.count == 1 else { return false }
        return UInt32(text[token.range.lowerBound]) == mark.value
    }
}

extension Lexer {
    /// The next token that is no comment.
    mutating func nextOfCode() -> Token? {
        while let token = next() {
            if !token.isComment { return token }
        }
        return nil
    }
}
