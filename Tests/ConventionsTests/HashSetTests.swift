import Testing

@testable import Conventions

struct HashSetTests {
    @Test func `a hash is in the set once it was inserted`() {
        var set = HashSet()
        #expect(!set.contains(0) && !set.contains(7))
        // Many of these belong in the same place.
        let hashes = (0..<3000).map { UInt64($0) << 20 }
        for hash in hashes + hashes { set.insert(hash) }
        #expect(set.count == hashes.count)
        #expect(hashes.allSatisfy(set.contains))
        #expect(!hashes.contains { set.contains($0 + 2) })
    }
}
