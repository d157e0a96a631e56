import SwiftOutline

/// A Swift text as an edit sees it: its tokens, which brackets belong together, and its lines.
struct SwiftText {
    let source: [UInt8]
    /// The tokens that are no comments.
    private(set) var tokens: [Token] = []
    private var comments: [Range<Int>] = []
    /// For each token that opens or closes something, the token at the other end.
    private(set) var partners: [Int?] = []

    /// Reads a text; nil where it does not lex, for then nobody knows what its brackets hold.
    init?(_ source: [UInt8]) {
        guard lexicalFaults(in: source).isEmpty else { return nil }
        self.source = source
        var lexer = Lexer(source)
        var open: [Int] = []
        while let token = lexer.next() {
            if token.isComment {
                comments.append(token.range)
                continue
            }
            tokens.append(token)
            partners.append(nil)
            let index = tokens.count - 1
            if closes(index) {
                guard let opening = open.popLast() else { return nil }
                partners[index] = opening
                partners[opening] = index
            } else if opens(index) {
                open.append(index)
            }
        }
        guard open.isEmpty else { return nil }
    }

    /// Whether a token is this word or mark.
    func isToken(_ index: Int, _ text: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let range = tokens[index].range
        guard range.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { source[range].elementsEqual($0) }
    }

    /// The text of a token; that of a name without backticks.
    func text(_ index: Int) -> String {
        let text = String(decoding: source[tokens[index].range], as: UTF8.self)
        return tokens[index].kind == .backtickedIdentifier ? String(text.dropFirst().dropLast()) : text
    }

    /// Whether a token names something, keywords included.
    func isName(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        return tokens[index].kind == .identifier || tokens[index].kind == .backtickedIdentifier
    }

    private func opens(_ index: Int) -> Bool {
        tokens[index].kind == .stringHead || isToken(index, "(") || isToken(index, "[") || isToken(index, "{")
    }

    private func closes(_ index: Int) -> Bool {
        tokens[index].kind == .stringTail || isToken(index, ")") || isToken(index, "]") || isToken(index, "}")
    }

    /// The tokens of a range that stand in no bracket of it; of a bracket, the opening one.
    func level(_ range: Range<Int>) -> [Int] {
        var level: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            level.append(index)
            if let partner = partners[index], partner > index { index = partner }
            index += 1
        }
        return level
    }

    /// The texts of some tokens, by which two pieces of code are the same however they are laid out.
    func words(_ range: Range<Int>) -> [String] {
        range.map(text)
    }
}

extension SwiftText {
    /// The line ending that the text uses.
    var newline: [UInt8] {
        guard let first = source.firstIndex(where: Self.endsLine) else { return [0x0A] }
        let isPair = source[first] == 0x0D && first + 1 < source.count && source[first + 1] == 0x0A
        return isPair ? [0x0D, 0x0A] : [source[first]]
    }

    /// One level of indentation: the smallest that a line of the text begins with.
    var indentationUnit: [UInt8] {
        let indentations = tokens.indices.lazy.filter(isFirstInLine).map { indentation(of: $0) }.filter { !$0.isEmpty }
        guard let smallest = indentations.min(by: { $0.count < $1.count }) else { return Array("    ".utf8) }
        return Array(smallest)
    }

    /// Whether nothing but white space, or a comment, stands before a token in its line.
    func isFirstInLine(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        return source[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(
            where: Self.endsLine)
    }

    /// The white space that a token's line begins with.
    func indentation(of index: Int) -> ArraySlice<UInt8> {
        var start = tokens[index].range.lowerBound
        while start > 0, !Self.endsLine(source[start - 1]) { start -= 1 }
        return source[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    }

    /// Where the line of a token ends, with the comments that follow the token.
    func lineEnd(after index: Int) -> Int {
        var end = tokens[index].range.upperBound
        while end < source.count, !Self.endsLine(source[end]) {
            // A comment may go over several lines.
            end = comments.first { $0.lowerBound == end }?.upperBound ?? end + 1
        }
        return end
    }

    /// Where the line before that of a token ends.
    func lineEnd(before index: Int) -> Int {
        var end = tokens[index].range.lowerBound
        while end > 0, !Self.endsLine(source[end - 1]) { end -= 1 }
        if end > 0 { end -= 1 }
        return end > 0 && source[end] == 0x0A && source[end - 1] == 0x0D ? end - 1 : end
    }

    /// The text with pieces put in, in the order of their places.
    func inserting(_ pieces: [(place: Int, text: [UInt8])]) -> [UInt8] {
        var result: [UInt8] = []
        var next = 0
        for (place, text) in pieces {
            result += source[next..<place]
            result += text
            next = place
        }
        return result + source[next...]
    }

    static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
