extension ArraySlice<UInt8> {
    /// A hash of the bytes. Identifiers are looked up by the tens of thousands, so they are taken eight bytes at a
    /// time.
    ///
    /// The seed is another one in each run: else a file could be made in which all identifiers meet in one place.
    @inline(__always)
    func hash(seed: UInt64) -> UInt32 {
        withUnsafeBytes { bytes in
            var hash = (seed ^ UInt64(truncatingIfNeeded: bytes.count)) &* 0x9E37_79B9_7F4A_7C15
            var offset = 0
            while offset + 8 <= bytes.count {
                hash = (hash ^ bytes.word(at: offset)) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash >> 32
                offset += 8
            }
            while offset < bytes.count {
                hash = (hash ^ UInt64(bytes[offset])) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash >> 29
                offset += 1
            }
            // Once more, or the last bytes would not reach the lower bits, by which tables are indexed.
            return UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
        }
    }

    /// Whether these are the same bytes.
    @inline(__always)
    func isSame(as other: ArraySlice<UInt8>) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBytes { own in other.withUnsafeBytes { own.holds($0, at: 0) } }
    }
}
