import Text

/// The names of test files, as hashes: in a large project they are half of all names.
struct TestIndex: Sendable {
    private var names: [UInt64] = []
    /// What the names begin with, up to each capital.
    private var beginnings: [UInt64] = []

    /// Notes a file if it is called as tests are.
    mutating func note(_ file: String) {
        guard file.utf8.ends(with: ".swift".utf8) else { return }
        let base = file.utf8.dropLast(6)
        guard TestNames.areTests(base) else { return }
        names.append(NameHash.of(file))
        var hash = NameHash.start
        for byte in base {
            if byte < 0x60 || byte >= 0x80, !beginnings.contains(hash) { beginnings.append(hash) }
            NameHash.add(byte, to: &hash)
        }
    }

    /// Adds what another folder holds.
    mutating func add(_ other: TestIndex) {
        names += other.names
        beginnings += other.beginnings
    }

    /// Puts the names in the order in which they are looked up.
    mutating func sort() {
        names.sort()
        beginnings.sort()
    }

    /// Whether there is a test file of this name.
    func contain(_ file: String) -> Bool { Self.holds(names, NameHash.of(file)) }

    /// Whether some test is named for a module: the name begins with the module's, and a capital follows.
    func nameModule(_ name: String) -> Bool { Self.holds(beginnings, NameHash.of(name)) }

    private static func holds(_ sorted: [UInt64], _ hash: UInt64) -> Bool {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < hash { low = middle + 1 } else { high = middle }
        }
        return low < sorted.count && sorted[low] == hash
    }
}
