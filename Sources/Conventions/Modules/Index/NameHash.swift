/// A number for a name, so that a name in a text can be looked up without making a string of it.
enum NameHash {
    static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    static func add(_ byte: UInt8, to hash: inout UInt64) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// Adds a name's bytes. Those of native strings are read as they lie in memory.
    static func add(_ name: some Collection<UInt8>, to hash: inout UInt64) {
        var sum = hash
        let isDone: Void? = name.withContiguousStorageIfAvailable { for byte in $0 { add(byte, to: &sum) } }
        if isDone == nil { for byte in name { add(byte, to: &sum) } }
        hash = sum
    }

    static func of(_ name: some Collection<UInt8>) -> UInt64 {
        var hash = start
        add(name, to: &hash)
        return hash
    }

    static func of(_ name: String) -> UInt64 { of(name.utf8) }
}
