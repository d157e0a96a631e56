import SwiftOutline

/// A declaration, statement or comment of a Swift text, on lines of its own.
struct SwiftNode {
    enum Kind: Equatable {
        /// A type, by its index in the outline.
        case type(Int)
        /// Its body is statements, of which some can be left out.
        case body
        /// Its body is statements, of which the last gives a value.
        case value
        /// Its body stays whole: its statements belong together.
        case whole
        /// It has no body.
        case leaf
    }

    var kind: Kind
    /// The empty lines before it.
    var blanks: Range<Int>
    /// The comments before it.
    var lead: Range<Int>
    /// Its first lines, to the brace that opens its body.
    var head: Range<Int>
    var body: Range<Int>
    /// What follows its body.
    var tail: Range<Int>

    var all: Range<Int> { head.lowerBound..<max(head.upperBound, tail.upperBound) }
}

extension SwiftLines {
    /// The nodes on some lines that lie at one depth.
    func nodes(in range: Range<Int>) -> [SwiftNode] {
        var nodes: [SwiftNode] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            while index < range.upperBound, isBlank(index) { index += 1 }
            guard index < range.upperBound else { break }
            let blanks = start..<index
            let lead = index
            while index < range.upperBound, isComment(index), !isMark(index) { index = endOfLine(index, range) }
            if index == range.upperBound || isBlank(index) || isMark(index) {
                // A comment that stands by itself.
                if index == lead { index = endOfLine(index, range) }
                nodes.append(
                    SwiftNode(
                        kind: .leaf, blanks: blanks, lead: lead..<lead, head: lead..<index, body: index..<index,
                        tail: index..<index))
                continue
            }
            var node = node(from: index, within: range)
            node.blanks = blanks
            node.lead = lead..<index
            index = node.all.upperBound
            nodes.append(node)
        }
        return nodes
    }

    /// Behind a line and those which tokens of it reach into.
    private func endOfLine(_ index: Int, _ range: Range<Int>) -> Int {
        var next = index + 1
        while next < range.upperBound, lines[next].continues, lines[next].tokens.isEmpty { next += 1 }
        return next
    }

    private func node(from start: Int, within range: Range<Int>) -> SwiftNode {
        let base = lines[start].depth
        var end = start
        while end + 1 < range.upperBound {
            let isOpen = lines[end].endDepth > base || isAttribute(end, from: start)
            guard isOpen || lines[end + 1].continues else { break }
            end += 1
        }
        let whole = start..<end + 1
        var node = SwiftNode(
            kind: .leaf, blanks: start..<start, lead: start..<start, head: whole,
            body: whole.upperBound..<whole.upperBound,
            tail: whole.upperBound..<whole.upperBound)
        guard let brace = whole.first(where: { lines[$0].endDepth == base + 1 && lines[$0].endsInBraces }),
            brace < end, lines[end].endDepth == base, lines[end].lowest == base,
            (brace + 1..<end).allSatisfy({ lines[$0].lowest > base })
        else {
            // A type with all that it has on one line.
            if whole.count == 1, case .type(let index) = kind(of: node) { node.kind = .type(index) }
            return node
        }
        node.head = start..<brace + 1
        node.body = brace + 1..<end
        node.tail = end..<end + 1
        node.kind = kind(of: node)
        return node
    }

    /// Whether a line has attributes only, and what they belong to is still to come.
    private func isAttribute(_ index: Int, from start: Int) -> Bool {
        let own = lines[start].tokens.lowerBound..<lines[index].tokens.upperBound
        var depth = 0
        var isAfterAt = false
        for token in tokens[own] where !Self.isComment(token) {
            let text = text(token)
            if depth == 0, !isAfterAt, text != "@", text != "(", text != "." { return false }
            if text == "(" { depth += 1 }
            if text == ")" { depth -= 1 }
            isAfterAt = text == "@" || text == "."
        }
        return depth == 0 && !own.isEmpty
    }

    private func kind(of node: SwiftNode) -> SwiftNode.Kind {
        let bytes = bytes(node.head)
        let range = bytes.startIndex..<bytes.endIndex
        if let index = outline.types.firstIndex(where: { range.contains($0.introducer) }) { return .type(index) }
        if isPreview(node) { return .whole }
        if isMadeByClosure(node) { return .value }
        var depth = 0
        var kind = SwiftNode.Kind.body
        for token in headTokens(node) {
            let text = text(token)
            if text == "(" || text == "[" { depth += 1 }
            if text == ")" || text == "]" { depth -= 1 }
            guard depth == 0 else { continue }
            if ["if", "guard", "while", "for"].contains(text) { return .body }
            if ["var", "let", "get", "subscript", "switch", "#if", "do", "repeat"].contains(text) { return .whole }
            if text == "->" { kind = .value }
        }
        return kind
    }

    /// Whether a node is a property or constant that is what the statements of a closure make: `let a = { ... }()`.
    private func isMadeByClosure(_ node: SwiftNode) -> Bool {
        guard headTokens(node).suffix(2).map(text) == ["=", "{"], let end = node.tail.first else { return false }
        return tokens[lines[end].tokens].prefix(3).map(text) == ["}", "(", ")"]
    }

    /// Whether a node is a preview of a view, which shows nothing when something is left out.
    func isPreview(_ node: SwiftNode) -> Bool {
        headTokens(node).first.map { source[$0.range.lowerBound...].starts(with: "#Preview".utf8) } ?? false
    }

    /// The tokens of a node's first lines that are no comments.
    func headTokens(_ node: SwiftNode) -> [Token] {
        guard let first = node.head.first, let last = node.head.last else { return [] }
        return tokens[lines[first].tokens.lowerBound..<lines[last].tokens.upperBound].filter { !Self.isComment($0) }
    }
}
