extension StringProtocol {
    /// The text without white space at its ends.
    public var trimmed: String {
        let head = drop(while: \.isWhitespace)
        guard let end = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...end])
    }
}
