import SwiftOutline

/// The calls in a Swift text that begin with a type's name, or with a property that is named after its type:
/// `Details(id: 1).build()`, `DetailsBuilder.build(id: 1)`, `detailsAssembly.make(id: 1)`.
struct WrittenCalls {
    private struct Call {
        let type: String
        let method: String?
        var labels: Set<String> = []
        /// What a closure behind the parentheses stands for, its label does not tell.
        var hasTrailingClosure = false

        func isOf(_ signature: CallSignature) -> Bool {
            // An initializer may be written out.
            type == signature.type && (method == "init" ? nil : method) == signature.method
        }
    }

    private var calls: [Call] = []
    /// The names that stand behind dots.
    private var members: Set<String> = []

    /// Those of some types.
    init(in outline: Outline, of types: Set<String>) {
        var names: [String: String] = [:]
        for type in types {
            names[type] = type
            names[type.prefix(1).lowercased() + type.dropFirst()] = type
        }
        var tokens = Tokens(of: outline)
        while let word = tokens.next() {
            if word == ".", let member = tokens.peek() { members.insert(member) }
            if let type = names[word] { read(type, isProperty: word != type, tokens) }
        }
    }

    /// Whether it is known how something is called here.
    func calls(_ signature: CallSignature) -> Bool { calls.contains { $0.isOf(signature) } }

    /// Whether an object of a type is made.
    func make(_ type: String) -> Bool { calls.contains { $0.type == type && ($0.method ?? "init") == "init" } }

    /// Whether a method or property of something is named.
    func use(member: String) -> Bool { members.contains(member) }

    /// Whether a call leaves out an argument.
    func lack(_ label: String, in signature: CallSignature) -> Bool {
        calls.contains { $0.isOf(signature) && !$0.labels.contains(label) && !$0.hasTrailingClosure }
    }

    /// Whether a call has an argument.
    func give(_ label: String, in signature: CallSignature) -> Bool {
        calls.contains { $0.isOf(signature) && $0.labels.contains(label) }
    }

    /// Reads what follows a name: arguments, members, and their arguments. What stands in these is read for itself.
    private mutating func read(_ type: String, isProperty: Bool, _ tokens: Tokens) {
        var tokens = tokens
        var method: String?
        while let word = tokens.peek() {
            switch word {
            case "(":
                var call = Call(type: type, method: method)
                call.labels = tokens.labelsOfArguments()
                call.hasTrailingClosure = tokens.peek() == "{"
                if !isProperty || method != nil { calls.append(call) }
            case ".":
                _ = tokens.next()
                method = tokens.next()
            case "?", "!": _ = tokens.next()
            default: return
            }
        }
    }
}

/// The words and signs of a text, comments aside.
private struct Tokens {
    private let words: [String]
    private var index = 0

    init(of outline: Outline) {
        var lexer = Lexer(outline.source)
        var words: [String] = []
        while let token = lexer.nextOfCode() {
            let word = outline.text(of: token.range)
            words.append(token.kind == .backtickedIdentifier ? String(word.dropFirst().dropLast()) : word)
        }
        self.words = words
    }

    func peek() -> String? { index < words.count ? words[index] : nil }

    mutating func next() -> String? {
        defer { index += 1 }
        return peek()
    }

    /// Goes over arguments and the parentheses around them.
    mutating func labelsOfArguments() -> Set<String> {
        var labels: Set<String> = []
        var depth = 0
        var end = index
        while end < words.count {
            let word = words[end]
            if word == "(" || word == "[" || word == "{" { depth += 1 }
            if word == ")" || word == "]" || word == "}" { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, word == ":", end > 1, words[end - 2] == "(" || words[end - 2] == "," {
                labels.insert(words[end - 1])
            }
            end += 1
        }
        index = end + 1
        return labels
    }
}
