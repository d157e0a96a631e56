/// A small mistake in a well-formatted Swift file, of a kind that compiles: a statement that is dropped, a condition that
/// is negated, a literal that is another, a body that is empty, a back reference that is strong.
public struct Mutation: Sendable, CustomStringConvertible {
    /// What is wrong, and with which line.
    public let description: String
    /// The text with the mistake.
    public let text: String

    /// All mistakes in a text, one after the other.
    public static func all(in source: String) -> [Mutation] {
        let file = MutableFile(source)
        return file.lines.indices.filter { !file.isWords($0) }.flatMap { index in
            [file.strong(index), file.emptied(index), file.dropped(index), file.negated(index), file.replaced(index)]
                .compactMap { $0 }
        }
    }
}

/// A file by its lines, with the functions that they stand in.
private struct MutableFile {
    let lines: [Substring]
    /// The line that begins the function around each line; nil outside of functions.
    private var functions: [Int?] = []

    private static let keywords: Set<Substring> = [
        "let", "var", "return", "guard", "if", "else", "for", "while", "switch", "case", "default", "do", "catch",
        "throw",
        "defer", "super", "_", "func", "init", "weak", "private", "lazy", "override", "static", "import", "fatalError",
        "precondition", "preconditionFailure", "assert", "assertionFailure",
    ]

    init(_ source: String) {
        lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var function: (line: Int, indent: Int)?
        for (index, line) in lines.enumerated() {
            let indent = line.prefix { $0 == " " }.count
            if let open = function, indent == open.indent, line.hasSuffix("}"), !line.hasSuffix("{ }") {
                function = nil
            }
            functions.append(function?.line)
            let isFunction = line.contains(/\b(func\s|init[(?])/)
            if function == nil, isFunction, line.hasSuffix("{") || line.hasSuffix("(") { function = (index, indent) }
        }
    }

    func strong(_ index: Int) -> Mutation? {
        guard lines[index].contains("weak var ") else { return nil }
        return mutation(index, "is strong", [lines[index].replacing("weak var ", with: "var ")])
    }

    /// A function without a result, of more than one statement.
    func emptied(_ index: Int) -> Mutation? {
        let line = lines[index]
        guard line.contains(/\bfunc\s/), line.hasSuffix(") {") else { return nil }
        let indent = line.prefix { $0 == " " }
        guard let end = lines[(index + 1)...].firstIndex(of: indent + "}"), end > index + 2 else { return nil }
        var text = lines
        text.removeSubrange((index + 1)..<end)
        return Mutation(
            description: "line \(index + 1), \(trimmed(index)): the body is empty", text: text.joined(separator: "\n"))
    }

    func dropped(_ index: Int) -> Mutation? {
        guard let function = functions[index], isStatement(index) else { return nil }
        // What is left out of an initializer, or of a function with a result, does not compile.
        let head = lines[function]
        guard !head.contains(/\binit[(?]/), !head.contains("->") || !isAlone(index, in: function) else { return nil }
        return mutation(index, "is dropped", [])
    }

    func negated(_ index: Int) -> Mutation? {
        guard functions[index] != nil,
            let match = lines[index].wholeMatch(of: /( +(?:\} else )?if )([^,]+)( \{)/)
                ?? lines[index].wholeMatch(of: /( +guard )([^,]+)( else \{.*)/),
            !match.2.contains(/\b(let|var|case)\b|#/)
        else { return nil }
        return mutation(index, "is negated", ["\(match.1)!(\(match.2))\(match.3)"[...]])
    }

    func replaced(_ index: Int) -> Mutation? {
        let line = lines[index]
        guard functions[index] != nil, !line.contains(/animated|fatalError|precondition|localized|identifier|"""/),
            let match = line.firstMatch(of: /"(\w[^"\\]*)"|\b(\d+)\b|\b(true|false)\b/)
        else { return nil }
        let other =
            if let text = match.1 { "\"\(text) too\"" } else if let number = match.2 {
                "\((Int(number) ?? 0) + 1)"
            } else {
                match.3 == "true" ? "false" : "true"
            }
        return mutation(index, "is other", [line.replacingCharacters(in: match.range, with: other)])
    }

    // MARK: Lines

    /// Whether a line is a comment, or the message of a program that stops.
    func isWords(_ index: Int) -> Bool {
        trimmed(index).hasPrefix("//") || index > 0 && trimmed(index - 1).hasPrefix("preconditionFailure(")
    }

    /// Whether a line is a call or an assignment, and all of it.
    private func isStatement(_ index: Int) -> Bool {
        let line = trimmed(index)
        let word = line.prefix { $0.isLetter || $0 == "_" }
        guard !word.isEmpty, !Self.keywords.contains(word), line.hasSuffix(")") || line.contains(#/ \+?= /#),
            !line.hasPrefix("try await") || !line.contains("="), isBalanced(line)
        else { return false }
        let before = lines[..<index].last { !$0.isEmpty } ?? ""
        let after = index + 1 < lines.count ? trimmed(index + 1) : ""
        return !before.hasSuffix(" in") && before.last.map { !",([=:?.".contains($0) } ?? true
            && after.first.map { !".?:".contains($0) } ?? true
    }

    private func isBalanced(_ line: Substring) -> Bool {
        var depth = 0
        for character in line {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    private func isAlone(_ index: Int, in function: Int) -> Bool {
        index == function + 1 && trimmed(index + 1) == "}"
    }

    private func trimmed(_ index: Int) -> Substring {
        lines[index].drop { $0 == " " }
    }

    private func mutation(_ index: Int, _ words: String, _ replacement: [Substring]) -> Mutation {
        var text = lines
        text.replaceSubrange(index...index, with: replacement)
        return Mutation(
            description: "line \(index + 1), \(trimmed(index)): \(words)", text: text.joined(separator: "\n"))
    }
}

extension Substring {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> Substring {
        (self[..<range.lowerBound] + text + self[range.upperBound...])[...]
    }
}
