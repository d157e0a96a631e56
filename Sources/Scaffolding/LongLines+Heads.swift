/// Breaks the first lines of declarations before what they inherit, return or are, and comments between words.
extension LongLines {
    /// The lines of a declaration's head: what it inherits, returns or is stands on one of its own, as the brace does
    /// then.
    var formsOfHead: [[[UInt8]]] {
        var rest = text[line].drop { $0 == UInt8(ascii: " ") }
        let words = rest.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard let keyword = words.first(where: { !Self.modifiers.contains($0) && !$0.hasPrefix("@") }) else {
            return []
        }
        var tail: ArraySlice<UInt8> = []
        for end in [" {", " { }", " {}"] where rest.suffix(end.utf8.count).elementsEqual(end.utf8) {
            tail = rest.suffix(end.utf8.count - 1)
            rest = rest.dropLast(end.utf8.count)
        }
        let start: Int?
        switch keyword {
        case "class", "struct", "enum", "actor", "protocol", "extension":
            start = tail.isEmpty ? nil : place(of: ": ", in: rest).map { $0 + 2 }
        case "var", "let":
            guard tail.isEmpty, place(of: " = ", in: rest) == nil else { return [] }
            start = place(of: ": ", in: rest).map { $0 + 2 }
        case "func": start = place(of: " -> ", in: rest).map { $0 + 1 }
        default: return []
        }
        guard let start else { return [] }
        let head = Array(text[line.lowerBound..<start - 1])
        let end = tail.isEmpty ? [] : [indent + tail]
        return [[head, indent + Array("    ".utf8) + text[start..<rest.endIndex]] + end]
    }

    /// The lines of a comment that documents something.
    var comment: [[UInt8]] {
        let start = indent + Array("///".utf8)
        var lines: [[UInt8]] = []
        for word in text[line].dropFirst(start.count).split(separator: UInt8(ascii: " ")) {
            let longer = (lines.last ?? start) + [UInt8(ascii: " ")] + word
            if lines.isEmpty || !Self.isShort(longer) {
                lines.append(start + [UInt8(ascii: " ")] + word)
            } else {
                lines[lines.count - 1] = longer
            }
        }
        return lines
    }

    private static let modifiers: Set = [
        "fileprivate", "final", "indirect", "internal", "lazy", "mutating", "nonisolated", "open", "override",
        "package", "private", "private(set)", "public", "static", "unowned", "weak",
    ]

    /// Where a text begins that stands in no brackets.
    private func place(of wanted: String, in range: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for index in range.indices {
            if depth == 0, range[index...].starts(with: wanted.utf8) { return index }
            switch range[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where range[index - 1] != UInt8(ascii: "-"): depth -= 1
            default: break
            }
        }
        return nil
    }
}
