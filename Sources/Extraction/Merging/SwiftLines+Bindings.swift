import SwiftOutline

extension SwiftLines {
    /// The names that statements bind for those which follow them, at any depth. A closure's parameters are its own,
    /// and what a condition binds is the block's behind it.
    func boundNames(by body: Range<Int>) -> Set<String> {
        nodes(in: body).reduce(into: []) { found, node in
            let isBlock = headTokens(node).first.map { ["if", "for", "while"].contains(text($0)) } ?? false
            if !isBlock { found.formUnion(boundNames(in: node.all)) }
            if !node.body.isEmpty { found.formUnion(boundNames(by: node.body)) }
        }
    }

    /// The names that are bound on some lines, but for those within braces.
    func boundNames(in range: Range<Int>) -> Set<String> {
        guard let first = range.first, let last = range.last else { return [] }
        var depth = 0
        var places: Set<Int> = []
        for token in tokens[lines[first].tokens.lowerBound..<lines[last].tokens.upperBound] {
            if token.kind == .identifier, depth == 0 { places.insert(token.range.lowerBound) }
            guard token.kind == .punctuation else { continue }
            switch source[token.range.lowerBound] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        let bound = outline.uses.filter { $0.roles.contains(.bound) && places.contains($0.name.lowerBound) }
        return Set(bound.map { outline.text(of: $0.name) })
    }
}
