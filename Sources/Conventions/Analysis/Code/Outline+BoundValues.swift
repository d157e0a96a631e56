import SwiftOutline

extension Outline {
    /// Where the value ends that a local name is bound to; nil where it has none, or does not end before an offset as
    /// far as brackets and the ends of lines tell.
    func end(ofValueBoundBy use: Use, before limit: Int) -> Int? {
        let value = source[use.name.upperBound..<max(limit, use.name.upperBound)]
        guard value.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "=") else { return nil }
        // The braces of a condition are not the value's.
        let isCondition = ["if let ", "if var ", "while let ", "while var "].contains {
            source[..<use.name.lowerBound].ends(with: $0.utf8)
        }
        var depth = 0
        for place in value.indices {
            switch source[place] {
            case UInt8(ascii: "{") where depth == 0 && isCondition: return place
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "\n") where depth == 0 && endsStatement(at: place, of: value): return place
            default: continue
            }
            if depth < 0 { return place }
        }
        return nil
    }

    /// Whether nothing of a statement stands behind the end of a line.
    private func endsStatement(at newline: Int, of value: ArraySlice<UInt8>) -> Bool {
        guard let last = value[..<newline].last(where: { $0 > UInt8(ascii: " ") }), !"=,.?:&|+-<>".utf8.contains(last)
        else { return false }
        let next = source[newline...].drop { $0 <= UInt8(ascii: " ") }
        guard let first = next.first else { return true }
        return first.isNamePart && !["as ", "as?", "as!", "is "].contains { next.starts(with: $0.utf8) }
    }
}
