/// A class or an extension in masked text: its header and where its members stand.
struct TypeBody {
    let isExtension: Bool
    let name: String
    /// Its attributes and modifiers, and whatever else stands between it and the brace before.
    let prefix: Substring
    /// What it names after the colon, in order.
    let inherits: [Substring]
    /// Between the braces.
    let members: Range<String.Index>

    static func all(in code: String) -> [TypeBody] {
        code.matches(of: /\b(class|extension)\s+([\p{L}_][\w.]*)([^{}]*)\{/).compactMap { match in
            let words = ["func", "var", "let", "subscript"]
            guard !words.contains(String(match.2)), let end = closingBrace(in: code, from: match.range.upperBound)
            else {
                return nil
            }
            let clause = match.3.split(separator: ":", maxSplits: 1).last ?? ""
            let names = match.3.contains(":") ? clause.matches(of: /[\p{L}_][\w.]*/).map(\.output) : []
            let before = code[..<match.range.lowerBound]
            let prefix = before.suffix(from: before.lastIndex { "{};".contains($0) } ?? code.startIndex)
            return TypeBody(
                isExtension: match.1 == "extension", name: String(match.2), prefix: prefix, inherits: names,
                members: match.range.upperBound..<end)
        }
    }

    /// The brace that closes the one before `start`.
    static func closingBrace(in code: String, from start: String.Index) -> String.Index? {
        var depth = 1
        for index in code[start...].indices {
            if code[index] == "{" { depth += 1 }
            if code[index] == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Whether an index within is in no member's own braces.
    func isDirectMember(_ index: String.Index, in code: String) -> Bool {
        var depth = 0
        for character in code[members.lowerBound..<index] {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
        }
        return depth == 0
    }
}
