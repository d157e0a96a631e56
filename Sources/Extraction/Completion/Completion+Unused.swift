import SwiftOutline

extension Completion {
    /// Takes out parameters of initializers that nothing uses any more, though each module that has them does, with
    /// what they are called with.
    func dropUnusedParameters() -> Bool {
        guard !isLedByFirst else { return false }
        let before = nodes.map(\.node.state)
        var isDropped = false
        for (tree, node) in nodes where node.isInitializer && node.isPresent && !node.isBodyWhole {
            guard let type = node.parent.flatMap({ tree.typeName(of: $0) }) else { continue }
            let labels = unusedLabels(of: node, in: tree).subtracting(node.lostLabels)
            guard !labels.isEmpty else { continue }
            node.lostLabels.formUnion(labels)
            for (place, call) in nodes where call.isCode && call.isPresent {
                guard CallArguments(call.words.node, place.texts[call.words.text])?.madeType == type else { continue }
                call.lostLabels.formUnion(labels)
            }
            isDropped = true
        }
        guard isDropped else { return false }
        let faults = { (texts: [[UInt8]]) in Coherence(texts).faults.count }
        let after = Result(files)
        let states = nodes.map(\.node.state)
        for (place, state) in zip(nodes, before) { place.node.state = state }
        guard faults(after.texts) <= faults(Result(files).texts) else { return false }
        for (place, state) in zip(nodes, states) { place.node.state = state }
        dropUnusedConstants()
        return true
    }

    /// The labels of the parameters that no statement which is left names, of those that the module's does whose words
    /// the initializer has.
    private func unusedLabels(of node: MergeNode, in tree: MergeTree) -> Set<String> {
        guard let list = tree.arguments(of: node.words, isCode: false) else { return [] }
        let used = SwiftLines.identifiers(in: node.children.filter(\.isKept).flatMap { tree.bytes(of: $0) })
        let whole = tree.texts[node.words.text].bytes(node.words.node.body)
        let known = SwiftLines.identifiers(in: whole)
        let given = tree.labels(of: node, in: tree.bytes(of: node))
        return Set(
            zip(list.labels, list.parameters).filter { label, name in
                label != "_" && given.contains(label) && known.contains(name) && !used.contains(name)
            }.map(\.0))
    }

    /// Takes out constants that only what is gone was called with.
    private func dropUnusedConstants() {
        for (tree, node) in nodes where !node.isCode && node.isPresent && !node.isBodyWhole {
            for child in node.children.reversed() where child.isKept && child.children.isEmpty {
                guard let name = tree.texts[child.words.text].variable(of: child.words.node),
                    let whole = tree.whole(node, in: child.words.text),
                    Self.count(of: name, in: whole) > 1, Self.count(of: name, in: tree.bytes(of: node)) == 1
                else { continue }
                child.drop()
            }
        }
    }

    /// Takes out constants that name no more than a value, where all that used them is gone. What makes something may do
    /// more than that.
    func dropUnusedLocals() -> Bool {
        var isDropped = false
        for (tree, node) in nodes where !node.isCode && node.isPresent && !node.isBodyWhole {
            guard node.words.node.kind == .body || node.words.node.kind == .value else { continue }
            for child in node.children.reversed() where child.isKept && child.children.isEmpty {
                let lines = tree.texts[child.words.text]
                guard let name = lines.variable(of: child.words.node), name != "_",
                    case let words = lines.headTokens(child.words.node).map(lines.text),
                    words.first == "let", !words.contains(where: ["(", "{", "try", "await"].contains),
                    let whole = tree.whole(node, in: child.words.text), Self.count(of: name, in: whole) > 1,
                    Self.count(of: name, in: tree.bytes(of: node)) == 1
                else { continue }
                child.drop()
                isDropped = true
            }
        }
        return isDropped
    }

    /// Takes out private declarations that nothing uses any more, though each module that has them does.
    func dropUnusedHelpers() -> Bool {
        var isDropped = false
        for tree in files.filter({ !$0.isTest }).compactMap(\.tree) {
            let helpers = tree.all.filter { !$0.isCode && $0.isPresent }.compactMap { node in
                tree.privateName(of: node).map { (node: node, name: $0) }
            }
            guard !helpers.isEmpty else { continue }
            let used = Outline(tree.text).usedNames
            let known = tree.texts.map(\.outline.usedNames)
            for (node, name) in helpers where !used.contains(name) {
                guard node.versions.allSatisfy({ known[$0.text].contains(name) }) else { continue }
                node.drop()
                isDropped = true
            }
        }
        return isDropped
    }

    /// How often a name stands in a text.
    private static func count(of name: String, in text: [UInt8]) -> Int {
        var lexer = Lexer(text)
        var count = 0
        while let token = lexer.next() {
            if token.kind == .identifier, text[token.range].elementsEqual(name.utf8) { count += 1 }
        }
        return count
    }
}

extension MergeTree {
    /// What a node declares for its own file alone; nil of what others may see, or a tool looks for.
    fileprivate func privateName(of node: MergeNode) -> String? {
        let lines = texts[node.words.text]
        guard
            lines.headTokens(node.words.node).contains(where: { ["private", "fileprivate"].contains(lines.text($0)) })
        else { return nil }
        if typeKind(of: node).map({ $0 != .extension }) ?? false { return typeName(of: node) }
        guard let member = lines.member(of: node.words.node), [.func, .var, .let].contains(member.kind),
            lines.outline[member.attributes].isEmpty,
            lines.outline[member.modifiers].contains(where: {
                ["private", "fileprivate"].contains(lines.outline.text(of: $0))
            })
        else { return nil }
        return lines.outline.text(of: member.name)
    }
}

extension Outline {
    /// The names that stand for something that is declared elsewhere in the text.
    fileprivate var usedNames: Set<String> {
        Set(uses.filter { !$0.roles.contains(.bound) }.map { text(of: $0.name) })
    }
}
