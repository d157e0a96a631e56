/// A word as a shell takes it: in double quotation marks where it needs any, for messages put commands in single ones.
public func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "-_./,:=+@%".unicodeScalars.contains(scalar)
    }
    if isPlain && !text.isEmpty { return text }
    // What a shell reads even there.
    let isRead = text.unicodeScalars.contains { "\"$`\\!\n".unicodeScalars.contains($0) }
    return isRead || text.isEmpty
        ? "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
        : "\"" + text + "\""
}
