import SwiftOutline

extension Completion {
    /// Leaves a conformance to the extension that has it, where the type is said to conform, too.
    func conformOnce(_ result: Result) -> Bool {
        var extended: [String: Set<String>] = [:]
        for outline in result.outlines {
            for type in outline.types where type.kind == .extension {
                extended[outline.text(of: type.name), default: []].formUnion(
                    outline[type.inherits].map { outline.text(of: $0) })
            }
        }
        var isLeft = false
        for (tree, node) in nodes where node.isPresent {
            guard let kind = tree.typeKind(of: node), kind != .extension, let name = tree.typeName(of: node),
                let twice = extended[name]?.intersection(tree.parents(of: node)), !twice.isEmpty
            else { continue }
            node.extendedParents.formUnion(twice)
            isLeft = true
        }
        return isLeft
    }

    /// Brings back the extension by which an object is what it is handed over as, where each module says in words of its
    /// own what it conforms to: what sets a 'delegate' to 'self' needs that of the module whose words it has.
    func keepConformances(_ result: Result) -> Bool {
        var parents: [String: Set<String>] = [:]
        for outline in result.outlines {
            for type in outline.types where type.kind != .protocol {
                parents[outline.text(of: type.name), default: []].formUnion(
                    outline[type.inherits].map { outline.text(of: $0) })
            }
        }
        for (tree, node) in nodes where node.isPresent && node.isCode && node.children.isEmpty {
            guard let role = Self.roleHandedOver(by: tree.bytes(of: node)), let type = tree.ownerName(of: node),
                parents[type].map({ !$0.contains { Self.isNamed($0, for: role) } }) ?? false
            else { continue }
            let own = nodes.first { other, extending in
                !extending.isPresent && !extending.isDropped && other.typeKind(of: extending) == .extension
                    && other.typeName(of: extending) == type
                    && extending.versions.contains { $0.text == node.words.text }
                    && other.parents(of: extending).contains { Self.isNamed($0, for: role) }
            }
            if let own, own.node.keep() { return true }
        }
        return false
    }

    /// 'delegate' or 'dataSource', where a statement sets one to the object itself.
    private static func roleHandedOver(by statement: [UInt8]) -> String? {
        let words = String(decoding: statement, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, words[1] == "=", words[2] == "self" else { return nil }
        return ["delegate", "dataSource"].first { words[0].hasSuffix("." + $0) }
    }

    private static func isNamed(_ parent: String, for role: String) -> Bool {
        parent.lowercased().contains(role.lowercased())
    }

    /// Takes back conformances to protocols of frameworks where what these require went, and nothing can bring it back;
    /// and what hands an object over as such. In the modules, whatever conforms so has what is required.
    func dropHollowConformances(_ result: Result) -> Bool {
        let hollow = HollowConformance.all(in: result.outlines)
        guard !hollow.isEmpty else { return false }
        let known = outlines.reduce(into: Set<HollowConformance>()) { $0.formUnion(HollowConformance.all(in: $1)) }
        let left = hollow.subtracting(known)
        for (tree, node) in nodes where node.isPresent {
            let here = left.filter { $0.type == tree.typeName(of: node) }
            let parents = Set(tree.parents(of: node)).intersection(here.map(\.parent))
            guard !parents.isEmpty else { continue }
            if tree.typeKind(of: node) == .extension, parents.count == tree.parents(of: node).count {
                node.drop()
            } else {
                node.extendedParents.formUnion(parents)
            }
        }
        for (tree, node) in nodes where node.isPresent && node.isCode && node.children.isEmpty {
            guard let type = tree.ownerName(of: node) else { continue }
            let gifts = left.filter { $0.type == type }.compactMap { HollowConformance.gifts[$0.parent] }
            guard !gifts.isEmpty else { continue }
            let words = String(decoding: tree.bytes(of: node), as: UTF8.self).split(whereSeparator: \.isWhitespace)
            guard words.count == 3, words[1] == "=", words[2] == "self",
                gifts.contains(where: { words[0].hasSuffix("." + $0) || words[0] == $0 })
            else { continue }
            node.drop()
        }
        return !left.isEmpty
    }
}

extension MergeTree {
    /// The name of the type that a node stands in.
    func ownerName(of node: MergeNode) -> String? { owners(of: node).last }

    /// The names of the types that a node stands in, the outermost first.
    func owners(of node: MergeNode) -> [String] {
        var names: [String] = []
        var place = node.parent
        while let current = place {
            if let name = typeName(of: current) { names.insert(name, at: 0) }
            place = current.parent
        }
        return names
    }
}

/// A type that conforms to a protocol of a framework, and lacks something that it requires.
private struct HollowConformance: Hashable {
    let type: String
    let parent: String

    /// By what objects are handed over as what conforms to a protocol.
    static let gifts = [
        "UITableViewDataSource": "dataSource", "UICollectionViewDataSource": "dataSource",
        "UIPickerViewDataSource": "dataSource", "UIPageViewControllerDataSource": "dataSource",
        "UITableViewDataSourcePrefetching": "prefetchDataSource",
        "UICollectionViewDataSourcePrefetching": "prefetchDataSource",
        "UISearchResultsUpdating": "searchResultsUpdater", "PHPickerViewControllerDelegate": "delegate",
        "SKProductsRequestDelegate": "delegate",
    ]

    static func all(in outlines: [Outline]) -> Set<HollowConformance> {
        var parents: [String: Set<String>] = [:]
        var members: [String: Set<String>] = [:]
        for outline in outlines {
            let names = outline.types.map { outline.text(of: $0.name) }
            for (type, name) in zip(outline.types, names) where type.kind != .protocol {
                parents[name, default: []].formUnion(outline[type.inherits].map { outline.text(of: $0) })
            }
            for member in outline.members where member.kind == .func {
                guard let owner = member.owner else { continue }
                members[names[owner], default: []].insert(outline.signature(of: member))
            }
        }
        return parents.reduce(into: []) { found, type in
            for parent in type.value {
                let given = inherited(by: type.key, parents).reduce(into: Set<String>()) {
                    $0.formUnion(members[$1] ?? [])
                }
                guard !given.isSuperset(of: KnownRequirements.members(of: parent)) else { continue }
                found.insert(HollowConformance(type: type.key, parent: parent))
            }
        }
    }

    /// A type, and what it inherits.
    private static func inherited(by type: String, _ parents: [String: Set<String>]) -> Set<String> {
        var found: Set<String> = []
        var queue = [type]
        while let next = queue.popLast() {
            if found.insert(next).inserted { queue += parents[next] ?? [] }
        }
        return found
    }
}
