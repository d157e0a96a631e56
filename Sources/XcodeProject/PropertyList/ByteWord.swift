/// Eight bytes of a text that are looked at together, the first in the lowest bits.
extension UInt64 {
    /// The highest bit of each byte.
    static let highBits: UInt64 = 0x8080_8080_8080_8080

    @inline(__always)
    private static func repeating(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    /// The high bits of the bytes that are this one; those after the first may be wrong.
    @inline(__always)
    func bytes(equalTo byte: UInt8) -> UInt64 {
        let difference = self ^ Self.repeating(byte)
        return (difference &- Self.repeating(1)) & ~difference & Self.highBits
    }

    /// The high bits of the bytes that are no ASCII letters and do not stand from `.` to `:`, where the digits are.
    @inline(__always)
    var bytesNotAlphanumeric: UInt64 {
        let ascii = self & ~Self.highBits
        let lowercase = ascii | Self.repeating(0x20)
        let digits = (ascii &+ Self.repeating(0x80 - 0x2E)) & ~(ascii &+ Self.repeating(0x7F - 0x3A))
        let letters = (lowercase &+ Self.repeating(0x80 - 0x61)) & ~(lowercase &+ Self.repeating(0x7F - 0x7A))
        return (~(digits | letters) | self) & Self.highBits
    }
}

extension UnsafeRawBufferPointer {
    /// The eight bytes from an offset on; there must be as many.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Whether these bytes stand at an offset; there must be as many.
    @inline(__always)
    func holds(_ other: UnsafeRawBufferPointer, at start: Int) -> Bool {
        let count = other.count
        guard count >= 8 else {
            for index in 0..<count where self[start &+ index] != other[index] { return false }
            return true
        }
        var offset = 0
        while offset &+ 8 < count {
            if word(at: start &+ offset) != other.word(at: offset) { return false }
            offset &+= 8
        }
        // The last eight bytes may have been looked at in part.
        return word(at: start &+ count &- 8) == other.word(at: count &- 8)
    }
}
