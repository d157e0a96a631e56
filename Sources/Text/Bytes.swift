extension UInt8 {
    /// Whether a name in Swift may go on with this byte of its UTF-8 text.
    @inlinable
    public var isNamePart: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "_"): true
        default: false
        }
    }

    /// Whether it is a capital letter of ASCII.
    @inlinable
    public var isCapital: Bool { (0x41...0x5A).contains(self) }

    /// The small letter for a capital of ASCII; any other byte as it is.
    @inlinable
    public var lowercased: UInt8 { isCapital ? self | 0x20 : self }
}

extension Collection<UInt8> {
    /// Whether these bytes stand somewhere in it. Strings' own search is made for other texts than names.
    @inlinable
    public func holds(_ part: StaticString) -> Bool {
        part.withUTF8Buffer { part in
            withContiguousStorageIfAvailable { $0.hasPart(part) }
                ?? Array(self).withUnsafeBufferPointer { $0.hasPart(part) }
        }
    }
}

extension String.UTF8View {
    /// Whether the bytes of another text stand somewhere in it: for texts that are each looked at once, where a
    /// `ByteSearch` costs more to make than it saves.
    public func holds(_ part: Self) -> Bool {
        let (own, part) = (ContiguousArray(self), ContiguousArray(part))
        return own.withUnsafeBufferPointer { own in part.withUnsafeBufferPointer(own.hasPart) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    @usableFromInline
    func hasPart(_ part: Self) -> Bool {
        guard let first = part.first else { return true }
        guard count >= part.count else { return false }
        return (0...(count - part.count)).contains { start in
            self[start] == first && part.indices.allSatisfy { self[start + $0] == part[$0] }
        }
    }
}

extension Collection<UInt8> {
    /// How many bytes are the same as those at the beginning of another text.
    @inlinable
    public func countOfCommonStart(with other: some Collection<UInt8>) -> Int {
        var (own, others) = (makeIterator(), other.makeIterator())
        var count = 0
        while let byte = own.next(), byte == others.next() { count += 1 }
        return count
    }

    /// Whether the first bytes are these. The views of native strings are compared as they lie in memory.
    @inlinable
    public func begins(with other: some Collection<UInt8>) -> Bool {
        let isStart = withContiguousStorageIfAvailable { own in
            other.withContiguousStorageIfAvailable { start in
                guard own.count >= start.count else { return false }
                for index in start.indices where own[index] != start[index] { return false }
                return true
            }
        }
        if let isStart, let isStart { return isStart }
        return starts(with: other)
    }
}

extension Collection<UInt8> where Self: BidirectionalCollection {
    /// Whether the last bytes are these. The views of native strings are compared as they lie in memory.
    @inlinable
    public func ends(with other: some BidirectionalCollection<UInt8>) -> Bool {
        let isEnd = withContiguousStorageIfAvailable { own in
            other.withContiguousStorageIfAvailable { end in
                guard own.count >= end.count else { return false }
                let start = own.count - end.count
                for index in end.indices where own[start + index] != end[index] { return false }
                return true
            }
        }
        if let isEnd, let isEnd { return isEnd }
        return reversed().starts(with: other.reversed())
    }
}

/// Whether a text begins with the byte order mark of UTF-16, which a Swift file cannot be written in.
public func isUTF16(_ text: [UInt8]) -> Bool {
    text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF])
}
