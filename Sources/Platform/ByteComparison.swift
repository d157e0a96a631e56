extension [UInt8] {
    /// Whether these are the same bytes. An array's own comparison goes byte by byte, which for a file of megabytes takes
    /// a sixth of the time of a whole edit.
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
