import SwiftOutline

extension [UInt8] {
    /// The identifiers in a Swift text, keywords aside.
    var swiftIdentifiers: Set<String> {
        var names: Set<String> = []
        var lexer = Lexer(self)
        while let token = lexer.next() {
            if token.kind == .identifier { names.insert(String(decoding: self[token.range], as: UTF8.self)) }
        }
        return names
    }
}
