/// Takes declarations out of a text as a person would: the line goes with what stood alone on it, and the empty lines
/// around it do not pile up.
enum LineRemoval {
    /// The text without a declaration that takes this range.
    static func removing(_ range: Range<Int>, from text: [UInt8]) -> [UInt8] {
        let first = skipBlanks(backwards: range.lowerBound, in: text)
        var last = skipBlanks(range.upperBound, in: text)
        let hasSemicolon = last < text.count && text[last] == UInt8(ascii: ";")
        if hasSemicolon { last = skipBlanks(last + 1, in: text) }
        let isAlone = isLineStart(first, in: text) && (isLineEnd(last, in: text) || isLineComment(last, in: text))
        if isAlone { return removing(lines: first..<lineEnd(last, in: text), from: text) }
        if isLineStart(first, in: text) || hasSemicolon { return without(range.lowerBound..<last, in: text) }
        let isBehindSemicolon = text[first - 1] == UInt8(ascii: ";")
        return without((isBehindSemicolon ? first - 1 : range.lowerBound)..<range.upperBound, in: text)
    }

    /// The text without some lines. Of the empty lines before them and after them the fewer go, and all of them at the
    /// beginning and at the end of the text.
    private static func removing(lines: Range<Int>, from text: [UInt8]) -> [UInt8] {
        var before = [lines.lowerBound]
        while let start = before.last, let previous = emptyLine(before: start, in: text) { before.append(previous) }
        var after = [lines.upperBound]
        while let end = after.last, let next = emptyLine(after: end, in: text) { after.append(next) }
        let isFirst = before.last.map { $0 <= markLength(text) } ?? false
        let isLast = after.last == text.count
        if isLast && !isFirst { return without((before.last ?? lines.lowerBound)..<text.count, in: text) }
        let count = isFirst ? after.count : min(before.count, after.count)
        return without(lines.lowerBound..<after[count - 1], in: text)
    }

    /// The start of an empty line that ends where another begins.
    private static func emptyLine(before start: Int, in text: [UInt8]) -> Int? {
        guard start > markLength(text) else { return nil }
        var end = start - 1
        if text[end] == UInt8(ascii: "\n"), end > 0, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        let begin = skipBlanks(backwards: end, in: text)
        return isLineStart(begin, in: text) ? begin : nil
    }

    /// The end of an empty line that begins where another ends.
    private static func emptyLine(after end: Int, in text: [UInt8]) -> Int? {
        guard end < text.count else { return nil }
        let last = skipBlanks(end, in: text)
        return isLineEnd(last, in: text) ? lineEnd(last, in: text) : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static func skipBlanks(_ offset: Int, in text: [UInt8]) -> Int {
        text[offset...].firstIndex { !isBlank($0) } ?? text.count
    }

    private static func skipBlanks(backwards offset: Int, in text: [UInt8]) -> Int {
        text[..<offset].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    }

    private static func isLineStart(_ offset: Int, in text: [UInt8]) -> Bool {
        offset <= markLength(text) || isNewline(text[offset - 1])
    }

    private static func isLineEnd(_ offset: Int, in text: [UInt8]) -> Bool {
        offset == text.count || isNewline(text[offset])
    }

    private static func isLineComment(_ offset: Int, in text: [UInt8]) -> Bool {
        text[offset...].starts(with: "//".utf8)
    }

    /// The end of the line, its ending included.
    private static func lineEnd(_ offset: Int, in text: [UInt8]) -> Int {
        guard let end = text[offset...].firstIndex(where: isNewline) else { return text.count }
        return text[end...].starts(with: "\r\n".utf8) ? end + 2 : end + 1
    }

    /// The bytes of the mark that an editor may have put before the text.
    private static func markLength(_ text: [UInt8]) -> Int { text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    private static func without(_ range: Range<Int>, in text: [UInt8]) -> [UInt8] {
        Array(text[..<range.lowerBound] + text[range.upperBound...])
    }
}
