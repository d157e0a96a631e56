/// A file by its lines, with the functions that they stand in.
struct MutableFile {
    let lines: [Substring]
    /// The line that begins the function, the computed property or the constant's closure around each line; nil
    /// outside.
    private var functions: [Int?] = []

    private static let keywords: Set<Substring> = [
        "let", "var", "return", "guard", "if", "else", "for", "while", "switch", "case", "default", "do", "catch",
        "throw",
        "defer", "super", "_", "func", "init", "weak", "private", "lazy", "override", "static", "import", "fatalError",
        "precondition", "preconditionFailure", "assert", "assertionFailure",
    ]

    private static let nothing: [Substring: Substring] = ["Int": "0", "Bool": "false", "String": "\"\""]

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

    /// A closure that keeps whoever keeps it. What a task, an alert or a swiped row has is let go of with these.
    func captured(_ index: Int) -> Mutation? {
        let place = lines[max(0, index - 1)...index].joined()
        guard lines[index].contains("[weak self"),
            !place.contains(/\bTask \{|UIAlertAction|UIContextualAction/)
        else { return nil }
        return mutation(
            index, "captures self strongly", [lines[index].replacing("[weak self", with: "[self = Optional(self)")])
    }

    /// A function without a result, of more than one statement.
    func emptied(_ index: Int) -> Mutation? {
        let (line, indent) = (lines[index], lines[index].prefix { $0 == " " })
        // The parameters may stand on lines of their own.
        guard line.contains(/\bfunc\s/), line.hasSuffix("(") || line.hasSuffix("{"),
            let start = lines[index...].firstIndex(where: { $0.hasSuffix("{") }),
            lines[start].contains(/^[^>]*\)( async)?( throws)? \{$/),
            let end = lines[(start + 1)...].firstIndex(of: indent + "}"), end > start + 2
        else { return nil }
        return mutation(index...end, "the body is empty", lines[index...start] + [lines[end]])
    }

    /// A function or a computed property whose result says nothing.
    func nothing(_ index: Int) -> Mutation? {
        let (line, indent) = (lines[index], lines[index].prefix { $0 == " " })
        guard let type = line.firstMatch(of: /\b(?:func\s.*-> |var\s[^={]*: )([^{]*) \{$/)?.1,
            let end = lines[(index + 1)...].firstIndex(of: indent + "}"),
            let nothing: Substring = type.hasSuffix("?") ? "nil" : type.hasPrefix("[") ? "[]" : Self.nothing[type],
            trimmed(index + 1) != nothing, !trimmed(index + 1).contains(/^(get|didSet|willSet)/)
        else { return nil }
        return mutation(index...end, "gives \(nothing)", [line, indent + "    " + nothing, lines[end]])
    }

    func dropped(_ index: Int) -> Mutation? {
        guard let function = functions[index], let end = endOfStatement(index) else { return nil }
        let head = lines[function]
        // What is left out of a function with a result does not compile.
        let hasResult = head.contains(/->|\b(var|let)\s/)
        guard !hasResult || index != function + 1 || trimmed(end + 1) != "}" else { return nil }
        let (before, indent) = (lines[index - 1], lines[index].prefix { $0 == " " })
        var mutation = mutation(index...end, "is dropped", isCase(before) ? [indent + "break"] : [])
        // Nor does what is left out of most initializers, or of a closure or a case with a result.
        mutation.isDoubtful =
            endsWhereItBegins(index) || head.contains(/\binit[(?]/) || before.hasSuffix(" in") || isCase(before)
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

    /// One of several conditions that have to hold.
    func clauses(_ index: Int) -> [Mutation] {
        guard functions[index] != nil, negated(index) == nil,
            let condition = lines[index].firstMatch(of: /^ +(?:\} else )?(?:if|guard) (.*?)(?: else)? \{/)?.1
        else { return [] }
        return condition.matches(of: /(?:^|, )([^,({]+(?:\([^(){]*\))?)(?=, |$)/).map(\.1)
            .filter { !$0.contains(/[=&|#]/) }
            .map { mutation(index, "has !(\($0))", line(index, $0, "!(\($0))")) }
    }

    /// What a closure on one line does.
    func closures(_ index: Int) -> [Mutation] {
        guard functions[index] != nil, !endsWhereItBegins(index) else { return [] }
        return lines[index].matches(of: /\{ (?:\[[^\]]*\] )?(?:in )?([\w, ]+ in )?([^{}]+\)) \}/).map { match in
            var mutation = mutation(
                index, "does not do \(match.2)", line(index, match.0, "{ \(match.1.map { String($0) } ?? "")}"))
            mutation.isDoubtful = true
            return mutation
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

    /// Arguments that are parameters of the function. Others of its parameters have the same type.
    func givenParameters(_ index: Int) -> [Mutation] {
        guard let function = functions[index],
            let end = lines[function...].firstIndex(where: { $0.hasSuffix("{") }), index > end
        else { return [] }
        let head = lines[function...end].joined()
        let parameters = head.matches(of: /(\w+): ([\w.?\[\]: ]+?)(?= =|[,)])/).map { (name: $0.1, type: $0.2) }
        return lines[index].matches(of: /(?:\b\w+: |\w\()([a-z]\w*)(?=[,)]|$)/).flatMap { match in
            let type = parameters.first { $0.name == match.1 }?.type
            return parameters.filter { $0.type == type && $0.name != match.1 }.map { other in
                mutation(index, "has \(other.name) for \(match.1)", line(index, match.1, other.name))
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
    func line(_ index: Int, _ part: Substring, _ text: some StringProtocol) -> [Substring] {
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

    /// The last line of a call or an assignment that begins with a line, or of a statement that ends where it begins;
    /// nil for any other line.
    private func endOfStatement(_ index: Int) -> Int? {
        let line = trimmed(index)
        let word = line.prefix { $0.isLetter || $0 == "_" }
        if endsWhereItBegins(index) { return depth(after: line) == 0 ? index : nil }
        guard !word.isEmpty, !Self.keywords.contains(word), let end = endOfBrackets(index), end + 1 < lines.count,
            end > index || line.hasSuffix(")") || line.contains(#/ \+?= /#),
            !line.hasPrefix("try await") || !line.contains("=")
        else { return nil }
        let before = lines[..<index].last { !$0.isEmpty } ?? ""
        let begins = isCase(before) || before.last.map { !",([=:?.".contains($0) } ?? true
        return begins && trimmed(end + 1).first.map { !".?:".contains($0) } ?? true ? end : nil
    }

    /// The line where every bracket is closed that a line opens; nil where it closes others.
    private func endOfBrackets(_ index: Int) -> Int? {
        var depth = 0
        for end in index..<lines.count where functions[end] == functions[index] {
            guard let inside = self.depth(after: lines[end], from: depth) else { return nil }
            if inside == 0 { return end }
            depth = inside
        }
        return nil
    }

    private func isCase(_ line: Substring) -> Bool { line.contains(/^ *(case .*|default):$/) }

    /// Whether a line is all of a statement that begins with a keyword.
    private func endsWhereItBegins(_ index: Int) -> Bool {
        trimmed(index).contains(/^(throw .*|(if|guard|while|for|defer) .*\{ .* \})$/)
    }

    /// How many brackets are open after a line; nil where it closes one more.
    private func depth(after line: Substring, from start: Int = 0) -> Int? {
        var depth = start
        for character in line {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth < 0 { return nil }
        }
        return depth
    }

    func trimmed(_ index: Int) -> Substring {
        lines[index].drop { $0 == " " }
    }

    func mutation(_ index: Int, _ words: String, _ replacement: [Substring]) -> Mutation {
        mutation(index...index, words, replacement)
    }

    func mutation(
        _ range: ClosedRange<Int>, _ words: String, _ replacement: some Collection<Substring>
    ) -> Mutation {
        var text = lines
        text.replaceSubrange(range, with: replacement)
        return Mutation(
            description: "line \(range.lowerBound + 1), \(trimmed(range.lowerBound)): \(words)",
            text: text.joined(separator: "\n"))
    }
}
