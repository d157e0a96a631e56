import SwiftOutline

extension MergeTree {
    /// The comments before a node that most have; in the words of another version where those taken have other ones.
    func lead(of node: MergeNode) -> [UInt8] {
        let all = node.versions.map { version in
            Set(version.node.lead.map { keys.key(texts[version.text].bytes($0..<$0 + 1)) })
        }
        let versions = [node.words] + (isLedByFirst ? [] : node.versions)
        let leads = versions.lazy.map { version -> [UInt8] in
            let lines = texts[version.text]
            return lines.comments(in: version.node.lead).flatMap { comment in
                lines.usual(of: comment) { index in
                    let key = keys.key(lines.bytes(index..<index + 1))
                    return all.count { $0.contains(key) } * 2 > all.count
                }
                .flatMap { lines.bytes($0..<$0 + 1) }
            }
        }
        return leads.first { !$0.isEmpty } ?? []
    }

    /// What is kept of a level, without the marks of sections of which nothing is left. A section that is empty in some
    /// text is there to be filled in.
    func withoutIdleMarks(_ level: [MergeNode]) -> [MergeNode] {
        let kept = level.filter { $0.isKept && isWorthwhile($0) }
        return kept.enumerated().filter { index, node in
            guard isMark(node), index + 1 == kept.count || isMark(kept[index + 1]) else { return true }
            return node.versions.contains { version in
                let own = level.compactMap { other in other.versions.first { $0.text == version.text } }
                let next = own.filter { $0.node.head.lowerBound > version.node.head.lowerBound }
                    .min { $0.node.head.lowerBound < $1.node.head.lowerBound }
                return next.map { texts[$0.text].isMark($0.node.head.lowerBound) } ?? true
            }
        }.map(\.element)
    }

    private func isMark(_ node: MergeNode) -> Bool {
        texts[node.words.text].isMark(node.words.node.head.lowerBound)
    }

    /// The version of those that say the same whose comments beside the code most of them have; one without any, where
    /// each has its own.
    func usualComments(_ versions: [MergeNode.Version]) -> MergeNode.Version? {
        let comments = versions.map { keys.key(texts[$0.text].commentsBesideCode(in: $0.node.head)) }
        guard Set(comments).count > 1 else { return versions.first }
        let usual = comments.indices.first { index in comments.count { $0 == comments[index] } * 2 > comments.count }
        return (usual ?? comments.firstIndex { $0.isEmpty }).map { versions[$0] } ?? versions.first
    }
}

extension SwiftLines {
    /// The comments on some lines, each by its lines.
    fileprivate func comments(in range: Range<Int>) -> [[Int]] {
        var comments: [[Int]] = []
        var last: Token.Kind?
        for index in range {
            let kind = tokens[lines[index].tokens].first?.kind
            let isBlock = kind == .blockComment || kind == .documentationBlockComment
            if comments.isEmpty || kind != nil && (kind != last || isBlock) { comments.append([]) }
            comments[comments.count - 1].append(index)
            last = kind ?? last
        }
        return comments
    }

    /// The lines of a comment that are usual; none where the first of its words are not, since the rest is about these.
    fileprivate func usual(of comment: [Int], _ isUsual: (Int) -> Bool) -> [Int] {
        if let title = comment.first(where: hasWords), !isUsual(title) { return [] }
        let lines = comment.filter(isUsual)
        guard let first = comment.first, let last = comment.last, lines != comment else { return comment }
        let isOfLines = tokens[self.lines[first].tokens].allSatisfy {
            $0.kind == .lineComment || $0.kind == .documentationLineComment
        }
        guard isOfLines else { return lines.first == first && lines.last == last ? lines : [] }
        return Array(lines.prefix((lines.lastIndex(where: hasWords) ?? -1) + 1))
    }

    private func hasWords(_ index: Int) -> Bool { bytes(index..<index + 1).contains { $0.isNamePart } }

    /// The comments that stand on lines of code.
    fileprivate func commentsBesideCode(in range: Range<Int>) -> [UInt8] {
        range.filter { !isComment($0) }.flatMap { tokens[lines[$0].tokens].filter(Self.isComment) }
            .flatMap { source[$0.range] }
    }

    /// Lines without the blanks around them, and without the comments beside code.
    func code(of range: Range<Int>) -> [UInt8] {
        range.flatMap { index -> [UInt8] in
            let line = lines[index].range
            var code = source[line]
            if !isComment(index) {
                for comment in tokens[lines[index].tokens].reversed() where Self.isComment(comment) {
                    code.removeSubrange(comment.range.clamped(to: line))
                }
            }
            let words = String(decoding: code, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            return Array(words.joined(separator: " ").utf8)
        }
    }
}
