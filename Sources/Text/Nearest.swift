/// The known name that a mistyped one most likely means, nil when none is near enough to be worth saying.
///
/// A name that begins with the word comes first, the shortest of them; then the one with the fewest slips (a letter
/// missing, too many, wrong, or two exchanged), at most one for every three letters. Case and leading dashes do not
/// count. Of names equally near the first wins. Nobody mistypes a name of more than 100 bytes, or chooses among more
/// than 2,000: both are left out, since comparing takes time in proportion to the square of their length.
public func nearest(to word: String, in known: [String]) -> String? {
    guard word.utf8.count <= 100 else { return nil }
    let typed = letters(of: word)
    guard typed.count > 1 else { return nil }
    var best: (name: String, isPrefix: Bool, slips: Int)?
    for name in known.prefix(2_000) where name.utf8.count <= 100 {
        let candidate = letters(of: name)
        let isPrefix = candidate.starts(with: typed)
        let difference = abs(candidate.count - typed.count)
        let allowed = max(candidate.count, typed.count) / 3
        guard isPrefix || difference <= allowed else { continue }
        let slips = isPrefix ? difference : slipsBetween(typed, candidate)
        guard isPrefix || slips <= allowed else { continue }
        if let best, best.isPrefix && !isPrefix || best.isPrefix == isPrefix && best.slips <= slips { continue }
        best = (name, isPrefix, slips)
    }
    return best?.name
}

private func letters(of word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
}

/// The Damerau-Levenshtein distance, by the optimal string alignment: no part is changed twice.
private func slipsBetween(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
        var current = [row + 1]
        for column in second.indices {
            let isSame = first[row] == second[column]
            var slips = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                slips = min(slips, beforePrevious[column - 1] + 1)
            }
            current.append(slips)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[second.count]
}
