/// Values by the hashes of names. In a table that is made once and small, as that of a file's names is, searching
/// sorted numbers takes less time than a dictionary needs to hash one of them.
struct NameTable<Value> {
    /// The hashes, sorted, and at the same places what belongs to them.
    private let hashes: [UInt64]
    private let values: [Value]

    /// A table of these values by their names' hashes; those of one name keep their order.
    init(_ entries: [(hash: UInt64, value: Value)]) {
        let order = entries.indices.sorted { (entries[$0].hash, $0) < (entries[$1].hash, $1) }
        hashes = order.map { entries[$0].hash }
        values = order.map { entries[$0].value }
    }

    /// The values of a name, by its hash.
    subscript(hash: UInt64) -> ArraySlice<Value> {
        let start = firstPlace { $0 >= hash }
        guard start < hashes.count, hashes[start] == hash else { return [] }
        return values[start..<firstPlace { $0 > hash }]
    }

    /// The place of the first hash that, as those behind it, fulfils a condition.
    private func firstPlace(where isBehind: (UInt64) -> Bool) -> Int {
        var (low, high) = (0, hashes.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(hashes[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension NameTable: Sendable where Value: Sendable {}
