/// A small mistake in a well-formatted Swift file, of a kind that mostly compiles: a statement that is dropped, a
/// condition that is negated, a literal that is another, an argument that is nothing, zero, another text, the next one
/// or another parameter, a body or a closure that is empty, a result that is nothing, a back reference or a captured
/// `self` that is strong.
public struct Mutation: Sendable, CustomStringConvertible {
    /// What is wrong, and with which line.
    public let description: String
    /// The text with the mistake.
    public let text: String
    /// Whether the mistake is in the body of a function, where nobody else sees it.
    public var isInBody = true
    /// Whether the mistake may well not compile.
    public var isDoubtful = false

    /// All mistakes in a text, one after the other.
    public static func all(in source: String) -> [Mutation] {
        let file = MutableFile(source)
        return file.lines.indices.filter { !file.isWords($0) }.flatMap { index -> [Mutation] in
            let ofLine = [
                file.strong(index), file.captured(index), file.emptied(index), file.nothing(index),
                file.dropped(index), file.negated(index),
            ]
            let ofParts = [
                file.compared(index), file.clauses(index), file.replaced(index), file.closures(index),
                file.givenOthers(index), file.givenParameters(index), file.swapped(index),
            ]
            return ofLine.compactMap(\.self) + ofParts.flatMap(\.self)
        }
    }
}
