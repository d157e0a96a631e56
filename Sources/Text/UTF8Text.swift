extension [UInt8] {
    /// Whether the bytes are UTF-8 text.
    public var isUTF8: Bool { firstInvalidUTF8 == nil }

    /// The offset of the first sequence that is no UTF-8; nil where all is well.
    public var firstInvalidUTF8: Int? {
        var highBits: UInt8 = 0
        for byte in self {
            highBits |= byte
        }
        return highBits < 0x80 ? nil : firstInvalidSequence
    }

    private var firstInvalidSequence: Int? {
        var index = 0
        while index < count {
            guard let length = lengthOfScalar(at: index) else { return index }
            index += length
        }
        return nil
    }

    /// The length of the well-formed UTF-8 sequence at `index` (Unicode 16, table 3-7); `nil` if there is none.
    private func lengthOfScalar(at index: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch self[index] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard index + length <= count, second.contains(self[index + 1]) else { return nil }
        let rest = self[(index + 2)..<(index + length)]
        return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
    }
}
