/// What a written type says, without what rules do not mind.
enum TypeText {
    /// The type without optionality, `any` and `some`, outer parentheses and white space: `ClientListViewInput` of
    /// `(any ClientListViewInput)?`.
    static func core(_ text: String) -> String {
        var rest = withoutMarks(text)[...]
        while true {
            if rest.hasSuffix("?") || rest.hasSuffix("!") {
                rest = rest.dropLast()
            } else if rest.hasPrefix("("), rest.hasSuffix(")"), closesAtEnd(rest) {
                rest = rest.dropFirst().dropLast()
            } else {
                return String(rest)
            }
        }
    }

    /// The names of the types whose objects a property of this type owns: of optionals, arrays, sets and dictionaries
    /// the elements, of a composition its parts; none of a closure or a generic box.
    static func owned(_ text: String) -> [Substring] {
        let core = core(text)
        guard !core.contains("->") else { return [] }
        let containers = ["Array<", "Set<", "Dictionary<", "ContiguousArray<"]
        let inner = containers.first(where: core.hasPrefix).map { core.dropFirst($0.count).dropLast() } ?? core[...]
        return inner.split { "[]():,&?!".contains($0) }
            .filter { !$0.contains("<") && !$0.contains(">") }
            .map { $0.split(separator: ".").last ?? $0 }
    }

    /// The words without `any` and `some`, and without white space.
    private static func withoutMarks(_ text: String) -> String {
        var result = ""
        var word = ""
        for character in text {
            if character.isWhitespace {
                if word != "any", word != "some" { result += word }
                word = ""
            } else if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += word
                word = ""
                result.append(character)
            }
        }
        return result + word
    }

    private static func closesAtEnd(_ text: Substring) -> Bool {
        var depth = 0
        for (index, character) in zip(text.indices, text) {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { return text.index(after: index) == text.endIndex }
        }
        return false
    }
}
