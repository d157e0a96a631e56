import Testing

/// The lines that two texts do not share, each run of them after the line before it. Identifiers that the first text
/// does not have are written `ID`.
func difference(_ old: String, _ new: String) -> String {
    let (oldLines, newLines) = (old.split(separator: "\n"), new.split(separator: "\n"))
    let changes = newLines.difference(from: oldLines)
    let removed = Set(
        changes.removals.map { change -> Int in if case .remove(let offset, _, _) = change { offset } else { -1 } })
    let inserted = Set(
        changes.insertions.map { change -> Int in if case .insert(let offset, _, _) = change { offset } else { -1 } })
    var lines: [String] = []
    var (first, second) = (0, 0)
    var isInRun = false
    while first < oldLines.count || second < newLines.count {
        let isChange = removed.contains(first) || inserted.contains(second)
        if isChange, !isInRun { lines.append(" " + (first > 0 ? trimmed(oldLines[first - 1]) : "")) }
        isInRun = isChange
        if removed.contains(first) {
            lines.append("-" + trimmed(oldLines[first]))
            first += 1
        } else if inserted.contains(second) {
            lines.append("+" + masked(trimmed(newLines[second]), known: old))
            second += 1
        } else {
            first += 1
            second += 1
        }
    }
    return lines.joined(separator: "\n")
}

private func trimmed(_ line: Substring) -> String { String(line.drop { $0 == "\t" || $0 == " " }) }

/// A line with `ID` for each identifier of 24 digits that a text does not have.
private func masked(_ line: String, known: String) -> String {
    var result = ""
    var word = ""
    for character in line + "\n" {
        if character.isHexDigit || character.isLetter {
            word.append(character)
            continue
        }
        let isIdentifier = word.count == 24 && word.allSatisfy { $0.isHexDigit && !$0.isLowercase }
        result += isIdentifier && !known.contains(word) ? "ID" : word
        word = ""
        result.append(character)
    }
    return String(result.dropLast())
}

/// Expects a text of several lines, and shows all of the other one where it is not this.
func expect(_ actual: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(actual == expected, Comment(rawValue: actual), sourceLocation: sourceLocation)
}
