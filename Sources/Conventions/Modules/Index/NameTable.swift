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
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < entries.count, entries[end].hash == hash { end += 1 }
        return entries[low..<end]
    }
}

extension NameTable: Sendable where Value: Sendable {}
