extension TaggedComment {
    private static let tags: [StaticString] = ["MARK:", "TODO:", "FIXME:", "vipergen:"]

    /// The comment that a token is, if its first word is a tag. Which type it stands in is not known yet.
    init?(_ token: Token, in source: [UInt8]) {
        let isBlock = token.kind == .blockComment || token.kind == .documentationBlockComment
        var end = token.range.upperBound
        if isBlock, end - token.range.lowerBound >= 4, source[end - 1] == UInt8(ascii: "/") { end -= 2 }
        var start = token.range.lowerBound + 2
        while start < end, Self.isOrnament(source[start], isBlock: isBlock) {
            start += 1
        }
        guard let length = Self.tagLength(at: start, before: end, in: source) else { return nil }

        var first = start + length
        var last = first
        while last < end, source[last] != UInt8(ascii: "\n"), source[last] != UInt8(ascii: "\r") {
            last += 1
        }
        while first < last, Self.isSpace(source[first]) {
            first += 1
        }
        while last > first, Self.isSpace(source[last - 1]) {
            last -= 1
        }
        self.init(tag: start..<start + length - 1, text: first..<last, range: token.range, type: nil)
    }

    private static func tagLength(at start: Int, before end: Int, in source: [UInt8]) -> Int? {
        for tag in tags {
            let length = tag.utf8CodeUnitCount
            guard start + length <= end else { continue }
            if tag.withUTF8Buffer({ source[start..<start + length].elementsEqual($0) }) { return length }
        }
        return nil
    }

    /// Whether a byte is white space, or one of those that a comment is framed with.
    private static func isOrnament(_ byte: UInt8, isBlock: Bool) -> Bool {
        if isSpace(byte) { return true }
        if isBlock { return byte == UInt8(ascii: "*") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        return byte == UInt8(ascii: "/")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}

extension OutlineDraft {
    /// Finds the innermost type around each tagged comment; types and comments are both in the order of the text.
    mutating func placeComments(_ comments: [TaggedComment]) {
        var around: [Int] = []
        var next = 0
        taggedComments.reserveCapacity(comments.count)
        for comment in comments {
            let offset = comment.range.lowerBound
            while next < types.count, types[next].body.lowerBound <= offset {
                while let last = around.last, types[last].body.upperBound <= types[next].body.lowerBound {
                    around.removeLast()
                }
                around.append(next)
                next += 1
            }
            while let last = around.last, types[last].body.upperBound <= offset {
                around.removeLast()
            }
            taggedComments.append(
                TaggedComment(tag: comment.tag, text: comment.text, range: comment.range, type: around.last))
        }
    }
}
