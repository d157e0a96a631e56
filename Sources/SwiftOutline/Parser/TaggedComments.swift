extension TaggedComment {
    private static let tags: [StaticString] = ["MARK:", "TODO:", "FIXME:", "vipergen:"]

    /// A comment whose first word is a tag. Which type it stands in is not known yet.
    init?(_ range: Range<Int>, in source: [UInt8]) {
        let isBlock = source[range.lowerBound + 1] == UInt8(ascii: "*")
        var end = range.upperBound
        if isBlock, end - range.lowerBound >= 4, source[end - 1] == UInt8(ascii: "/") { end -= 2 }
        var start = range.lowerBound + 2
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
        self.init(tag: start..<start + length - 1, text: first..<last, range: range, type: nil)
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
    /// Finds the tagged ones among the comments, and the innermost type around each; types and comments are both in the
    /// order of the text.
    mutating func placeTaggedComments(among comments: [Range<Int>], in source: [UInt8]) {
        var around: [Int] = []
        var next = 0
        for range in comments {
            guard let comment = TaggedComment(range, in: source) else { continue }
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
