/// A hash that is the same in every process and on every machine (64-bit FNV-1a), for what outlives a run.
public struct StableHash: Sendable {
    /// The hash of all that was combined.
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of nothing.
    public init() {}

    /// Goes on with a byte, or with a number as if it were one.
    public mutating func combine(_ number: UInt64) {
        value = (value ^ number) &* 0x100_0000_01B3
    }

    /// Goes on with bytes.
    public mutating func combine(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes { combine(UInt64(byte)) }
    }

    /// Goes on with a text.
    public mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(UInt64(byte)) }
    }

    /// The hash with its bits mixed: texts that differ at their end alone differ in all bits.
    public var mixed: UInt64 {
        var hash = value
        hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
        return hash ^ hash >> 31
    }
}
