import SwiftOutline

/// The tokens of a text that are code, for what its outline does not tell.
struct CodeTokens {
    let outline: Outline
    let tokens: [Token]
    private let brackets: BracketPairs
    private let places: TokenPlaces

    /// The tokens of a whole text, or of a part, as of a member.
    init(of outline: Outline, in part: Range<Int>? = nil) {
        self.outline = outline
        let start = part?.lowerBound ?? 0
        var lexer = Lexer(part.map { Array(outline.source[$0]) } ?? outline.source)
        var tokens: [Token] = []
        while let token = lexer.next() {
            guard !token.isComment else { continue }
            let range = start + token.range.lowerBound..<start + token.range.upperBound
            tokens.append(Token(kind: token.kind, range: range))
        }
        self.tokens = tokens
        brackets = BracketPairs(of: tokens, in: outline.source)
        places = TokenPlaces(of: tokens, in: outline.source)
    }

    /// The indices of the tokens from one on that have a text.
    func indices(of text: String, from first: Int = 0) -> ArraySlice<Int> { places.of(text, from: first) }

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

    /// The index of the bracket that closes the one at an index; the index itself where no bracket stands there.
    func end(of opening: Int) -> Int? { brackets.partner(of: opening) }

    /// The index of the bracket that opens the one at an index; the index itself where no bracket stands there.
    func start(of closing: Int) -> Int? { brackets.partner(of: closing) }

    /// The bracket that is open at a token.
    func opening(around index: Int) -> Int? { brackets.opening(around: index) }

    /// The tokens between a bracket and its end, without what stands in other brackets there but these themselves.
    func inner(of opening: Int) -> [Int] {
        guard let end = end(of: opening) else { return [] }
        var found: [Int] = []
        var index = opening + 1
        while index < end {
            found.append(index)
            index = (["(", "[", "{"].contains(text(index)) ? self.end(of: index) ?? end : index) + 1
        }
        return found
    }

    /// Whether a line break stands before a token.
    func isOnNewLine(_ index: Int) -> Bool {
        index == 0
            || outline.source[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(
                UInt8(ascii: "\n"))
    }
}
