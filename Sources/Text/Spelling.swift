/// How near two words are.
public enum Spelling {
    /// Whether one letter makes the difference: wrong, missing, too many, or two neighbours exchanged.
    public static func isOneSlip(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        guard abs(first.count - second.count) < 2, first != second else { return false }
        var start = 0
        while start < min(first.count, second.count), first[start] == second[start] { start += 1 }
        let (one, other) = (first[start...], second[start...])
        if one.dropFirst().elementsEqual(other.dropFirst()) { return true }
        if one.dropFirst().elementsEqual(other) || one.elementsEqual(other.dropFirst()) { return true }
        return one.count > 1 && other.count > 1 && one[start] == other[start + 1] && one[start + 1] == other[start]
            && one.dropFirst(2).elementsEqual(other.dropFirst(2))
    }
}
