/// Values by the hashes of names. In a table that is made once and small, as that of a module's types is, searching
/// sorted numbers takes less time than a dictionary needs to hash one of them.
struct NameTable<Value> {
    private let entries: [(hash: UInt64, value: Value)]

    /// A table of these values by their names' hashes; those of one name keep their order.
    init(_ values: [(hash: UInt64, value: Value)]) {
        let order = values.indices.sorted { (values[$0].hash, $0) < (values[$1].hash, $1) }
        entries = order.map { values[$0] }
    }

    /// The values of a name, by its hash.
    subscript(hash: UInt64) -> ArraySlice<(hash: UInt64, value: Value)> {
        let start = firstPlace { $0 >= hash }
        guard start < entries.count, entries[start].hash == hash else { return [] }
        return entries[start..<firstPlace { $0 > hash }]
    }

    /// The place of the first entry whose hash, as those behind it, fulfils a condition.
    private func firstPlace(where isBehind: (UInt64) -> Bool) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(entries[middle].hash) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension NameTable: Sendable where Value: Sendable {}
