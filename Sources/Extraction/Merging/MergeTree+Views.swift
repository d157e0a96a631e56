import SwiftOutline

extension MergeTree {
    /// What a view of SwiftUI shows, as most say it; nothing yet, where each shows something of its own. Nil of what is
    /// no view's body.
    func viewBody(of node: MergeNode) -> [UInt8]? {
        guard !node.isCode, node.versions.count > 1, isViewBody(node.words) else { return nil }
        let bodies = node.versions.map { words(of: $0) }
        let counts = bodies.map { body in bodies.count { $0 == body } }
        let most = counts.max() ?? 0
        if most * 2 > bodies.count, let usual = counts.firstIndex(of: most) {
            return Array(texts[node.versions[usual].text].bytes(node.versions[usual].node.all))
        }
        let lines = texts[node.words.text]
        let first = node.words.node.body.first { !lines.isBlank($0) }
        let indentation = first.map { lines.bytes($0..<$0 + 1).prefix { $0 == UInt8(ascii: " ") || $0 == 9 } } ?? []
        return lines.bytes(node.words.node.head) + indentation + Array("EmptyView()\n".utf8)
            + lines.bytes(node.words.node.tail)
    }

    private func isViewBody(_ version: MergeNode.Version) -> Bool {
        let lines = texts[version.text]
        guard let member = lines.member(of: version.node), member.kind == .var, let type = member.type,
            !version.node.body.isEmpty
        else { return false }
        return lines.outline.source[member.name].elementsEqual("body".utf8)
            && lines.outline.source[type].elementsEqual("some View".utf8)
    }

    /// What a body says, however it is broken into lines.
    private func words(of version: MergeNode.Version) -> [UInt8] {
        let bytes = texts[version.text].bytes(version.node.body)
        return keys.key(bytes.split { $0 <= UInt8(ascii: " ") }.joined(separator: [UInt8(ascii: " ")]))
    }
}
