/// Some ends of names, none of them empty, of which the first that a name has is looked up. It is one object, since
/// whoever looks something up counts one reference instead of four.
final class SuffixTable: Sendable {
    /// The bytes of all ends, one behind the other.
    private let bytes: [UInt8]
    private let ranges: [Range<Int>]
    /// The numbers of the ends, sorted by their last byte, and where those of a byte begin.
    private let order: [Int]
    private let starts: [Int]

    init(_ suffixes: some Sequence<String>) {
        var bytes: [UInt8] = []
        var ranges: [Range<Int>] = []
        // How many end with each byte, and from that where they end in the order.
        var places = [Int](repeating: 0, count: 257)
        for suffix in suffixes {
            let start = bytes.count
            bytes.append(contentsOf: suffix.utf8)
            places[Int(bytes[bytes.count - 1])] += 1
            ranges.append(start..<bytes.count)
        }
        for byte in 1..<places.count { places[byte] += places[byte - 1] }
        var order = [Int](repeating: 0, count: ranges.count)
        for number in ranges.indices.reversed() {
            let last = Int(bytes[ranges[number].upperBound - 1])
            places[last] -= 1
            order[places[last]] = number
        }
        self.bytes = bytes
        self.ranges = ranges
        self.order = order
        starts = places
    }

    /// The number of the first end that a name has with something before it, and the length of the end; nil for none.
    func match(_ name: Substring.UTF8View) -> (number: Int, count: Int)? {
        guard let last = name.last, starts[Int(last)] < starts[Int(last) + 1] else { return nil }
        return name.withContiguousStorageIfAvailable { match($0) } ?? Array(name).withUnsafeBufferPointer { match($0) }
    }

    private func match(_ name: UnsafeBufferPointer<UInt8>) -> (number: Int, count: Int)? {
        guard let last = name.last else { return nil }
        for place in starts[Int(last)]..<starts[Int(last) + 1] {
            let number = order[place]
            let range = ranges[number]
            let shift = name.count - range.upperBound
            guard shift + range.lowerBound > 0 else { continue }
            var index = range.upperBound - 1
            while index > range.lowerBound, bytes[index - 1] == name[index - 1 + shift] { index -= 1 }
            if index == range.lowerBound { return (number, range.count) }
        }
        return nil
    }
}
