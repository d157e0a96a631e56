import SwiftOutline

/// The tokens of a text, each as its kind and its bytes.
func lex(_ text: String) -> [String] {
    let source = Array(text.utf8)
    return tokens(of: source).map { "\($0.kind) \(String(decoding: source[$0.range], as: UTF8.self))" }
}

func tokens(of source: [UInt8]) -> [Token] {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    while let token = lexer.next() {
        tokens.append(token)
    }
    return tokens
}

/// The faults of a text, each as its line, column and kind.
func faults(_ text: String) -> [String] {
    lexicalFaults(in: Array(text.utf8)).map { "\($0.line):\($0.column) \(name(of: $0.kind))" }
}

private func name(of kind: LexicalFault.Kind) -> String {
    guard case .unbalanced(let opening, let closing) = kind else { return "\(kind)" }
    let brackets = [opening, closing].map { $0.map { String(Unicode.Scalar($0)) } ?? "-" }
    return "unbalanced \(brackets[0]) \(brackets[1])"
}
