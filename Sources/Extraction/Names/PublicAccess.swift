import SwiftOutline

/// Where a Swift text says that something is public.
enum PublicAccess {
    /// The places of the modifier, each with the space behind it, in order.
    static func places(in bytes: [UInt8]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var lexer = Lexer(bytes)
        var previous: Token?
        var last: Token?
        while let token = lexer.next() {
            if let word = last, word.kind == .identifier, token.kind == .identifier,
                bytes[word.range].elementsEqual("public".utf8), token.range.lowerBound == word.range.upperBound + 1,
                bytes[word.range.upperBound] == UInt8(ascii: " "),
                // `.public` is a value.
                previous.map({ !bytes[$0.range].elementsEqual(".".utf8) }) ?? true
            {
                places.append(word.range.lowerBound..<token.range.lowerBound)
            }
            (previous, last) = (last, token)
        }
        return places
    }
}
