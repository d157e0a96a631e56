import SwiftOutline
import Testing

/// Tokens stand in order within the text, tails are as many as heads, and faults are ordered and few.
func expectSoundTokens(of source: [UInt8]) {
    var end = 0
    var depth = 0
    var isSound = true
    for token in tokens(of: source) {
        let isMadeUp = token.kind == .stringTail && token.range.isEmpty
        if token.range.lowerBound < end || token.range.upperBound > source.count { isSound = false }
        if token.range.isEmpty && !isMadeUp { isSound = false }
        end = token.range.upperBound
        if token.kind == .stringHead { depth += 1 }
        if token.kind == .stringTail { depth -= 1 }
        if depth < 0 { isSound = false }
    }
    #expect(isSound && depth == 0, "\(String(decoding: source, as: UTF8.self))")
    let offsets = lexicalFaults(in: source).map(\.offset)
    #expect(offsets == offsets.sorted() && offsets.count <= 20)
    #expect(offsets.allSatisfy { 0...source.count ~= $0 })
}

/// Where the brackets of the code are, but for those in literals: there, a text without one may lex too.
func bracketOffsets(in source: [UInt8]) -> [Int] {
    var depth = 0
    return tokens(of: source).compactMap { token in
        if token.kind == .stringHead { depth += 1 }
        if token.kind == .stringTail { depth -= 1 }
        let isBracket = "()[]{}".utf8.contains(source[token.range.lowerBound])
        return depth == 0 && token.kind == .punctuation && isBracket ? token.range.lowerBound : nil
    }
}
