import SwiftOutline

extension Completion {
    /// Brings back what types need beside what is named: requirements, conformances and initializers.
    func completeTypes(_ result: Result) -> Bool {
        let types = Self.types(result.outlines, in: surroundings)
        return keepConformances(types, GivenSelves(in: result.outlines)) || keepSuperclasses(types)
            || keepRequirements(types)
            || keepUsed(types) || keepInitializers(types) || keepBounds(types, result.outlines)
    }

    /// That protocols are for objects alone, where a property holds them weakly: some modules say so, and others
    /// inherit it.
    private func keepBounds(_ types: [String: Declared], _ outlines: [Outline]) -> Bool {
        var held: Set<String> = []
        for outline in outlines {
            for member in outline.members where member.ownership != .strong {
                guard let type = member.type else { continue }
                held.formUnion(SwiftLines.identifiers(in: outline.source[type]))
            }
        }
        var isKept = false
        for (tree, node) in nodes where node.isPresent && tree.typeKind(of: node) == .protocol {
            guard let name = tree.typeName(of: node), held.contains(name), !Self.mayBeBound(name, types) else {
                continue
            }
            isKept = node.neededParents.insert(Self.bound).inserted || isKept
        }
        return isKept
    }

    private static let bound = "AnyObject"

    /// Whether a protocol is for objects alone, or inherits one that is declared elsewhere and may be.
    private static func mayBeBound(_ name: String, _ types: [String: Declared]) -> Bool {
        var seen: Set<String> = []
        var queue = [name]
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            guard next != bound, next != "class", let type = types[next] else { return true }
            queue += type.parents
        }
        return false
    }

    /// What is named of a type, where some module declares it there.
    private func keepUsed(_ types: [String: Declared]) -> Bool {
        var isKept = false
        let nodes = nodesOfTypes
        for (name, type) in types.sorted(by: { $0.key < $1.key }) where type.kind != nil {
            let known = type.parents.union(type.arguments).reduce(type.members) { $0.union(types[$1]?.members ?? []) }
            for member in type.used.union(type.usedCases).subtracting(known).sorted() {
                let places = [name] + type.arguments.sorted()
                isKept = places.contains { keepBest(of: Self.declaring(member, among: nodes[$0])) } || isKept
            }
            let objects = type.parents.reduce(type.objects) { $0.union(types[$1]?.objects ?? []) }
            for member in type.usedObjects.intersection(known).subtracting(objects).sorted() {
                let declaring = (nodes[name] ?? []).filter { $0.tree.declaresObject($0.node) }
                isKept = keepBest(of: Self.declaring(member, among: declaring)) || isKept
            }
        }
        return isKept
    }

    private typealias Place = (tree: MergeTree, node: MergeNode)

    /// What types and their extensions have, by the names of the types: there are thousands of nodes to look through.
    private var nodesOfTypes: [String: [Place]] {
        nodes.reduce(into: [:]) { found, place in
            guard !place.node.isCode, let type = place.node.parent.flatMap({ place.tree.typeName(of: $0) }) else {
                return
            }
            found[type, default: []].append(place)
        }
    }

    /// What declares a member and is no part of the result.
    private static func declaring(_ member: String, among nodes: [Place]?) -> [MergeNode] {
        (nodes ?? []).filter { !$0.node.isPresent && $0.tree.declares($0.node, member) }.map(\.node)
    }

    /// What most modules that have a type make it conform to, whether they say so at the type or in an extension. What
    /// the project declares elsewhere for each of them counts as one protocol.
    private func keepConformances(_ types: [String: Declared], _ selves: GivenSelves) -> Bool {
        var isKept = false
        let nodes = Dictionary(grouping: nodes) { $0.tree.typeName(of: $0.node) ?? "" }
        for name in types.keys.sorted() where types[name]?.kind != nil {
            let declarations = nodes[name] ?? []
            let others = types[name]?.parents ?? []
            let (conformances, having) = conformances(of: name)
            for conformance in conformances {
                let (parents, owning) = (conformance.names, conformance.owners)
                // What is there to be conformed to is asked for somewhere.
                let isOwn = parents.contains { types[$0]?.kind == .protocol }
                guard
                    owning.count * 2 > having.count || isOwn
                        || parents.contains(where: { selves.ask(for: $0, of: name, besides: others) }),
                    others.isDisjoint(with: parents),
                    !isLedByFirst || owning.contains(0)
                else {
                    continue
                }
                let extensions = declarations.filter { tree, node in
                    tree.typeKind(of: node) == .extension && !node.isPresent
                        && parents.contains { tree.inherits(node, $0) }
                }
                if keepBest(of: extensions.map(\.node), isFilled: ownTypes.isDisjoint(with: parents)) {
                    isKept = true
                } else if let node = declarations.first(where: { $0.tree.typeKind(of: $0.node) != .extension })?.node {
                    isKept = node.neededParents.insert(parents[0]).inserted || isKept
                }
            }
        }
        return isKept
    }

    /// What modules make a type conform to, and which of them have it.
    private func conformances(
        of name: String
    ) -> (all: [(names: [String], owners: Set<Int>)], having: Set<Int>) {
        var found: [String: (names: [String], owners: Set<Int>)] = [:]
        var having: Set<Int> = []
        for file in files where !file.isTest {
            guard let tree = file.tree else { continue }
            for (owner, lines) in zip(file.owners, tree.texts) {
                for type in lines.outline.types where lines.outline.text(of: type.name) == name {
                    if type.kind != .extension { having.insert(owner) }
                    for parent in lines.outline[type.inherits] {
                        let parent = lines.outline.text(of: parent)
                        let shared = elsewhere.newName(ofType: parent) ?? parent
                        if found[shared]?.names.contains(parent) != true {
                            found[shared, default: ([], [])].names.append(parent)
                        }
                        found[shared]?.owners.insert(owner)
                    }
                }
            }
        }
        return (found.values.sorted { $0.names[0] < $1.names[0] }, having)
    }

    /// A superclass for what overrides something.
    private func keepSuperclasses(_ types: [String: Declared]) -> Bool {
        var isKept = false
        for (tree, node) in nodes where node.isPresent && tree.typeKind(of: node) == .class {
            guard let name = tree.typeName(of: node), let type = types[name],
                type.needsSuperclass || isLedByFirst
            else { continue }
            var counts: [String: Int] = [:]
            // What the module that leads inherits nothing for needs nothing.
            let versions = isLedByFirst ? node.versions.filter { $0.text == 0 } : node.versions
            let firsts = versions.compactMap { tree.parents(of: $0).first }
                .filter { parent in types[parent]?.kind != .protocol && !isProtocol(parent) }
            for parent in firsts { counts[parent, default: 0] += 1 }
            guard type.parents.isDisjoint(with: firsts),
                let best = firsts.first(where: { counts[$0] == counts.values.max() })
            else { continue }
            isKept = node.neededParents.insert(best).inserted || isKept
        }
        return isKept
    }

    private func isProtocol(_ name: String) -> Bool {
        nodes.contains { $0.tree.typeKind(of: $0.node) == .protocol && $0.tree.typeName(of: $0.node) == name }
            || name.hasSuffix("Protocol") || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    }

    /// What a protocol requires in whatever conforms to it, be it the modules' own or another of the project's.
    private func keepRequirements(_ types: [String: Declared]) -> Bool {
        var isKept = false
        let nodes = nodesOfTypes
        for (name, type) in types.sorted(by: { $0.key < $1.key }) where type.kind != .protocol && type.kind != nil {
            for parent in type.parents.sorted() {
                for member in required(by: parent, types).subtracting(type.members).sorted() {
                    isKept = keepBest(of: Self.declaring(member, among: nodes[name])) || isKept
                }
            }
        }
        return isKept
    }

    private func required(by parent: String, _ types: [String: Declared]) -> Set<String> {
        if let own = types[parent], own.kind != nil { return own.kind == .protocol ? own.members : [] }
        return surroundings.requiredNames(by: parent)
    }

    /// Takes out the rarer ones of types, properties and functions that stand twice in one type: modules may have them
    /// in extensions that are called otherwise, or with types that differ.
    func dropDoubles() -> Bool {
        var places: [String: [MergeNode]] = [:]
        for (tree, node) in nodes where node.isPresent && !node.isCode {
            guard let name = tree.nameOfOne(node) else { continue }
            // What a protocol requires its extension may have.
            let isRequired = node.parent.flatMap(tree.typeKind) == .protocol
            let place = (isRequired ? ["protocol"] : []) + tree.owners(of: node) + [name]
            places[place.joined(separator: "."), default: []].append(node)
        }
        let doubles = places.values.filter { $0.count > 1 }
        for nodes in doubles {
            let most = nodes.map(\.versions.count).max()
            let best = nodes.first { $0.versions.count == most }
            for node in nodes where node !== best { node.drop() }
        }
        return !doubles.isEmpty
    }
}

extension MergeTree {
    /// Whether a node declares something else than a function.
    fileprivate func declaresObject(_ node: MergeNode) -> Bool {
        texts[node.words.text].member(of: node.words.node).map { $0.kind != .func } ?? false
    }

    /// What a node declares of which there can be only one: another type, a property or a function with its parameters;
    /// nil of what is none, and of what other files do not see.
    fileprivate func nameOfOne(_ node: MergeNode) -> String? {
        let lines = texts[node.words.text]
        let words = lines.headTokens(node.words.node).map(lines.text)
        let isPrivate = words.contains { ["private", "fileprivate"].contains($0) }
        if let kind = typeKind(of: node) { return kind == .extension || isPrivate ? nil : typeName(of: node) }
        if let signature = lines.signature(of: node.words.node) {
            return isPrivate || words.first == "#if" || node.parent == nil ? nil : signature
        }
        guard let member = lines.member(of: node.words.node), member.kind == .var || member.kind == .let,
            !isPrivate || member.isStored && member.owner != nil, words.first != "#if"
        else { return nil }
        return (member.isStatic ? "static " : "") + lines.outline.text(of: member.name)
    }
}
