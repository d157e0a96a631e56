import Text

/// The bytes of a text, read through a pointer: what an old-style property list is made of, without its structure.
struct ByteText {
    let start: UnsafeRawPointer
    let count: Int

    @inline(__always)
    subscript(offset: Int) -> UInt8 { start.load(fromByteOffset: offset, as: UInt8.self) }

    /// A byte of the text; zero, which is no part of the grammar, at the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }

    /// The eight bytes from an offset on; there must be as many.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The place behind the bytes that a string without quotation marks is made of.
    @inline(__always)
    func endOfWord(from start: Int) -> Int {
        var offset = start
        while true {
            while offset &+ 8 <= count {
                let others = word(at: offset).bytesNotAlphanumeric
                guard others == 0 else {
                    offset &+= others.trailingZeroBitCount / 8
                    break
                }
                offset &+= 8
            }
            guard offset < count, self[offset].isWordPart else { return offset }
            offset &+= 1
        }
    }

    /// Whether a line begins here as those do that version control writes into a conflict.
    func isConflictMarker(at offset: Int) -> Bool {
        guard offset < count, "<=>|".utf8.contains(self[offset]) else { return false }
        guard offset == 0 || self[offset - 1].isLineEnd else { return false }
        return (0..<7).allSatisfy { byte(at: offset + $0) == self[offset] }
    }

    @inline(never)
    func expectUTF8(_ range: Range<Int>) throws(Fault) {
        let bytes = UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
        if let fault = Array(bytes).firstInvalidUTF8 { throw Fault(.invalidUTF8, at: range.lowerBound + fault) }
    }
}

extension UInt8 {
    /// Whether a string that holds this byte can do without quotation marks: letters, digits and `_ $ / : . -`.
    @inline(__always)
    var isWordPart: Bool {
        let members: UInt64 = self < 64 ? 0x07FF_E010_0000_0000 : self < 128 ? 0x07FF_FFFE_87FF_FFFE : 0
        return members >> UInt64(self & 63) & 1 != 0
    }

    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
