import SwiftOutline

extension Completion {
    /// What is done where something is overridden, where each module does it in words of its own: without the call of
    /// its superclass a screen misses what that does, and one whose 'loadView' sets no view has none.
    func keepOverrides(_ result: Result) -> Bool {
        let lost = ownNames.subtracting(result.names.declared)
        var isKept = false
        for (tree, node) in overrides {
            guard let best = tree.duty(of: node, lost, isLedByFirst: isLedByFirst) ?? tree.onlyStatement(of: node)
            else { continue }
            isKept = best.keep() || isKept
        }
        return isKept
    }

    /// Takes out where a screen makes its view, if it would make none any more, and what would keep the superclass from
    /// doing something, and do nothing instead.
    func dropHollowOverrides() -> Bool {
        let hollow = overrides.filter { tree, node in
            !node.children.contains(where: \.isKept) || tree.isMakingView(node) && tree.lacksDuty(node)
        }
        for (_, node) in hollow { node.drop() }
        return !hollow.isEmpty
    }

    private var overrides: [(tree: MergeTree, node: MergeNode)] {
        nodes.filter { tree, node in
            node.isPresent && !node.isCode && !node.isBodyWhole && !node.children.isEmpty
                && node.words.node.kind == .body && tree.isOverride(node)
                && node.versions.allSatisfy { !tree.isEmpty($0) }
        }
    }
}

extension MergeTree {
    /// Whether an override does not do any more what most modules do in it: call the superclass, or make the view.
    fileprivate func lacksDuty(_ node: MergeNode) -> Bool {
        let dutiful = node.versions.count { isDuty(Array(texts[$0.text].bytes($0.node.body)), of: node) }
        return dutiful * 2 > node.versions.count && !isDuty(node.children.filter(\.isKept).flatMap(bytes), of: node)
    }

    /// The statement by which an override would do so again; what names nothing that is lost comes first.
    fileprivate func duty(of node: MergeNode, _ lost: Set<String>, isLedByFirst: Bool) -> MergeNode? {
        guard lacksDuty(node) else { return nil }
        let fitting = node.children.filter { child in
            !child.isKept && !child.isDropped && (!isLedByFirst || child.versions[0].text == 0)
                && isDuty(bytes(of: child), of: node)
        }
        let whole = fitting.filter { lost.isDisjoint(with: SwiftLines.identifiers(in: bytes(of: $0))) }
        return (whole.isEmpty ? fitting : whole).max { $0.versions.count < $1.versions.count }
    }

    /// What the module does in an override whose words are taken, where that is one thing and nothing is left of it.
    fileprivate func onlyStatement(of node: MergeNode) -> MergeNode? {
        guard node.children.allSatisfy({ !$0.isKept && !$0.isDropped }) else { return nil }
        let own = node.children.filter { child in child.versions.contains { $0.text == node.words.text } }
        return own.count == 1 ? own[0] : nil
    }

    private func isDuty(_ statements: [UInt8], of node: MergeNode) -> Bool {
        guard !SwiftLines.identifiers(in: statements).contains("super") else { return true }
        guard isMakingView(node) else { return false }
        let outline = Outline(Array("func f() {\n".utf8) + statements + Array("\n}".utf8))
        return outline.uses.contains { use in
            use.roles.contains(.assigned) && outline.source[use.name].elementsEqual("view".utf8)
                && (!use.roles.contains(.member) || outline.receiver(of: use) == "self")
        }
    }

    /// Whether a function is the one in which a screen makes its view: that sets it, or leaves it to the superclass.
    fileprivate func isMakingView(_ node: MergeNode) -> Bool {
        let lines = texts[node.words.text]
        return lines.member(of: node.words.node).map { lines.outline.text(of: $0.name) } == "loadView"
    }

    fileprivate func isOverride(_ node: MergeNode) -> Bool {
        let lines = texts[node.words.text]
        return lines.headTokens(node.words.node).contains { lines.text($0) == "override" }
    }

    /// Whether nothing stands in a body.
    fileprivate func isEmpty(_ version: MergeNode.Version) -> Bool {
        texts[version.text].bytes(version.node.body).allSatisfy { $0 <= UInt8(ascii: " ") }
    }
}
