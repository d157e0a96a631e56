import Text

/// Tells whether a text is one Swift type, by the grammar of types.
struct TypeGrammar {
    private static let deepest = 40
    private static let prefixes: Set = ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated"]

    private let scalars: [Unicode.Scalar]
    private var next = 0
    private var depth = 0

    private init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    /// Whether the whole text is a type.
    static func matches(_ text: String) -> Bool {
        var grammar = TypeGrammar(text)
        guard grammar.type() else { return false }
        grammar.skipBlanks()
        return grammar.next == grammar.scalars.count
    }

    /// Attributes and specifiers, then types joined by `&`; a function's arrow after them.
    private mutating func type() -> Bool {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return false }
        while take("@") {
            guard word() != nil else { return false }
            if scalars.indices.contains(next), scalars[next] == "(", !parenthesized({ $0.word() != nil }) {
                return false
            }
        }
        while let prefix = peekWord(), Self.prefixes.contains(prefix) { _ = word() }
        repeat { guard postfix() else { return false } } while take("&")
        return function()
    }

    /// `async throws(Failure) -> Result`, or nothing.
    private mutating func function() -> Bool {
        var isFunction = false
        if peekWord() == "async" { isFunction = word() != nil }
        if let effect = peekWord(), effect == "throws" || effect == "rethrows" {
            isFunction = word() != nil
            if peek() == "(", !parenthesized({ $0.type() }) { return false }
        }
        guard take("-") else { return !isFunction }
        return scalars.indices.contains(next) && scalars[next] == ">" && take(">") && type()
    }

    /// A type with what may follow it: `?`, `!`, `.Member`.
    private mutating func postfix() -> Bool {
        guard primary() else { return false }
        while true {
            if take("?") || take("!") { continue }
            guard take(".") else { return true }
            guard word() != nil, arguments() else { return false }
        }
    }

    private mutating func primary() -> Bool {
        if peek() == "(" { return parenthesized { $0.elements() } }
        if take("[") {
            guard type() else { return false }
            return (!take(":") || type()) && take("]")
        }
        _ = take("~")
        guard let name = word(), name == "Any" || name == "Self" || Identifier.isValid(name) else { return false }
        return arguments()
    }

    /// Generic arguments, or nothing.
    private mutating func arguments() -> Bool {
        guard take("<") else { return true }
        repeat { guard type() else { return false } } while take(",")
        return take(">")
    }

    /// The elements of a tuple or the parameters of a function.
    private mutating func elements() -> Bool {
        guard peek() != ")" else { return true }
        repeat {
            let start = next
            let hasLabel = word() != nil && (take(":") || (word() != nil && take(":")))
            if !hasLabel { next = start }
            guard type() else { return false }
            if take(".") { guard take("."), take(".") else { return false } }
        } while take(",")
        return true
    }

    private mutating func parenthesized(_ inside: (inout TypeGrammar) -> Bool) -> Bool {
        take("(") && inside(&self) && take(")")
    }

    /// An identifier or a keyword.
    private mutating func word() -> String? {
        skipBlanks()
        guard scalars.indices.contains(next), scalars[next] == "_" || scalars[next].isNameStart else { return nil }
        let start = next
        while next < scalars.count, scalars[next].isNamePart { next += 1 }
        var word = ""
        // The generic 'append(contentsOf:)' finds out at run time what it appends, which takes longer than all the rest.
        for scalar in scalars[start..<next] { word.unicodeScalars.append(scalar) }
        return word
    }

    private func peekWord() -> String? {
        var copy = self
        return copy.word()
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        next += 1
        return true
    }

    /// The next character that is no blank.
    private mutating func peek() -> Unicode.Scalar? {
        skipBlanks()
        return next < scalars.count ? scalars[next] : nil
    }

    private mutating func skipBlanks() {
        while next < scalars.count, scalars[next] == " " { next += 1 }
    }
}
