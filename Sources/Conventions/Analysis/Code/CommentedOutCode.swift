import Text

extension ArraySlice<UInt8> {
    /// Whether a line is a comment with a statement in it that somebody took out of the code: `// router.close()`. Such
    /// a comment says nothing of why.
    var isCommentedOutCode: Bool {
        var text = self
        text.trimSpaces()
        guard text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) else { return false }
        text = text.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
        while let last = text.last, last == UInt8(ascii: "*") || last == UInt8(ascii: "/") { text.removeLast() }
        text.trimSpaces()
        let rest = text.drop { $0.isNamePart || ".?!".utf8.contains($0) }
        guard rest.count < text.count, let last = rest.last else { return false }
        if rest.starts(with: " = ".utf8) { return true }
        return rest.first == UInt8(ascii: "(") && ")}{".utf8.contains(last)
    }

    private mutating func trimSpaces() {
        while let first, first <= UInt8(ascii: " ") { removeFirst() }
        while let last, last <= UInt8(ascii: " ") { removeLast() }
    }
}
