import SwiftOutline

/// What several Swift texts have in common, in the words of the first.
///
/// Declarations and statements are compared whole, so that what is left has its brackets in order. The bodies of types
/// and functions are compared in turn; a type stays the same whatever it inherits.
struct SwiftMerge {
    private let first: SwiftLines
    private let others: [SwiftLines]
    private let keys: NameKey
    private var result: [UInt8] = []

    /// The common text; the first one where the rest would be no Swift.
    static func merged(_ texts: [[UInt8]], _ keys: NameKey) -> [UInt8] {
        guard let text = texts.first, texts.dropFirst().contains(where: { $0 != text }) else {
            return texts.first ?? []
        }
        let lines = texts.map { SwiftLines($0) }
        var merge = SwiftMerge(first: lines[0], others: Array(lines.dropFirst()), keys: keys)
        merge.add(lines[0].lines.indices, lines.dropFirst().map(\.lines.indices), isCode: false)
        return lexicalFaults(in: merge.result).isEmpty && !merge.result.isEmpty ? merge.result : text
    }

    private init(first: SwiftLines, others: [SwiftLines], keys: NameKey) {
        self.first = first
        self.others = others
        self.keys = keys
    }

    /// A node of the first text, and those that answer to it in the others; nil where some text has none.
    private struct Row {
        let node: SwiftNode
        let partners: [SwiftNode]?
        /// What stays of a node that is not in all, where something names what it declares.
        let rest: [UInt8]
    }

    /// Adds what some lines have in common; tells whether there was anything.
    @discardableResult
    private mutating func add(_ lines: Range<Int>, _ otherLines: [Range<Int>], isCode: Bool) -> Bool {
        let nodes = first.nodes(in: lines)
        let rows = rows(nodes, otherLines)
        let kept = kept(rows, isCode: isCode)
        var isFirst = true
        for (index, row) in rows.enumerated() where kept.contains(index) {
            let start = result.count
            result += first.bytes(isFirst ? nodes[0].blanks : row.node.blanks)
            guard add(row, isCode: isCode) else {
                result.removeSubrange(start...)
                continue
            }
            isFirst = false
        }
        let isAny = !isFirst
        if isAny, let last = nodes.last { result += first.bytes(last.all.upperBound..<lines.upperBound) }
        return isAny || nodes.isEmpty
    }

    private mutating func add(_ row: Row, isCode: Bool) -> Bool {
        let node = row.node
        guard let partners = row.partners else {
            result += first.bytes(node.lead) + row.rest
            return true
        }
        result += lead(of: row)
        switch node.kind {
        case .leaf, .whole: result += first.bytes(node.all)
        case .type(let index):
            let rivals = zip(others, partners).compactMap { lines, partner -> (SwiftLines, Int)? in
                guard case .type(let index) = partner.kind else { return nil }
                return (lines, index)
            }
            result += first.head(node, type: index, sharedBy: rivals, keys)
            add(node.body, partners.map(\.body), isCode: false)
            result += first.bytes(node.tail)
        case .body:
            result += first.bytes(node.head)
            let isAny = add(node.body, partners.map(\.body), isCode: true)
            guard isAny || !isCode else { return false }
            result += first.bytes(node.tail)
        }
        return true
    }

    /// The comments before a node that all have.
    private func lead(of row: Row) -> [UInt8] {
        let partners = zip(others, row.partners ?? []).map { lines, node in
            Set(node.lead.map { keys.key(lines.bytes($0..<$0 + 1)) })
        }
        return row.node.lead.flatMap { index -> [UInt8] in
            let line = first.bytes(index..<index + 1)
            let key = keys.key(line)
            return partners.allSatisfy { $0.contains(key) } ? Array(line) : []
        }
    }

    private func rows(_ nodes: [SwiftNode], _ otherLines: [Range<Int>]) -> [Row] {
        let levels = zip(others, otherLines).map { $0.nodes(in: $1) }
        let tables = zip(others, levels).map { lines, nodes in
            Dictionary(grouping: nodes) { lines.key(of: $0, keys) }
        }
        var counts: [[UInt8]: Int] = [:]
        return nodes.map { node in
            let key = first.key(of: node, keys)
            let number = counts[key, default: 0]
            counts[key] = number + 1
            let partners = tables.compactMap { table -> SwiftNode? in
                guard let same = table[key], number < same.count else { return nil }
                return same[number]
            }
            guard partners.count < tables.count else { return Row(node: node, partners: partners, rest: []) }
            return Row(node: node, partners: nil, rest: shared(node, levels))
        }
    }

    /// A constant or variable with what all give to the call that makes it; whole where others make it otherwise.
    private func shared(_ node: SwiftNode, _ levels: [[SwiftNode]]) -> [UInt8] {
        let whole = Array(first.bytes(node.all))
        guard let name = first.variable(of: node) else { return whole }
        let namesakes = zip(others, levels).compactMap { lines, nodes in
            nodes.first { lines.variable(of: $0) == name }.map { (lines: lines, node: $0) }
        }
        guard namesakes.count == others.count else { return whole }
        return CallMerge.shared(node, in: first, with: namesakes, keys) ?? whole
    }

    /// The rows that stay: those that all have, and in code the constants and variables that these name.
    private func kept(_ rows: [Row], isCode: Bool) -> Set<Int> {
        var kept = Set(rows.indices.filter { rows[$0].partners != nil })
        guard isCode, kept.count < rows.count else { return kept }
        var used = Set(kept.flatMap { SwiftLines.identifiers(in: first.bytes(rows[$0].node.all)) })
        for index in rows.indices.reversed() where !kept.contains(index) {
            guard let name = first.variable(of: rows[index].node), used.contains(name) else { continue }
            kept.insert(index)
            used.formUnion(SwiftLines.identifiers(in: rows[index].rest))
        }
        return kept
    }
}

extension SwiftLines {
    /// By what a node is found in another text: a type by its name, all else by what it says.
    fileprivate func key(of node: SwiftNode, _ keys: NameKey) -> [UInt8] {
        switch node.kind {
        case .type(let index) where outline.types[index].kind != .extension:
            let type = outline.types[index]
            return keys.key("\(type.kind.rawValue) \(outline.text(of: type.name))".utf8)
        case .leaf: return keys.key(text(of: node.all))
        case .whole where isIndivisible(node): return keys.key(text(of: node.all))
        default: return keys.key(text(of: node.head) + text(of: node.tail))
        }
    }

    /// Lines without the blanks around them.
    private func text(of lines: Range<Int>) -> [UInt8] {
        lines.flatMap { index -> [UInt8] in
            let line = String(decoding: bytes(index..<index + 1), as: UTF8.self)
            return Array(line.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8)
        }
    }

    /// Whether a node is a statement whose parts belong together.
    private func isIndivisible(_ node: SwiftNode) -> Bool {
        headTokens(node).first.map { ["switch", "#if", "do", "repeat"].contains(text($0)) } ?? false
    }

    /// The names in a piece of Swift.
    fileprivate static func identifiers(in bytes: some Sequence<UInt8>) -> Set<String> {
        let bytes = Array(bytes)
        var lexer = Lexer(bytes)
        var names: Set<String> = []
        while let token = lexer.next() {
            if token.kind == .identifier { names.insert(String(decoding: bytes[token.range], as: UTF8.self)) }
        }
        return names
    }

    /// The name that a node `let name = ...` declares.
    fileprivate func variable(of node: SwiftNode) -> String? {
        let head = headTokens(node).prefix(2).map(text)
        return head.count == 2 && ["let", "var"].contains(head[0]) ? head[1] : nil
    }

    /// The first lines of a type with no more superclasses and protocols than others give it too.
    fileprivate func head(
        _ node: SwiftNode, type index: Int, sharedBy others: [(lines: SwiftLines, type: Int)], _ keys: NameKey
    ) -> [UInt8] {
        let type = outline.types[index]
        let inherited = Array(outline[type.inherits])
        let bytes = bytes(node.head)
        let tables = others.map { lines, type in
            Set(lines.outline[lines.outline.types[type].inherits].map { keys.key(lines.source[$0]) })
        }
        let shared = inherited.filter { one in tables.allSatisfy { $0.contains(keys.key(source[one])) } }
        guard shared.count < inherited.count, let first = inherited.first, let last = inherited.last,
            let colon = source[..<first.lowerBound].lastIndex(of: UInt8(ascii: ":")), colon >= bytes.startIndex
        else { return Array(bytes) }
        var start = Array(source[bytes.startIndex..<colon])
        while start.last == UInt8(ascii: " ") { start.removeLast() }
        let names = shared.map { Array(source[$0]) }.joined(separator: ", ".utf8)
        return start + (shared.isEmpty ? [] : Array(": ".utf8) + names) + source[last.upperBound..<bytes.endIndex]
    }
}
