extension SwiftText {
    /// The text with an item at the end of a list, written as the items before it are; as it is where the list has it.
    func appending(_ item: SwiftText, toList open: Int) -> [UInt8]? {
        guard let close = partners[open] else { return nil }
        let items = level(open + 1..<close).split { isToken($0, ",") }.compactMap { item in
            item.first.map { first in first..<(item.last.map { partners[$0] ?? $0 } ?? first) + 1 }
        }
        let words = item.words(item.tokens.indices)
        if items.contains(where: { self.words($0) == words }) { return source }
        guard let last = items.last else { return filling(item, emptyList: open, close) }

        let end = tokens[last.upperBound - 1].range.upperBound
        let hasComma = isToken(last.upperBound, ",")
        let afterComma = hasComma ? tokens[last.upperBound].range.upperBound : end
        let comma = hasComma ? [] : [UInt8(ascii: ",")]
        if isFirstInLine(close) {
            let line = newline + indentation(of: last.lowerBound) + item.source + (hasComma ? [UInt8(ascii: ",")] : [])
            return inserting([
                (end, comma), (lineEnd(after: hasComma ? last.upperBound : last.upperBound - 1), line),
            ])
        }
        let isAlone = items.count > 1 && isFirstInLine(last.lowerBound)
        let blank = isAlone ? newline + indentation(of: last.lowerBound) : [UInt8(ascii: " ")]
        return inserting([(afterComma, comma + blank + item.source + (hasComma ? [UInt8(ascii: ",")] : []))])
    }

    private func filling(_ item: SwiftText, emptyList open: Int, _ close: Int) -> [UInt8] {
        let (start, end) = (tokens[open].range.upperBound, tokens[close].range.lowerBound)
        if isFirstInLine(close) {
            let line = newline + indentation(of: close) + indentationUnit + item.source + [UInt8(ascii: ",")]
            return inserting([(lineEnd(before: close), line)])
        }
        let isBlank = source[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        if isBlank { return source[..<start] + item.source + source[end...] }
        let blank = source[end - 1] == 0x20 ? [] : [UInt8(ascii: " ")]
        return inserting([(end, blank + item.source)])
    }
}
