/// The known name that a mistyped one most likely means, nil when none is near enough to be worth saying.
///
/// A name that begins with the word comes first, the shortest of them; then the one with the fewest slips (a letter
/// missing, too many, wrong, or two exchanged), at most one for every three letters. Case and leading dashes do not
/// count. Of names equally near the first wins. Nobody mistypes a name of more than 100 bytes, or chooses among more
/// than 2,000: both are left out, since comparing takes time in proportion to the square of their length.
public func nearest(to word: String, in known: [String]) -> String? {
    guard word.utf8.count <= 100 else { return nil }
    let typed = Letters(of: word)
    guard typed.count > 1 else { return nil }
    var best: (name: String, isPrefix: Bool, slips: Int)?
    for name in known.prefix(2_000) where name.utf8.count <= 100 {
        let candidate = Letters(of: name)
        let isPrefix = candidate.starts(with: typed)
        let difference = abs(candidate.count - typed.count)
        let allowed = max(candidate.count, typed.count) / 3
        guard isPrefix || difference <= allowed else { continue }
        guard let slips = isPrefix ? difference : typed.slips(to: candidate, atMost: allowed) else { continue }
        if let best, best.isPrefix && !isPrefix || best.isPrefix == isPrefix && best.slips <= slips { continue }
        best = (name, isPrefix, slips)
    }
    return best?.name
}

/// What of a word counts in a comparison. Bytes are compared far faster than characters, and nearly every name has only
/// those.
private enum Letters {
    case ascii([UInt8])
    case other([Character])

    init(of word: String) {
        let dash = UInt8(ascii: "-")
        if word.utf8.allSatisfy({ $0 < 0x80 }) {
            self = .ascii(word.utf8.drop { $0 == dash }.map(\.lowercased))
        } else {
            self = .other(Array(word.lowercased().drop { $0 == "-" }))
        }
    }

    var count: Int {
        switch self {
        case .ascii(let bytes): bytes.count
        case .other(let characters): characters.count
        }
    }

    private var characters: [Character] {
        switch self {
        case .ascii(let bytes): bytes.map { Character(Unicode.Scalar($0)) }
        case .other(let characters): characters
        }
    }

    func starts(with prefix: Letters) -> Bool {
        if case .ascii(let bytes) = self, case .ascii(let others) = prefix { return bytes.starts(with: others) }
        return characters.starts(with: prefix.characters)
    }

    func slips(to other: Letters, atMost allowed: Int) -> Int? {
        if case .ascii(let bytes) = self, case .ascii(let others) = other {
            return slipsBetween(bytes, others, atMost: allowed)
        }
        return slipsBetween(characters, other.characters, atMost: allowed)
    }
}

/// The Damerau-Levenshtein distance, by the optimal string alignment: no part is changed twice. Nil for more than is
/// allowed, which shows before the end: no number in a row is smaller than the smallest of the row before, and two
/// exchanged letters, which continue from the row before that, cost one slip more.
private func slipsBetween<Letter: Equatable>(_ first: [Letter], _ second: [Letter], atMost allowed: Int) -> Int? {
    // What both begin and end with costs nothing: names of one module's files share much.
    var first = first[...]
    var second = second[...]
    while let letter = first.first, letter == second.first { (first, second) = (first.dropFirst(), second.dropFirst()) }
    while let letter = first.last, letter == second.last { (first, second) = (first.dropLast(), second.dropLast()) }
    return slipsBetween(Array(first), Array(second), within: allowed)
}

private func slipsBetween<Letter: Equatable>(_ first: [Letter], _ second: [Letter], within allowed: Int) -> Int? {
    var previous = Array(0...second.count)
    var beforePrevious = previous
    var current = previous
    for row in first.indices {
        current[0] = row + 1
        var smallest = row + 1
        for column in second.indices {
            let isSame = first[row] == second[column]
            var slips = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                slips = min(slips, beforePrevious[column - 1] + 1)
            }
            current[column + 1] = slips
            smallest = min(smallest, slips)
        }
        guard smallest <= allowed else { return nil }
        swap(&beforePrevious, &previous)
        swap(&previous, &current)
    }
    return previous[second.count] <= allowed ? previous[second.count] : nil
}
