import SwiftOutline

/// A reference that should be weak, and the cycle that it closes.
struct BackReference {
    let edge: OwnershipGraph.Edge
    /// The names of the types on the way from what it refers to, to the type that it is a property of.
    let cycle: [String]
    /// Whether everything that it refers to has another owner, so that making it weak takes nothing away.
    let isSafeToWeaken: Bool
}

extension OwnershipGraph {
    /// Above this number of types in a cycle it is not asked whether fewer edges would do.
    private static let manyTypes = 100

    /// The references that lead back, so that without them no type would own itself: of a cycle, the one that ends
    /// nearest to the view. One that is in all cycles is told alone.
    func backReferences() -> [BackReference] {
        guard hasCycle else { return [] }
        var search = OwnershipSearch(edges, count: names.count)
        var found: [(index: Int, cycle: [String])] = []
        for root in names.indices.sorted(by: { ranks[$0] < ranks[$1] }) where search.leadsToCycle(root) {
            let types = search.reach(from: root)
            let back = fewest(backEdges(in: &search, among: types), &search, types)
            found += back
            search.remove(back.map(\.index), of: types)
        }
        let back = found.map { edges[$0.index] }
        return found.map { index, cycle in
            BackReference(edge: edges[index], cycle: cycle, isSafeToWeaken: isSafeToWeaken(edges[index], among: back))
        }
    }

    /// The edges that lead back as seen from where a search began.
    private func backEdges(in search: inout OwnershipSearch, among types: [Int]) -> [(index: Int, cycle: [String])] {
        var found: [(index: Int, cycle: [String])] = []
        // The types, at their distances, that an edge already leads back from.
        var sources: Set<Int> = []
        for index in search.edges(of: types) {
            let edge = edges[index]
            guard let own = search.distances[edge.source] else { continue }
            for target in edge.targets {
                guard let distance = search.distances[target], distance <= own,
                    let path = search.path(from: target, to: edge.source, without: index)
                else { continue }
                guard !sources.contains(target) || distance != own else { continue }
                guard path.contains(where: { isClass[$0] }) else { continue }
                sources.insert(edge.source)
                found.append((index, path.map { names[$0] }))
                break
            }
        }
        return found
    }

    /// Of several edges that lead back, one that is in every cycle, or those that are needed.
    private func fewest(
        _ back: [(index: Int, cycle: [String])], _ search: inout OwnershipSearch, _ types: [Int]
    ) -> [(index: Int, cycle: [String])] {
        guard back.count > 1, types.count <= Self.manyTypes else { return back }
        let backwards = search.edges(of: types)
            .filter { index in edges[index].targets.allSatisfy { ranks[$0] < ranks[edges[index].source] } }
            .sorted { nearest(edges[$0]) < nearest(edges[$1]) }
        for index in backwards where !search.hasCycle(among: types, without: [index]) {
            let edge = edges[index]
            for target in edge.targets {
                guard let path = search.path(from: target, to: edge.source, without: index) else { continue }
                return [(index, path.map { names[$0] })]
            }
        }
        var needed = back
        for (index, _) in back.reversed() {
            let others = needed.filter { $0.index != index }
            if !search.hasCycle(among: types, without: Set(others.map(\.index))) { needed = others }
        }
        return needed
    }

    private func nearest(_ edge: Edge) -> Int { edge.targets.map { ranks[$0] }.min() ?? 0 }

    /// Whether a property may become weak as far as the module tells.
    func isSafeToWeaken(_ member: Member, of file: ModuleFile) -> Bool {
        edges.first { $0.file === file && $0.member.name == member.name }.map { isSafeToWeaken($0, among: []) } ?? true
    }

    /// Whether everything that a property refers to is owned by a window or another view, or by another property that
    /// does not refer back and can hold nothing else; and the property's own type does not make it.
    private func isSafeToWeaken(_ edge: Edge, among back: [Edge]) -> Bool {
        let targets = Set(edge.targets.map { names[$0] })
        guard !OwnObjects(in: module).make(targets, for: edge.member, of: edge.file) else { return false }
        return edge.targets.allSatisfy { target in
            isView[target]
                || edges.contains { other in
                    other.targets == [target] && !other.isSameProperty(as: edge)
                        && !back.contains { $0.isSameProperty(as: other) }
                }
        }
    }
}
