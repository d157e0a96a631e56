extension Lexer {
    /// The identifiers in a Swift text, words of the language among them; those in backticks are left aside.
    public static func identifiers(in bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var lexer = Lexer(bytes)
        while let token = lexer.next() {
            if token.kind == .identifier { names.insert(String(decoding: bytes[token.range], as: UTF8.self)) }
        }
        return names
    }
}
