/// The numbers of an ownership graph's edges by the types that they start at and lead to.
struct EdgeTable {
    private(set) var from: [[Int]]
    private(set) var to: [[Int]]

    init(_ edges: [OwnershipGraph.Edge], count: Int) {
        from = Array(repeating: [], count: count)
        to = from
        for (index, edge) in edges.enumerated() {
            from[edge.source].append(index)
            for target in edge.targets { to[target].append(index) }
        }
    }
}

extension OwnershipGraph {
    /// The edges that start at some types, in their order.
    func edges(from types: [Int]) -> [Edge] { sorted(types.flatMap { table.from[$0] }) }

    /// The edges that lead to some types, in their order.
    func edges(to types: [Int]) -> [Edge] { sorted(types.flatMap { table.to[$0] }) }

    /// The edges by which one type owns another.
    func edges(from source: Int, to target: Int) -> [Int] {
        table.from[source].filter { edges[$0].targets.contains(target) }
    }

    private func sorted(_ numbers: [Int]) -> [Edge] { Set(numbers).sorted().map { edges[$0] } }
}
