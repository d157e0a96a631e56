import TemplateSets

/// What some of the modules have and a set that was made of them has not.
public struct ExtractionDifference: Sendable, Equatable {
    /// The file's path in the set, up to `.mustache`.
    public let path: String
    /// The first line of a declaration; nil where it is the whole file.
    public let declaration: String?
    /// How many statements of the declaration's body it is; nil where it is all of it.
    public let statementCount: Int?
    /// What the set has instead; nil for nothing.
    public let replacement: String?
    /// The names of the modules that have it.
    public let modules: [String]
}

extension Extraction {
    /// What was left out, file by file, from the outside to the inside.
    public var differences: [ExtractionDifference] {
        let files = skeleton.leftOut.map { file in
            difference(file, nil, in: file.owners)
        }
        let shared = skeleton.drafts.flatMap { draft in
            draft.shared.compactMap { file, line in
                line.map {
                    ExtractionDifference(
                        path: file.path.map(TemplateText.path).joined(separator: "/"),
                        declaration: TemplateText.shown(MergeTree.words($0)),
                        statementCount: nil, replacement: nil, modules: [draft.name.name])
                }
            }
        }
        return files + shared
            + skeleton.files.flatMap { file -> [ExtractionDifference] in
                guard let tree = file.tree else { return otherVersions(of: file) }
                return differences(of: tree.nodes, file, tree)
            }
    }

    /// What a storyboard or xib shows in other modules: it is as in one of them, whatever is in it.
    private func otherVersions(of file: Skeleton.File) -> [ExtractionDifference] {
        guard file.versions.indices.contains(file.source) else { return [] }
        let others = zip(file.owners, file.versions).filter { $1 != file.versions[file.source] }.map(\.0)
        let source = skeleton.drafts[file.owners[file.source]].name.name
        return others.isEmpty ? [] : [difference(file, "what it shows", in: others, replacement: "as in \(source)")]
    }

    private func differences(
        of nodes: [MergeNode], _ file: Skeleton.File, _ tree: MergeTree
    ) -> [ExtractionDifference] {
        nodes.flatMap { node -> [ExtractionDifference] in
            let owners = node.versions.map { file.owners[$0.text] }
            guard node.isKept else {
                return tree.line(of: node.words).map { [difference(file, $0, in: owners)] } ?? []
            }
            let statements = tree.leftStatements(of: node)
            let having = Set(statements.flatMap(\.versions).map { file.owners[$0.text] }).sorted()
            let left =
                statements.isEmpty
                ? [] : [difference(file, tree.line(of: node.words), in: having, statements: statements.count)]
            return reworded(node, file, tree) + left
                + differences(of: node.children.filter { !$0.isCode }, file, tree)
        }
    }

    /// The modules that say a kept declaration in other words.
    private func reworded(_ node: MergeNode, _ file: Skeleton.File, _ tree: MergeTree) -> [ExtractionDifference] {
        guard !node.isCode, node.agreeing < node.versions.count, let usual = tree.line(of: node.words) else {
            return []
        }
        return node.versions.compactMap { version in
            guard let line = tree.line(of: version), line != usual else { return nil }
            return difference(file, line, in: [file.owners[version.text]], replacement: usual)
        }
    }

    private func difference(
        _ file: Skeleton.File, _ line: String?, in owners: [Int], statements: Int? = nil, replacement: String? = nil
    ) -> ExtractionDifference {
        ExtractionDifference(
            path: file.draft.path.map(TemplateText.path).joined(separator: "/"),
            declaration: line.map(TemplateText.shown), statementCount: statements,
            replacement: replacement.map(TemplateText.shown),
            modules: owners.map { skeleton.drafts[$0].name.name })
    }
}

extension MergeTree {
    /// From how many bytes on a line is cut at the next token. Generated data may be one of megabytes.
    private static let longestLine = 1_000

    /// The statements of a declaration that are not written, those within others among them.
    fileprivate func leftStatements(of node: MergeNode) -> [MergeNode] {
        node.children.filter(\.isCode).flatMap { statement in
            statement.isKept && isWorthwhile(statement) ? leftStatements(of: statement) : [statement]
        }
    }

    /// What a declaration says up to its body, on one line; nil where it says nothing.
    fileprivate func line(of version: MergeNode.Version) -> String? {
        let lines = texts[version.text]
        var tokens = lines.headTokens(version.node)
        guard let first = tokens.first else { return nil }
        if tokens.count > 1, tokens.last.map(lines.text) == "{" { tokens.removeLast() }
        let member = lines.member(of: version.node)
        // What a property is made of may take many lines.
        let isWhole = member.map { [.func, .`init`, .subscript].contains($0.kind) } ?? true
        let start = member?.introducer ?? first.range.lowerBound
        var words = lines.text(first)
        for (previous, token) in zip(tokens, tokens.dropFirst()) {
            if words.utf8.count > Self.longestLine { return words + " ..." }
            let gap = lines.source[previous.range.upperBound..<token.range.lowerBound]
            let breaks = gap.contains(UInt8(ascii: "\n"))
            if breaks, !isWhole, previous.range.lowerBound >= start { return words + " ..." }
            let isTight =
                breaks && ("([".contains(lines.text(previous)) || ")].".contains(lines.text(token)))
            words += (gap.isEmpty || isTight ? "" : " ") + lines.text(token)
        }
        return words
    }

    /// The words of a declaration's first line, without the brace that opens its body.
    fileprivate static func words(_ line: String) -> String {
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.hasSuffix(" {") ? String(words.dropLast(2)) : words
    }
}
