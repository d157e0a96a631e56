import SwiftOutline

extension SwiftLines {
    /// By what a node is found in another text that says it in other words; nil where other words are another thing.
    func identity(of node: SwiftNode, isCode: Bool, _ keys: NameKey) -> [UInt8]? {
        if isCode {
            guard let list = CallArguments(node, self), list.isKnownByCallee else { return nil }
            return keys.key("call \(list.callee)".utf8)
        }
        if case .type(let index) = node.kind {
            let type = outline.types[index]
            let name = outline.text(of: type.name)
            // What a protocol requires has no bodies, and what a type has needs them.
            if type.kind == .protocol { return keys.key("protocol \(name)".utf8) }
            guard type.kind == .extension else { return keys.key("type \(name)".utf8) }
            let inherited = outline[type.inherits].map { outline.text(of: $0) }.sorted()
            return keys.key("extension \(name): \(inherited)".utf8)
        }
        guard let member = member(of: node) else { return nil }
        let name = outline.text(of: member.name)
        switch member.kind {
        case .var, .let:
            let end = node.head.last.map { lines[$0].range.upperBound } ?? member.name.upperBound
            let core = member.type.map { SwiftType.coreName(in: source[$0]) ?? source[$0] }
            let rest = core ?? words(member.name.upperBound..<end)[...]
            return keys.key(Array("let \(name):".utf8) + rest)
        case .func where member.isStatic: return keys.key("static \(name)".utf8)
        case .func:
            guard let list = CallArguments(node, self, after: member.name.upperBound) else { return nil }
            return keys.key(Array("func \(name)".utf8) + words(member.name.upperBound..<list.end))
        case .`init`:
            let modifiers = outline[member.modifiers].map { outline.text(of: $0) }
            guard let list = CallArguments(node, self, after: member.name.upperBound) else { return nil }
            let decoder = list.labels.first { $0 == "coder" || $0 == "nibName" } ?? ""
            return "init \(decoder) \(modifiers.contains("convenience"))".utf8.map(\.self)
        default: return nil
        }
    }

    /// How a function is called and what it takes and gives; nil of what is none.
    func signature(of node: SwiftNode) -> String? {
        guard let member = member(of: node), member.kind == .func,
            let list = CallArguments(node, self, after: member.name.upperBound)
        else { return nil }
        let end = source[list.end...].firstIndex { "{\n".utf8.contains($0) } ?? source.count
        let name = String(decoding: words(member.name.lowerBound..<end), as: UTF8.self)
        return member.isStatic ? "static " + name : name
    }

    /// The first member that a node's first lines declare.
    func member(of node: SwiftNode) -> Member? {
        let bytes = bytes(node.head)
        return outline.members.first { bytes.indices.contains($0.introducer) }
    }

    /// A part of the text, however it is broken into lines.
    private func words(_ range: Range<Int>) -> [UInt8] {
        let text = String(decoding: source[range], as: UTF8.self)
        return Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8)
    }
}
