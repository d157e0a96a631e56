/// A set of hashes. They are spread well already, so that one is found at the first place or a few behind it.
struct HashSet: Sendable {
    /// As many places as a power of two; 0 where nothing is.
    private var places: [UInt64] = []
    private(set) var count = 0

    /// Adds a hash, if it is not in the set.
    mutating func insert(_ hash: UInt64) {
        if 2 * count >= places.count { grow() }
        let hash = Self.mark(hash)
        let place = Self.place(of: hash, in: places)
        guard places[place] == 0 else { return }
        places[place] = hash
        count += 1
    }

    /// Whether a hash is in the set.
    func contains(_ hash: UInt64) -> Bool {
        guard count > 0 else { return false }
        return places[Self.place(of: Self.mark(hash), in: places)] != 0
    }

    /// The place of a hash, or the empty one where it belongs.
    private static func place(of hash: UInt64, in places: [UInt64]) -> Int {
        let mask = places.count - 1
        // The last bytes of a name change the lower bits most.
        var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
        while places[place] != 0, places[place] != hash { place = (place + 1) & mask }
        return place
    }

    private static func mark(_ hash: UInt64) -> UInt64 { hash == 0 ? 1 : hash }

    private mutating func grow() {
        let old = places
        places = Array(repeating: 0, count: max(64, 2 * old.count))
        for hash in old where hash != 0 { places[Self.place(of: hash, in: places)] = hash }
    }
}
