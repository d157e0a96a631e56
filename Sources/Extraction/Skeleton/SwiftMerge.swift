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

    /// What was added of some lines.
    private struct Extent {
        var isEmpty: Bool
        /// Whether the last node is among it.
        var hasEnd: Bool
    }

    /// Adds what some lines have in common.
    @discardableResult
    private mutating func add(_ lines: Range<Int>, _ otherLines: [Range<Int>], isCode: Bool) -> Extent {
        let nodes = first.nodes(in: lines)
        let rows = rows(nodes, otherLines)
        let kept = kept(rows, isCode: isCode)
        var extent = Extent(isEmpty: true, hasEnd: nodes.isEmpty)
        for (index, row) in rows.enumerated() where kept.contains(index) {
            let start = result.count
            result += first.bytes(extent.isEmpty ? nodes[0].blanks : row.node.blanks)
            guard add(row, isCode: isCode) else {
                result.removeSubrange(start...)
                continue
            }
            extent = Extent(isEmpty: false, hasEnd: index == nodes.count - 1)
        }
        if !extent.isEmpty, let last = nodes.last { result += first.bytes(last.all.upperBound..<lines.upperBound) }
        return extent
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
            let extent = add(node.body, partners.map(\.body), isCode: false)
            // An extension that neither conforms nor shows a role is there for its members only.
            guard !extent.isEmpty || extent.hasEnd || !first.isPlainExtension(node) else { return false }
            result += first.bytes(node.tail)
        case .body:
            let start = result.count
            result += first.bytes(node.head)
            let extent = add(node.body, partners.map(\.body), isCode: true)
            if !extent.isEmpty || extent.hasEnd || !isCode {
                result += first.bytes(node.tail)
            } else {
                guard first.variable(of: node) != nil else { return false }
                result.removeSubrange(start...)
                result += first.bytes(node.all)
            }
        case .value:
            let start = result.count
            result += first.bytes(node.head)
            if add(node.body, partners.map(\.body), isCode: true).hasEnd {
                result += first.bytes(node.tail)
            } else {
                result.removeSubrange(start...)
                result += first.bytes(node.all)
            }
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
