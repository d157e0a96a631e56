import SwiftOutline

extension Completion {
    /// An initializer for properties that have no value without one.
    func keepInitializers(_ types: [String: Declared]) -> Bool {
        var isKept = false
        for (name, type) in types.sorted(by: { $0.key < $1.key }) where !type.unset.isEmpty {
            let own = nodes.filter { tree, node in
                node.isInitializer && node.parent.flatMap { tree.typeName(of: $0) } == name
            }
            if type.initializers.isEmpty, type.kind == .class || type.kind == .actor {
                let best = own.filter { !$0.node.isPresent && $0.tree.makesObject($0.node) }.map(\.node)
                if keepBest(of: best) { isKept = true }
            }
            for (tree, node) in own where node.isPresent && tree.makesObject(node) {
                let assigned = Set(node.children.filter(\.isKept).flatMap { tree.assigned(by: $0) })
                for property in type.unset where !assigned.contains(property) {
                    let fitting = node.children.filter { !$0.isKept && tree.assigned(by: $0).contains(property) }
                    isKept = keepBest(of: fitting) || isKept
                }
            }
        }
        return isKept
    }

    /// Brings back an initializer by which something is still made, with what it sets: most modules may have one that
    /// each gives something else.
    func keepCalledInitializers(_ result: Result) -> Bool {
        let calls = result.outlines.reduce(into: [String: Set<[String]>]()) { found, outline in
            for use in outline.uses where use.roles.contains(.called) && !use.roles.contains(.labelled) {
                found[outline.text(of: use.name), default: []].insert(outline.labels(behind: use.name.upperBound))
            }
        }
        var lost: [String: [(tree: MergeTree, node: MergeNode)]] = [:]
        var made: Set<String> = []
        for (tree, node) in nodes where node.isInitializer && tree.makesObject(node) {
            guard let type = node.parent, type.isPresent, let name = tree.typeName(of: type) else { continue }
            if node.isPresent {
                made.insert(name)
            } else if !node.isDropped {
                lost[name, default: []].append((tree, node))
            }
        }
        var isKept = false
        for (name, places) in lost.sorted(by: { $0.key < $1.key }) where !made.contains(name) {
            let given = (calls[name] ?? []).filter { !$0.isEmpty }
            for (tree, node) in places {
                let fitting = node.versions.first { version in
                    tree.arguments(of: version, isCode: false).map { given.contains($0.labels) } ?? false
                }
                guard let fitting, node.keep() else { continue }
                node.words = fitting
                let labels = Set(tree.arguments(of: fitting, isCode: false)?.labels ?? [])
                node.neededLabels.formUnion(labels)
                tree.take(labels, in: node)
                isKept = true
                break
            }
        }
        return isKept
    }

    /// Gives initializers the parameters that they set properties to, where some module's has all of them: without
    /// these a property would be set to itself.
    func completeParameters() -> Bool {
        var isCompleted = false
        for (tree, node) in nodes where node.isInitializer && node.isPresent && !node.isBodyWhole {
            let outline = Outline(Self.inType(tree.bytes(of: node)))
            let properties = Set(Coherence.assignedToThemselves(in: outline).map(\.property))
            guard !properties.isEmpty else { continue }
            let given = tree.labels(of: node, in: tree.bytes(of: node))
            let fitting = node.versions.first { version in
                guard let list = tree.arguments(of: version, isCode: false) else { return false }
                return properties.isSubset(of: list.parameters) && given.isSubset(of: list.labels)
            }
            guard let fitting, !isLedByFirst else { continue }
            node.words = fitting
            node.neededLabels.formUnion(given)
            isCompleted = true
        }
        return isCompleted
    }

    /// Gives functions and their calls the arguments that any of them has left.
    func adaptFunctions() -> Bool {
        var labels: [String: Set<String>] = [:]
        let differing = nodes.filter { $0.node.isPresent && $0.node.agreeing < $0.node.versions.count }
        let functions = nodes.filter { !$0.node.isCode && $0.node.isPresent }.compactMap { tree, node in
            tree.function(of: node).map { (name: $0, tree: tree, node: node) }
        }
        for (name, tree, node) in functions {
            labels[name, default: []].formUnion(tree.labels(of: node, in: tree.bytes(of: node)))
        }
        let calls = differing.filter(\.node.isCode).compactMap { tree, node in
            CallArguments(node.words.node, tree.texts[node.words.text])?.calledName.map {
                (name: $0, tree: tree, node: node)
            }
        }
        for (name, tree, node) in calls where labels[name] != nil {
            labels[name]?.formUnion(tree.labels(of: node, in: tree.bytes(of: node)))
        }
        var isAdapted = false
        for (name, tree, node) in functions + calls {
            guard let wanted = labels[name], !wanted.isSubset(of: node.neededLabels) else { continue }
            let before = tree.bytes(of: node)
            node.neededLabels.formUnion(wanted)
            let given = tree.labels(of: node, in: tree.bytes(of: node))
            if node.isCode, !wanted.isSubset(of: given) { node.takeWords { tree.gives($0, wanted) } }
            isAdapted = isAdapted || tree.bytes(of: node) != before
        }
        return isAdapted
    }

    /// What makes objects, by their types; what all that have it say alike gives what it gives.
    private func callsByType() -> [String: [(tree: MergeTree, node: MergeNode)]] {
        nodes.reduce(into: [:]) { found, place in
            guard place.node.isCode, place.node.isPresent,
                let type = CallArguments(place.node.words.node, place.tree.texts[place.node.words.text])?.madeType,
                ownTypes.contains(type)
            else { return }
            found[type, default: []].append(place)
        }
    }

    /// By which labels the types of the modules are made in bodies that stay as one module has them.
    private func labelsInWholeBodies() -> [String: Set<String>] {
        nodes.reduce(into: [:]) { found, place in
            guard place.node.isPresent, place.node.isBodyWhole || place.tree.isWholeValue(place.node) else { return }
            let outline = Outline(Self.inType(place.tree.bytes(of: place.node)))
            for use in outline.uses where use.roles.contains(.called) {
                let type = outline.text(of: use.name)
                guard ownTypes.contains(type) else { continue }
                found[type, default: []].formUnion(outline.labels(behind: use.name.upperBound).filter { $0 != "_" })
            }
        }
    }

    /// Gives calls the arguments of the initializers that they call, and initializers those that they are called with.
    func adaptCalls() -> Bool {
        var isAdapted = false
        let calls = callsByType()
        let settled = labelsInWholeBodies()
        for (tree, node) in nodes where node.isInitializer && node.isPresent {
            guard let name = node.parent.flatMap({ tree.typeName(of: $0) }) else { continue }
            let labels = tree.labels(of: node, in: tree.bytes(of: node))
            for (place, call) in calls[name] ?? [] {
                guard let list = CallArguments(call.words.node, place.texts[call.words.text]), list.madeType == name
                else { continue }
                let before = (call.neededLabels.count, node.neededLabels.count)
                if !labels.isSubset(of: list.labels), call.takeWords(where: { place.gives($0, labels) }) {
                    isAdapted = true
                }
                // What it gave before is of another module: each would go on to take the other's words.
                let given = place.labels(of: call, in: place.bytes(of: call))
                call.neededLabels.formUnion(labels)
                tree.take(given.subtracting(labels), in: node)
                node.neededLabels.formUnion(given)
                if call.neededLabels.contains("_"), node.neededLabels.insert("_").inserted {
                    tree.take(["_"], in: node)
                }
                isAdapted = isAdapted || before != (call.neededLabels.count, node.neededLabels.count)
            }
            let given = settled[name]?.subtracting(node.neededLabels) ?? []
            guard !given.isEmpty else { continue }
            tree.take(given.subtracting(labels), in: node)
            node.neededLabels.formUnion(given)
            isAdapted = true
        }
        return isAdapted
    }
}

extension MergeTree {
    /// The name of the function that a node declares; nil of what is none.
    fileprivate func function(of node: MergeNode) -> String? {
        let outline = texts[node.words.text].outline
        return texts[node.words.text].member(of: node.words.node)
            .flatMap { $0.kind == .func ? outline.text(of: $0.name) : nil }
    }

    /// Whether a body that gives a value stays whole since what gives it would be gone.
    fileprivate func isWholeValue(_ node: MergeNode) -> Bool {
        guard !node.isCode, node.words.node.kind == .value, node.children.contains(where: { !$0.isKept }) else {
            return false
        }
        let whole = texts[node.words.text].bytes(node.words.node.all)
        return bytes(of: node).suffix(whole.count) == whole
    }

    /// Gives an initializer parameters, with what it does with them.
    fileprivate func take(_ labels: Set<String>, in node: MergeNode) {
        guard !labels.isEmpty else { return }
        func has(_ version: MergeNode.Version) -> Bool {
            labels.isSubset(of: arguments(of: version, isCode: false)?.labels ?? [])
        }
        // Which arguments without labels are meant their number tells, which is that of the module that leads.
        if isLedByFirst, labels == ["_"], node.versions[0].text == 0 { node.words = node.versions[0] }
        if !has(node.words) { node.takeWords(where: has) }
        guard let list = arguments(of: node.words, isCode: false) else { return }
        let names = Set(zip(list.labels, list.parameters).filter { labels.contains($0.0) }.map(\.1))
        for child in node.children where !child.isKept && child.versions.contains(where: { $0.text == node.words.text })
        {
            let isUser = !names.isDisjoint(with: SwiftLines.identifiers(in: bytes(of: child)))
            if isUser, !assigned(by: child).isEmpty { child.keep() }
        }
    }

    /// Whether a version of a call gives arguments of these labels.
    fileprivate func gives(_ version: MergeNode.Version, _ labels: Set<String>) -> Bool {
        labels.isSubset(of: arguments(of: version, isCode: true)?.labels ?? [])
    }

    func parents(of version: MergeNode.Version) -> [String] {
        guard case .type(let index) = version.node.kind else { return [] }
        let outline = texts[version.text].outline
        return outline[outline.types[index].inherits].map { outline.text(of: $0) }
    }

    func inherits(_ node: MergeNode, _ parent: String) -> Bool {
        node.versions.contains { parents(of: $0).contains(parent) }
    }

    /// Whether an initializer is one that makes an object: neither one for storyboards nor one that calls another.
    fileprivate func makesObject(_ node: MergeNode) -> Bool {
        let outline = texts[node.words.text].outline
        return texts[node.words.text].member(of: node.words.node).flatMap { outline.assigned(by: $0) } != nil
    }

    /// The properties that a statement assigns.
    func assigned(by node: MergeNode) -> Set<String> {
        let outline = Outline(Array("func f() {\n".utf8) + bytes(of: node) + Array("\n}".utf8))
        return Set(outline.uses.filter { $0.roles.contains(.assigned) }.map { outline.text(of: $0.name) })
    }

    /// The labels of a call or of an initializer as it is now.
    func labels(of node: MergeNode, in text: [UInt8]) -> Set<String> {
        let lines = SwiftLines(text)
        guard let head = lines.nodes(in: lines.lines.indices).first else { return [] }
        return Set(CallArguments(head, lines, after: 0)?.labels ?? []).subtracting(["_"])
    }
}
