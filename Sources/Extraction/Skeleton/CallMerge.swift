import SwiftOutline

/// What calls like `let view = View(a: a, b: b)` have in common: the arguments that all of them give.
struct CallMerge {
    private let lines: SwiftLines
    /// The bytes of the statement.
    private let range: Range<Int>
    /// Where the call's parentheses begin and end.
    private let open: Int
    private let close: Int
    /// The arguments, without the blanks around them.
    private let arguments: [Range<Int>]

    /// Reads a statement that ends with a call; nil where it is none.
    private init?(_ node: SwiftNode, _ lines: SwiftLines) {
        let tokens = lines.headTokens(node)
        guard node.kind == .leaf, let first = tokens.first, let last = tokens.last, lines.text(last) == ")",
            let start = tokens.firstIndex(where: { lines.text($0) == "(" })
        else { return nil }
        var depth = 0
        var parts: [[Token]] = [[]]
        for (index, token) in tokens.enumerated() where index >= start {
            let text = token.kind == .punctuation ? lines.text(token) : ""
            if [")", "]", "}"].contains(text) { depth -= 1 }
            if depth == 0, index > start {
                // The statement goes on behind the call.
                guard index == tokens.count - 1 else { return nil }
                break
            }
            if depth == 1, text == "," {
                parts.append([])
            } else if depth > 0 {
                parts[parts.count - 1].append(token)
            }
            if ["(", "[", "{"].contains(text) { depth += 1 }
        }
        self.lines = lines
        range = first.range.lowerBound..<last.range.upperBound
        open = tokens[start].range.upperBound
        close = last.range.lowerBound
        arguments = parts.compactMap { part in
            guard let first = part.first, let last = part.last else { return nil }
            return first.range.lowerBound..<last.range.upperBound
        }
    }

    /// The statement with the arguments that the others give too; nil where they call something else.
    static func shared(
        _ node: SwiftNode, in lines: SwiftLines, with others: [(lines: SwiftLines, node: SwiftNode)], _ keys: NameKey
    ) -> [UInt8]? {
        guard let call = CallMerge(node, lines) else { return nil }
        let rivals = others.compactMap { CallMerge($0.node, $0.lines) }
        let callee = call.callee(keys)
        guard rivals.count == others.count, rivals.allSatisfy({ $0.callee(keys) == callee }) else { return nil }
        let sets = rivals.map { rival in Set(rival.arguments.map { keys.key(lines: rival.lines, $0) }) }
        let kept = call.arguments.indices.filter { index in
            sets.allSatisfy { $0.contains(keys.key(lines: lines, call.arguments[index])) }
        }
        return call.text(keeping: kept, of: node)
    }

    private func callee(_ keys: NameKey) -> [UInt8] { keys.key(lines: lines, range.lowerBound..<open) }

    /// The lines of the statement, each argument with what parts it from the one before.
    private func text(keeping kept: [Int], of node: SwiftNode) -> [UInt8] {
        let bytes = lines.bytes(node.all)
        guard let first = arguments.first, let last = arguments.last else { return Array(bytes) }
        let source = lines.source
        var text = Array(bytes[..<open])
        for (number, index) in kept.enumerated() {
            let start = index == 0 ? open : arguments[index - 1].upperBound
            if number == 0 {
                text += source[open..<first.lowerBound]
            } else {
                text += source[start..<arguments[index].lowerBound]
            }
            text += source[arguments[index]]
        }
        if !kept.isEmpty { text += source[last.upperBound..<close] }
        return text + bytes[close...]
    }
}

extension NameKey {
    /// The key of a part of a Swift text, however it is broken into lines.
    fileprivate func key(lines: SwiftLines, _ range: Range<Int>) -> [UInt8] {
        let text = String(decoding: lines.source[range], as: UTF8.self)
        return key(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8)
    }
}
