import SwiftOutline
import Text

/// The lines of a Swift text, with what their brackets do.
struct SwiftLines {
    struct Line {
        /// The bytes, the line's end included.
        var range: Range<Int>
        /// The tokens that begin in it.
        var tokens: Range<Int>
        /// How many brackets are open where it begins, at its lowest, and where it ends.
        var depth = 0
        var lowest = 0
        var endDepth = 0
        /// Whether the innermost bracket that is open at its end is a brace.
        var endsInBraces = false
        /// Whether it goes on with what the line before it began.
        var continues = false
    }

    let source: [UInt8]
    let outline: Outline
    private(set) var tokens: [Token] = []
    private(set) var lines: [Line] = []

    init(_ source: [UInt8]) {
        self.source = source
        outline = Outline(source)
        var lexer = Lexer(source)
        while let token = lexer.next() { tokens.append(token) }
        var start = 0
        var first = 0
        while start < source.count {
            let end = source[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? source.count
            var next = first
            while next < tokens.count, tokens[next].range.lowerBound < end { next += 1 }
            lines.append(Line(range: start..<end, tokens: first..<next))
            (start, first) = (end, next)
        }
        measure()
    }

    private mutating func measure() {
        var open: [UInt8] = []
        /// The last token that is no comment, and where the last token ends.
        var previous: Token?
        var end = 0
        for index in lines.indices {
            lines[index].depth = open.count
            lines[index].lowest = open.count
            let own = tokens[lines[index].tokens]
            lines[index].continues = end > lines[index].range.lowerBound || continues(own.first, after: previous)
            if lines[index].continues { continueBefore(index) }
            for token in own {
                switch opening(of: token) {
                case (let bracket, true)?: open.append(bracket)
                case (_, false)?: _ = open.popLast()
                case nil: break
                }
                lines[index].lowest = min(lines[index].lowest, open.count)
                if !Self.isComment(token) { previous = token }
                end = max(end, token.range.upperBound)
            }
            lines[index].endDepth = open.count
            lines[index].endsInBraces = open.last == UInt8(ascii: "{")
        }
    }

    /// What stands between a line and the code that it goes on with belongs to both: comments in a chain of calls.
    private mutating func continueBefore(_ index: Int) {
        for before in lines[..<index].indices.reversed() {
            guard tokens[lines[before].tokens].allSatisfy(Self.isComment) else { return }
            lines[before].continues = true
        }
    }

    /// The bracket that a token opens, or whether it closes one; nil where it is none.
    private func opening(of token: Token) -> (UInt8, Bool)? {
        if token.kind == .poundIf { return (UInt8(ascii: "#"), true) }
        if token.kind == .poundEndif { return (UInt8(ascii: "#"), false) }
        guard token.kind == .punctuation else { return nil }
        let byte = source[token.range.lowerBound]
        if "([{".utf8.contains(byte) { return (byte, true) }
        return ")]}".utf8.contains(byte) ? (byte, false) : nil
    }

    private func continues(_ first: Token?, after previous: Token?) -> Bool {
        guard let first, let previous, !Self.isComment(first) else { return false }
        // The end of generic arguments has nothing before it that parts it from them, and neither has their beginning.
        let start = previous.range.lowerBound
        if previous.kind == .operator, source[start] == UInt8(ascii: "<") { return true }
        if previous.kind == .operator, start > 0, " \t\r\n".utf8.contains(source[start - 1]) { return true }
        if previous.kind == .punctuation, ",:".utf8.contains(source[previous.range.lowerBound]) { return true }
        if previous.kind == .identifier, ["guard", "if", "while", "try", "await", "as", "is"].contains(text(previous)) {
            return true
        }
        switch first.kind {
        case .operator: return true
        case .punctuation: return ".?:,{".utf8.contains(source[first.range.lowerBound])
        case .identifier: return ["else", "where", "throws", "rethrows", "catch", "as", "is"].contains(text(first))
        default: return false
        }
    }

    static func isComment(_ token: Token) -> Bool {
        switch token.kind {
        case .lineComment, .documentationLineComment, .blockComment, .documentationBlockComment: true
        default: false
        }
    }

    func text(_ token: Token) -> String { String(decoding: source[token.range], as: UTF8.self) }

    /// The bytes of some lines.
    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
        guard let first = range.first, let last = range.last else { return [] }
        return source[lines[first].range.lowerBound..<lines[last].range.upperBound]
    }

    func isBlank(_ index: Int) -> Bool { lines[index].tokens.isEmpty && !lines[index].continues }

    /// Whether a line has comments only.
    func isComment(_ index: Int) -> Bool {
        let own = tokens[lines[index].tokens]
        return !own.isEmpty && own.allSatisfy(Self.isComment)
    }

    private static let mark = ByteSearch("MARK:".utf8)

    /// Whether a comment parts a text into sections.
    func isMark(_ index: Int) -> Bool {
        isComment(index) && Self.mark.finds(in: Array(source[tokens[lines[index].tokens.lowerBound].range]))
    }
}
