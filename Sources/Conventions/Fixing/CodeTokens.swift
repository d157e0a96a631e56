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

    /// The index of the token that stands there.
    func index(of name: Range<Int>) -> Int? {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound < name.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < tokens.count && tokens[low].range == name ? low : nil
    }

    /// A token's text; empty where there is none.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? outline.text(of: tokens[index].range) : ""
    }

    /// Whether a name follows `self.` or `self?.`.
    func isOfSelf(_ index: Int) -> Bool {
        text(index - 1) == "." && (text(index - 2) == "self" || text(index - 2) == "?" && text(index - 3) == "self")
    }

    /// Where the initializers stand, each from its keyword to the end of its braces.
    func initializers() -> [Range<Int>] {
        outline.members.filter { $0.kind == .`init` }.compactMap { member in
            guard var index = index(of: member.name) else { return nil }
            while index < tokens.count, text(index) != "{" { index += 1 }
            return end(of: index).map { member.name.lowerBound..<tokens[$0].range.upperBound }
        }
    }

    /// Whether a parameter or a local constant has a name.
    func binds(_ name: ArraySlice<UInt8>, in range: Range<Int>) -> Bool {
        outline.uses.contains {
            $0.roles.contains(.bound) && range.contains($0.name.lowerBound) && outline.source[$0.name] == name
        }
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
