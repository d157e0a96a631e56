/// A small mistake in a well-formatted Swift file, of a kind that mostly compiles: a statement that is dropped, a
/// condition that is negated, a literal that is another, an argument that is nothing, zero, another text or the next
/// one, a body that is empty, a back reference or a captured `self` that is strong.
public struct Mutation: Sendable, CustomStringConvertible {
    /// What is wrong, and with which line.
    public let description: String
    /// The text with the mistake.
    public let text: String
    /// Whether the mistake is in the body of a function, where nobody else sees it.
    public var isInBody = true
    /// Whether the mistake may well not compile.
    public var isDoubtful = false

    /// All mistakes in a text, one after the other.
    public static func all(in source: String) -> [Mutation] {
        let file = MutableFile(source)
        return file.lines.indices.filter { !file.isWords($0) }.flatMap { index in
            [file.strong(index), file.captured(index), file.emptied(index), file.dropped(index), file.negated(index)]
                .compactMap { $0 }
                + file.compared(index) + file.replaced(index) + file.givenOthers(index) + file.swapped(index)
        }
    }
}

/// A file by its lines, with the functions that they stand in.
private struct MutableFile {
    let lines: [Substring]
    /// The line that begins the function, the computed property or the constant's closure around each line; nil outside.
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
            let ends = line.hasSuffix("}") && !line.hasSuffix("{ }") || line.hasSuffix("}()")
            if let open = function, indent == open.indent, ends { function = nil }
            functions.append(function?.line)
            // What a view of SwiftUI is made of shows on a screen alone.
            let isFunction =
                line.contains(/\b(func\s|init[(?]|var\s[^={]*\{$|let\s.*= \{$)/) && !line.contains(": some View {")
            if function == nil, isFunction, line.hasSuffix("{") || line.hasSuffix("(") { function = (index, indent) }
        }
    }

    func strong(_ index: Int) -> Mutation? {
        guard lines[index].contains("weak var ") else { return nil }
        var mutation = mutation(index, "is strong", [lines[index].replacing("weak var ", with: "var ")])
        mutation.isInBody = false
        return mutation
    }

    /// A closure that keeps whoever keeps it. What a task, an alert, a swiped row or a screen that was opened has is let
    /// go of with these.
    func captured(_ index: Int) -> Mutation? {
        let place = lines[max(0, index - 1)...index].joined()
        guard lines[index].contains("[weak self"),
            !place.contains(/\bTask \{|UIAlertAction|UIContextualAction|whisper|completion:/)
        else { return nil }
        return mutation(
            index, "captures self strongly", [lines[index].replacing("[weak self", with: "[self = Optional(self)")])
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
        let hasResult = head.contains(/->|\b(var|let)\s/)
        guard !head.contains(/\binit[(?]/), !hasResult || !isAlone(index, in: function) else { return nil }
        var mutation = mutation(index, "is dropped", [])
        mutation.isDoubtful = endsWhereItBegins(index)
        return mutation
    }

    func negated(_ index: Int) -> Mutation? {
        guard functions[index] != nil,
            let match = lines[index].wholeMatch(of: /( +(?:\} else )?if )([^,]+)( \{)/)
                ?? lines[index].wholeMatch(of: /( +guard )([^,]+)( else \{.*)/),
            !match.2.contains(/\b(let|var|case)\b|#/)
        else { return nil }
        return mutation(index, "is negated", ["\(match.1)!(\(match.2))\(match.3)"[...]])
    }

    /// A comparison, or two conditions that have to hold, where the condition is more than that.
    func compared(_ index: Int) -> [Mutation] {
        guard functions[index] != nil, negated(index) == nil else { return [] }
        let others: [Substring: Substring] = ["==": "!=", "!=": "==", "&&": "||", "||": "&&"]
        return lines[index].matches(of: #/ (==|!=|&&|\|\|) /#).map { match in
            mutation(index, "has another \(match.1)", line(index, match.1, others[match.1] ?? ""))
        }
    }

    func replaced(_ index: Int) -> [Mutation] {
        guard functions[index] != nil, !isForPeople(lines[index]) else { return [] }
        let literals = lines[index].matches(of: /"(\w[^"\\]*)"|\b(\d+)\b|\b(true|false)\b/).map { match in
            let other =
                if let text = match.1 { "\"\(text) too\"" } else if let number = match.2 {
                    "\((Int(number) ?? 0) + 1)"
                } else {
                    match.3 == "true" ? "false" : "true"
                }
            return (match.0, other[...])
        }
        // A text with a value in it.
        let texts = lines[index].matches(of: /"\w*(?=[^"]*\\\()/).map { ($0.0, "\"other\($0.0.dropFirst())"[...]) }
        return (literals + texts).map { literal, other in
            mutation(index, "has another \(literal)", line(index, literal, other))
        }
    }

    /// Arguments that are the names of values. One of these has the value's type, or none has.
    func givenOthers(_ index: Int) -> [Mutation] {
        guard functions[index] != nil, !lines[index].contains(/\b(func|init)\b/) else { return [] }
        return lines[index].matches(of: /(?:\b\w+: |\w\()([a-z]\w*(?:[?!]?\.[a-z]\w*)*)(?=[,)]|$)/)
            .filter { !["nil", "true", "false", "indexPath"].contains($0.1) }
            .flatMap { match in
                let argument = match.0.contains(":") ? match.0 : match.1
                return ["nil", "0", "\"other\"", "[]"].map { other in
                    var mutation = mutation(index, "has \(other) for \(argument)", line(index, match.1, other))
                    mutation.isDoubtful = true
                    return mutation
                }
            }
    }

    /// Two arguments of a call, each in the place of the other.
    func swapped(_ index: Int) -> [Mutation] {
        guard functions[index] != nil, !lines[index].contains(/\b(func|init)\b/) else { return [] }
        let calls = #/[( ]((?:\w+: )?)([\w.?!"$\\]+), ((?:\w+: )?)([\w.?!"$\\]+)(?=[,)])/#
        return lines[index].matches(of: calls).filter { $0.2 != $0.4 }.map { match in
            let others = "\(match.1)\(match.4), \(match.3)\(match.2)"
            var mutation = mutation(
                index, "has \(match.2) and \(match.4) swapped", line(index, match.0.dropFirst(), others))
            mutation.isDoubtful = true
            return mutation
        }
    }

    /// A line with another text in place of a part of it.
    private func line(_ index: Int, _ part: Substring, _ text: some StringProtocol) -> [Substring] {
        let line = lines[index]
        return [(line[..<part.startIndex] + text + line[part.endIndex...])[...]]
    }

    // MARK: Lines

    /// Whether the texts of a line are for people, as sentences are, or what only an interface file knows.
    private func isForPeople(_ line: Substring) -> Bool {
        line.contains(/animated|fatalError|precondition|assertion|localized|identifier/)
            || line.contains(/debugDescription|"""|"\w+ [^"]*\."/)
    }

    /// Whether a line is a comment, or the message of a program that stops.
    func isWords(_ index: Int) -> Bool {
        trimmed(index).hasPrefix("//") || index > 0 && trimmed(index - 1).hasPrefix("preconditionFailure(")
    }

    /// Whether a line is a call or an assignment, or a statement that ends where it begins, and all of it.
    private func isStatement(_ index: Int) -> Bool {
        let line = trimmed(index)
        let word = line.prefix { $0.isLetter || $0 == "_" }
        if endsWhereItBegins(index) { return isBalanced(line) }
        guard !word.isEmpty, !Self.keywords.contains(word), line.hasSuffix(")") || line.contains(#/ \+?= /#),
            !line.hasPrefix("try await") || !line.contains("="), isBalanced(line)
        else { return false }
        let before = lines[..<index].last { !$0.isEmpty } ?? ""
        let after = index + 1 < lines.count ? trimmed(index + 1) : ""
        return !before.hasSuffix(" in") && before.last.map { !",([=:?.".contains($0) } ?? true
            && after.first.map { !".?:".contains($0) } ?? true
    }

    /// Whether a line is all of a statement that begins with a keyword.
    private func endsWhereItBegins(_ index: Int) -> Bool {
        trimmed(index).contains(/^(throw .*|(if|guard|while|for|defer) .*\{ .* \})$/)
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
