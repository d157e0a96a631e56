/// Makes the change from one text to another in a third that began as the first: a merge of lines.
///
/// Nil where a line next to the change differs from the first text's as well, so that nobody can tell what is meant.
/// The third text itself where it has the change already.
public func merge(_ base: [UInt8], to changed: [UInt8], into own: [UInt8]) -> [UInt8]? {
    // The change is there if it could be taken back, all of it. This is asked first: equal lines may let the same
    // change be seen at two places.
    if base != changed, let back = Merge(base: changed, changed: base, own: own), !back.coincides { return own }
    return Merge(base: base, changed: changed, own: own)?.result
}

/// The changes to a text applied to another that was made from it.
private struct Merge {
    private(set) var result: [UInt8] = []
    /// Whether the other text has one of the changes already.
    private(set) var coincides = false

    init?(base: [UInt8], changed: [UInt8], own: [UInt8]) {
        let theirs = TextLines(base, changed)
        let ours = TextLines(base, own)
        let ownChanges = ours.changes
        var next = 0
        for change in theirs.changes {
            let touching = ownChanges.filter {
                $0.old.lowerBound <= change.old.upperBound && change.old.lowerBound <= $0.old.upperBound
            }
            guard touching.isEmpty else {
                guard touching.count == 1, touching[0].old == change.old,
                    ours.new[touching[0].new].elementsEqual(theirs.new[change.new])
                else { return nil }
                coincides = true
                continue
            }
            let shift = ownChanges.lazy.filter { $0.old.upperBound < change.old.lowerBound }
                .reduce(0) { $0 + $1.new.count - $1.old.count }
            let start = change.old.lowerBound + shift
            for line in ours.new[next..<start] { result += line }
            for line in theirs.new[change.new] { result += line }
            next = start + change.old.count
        }
        for line in ours.new[next...] { result += line }
    }
}
