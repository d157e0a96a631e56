import Text

/// The difference of two files as `diff -u` and git write it, with three lines of context; nil stands for no file.
/// Empty where both hold the same bytes. `path` is below the root and becomes `a/path` and `b/path`.
public func unifiedDiff(old: [UInt8]?, new: [UInt8]?, path: String) -> String {
    let (before, after) = (old ?? [], new ?? [])
    guard before != after else { return "" }
    let oldName = old == nil ? "/dev/null" : quoted("a/" + path)
    let newName = new == nil ? "/dev/null" : quoted("b/" + path)
    guard isText(before), isText(after) else { return "Binary files \(oldName) and \(newName) differ\n" }
    // `patch` ends a name at a space unless a tab does.
    let end = path.utf8.contains(UInt8(ascii: " ")) ? "\t\n" : "\n"
    let header = "--- \(oldName)\(old == nil ? "\n" : end)+++ \(newName)\(new == nil ? "\n" : end)"
    var hunks = HunkWriter(TextLines(before, after))
    return header + String(decoding: hunks.write(), as: UTF8.self)
}

/// A name in quotes where it holds what C would escape.
private func quoted(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else { return name }
    var text = "\""
    for scalar in name.unicodeScalars {
        if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
        text.unicodeScalars.append(scalar)
    }
    return text + "\""
}

/// As git sees it, a file with a NUL near its start is no text; neither is what a string cannot hold unchanged.
private func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.prefix(8000).contains(0) && bytes.isUTF8
}
