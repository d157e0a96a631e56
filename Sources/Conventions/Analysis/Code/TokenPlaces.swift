import SwiftOutline

/// Where each word stands among some tokens, from when it is first asked.
final class TokenPlaces {
    private let tokens: [Token]
    private let source: [UInt8]
    private lazy var table: [UInt64: [Int]] = tokens.indices.reduce(into: [:]) { places, index in
        places[NameHash.of(source[tokens[index].range]), default: []].append(index)
    }

    init(of tokens: [Token], in source: [UInt8]) {
        self.tokens = tokens
        self.source = source
    }

    /// The places of a word from one on.
    func of(_ word: String, from first: Int) -> ArraySlice<Int> {
        guard let all = table[NameHash.of(word)] else { return [] }
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle] < first { low = middle + 1 } else { high = middle }
        }
        return all[low...]
    }
}
