extension [UInt8] {
    /// Whether these are the same bytes. An array's own comparison goes byte by byte, which for a file of megabytes
    /// takes a sixth of the time of a whole edit.
    public func isSame(as other: some Collection<UInt8>) -> Bool {
        guard count == other.count else { return false }
        let isSame = withUnsafeBytes { own in
            other.withContiguousStorageIfAvailable { other in
                guard let first = own.baseAddress, let second = other.baseAddress else { return true }
                return first == UnsafeRawPointer(second) || memcmp(first, second, own.count) == 0
            }
        }
        return isSame ?? elementsEqual(other)
    }
}

extension [UInt8] {
    /// Whether so many bytes from an offset on are the same as those of another array; not where either has fewer.
    public func isSame(from start: Int, as other: [UInt8], from otherStart: Int, count: Int) -> Bool {
        guard count <= self.count - start, count <= other.count - otherStart else { return false }
        if count == 0 { return true }
        return withUnsafeBytes { own in
            other.withUnsafeBytes { other in
                guard let first = own.baseAddress, let second = other.baseAddress else { return false }
                return memcmp(first + start, second + otherStart, count) == 0
            }
        }
    }
}
