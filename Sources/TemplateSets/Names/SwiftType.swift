/// The type of a property, as somebody typed it.
struct SwiftType {
    let text: String

    /// Reads a type; nil where the text cannot be one. `@escaping` is left out: it is an argument's, not a type's.
    init?(_ typed: String) {
        let escaping = "@escaping "
        let text = typed.hasPrefix(escaping) ? String(typed.dropFirst(escaping.count).drop { $0 == " " }) : typed
        guard text.utf8.count <= 500, !text.isEmpty, text.first != " ", TypeGrammar.matches(text) else { return nil }
        self.text = text
    }

    /// The type as a parameter of a function: a closure escapes.
    var argument: String {
        function == nil ? text : "@escaping " + text
    }

    /// The type as one that may be nil.
    var optional: String {
        if function == nil, text.hasSuffix("?") { return text }
        if function == nil, text.hasSuffix("!") { return text.dropLast() + "?" }
        let isPlain =
            function == nil && (text.utf8.first == UInt8(ascii: "[") || !text.utf8.contains(UInt8(ascii: " ")))
        return isPlain ? text + "?" : "(\(text))?"
    }

    /// The parameters and the result, where this is the type of a closure.
    private var function: (parameters: Int, result: String)? {
        var rest = text[...]
        while rest.first == "@" {
            rest = rest.drop { $0 != " " }.drop { $0 == " " }
        }
        guard rest.first == "(", let close = Self.closing(rest) else { return nil }
        let inner = rest[rest.index(after: rest.startIndex)..<close]
        let after = rest[rest.index(after: close)...].drop { $0 == " " }
        if after.isEmpty { return SwiftType(String(inner.drop { $0 == " " }))?.function }
        guard let arrow = after.range(of: "->"), !after[..<arrow.lowerBound].contains(where: "?!".contains) else {
            return nil
        }
        let result = after[arrow.upperBound...].drop { $0 == " " }
        return (Self.items(in: inner), String(result))
    }

    /// An expression of this type for tests; nil where none is known.
    var sample: String? { sample(depth: 0) }

    private func sample(depth: Int) -> String? {
        guard depth < 8 else { return nil }
        if let function { return Self.closure(function, depth: depth) }
        if text.hasSuffix("?") || text.hasSuffix("!") { return "nil" }
        if text.hasPrefix("["), text.hasSuffix("]") {
            return Self.hasColonAtTop(text.dropFirst().dropLast()) ? "[:]" : "[]"
        }
        switch text.hasSuffix(">") ? String(text.prefix { $0 != "<" }) : text {
        case "Optional": return "nil"
        case "Array", "Set": return "[]"
        case "Dictionary": return "[:]"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": return "1"
        case "Double", "Float", "CGFloat", "TimeInterval": return "1.5"
        case "String", "Substring": return "\"sample\""
        case "Character": return "\"s\""
        case "Bool": return "true"
        case "Void", "()": return "()"
        default: return nil
        }
    }

    private static func closure(_ function: (parameters: Int, result: String), depth: Int) -> String? {
        let head =
            function.parameters == 0
            ? ""
            : " "
                + Array(repeating: "_", count: function.parameters)
                .joined(separator: ", ") + " in"
        guard function.result != "Void", function.result != "()" else { return "{\(head) }" }
        guard let sample = SwiftType(function.result)?.sample(depth: depth + 1) else { return nil }
        return "{\(head) \(sample) }"
    }

    /// The bracket that closes the one at the start.
    private static func closing(_ text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if "([".contains(text[index]) { depth += 1 }
            if ")]".contains(text[index]) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func items(in list: Substring) -> Int {
        guard list.contains(where: { $0 != " " }) else { return 0 }
        return 1 + atTop(of: list) { $0 == "," }
    }

    private static func hasColonAtTop(_ text: Substring) -> Bool {
        atTop(of: text) { $0 == ":" } > 0
    }

    /// How many characters outside of all brackets are such.
    private static func atTop(of text: Substring, where matches: (Character) -> Bool) -> Int {
        var depth = 0
        var count = 0
        var previous: Character = " "
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            if depth == 0, matches(character) { count += 1 }
            previous = character
        }
        return count
    }
}

extension Substring {
    /// The first place where a text stands.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
