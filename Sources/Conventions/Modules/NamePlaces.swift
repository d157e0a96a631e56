/// Where names stand in a list: few are looked through, and for many there is a table, as they are asked for again and
/// again.
struct NamePlaces {
    private let names: [String]
    private let table: [String: [Int]]

    /// How many are looked through at least as fast as a table is made.
    private static let few = 32

    init(of names: [String]) {
        self.names = names
        table = names.count > Self.few ? Dictionary(grouping: names.indices) { names[$0] } : [:]
    }

    /// The places of a name, in the order of the list.
    func of(_ name: String) -> [Int] {
        names.count > Self.few ? table[name] ?? [] : names.indices.filter { names[$0] == name }
    }
}
