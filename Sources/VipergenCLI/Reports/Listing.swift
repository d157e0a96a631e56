/// Words with commas between them, and a conjunction before the last.
func listed(_ words: [String], _ conjunction: String = "and") -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
