/// The edges of an ownership graph by the types that they start at. A search takes time in proportion to the edges.
struct OwnershipSearch {
    private let edges: [OwnershipGraph.Edge]
    private let count: Int
    /// The edges that start at each type.
    private var outgoing: [[Int]]
    /// The edges that have not been removed, in their order.
    private(set) var left: [Int]
    /// Whether some type owns itself.
    private(set) var hasCycle = false

    /// A search over these edges between so many types.
    init(_ edges: [OwnershipGraph.Edge], count: Int) {
        self.edges = edges
        self.count = count
        left = Array(edges.indices)
        outgoing = Array(repeating: [], count: count)
        for index in left { outgoing[edges[index].source].append(index) }
        hasCycle = findsCycle
    }

    /// Takes edges out.
    mutating func remove(_ gone: [Int]) {
        guard !gone.isEmpty else { return }
        let gone = Set(gone)
        left.removeAll(where: gone.contains)
        for source in Set(gone.map { edges[$0].source }) { outgoing[source].removeAll(where: gone.contains) }
        hasCycle = findsCycle
    }

    /// How many edges lead from a type to each of the types; -1 for those that none lead to.
    func distances(from root: Int) -> [Int] {
        var distances = Array(repeating: -1, count: count)
        distances[root] = 0
        var queue = [root]
        var next = 0
        while next < queue.count {
            let type = queue[next]
            next += 1
            for index in outgoing[type] {
                for target in edges[index].targets where distances[target] < 0 {
                    distances[target] = distances[type] + 1
                    queue.append(target)
                }
            }
        }
        return distances
    }

    /// The shortest way by which one type owns another, without one of the edges.
    func path(from start: Int, to end: Int, without excluded: Int) -> [Int]? {
        var previous = Array(repeating: -1, count: count)
        previous[start] = start
        var queue = [start]
        var next = 0
        while next < queue.count, previous[end] < 0 {
            let type = queue[next]
            next += 1
            for index in outgoing[type] where index != excluded {
                for target in edges[index].targets where previous[target] < 0 {
                    previous[target] = type
                    queue.append(target)
                }
            }
        }
        guard previous[end] >= 0 else { return nil }
        var path = [end]
        while let last = path.last, last != start { path.append(previous[last]) }
        return path.reversed()
    }

    /// Whether types are left over when those that nothing owns are taken out one after another.
    private var findsCycle: Bool {
        var owners = Array(repeating: 0, count: count)
        for index in left { for target in edges[index].targets { owners[target] += 1 } }
        var free = owners.indices.filter { owners[$0] == 0 }
        var number = free.count
        while let type = free.popLast() {
            for index in outgoing[type] {
                for target in edges[index].targets {
                    owners[target] -= 1
                    guard owners[target] == 0 else { continue }
                    number += 1
                    free.append(target)
                }
            }
        }
        return number < count
    }
}
