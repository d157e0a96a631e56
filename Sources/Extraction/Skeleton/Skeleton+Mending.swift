import SwiftOutline

extension Skeleton {
    /// Leaves out single declarations and statements that do not go together with the rest, brings others back, or says
    /// them in the words of another module, until nothing is wrong any more.
    ///
    /// Which of what could be done does most for the least is tried out: nothing else knows what else depends on it.
    ///
    /// - Returns: Whether nothing is wrong.
    mutating func mend() -> Bool {
        guard drafts.count > 1 else { return false }
        let judge = CodeFaults(of: drafts, in: surroundings)
        let nodes = files.compactMap(\.tree).flatMap(\.all)
        let states = nodes.map(\.state)
        let whole = Presence(nodes)
        var left = Self.mostTrials
        var faults = judge.all(in: self) + undeclared
        while !faults.isEmpty {
            guard let step = bestStep(against: faults, judge, nodes, whole, &left) else {
                for (node, state) in zip(nodes, states) { node.state = state }
                return false
            }
            step.restore(nodes)
            self = step.skeleton
            faults = step.faults
        }
        return true
    }

    /// How often something is tried out.
    private static let mostTrials = 120
    /// Of how many places something is tried out for one fault.
    private static let mostPlaces = 10

    /// Something that was tried out, and what became of it.
    private struct Step {
        let skeleton: Skeleton
        let faults: [CodeFault]
        let states: [MergeNode.State]
        let cost: Int

        func restore(_ nodes: [MergeNode]) { for (node, state) in zip(nodes, states) { node.state = state } }
    }

    /// What of the modules is there.
    private struct Presence {
        private let isPresent: [Bool]
        private let isUsual: [Bool]
        /// The text whose words each has.
        private let words: [Int]
        /// The lines of each that are no other node's.
        private let lengths: [Int]

        init(_ nodes: [MergeNode]) {
            isPresent = nodes.map(\.isPresent)
            isUsual = nodes.map { $0.agreeing > 1 }
            words = nodes.map(\.words.text)
            lengths = nodes.map { $0.children.isEmpty ? $0.words.node.all.count : $0.words.node.head.count }
        }

        /// How much less there is now, and how much more of what is one module's alone.
        func cost(of now: Presence) -> Int {
            isPresent.indices.reduce(0) { cost, index in
                switch (isPresent[index], now.isPresent[index]) {
                case (true, false): cost + 1 + lengths[index]
                case (false, true) where !isUsual[index]: cost + 1 + now.lengths[index]
                case (true, true) where words[index] != now.words[index]: cost + 1
                default: cost
                }
            }
        }
    }

    private func bestStep(
        against faults: [CodeFault], _ judge: CodeFaults, _ nodes: [MergeNode], _ whole: Presence, _ left: inout Int
    ) -> Step? {
        let before = nodes.map(\.state)
        let made = madeTypes
        let cost = whole.cost(of: Presence(nodes))
        var best: Step?
        for fault in faults {
            for change in changes(against: fault) {
                guard left > 0 else { return best }
                left -= 1
                var skeleton = self
                change(&skeleton)
                skeleton.complete()
                let rest = judge.all(in: skeleton) + skeleton.undeclared
                let step = Step(
                    skeleton: skeleton, faults: rest, states: nodes.map(\.state), cost: whole.cost(of: Presence(nodes)))
                for (node, state) in zip(nodes, before) { node.state = state }
                guard rest.count < faults.count, !rest.contains(fault), made.isSubset(of: skeleton.madeTypes) else {
                    continue
                }
                if best.map({ (rest.count, step.cost) < ($0.faults.count, $0.cost) }) ?? true { best = step }
                // Nothing else does it for less.
                if step.cost <= (rest.isEmpty ? cost + 1 : cost), rest.allSatisfy(faults.contains) { return step }
            }
            if best != nil { return best }
        }
        return best
    }

    /// The module's own types of which objects are made somewhere: what makes the module may not go.
    private var madeTypes: Set<String> {
        let outlines = files.filter { !$0.isTest && $0.draft.isSwift && isUsual($0) }.map { Outline($0.draft.contents) }
        let own = outlines.flatMap { outline in outline.types.map { outline.text(of: $0.name) } }
        let called = outlines.flatMap { outline in
            outline.uses.filter { $0.roles.contains(.called) }.map { outline.text(of: $0.name) }
        }
        return Set(own).intersection(called).filter(HelperDeclarations.isOwn)
    }

    private var undeclared: [CodeFault] {
        let files = files.filter { !$0.isTest && $0.draft.isSwift && isUsual($0) }
        return missing(in: files.map(\.draft.contents)).sorted().map { name in
            let user = files.first { SwiftLines.identifiers(in: $0.draft.contents).contains(name) } ?? files.first
            return CodeFault(path: user?.draft.path.joined(separator: "/") ?? "", text: name, isUndeclared: true)
        }
    }

    /// What can be done about a fault, the likeliest first.
    private func changes(against fault: CodeFault) -> [(inout Skeleton) -> Void] {
        let names = fault.names
        var places: [(rank: (Int, Int, Int), tree: MergeTree, node: MergeNode)] = []
        for tree in files.filter({ !$0.isTest }).compactMap(\.tree) {
            for node in tree.all where !node.isDropped {
                guard node.isPresent || (!node.isCode || fault.isUnmade) && node.parent?.isPresent ?? true else {
                    continue
                }
                let lines = tree.texts[node.words.text]
                let text =
                    node.children.isEmpty && node.isPresent
                    ? tree.bytes(of: node)
                    // What makes something does so in its body.
                    : Array(lines.bytes(fault.isUnmade && !node.isPresent ? node.words.node.all : node.words.node.head))
                var count = SwiftLines.identifiers(in: text).intersection(names).count
                guard count > 0 || node.isInitializer else { continue }
                if let owner = tree.ownerName(of: node), names.contains(owner) { count += 1 }
                guard count > 0 else { continue }
                places.append(((-count, node.isCode ? 0 : 1, text.count), tree, node))
            }
        }
        return places.sorted { $0.rank < $1.rank }.prefix(Self.mostPlaces).flatMap { _, tree, node in
            Self.changes(of: node, in: tree, isTwice: fault.isTwice)
        }
    }

    private static func changes(
        of node: MergeNode, in tree: MergeTree, isTwice: Bool
    ) -> [(inout Skeleton) -> Void] {
        guard node.isPresent else { return [{ _ in node.keep() }] }
        func head(_ version: MergeNode.Version) -> [UInt8] {
            tree.keys.key(tree.texts[version.text].bytes(version.node.head))
        }
        let kind = tree.typeKind(of: node)
        let alike = node.versions.filter { tree.typeKind(of: $0) == kind }
        var known: Set<[UInt8]> = [head(node.words)]
        let reworded = alike.filter { known.insert(head($0)).inserted }.map { version in
            { (_: inout Skeleton) in
                node.words = version
                let labels = tree.arguments(of: version, isCode: node.isCode)?.labels ?? []
                node.neededLabels = Set(labels).subtracting(["_"])
            }
        }
        let superclasses = kind == .class ? Set(alike.compactMap { tree.parents(of: $0).first }) : []
        let inheriting = superclasses.subtracting(node.neededParents).sorted().map { parent in
            { (_: inout Skeleton) in _ = node.neededParents.insert(parent) }
        }
        // Without one of its types a module is another one; but which stands there twice is there all the same.
        let mayGo = kind == nil || kind == .extension || isTwice
        return reworded + inheriting + (mayGo ? [{ _ in node.drop() }] : [])
    }
}
