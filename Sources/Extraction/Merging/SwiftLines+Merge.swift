import SwiftOutline

extension SwiftLines {
    /// By what a node is found in another text: a type by its name, all else by what it says.
    func key(of node: SwiftNode, _ keys: NameKey) -> [UInt8] {
        switch node.kind {
        case .type(let index) where outline.types[index].kind != .extension:
            let type = outline.types[index]
            return keys.key("\(type.kind.rawValue) \(outline.text(of: type.name))".utf8)
        // Beside the brace of an extension stands what it is for.
        case .type: return keys.key(text(of: node.head) + text(of: node.tail))
        case .leaf: return keys.key(code(of: node.all))
        case .whole where isIndivisible(node): return keys.key(code(of: node.all))
        default: return keys.key(code(of: node.head) + code(of: node.tail))
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
        isPreview(node) || headTokens(node).first.map { ["switch", "#if", "do", "repeat"].contains(text($0)) } ?? false
    }

    /// The names in a piece of Swift.
    static func identifiers(in bytes: some Sequence<UInt8>) -> Set<String> {
        Lexer.identifiers(in: Array(bytes))
    }

    /// Whether a node is an extension without protocols, and without a comment beside its brace.
    func isPlainExtension(_ node: SwiftNode) -> Bool {
        guard case .type(let index) = node.kind, outline.types[index].kind == .extension else { return false }
        let hasComment = node.head.contains {
            !isComment($0) && tokens[lines[$0].tokens].contains(where: Self.isComment)
        }
        return outline.types[index].inherits.isEmpty && !hasComment
    }

    /// The name that a node `let name = ...` or `guard let name ...` declares for the statements after it.
    func variable(of node: SwiftNode) -> String? {
        let words = headTokens(node).prefix(3).map(text)
        let head = words.first == "guard" ? words.dropFirst() : words.prefix(2)
        guard let keyword = head.first, ["let", "var"].contains(keyword), head.count == 2 else { return nil }
        return head.last
    }
}
