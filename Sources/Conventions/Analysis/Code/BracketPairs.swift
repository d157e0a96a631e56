import SwiftOutline

/// Which brackets among some tokens belong together, whatever their kinds: found once, as code is asked for it at every
/// step.
struct BracketPairs {
    /// The partner of each bracket, -1 where it has none, and each other token itself.
    private var partners: [Int]
    /// The bracket that is open at each token, and behind the last one; -1 where none is.
    private var around: [Int] = []

    init(of tokens: [Token], in source: [UInt8]) {
        partners = Array(tokens.indices)
        around.reserveCapacity(tokens.count + 1)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            around.append(open.last ?? -1)
            guard token.range.count == 1 else { continue }
            switch source[token.range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                open.append(index)
                partners[index] = -1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                let opening = open.popLast()
                partners[index] = opening ?? -1
                if let opening { partners[opening] = index }
            default: continue
            }
        }
        around.append(open.last ?? -1)
    }

    func partner(of index: Int) -> Int? {
        guard partners.indices.contains(index), partners[index] >= 0 else { return nil }
        return partners[index]
    }

    func opening(around index: Int) -> Int? {
        guard around.indices.contains(index), around[index] >= 0 else { return nil }
        return around[index]
    }
}
