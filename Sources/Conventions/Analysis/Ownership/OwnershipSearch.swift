/// The edges of an ownership graph by the types that they start at. Types from which no cycle can be reached are left
/// out, and so thousands of small cycles take no longer than one that is large.
struct OwnershipSearch {
    private let edges: [OwnershipGraph.Edge]
    /// The edges that start at each type, without those that have been removed.
    private var outgoing: [[Int]]
    /// Whether a cycle may be reached from each type.
    private var leadsToCycle: [Bool]
    /// How far each type is from where the last search began.
    private(set) var distances: Marks
    private var previous: Marks
    /// How many more links may be followed. Ways between thousands of types that all own each other in circles are
    /// looked for no longer than this; those of a screen take a few hundred.
    private var linksLeft = 5_000_000
    /// Where each of the types stands among those that are being looked at.
    private var places: [Int]

    /// A search over these edges between so many types.
    init(_ edges: [OwnershipGraph.Edge], count: Int) {
        self.edges = edges
        outgoing = Array(repeating: [], count: count)
        for index in edges.indices { outgoing[edges[index].source].append(index) }
        leadsToCycle = Array(repeating: true, count: count)
        distances = Marks(count: count)
        previous = Marks(count: count)
        places = Array(repeating: 0, count: count)
        leaveOut(Array(0..<count))
    }

    /// Whether some type owns itself.
    var hasCycle: Bool { leadsToCycle.contains(true) }

    /// Whether no more ways are looked for.
    var isExhausted: Bool { linksLeft < 0 }

    /// Whether a type owns one that owns itself.
    func leadsToCycle(_ type: Int) -> Bool { leadsToCycle[type] }

    /// Measures how many edges lead from a type to each of the types. Gives the types that are reached, the nearest
    /// first.
    mutating func reach(from root: Int) -> [Int] {
        distances.clear()
        distances[root] = 0
        var queue = [root]
        var next = 0
        while next < queue.count {
            let type = queue[next]
            next += 1
            let distance = (distances[type] ?? 0) + 1
            for index in outgoing[type] {
                linksLeft -= edges[index].targets.count
                for target in edges[index].targets where leadsToCycle[target] && distances[target] == nil {
                    distances[target] = distance
                    queue.append(target)
                }
            }
        }
        return queue
    }

    /// The edges that start at some types, in their order.
    func edges(of types: [Int]) -> [Int] { types.flatMap { outgoing[$0] }.sorted() }

    /// The shortest way by which one type owns another, without one of the edges. Where that edge leads down a tree, so
    /// does every other such edge, and the way is without them all.
    mutating func path(from start: Int, to end: Int, without excluded: Int) -> [Int]? {
        let isDown = edges[excluded].isTree
        previous.clear()
        previous[start] = start
        var queue = [start]
        var next = 0
        while next < queue.count, previous[end] == nil, !isExhausted {
            let type = queue[next]
            next += 1
            for index in outgoing[type] where index != excluded && !(isDown && edges[index].isTree) {
                linksLeft -= edges[index].targets.count
                for target in edges[index].targets where leadsToCycle[target] && previous[target] == nil {
                    previous[target] = type
                    queue.append(target)
                }
            }
        }
        guard previous[end] != nil else { return nil }
        var path = [end]
        while let last = path.last, last != start, let before = previous[last] { path.append(before) }
        return path.reversed()
    }

    /// Whether some of the types own themselves, of which all that they own is a part, without some of the edges.
    func hasCycle(among types: [Int], without excluded: Set<Int>) -> Bool {
        var owners: [Int: Int] = [:]
        let own = types.map { type in outgoing[type].filter { !excluded.contains($0) }.flatMap { edges[$0].targets } }
        for target in own.joined() where leadsToCycle[target] { owners[target, default: 0] += 1 }
        var free = types.indices.filter { owners[types[$0]] == nil }
        let places = Dictionary(types.enumerated().map { ($1, $0) }) { first, _ in first }
        var count = 0
        while let place = free.popLast() {
            count += 1
            for target in own[place] {
                guard let left = owners[target] else { continue }
                owners[target] = left > 1 ? left - 1 : nil
                if left == 1, let next = places[target] { free.append(next) }
            }
        }
        return count < types.count
    }

    /// Takes edges out that start at some types, which are all that can be reached from one of them.
    mutating func remove(_ gone: [Int], of types: [Int]) {
        guard !gone.isEmpty else { return }
        let gone = Set(gone)
        for source in Set(gone.map { edges[$0].source }) { outgoing[source].removeAll(where: gone.contains) }
        leaveOut(types)
    }

    /// Leaves out those of some types that own nothing any more but what is left out. All that they own is among them.
    private mutating func leaveOut(_ types: [Int]) {
        for (place, type) in types.enumerated() { places[type] = place }
        var owners = [[Int]](repeating: [], count: types.count)
        var owned = [Int](repeating: 0, count: types.count)
        for (place, type) in types.enumerated() {
            for index in outgoing[type] {
                for target in edges[index].targets where leadsToCycle[target] {
                    owners[places[target]].append(place)
                    owned[place] += 1
                }
            }
        }
        var free = types.indices.filter { owned[$0] == 0 }
        while let place = free.popLast() {
            leadsToCycle[types[place]] = false
            for owner in owners[place] {
                owned[owner] -= 1
                if owned[owner] == 0 { free.append(owner) }
            }
        }
    }
}

extension OwnershipSearch {
    /// A number for some of the types. To forget them all takes no time, however many types there are.
    struct Marks {
        private var values: [Int]
        private var rounds: [Int]
        private var round = 1

        /// No number for any of so many types.
        init(count: Int) {
            values = Array(repeating: 0, count: count)
            rounds = Array(repeating: 0, count: count)
        }

        /// The number of a type.
        subscript(type: Int) -> Int? {
            get { rounds[type] == round ? values[type] : nil }
            set {
                rounds[type] = newValue == nil ? 0 : round
                values[type] = newValue ?? 0
            }
        }

        /// Forgets all numbers.
        mutating func clear() { round += 1 }
    }
}
