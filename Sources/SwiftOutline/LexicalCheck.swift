import Text

/// The faults that keep a text from being lexed as Swift, in the order of their offsets; empty when it lexes:
/// literals and comments are closed, brackets are balanced and nested, and every byte belongs to a token.
///
/// Faults that are likely consequences of another are left out, and there are at most twenty.
public func lexicalFaults(in source: [UInt8]) -> [LexicalFault] {
    var lexer = Lexer(source)
    var brackets = BracketBalance()
    while let token = lexer.next(), !brackets.isExhausted {
        brackets.lastGivenUp = lexer.lastGivenUp
        brackets.take(token, in: source)
    }
    brackets.lastGivenUp = lexer.lastGivenUp
    brackets.finish()

    let faults = lexer.faults + brackets.faults
    guard !faults.isEmpty else { return [] }
    let lines = LineTable(source)
    return faults.sorted { $0.offset < $1.offset }.prefix(UnlocatedFault.limit).map { fault in
        let location = lines.location(of: fault.offset)
        return LexicalFault(kind: fault.kind, offset: fault.offset, line: location.line, column: location.column)
    }
}
