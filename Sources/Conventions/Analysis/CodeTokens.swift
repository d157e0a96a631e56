import SwiftOutline

/// The tokens of a text that are code, for what its outline does not tell.
struct CodeTokens {
    let outline: Outline
    let tokens: [Token]

    init(of outline: Outline) {
        self.outline = outline
        var lexer = Lexer(Array(outline.source))
        var tokens: [Token] = []
        while let token = lexer.next() { if !token.isComment { tokens.append(token) } }
        self.tokens = tokens
    }

    /// The tokens of a part of the text, as of a member.
    init(of outline: Outline, in range: Range<Int>) {
        self.outline = outline
        var lexer = Lexer(Array(outline.source[range]))
        var tokens: [Token] = []
        while let token = lexer.next() {
            guard !token.isComment else { continue }
            let start = range.lowerBound + token.range.lowerBound
            tokens.append(Token(kind: token.kind, range: start..<(start + token.range.count)))
        }
        self.tokens = tokens
    }

    /// The index of the token that begins at an offset.
    func index(at offset: Int) -> Int? {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low < tokens.count && tokens[low].range.lowerBound == offset ? low : nil
    }

    /// A token's text; empty where there is none.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? outline.text(of: tokens[index].range) : ""
    }

    /// Whether a name follows `self.` or `self?.`.
    func isOfSelf(_ index: Int) -> Bool {
        text(index - 1) == "." && (text(index - 2) == "self" || text(index - 2) == "?" && text(index - 3) == "self")
    }

    /// The index of the bracket that closes the one at an index.
    func end(of opening: Int) -> Int? {
        var depth = 0
        for index in opening..<max(opening, tokens.count) {
            switch text(index) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Whether a line break stands before a token.
    func isOnNewLine(_ index: Int) -> Bool {
        index == 0
            || outline.source[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(
                UInt8(ascii: "\n"))
    }
}
