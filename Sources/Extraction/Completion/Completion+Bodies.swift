import SwiftOutline

extension Completion {
    /// Makes bodies whole in which a local variable stands that nothing declares any more.
    func completeBodies(_ result: Result) -> Bool {
        var isCompleted = false
        let bodies = bodiesWithoutLocals(result)
        let lost = bodies.isEmpty ? [] : ownNames.subtracting(result.names.declared)
        for (tree, node, locals) in bodies {
            let declaring = tree.children(of: node, declaring: locals).filter {
                lost.isDisjoint(with: tree.names(in: $0.words))
            }
            guard declaring.isEmpty else {
                for child in declaring { child.keep() }
                isCompleted = true
                continue
            }
            guard node.words.node.kind == .body else {
                node.isBodyWhole = true
                isCompleted = true
                continue
            }
            let users = tree.children(of: node, naming: locals)
            for child in users { child.drop() }
            isCompleted = isCompleted || !users.isEmpty
        }
        return isCompleted
    }

    /// Takes out what uses a local variable that went with what it was made of; what gives a body's value takes the
    /// body along.
    func dropUsersOfLocals(_ result: Result) -> Bool {
        var isDropped = false
        for (tree, node, locals) in bodiesWithoutLocals(result) {
            isDropped = true
            let users = tree.children(of: node, naming: locals)
            let isLost = users.isEmpty || node.words.node.kind == .value && users.contains(where: \.isEnd)
            for user in isLost ? [node] : users { user.drop() }
        }
        return isDropped
    }

    /// The bodies that name local variables which they do not declare any more.
    private func bodiesWithoutLocals(_ result: Result) -> [(tree: MergeTree, node: MergeNode, locals: Set<String>)] {
        let types = Self.types(result.outlines)
        return nodes.compactMap { tree, node in
            guard !node.isCode, node.isPresent, !node.isBodyWhole, !node.children.isEmpty,
                node.words.node.kind == .body || node.words.node.kind == .value
            else { return nil }
            let all = ModuleNames(tree.texts.indices.compactMap { tree.whole(node, in: $0) }.map(Self.inType))
            let own = ModuleNames([Self.inType(tree.bytes(of: node))])
            let names = all.declared.subtracting(own.declared).intersection(own.used)
                .subtracting(visible(from: node, in: tree, types))
            let locals = tree.localNames(of: node, among: names).union(tree.unsetVariables(of: node))
            return locals.isEmpty ? nil : (tree, node, locals)
        }
    }

    /// Takes other words for what modules say in words that all differ, where those taken need what few declare.
    func reword(namesOf missing: Set<String>, _ result: Result) -> Bool {
        guard !missing.isEmpty, !isLedByFirst else { return false }
        let names = result.names
        let lost = ownNames.subtracting(names.declared).union(missing)
        let types = names.types.filter(HelperDeclarations.isOwn)
        var isReworded = false
        for (tree, node) in nodes where node.isPresent && node.children.isEmpty && node.agreeing < 2 {
            guard node.isCode, !missing.isDisjoint(with: tree.names(in: node.words)) else { continue }
            let isTaken = node.takeWords { version in
                let names = tree.names(in: version)
                return lost.isDisjoint(with: names) && !types.isDisjoint(with: names)
            }
            isReworded = isTaken || isReworded
        }
        return isReworded
    }

    /// A member as a part of a type: by itself an initializer is none, and has no parameters.
    static func inType(_ member: [UInt8]) -> [UInt8] {
        Array("class Members {\n".utf8) + member + Array("\n}\n".utf8)
    }

    /// What a body can name besides what is local: types, and the members of the type that it stands in.
    private func visible(from node: MergeNode, in tree: MergeTree, _ types: [String: Declared]) -> Set<String> {
        var names = Set(types.keys)
        var current = node.parent
        while let place = current {
            if let type = tree.typeName(of: place).flatMap({ types[$0] }) {
                names.formUnion(type.members)
                for parent in type.parents { names.formUnion(types[parent]?.members ?? []) }
            }
            current = place.parent
        }
        return names
    }
}

extension MergeTree {
    /// The local variables that have no value without a statement that is gone.
    fileprivate func unsetVariables(of node: MergeNode) -> Set<String> {
        let kept = node.children.filter(\.isKept)
        let names = kept.compactMap { child -> String? in
            let lines = texts[child.words.text]
            let isSet = lines.headTokens(child.words.node).contains { lines.text($0) == "=" || lines.text($0) == "{" }
            return isSet ? nil : lines.variable(of: child.words.node)
        }
        guard !names.isEmpty else { return [] }
        return Set(names).subtracting(kept.flatMap(assigned))
    }

    /// Those of some names that are local in the module in whose words they stand in a body: elsewhere they are the
    /// view's that a screen has, say.
    fileprivate func localNames(of node: MergeNode, among names: Set<String>) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var locals: [Int: Set<String>] = [:]
        return node.all.filter(\.isPresent).reduce(into: []) { found, part in
            let text = part.words.text
            let own = locals[text] ?? names.intersection(boundNames(of: node, in: text))
            locals[text] = own
            if !own.isEmpty { found.formUnion(own.intersection(ownNames(of: part))) }
        }
    }

    /// The statements of a body that name some local variables.
    fileprivate func children(of node: MergeNode, naming names: Set<String>) -> [MergeNode] {
        let declared = ModuleNames([Completion.inType(bytes(of: node))]).declared
        return node.children.filter { child in
            child.isKept
                && child.all.contains { part in
                    part.isPresent
                        && ownNames(of: part).intersection(names).contains {
                            declared.contains($0) || boundNames(of: node, in: part.words.text).contains($0)
                        }
                }
        }
    }

    /// What is bound for a whole body as one of the texts has it, parameters included.
    private func boundNames(of node: MergeNode, in text: Int) -> Set<String> {
        guard let version = node.versions.first(where: { $0.text == text }) else { return [] }
        return texts[text].boundNames(in: version.node.head).union(texts[text].boundNames(by: version.node.body))
    }

    /// The statements of a body that are gone and declare some of these names.
    fileprivate func children(of node: MergeNode, declaring names: Set<String>) -> [MergeNode] {
        node.children.filter { child in
            guard !child.isKept, !child.isDropped, !isLedByFirst || child.versions[0].text == 0 else { return false }
            return texts[child.words.text].variable(of: child.words.node).map(names.contains) ?? false
        }
    }

    /// The names in a version of a node.
    fileprivate func names(in version: MergeNode.Version) -> Set<String> {
        SwiftLines.identifiers(in: texts[version.text].bytes(version.node.all))
    }
}
