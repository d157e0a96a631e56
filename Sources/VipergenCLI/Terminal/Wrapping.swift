/// The lines of a text that is at most so many columns wide, broken between words. A longer word has a line of its own.
func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.isEmpty {
            lines[lines.count - 1] = String(word)
        } else if last.count + 1 + word.count <= width {
            lines[lines.count - 1] += " \(word)"
        } else {
            lines.append(String(word))
        }
    }
    return lines
}
