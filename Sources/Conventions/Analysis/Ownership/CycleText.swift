/// The types of a reference cycle as a message names them.
enum CycleText {
    /// More names than this nobody reads.
    private static let mostNames = 8

    /// The types in their order, the first one again at the end. Of many the first few, and the last one, whose property
    /// closes the cycle.
    static func of(_ names: [String]) -> String {
        guard names.count > mostNames else { return names.joined(separator: " → ") }
        let (first, last) = (names.prefix(mostNames - 3), names.suffix(2))
        return (first + ["… \(names.count - first.count - last.count) more …"] + last).joined(separator: " → ")
    }
}
