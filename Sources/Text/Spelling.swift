/// How near two words are.
public enum Spelling {
    /// Whether a name was written by mistake for another one: one letter, or case and blanks, make the difference.
    public static func isSlip(_ name: String?, for wanted: String) -> Bool {
        guard let name else { return false }
        func letters(_ text: String) -> [UInt8] { Array(text.lowercased().filter { $0 != " " }.utf8) }
        return letters(name) == letters(wanted) || isOneSlip(Array(name.utf8), Array(wanted.utf8))
    }

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

    /// Whether two letters make the difference between words with the same first and the same last letter.
    public static func areTwoSlips(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        guard abs(first.count - second.count) < 3, first.first == second.first, first.last == second.last,
            first != second
        else { return false }
        // Each row holds how many letters make a part of the one word that part of the other.
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let changed = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
            }
        }
        return row[second.count] == 2
    }
}
