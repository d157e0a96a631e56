import SwiftOutline

extension Completion {
    /// Gives the mocks of tests a superclass that has what they override, where each module has one of its own.
    func keepSuperclassesOfTests() {
        let outlines = files.map { Outline($0.text) }
        let names = Set(Coherence.overridingNothing(in: outlines).map(\.type))
        guard !names.isEmpty else { return }
        let types = Self.types(outlines)
        for (tree, node) in testNodes where tree.typeName(of: node).map(names.contains) ?? false {
            let parents = ([node.words] + node.versions).compactMap { tree.parents(of: $0).first }
            let known = parents.first { types[$0]?.kind == .class } ?? parents.first { !ownTypes.contains($0) }
            if let known, tree.typeKind(of: node) == .class { node.neededParents.insert(known) }
        }
    }

    /// Takes out tests in which nothing happens any more that they look at the outcome of, and those that look at
    /// nothing.
    func dropHollowTests() {
        for (tree, node) in testNodes where tree.isHollowTest(node) { node.drop() }
    }

    private var testNodes: [(tree: MergeTree, node: MergeNode)] {
        files.filter(\.isTest).compactMap(\.tree).flatMap { tree in
            tree.all.filter { $0.isPresent && !$0.isCode }.map { (tree, $0) }
        }
    }
}

/// What a statement of a test does.
private enum TestStep {
    case preparation
    case action
    case assertion
}

extension MergeTree {
    /// Whether a test has lost what it does, or what it expects of that, and each module's has both.
    fileprivate func isHollowTest(_ node: MergeNode) -> Bool {
        let lines = texts[node.words.text]
        guard !node.children.isEmpty, !node.isBodyWhole,
            let member = lines.member(of: node.words.node), lines.outline.isTest(member)
        else { return false }
        let left = Set(node.children.filter(\.isKept).compactMap { step($0.words.node, texts[$0.words.text]) })
        let before = node.versions.map { version in
            let lines = texts[version.text]
            return Set(lines.nodes(in: version.node.body).compactMap { step($0, lines) })
        }
        func isLost(_ step: TestStep) -> Bool { !left.contains(step) && before.allSatisfy { $0.contains(step) } }
        return isLost(.assertion) || isLost(.action) && left.contains(.assertion)
    }

    private func step(_ statement: SwiftNode, _ lines: SwiftLines) -> TestStep? {
        let words = lines.headTokens(statement).prefix(3).map(lines.text)
        guard !words.isEmpty else { return nil }
        guard lines.variable(of: statement) == nil else { return .preparation }
        return words.contains(where: Self.asserts) ? .assertion : .action
    }

    private static func asserts(_ word: String) -> Bool {
        ["XCT", "assert", "verify", "waitFor"].contains(where: word.hasPrefix)
            || ["expect", "require", "wait", "fulfillment"].contains(word)
    }
}

extension Outline {
    /// Whether a function is a test.
    func isTest(_ member: Member) -> Bool {
        member.kind == .func
            && (text(of: member.name).hasPrefix("test")
                || self[member.attributes].contains { text(of: $0).hasPrefix("@Test") })
    }
}
