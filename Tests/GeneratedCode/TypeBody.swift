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
        guard code.mentions("class", "extension") else { return [] }
        return code.matches(of: /\b(class|extension)\s+([\p{L}_][\w.]*)([^{}]*)\{/).compactMap { match in
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
        let bytes = code.utf8
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == ASCII.openingBrace { depth += 1 }
            if byte == ASCII.closingBrace { depth -= 1 }
            if depth == 0 { return index }
            bytes.formIndex(after: &index)
        }
        return nil
    }

    /// Whether an index within is in no member's own braces.
    func isDirectMember(_ index: String.Index, in code: String) -> Bool {
        var depth = 0
        for byte in code.utf8[members.lowerBound..<index] {
            if byte == ASCII.openingBrace { depth += 1 }
            if byte == ASCII.closingBrace { depth -= 1 }
        }
        return depth == 0
    }
}
