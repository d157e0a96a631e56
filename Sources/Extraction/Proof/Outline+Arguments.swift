import SwiftOutline

extension Outline {
    /// An argument of a call, or a parameter of a declaration.
    struct Argument: Hashable {
        /// What callers write before the colon; `_` for nothing.
        let label: String
        /// Whether a parameter has a value where none is given, or takes a closure, which may follow the parentheses.
        let isOptional: Bool
    }

    /// A function's name with its labels: `tableView(_:cellForRowAt:)`.
    func signature(of function: Member) -> String {
        text(of: function.name) + "(" + labels(behind: function.name.upperBound).map { $0 + ":" }.joined() + ")"
    }

    /// The labels of the parameters or arguments in the parentheses that open behind a place, `_` for those without.
    func labels(behind place: Int) -> [String] { arguments(behind: place).map(\.label) }

    /// The parameters or arguments in the parentheses that open behind a place.
    func arguments(behind place: Int) -> [Argument] {
        guard let open = source[place...].firstIndex(of: UInt8(ascii: "(")) else { return [] }
        var lexer = Lexer(Array(source[open...].prefix(Self.longestList)))
        var arguments: [Argument] = []
        var depth = 0
        /// The first tokens of an argument.
        var part: [Token] = []
        var isOptional = false
        func text(_ token: Token) -> ArraySlice<UInt8> {
            source[open + token.range.lowerBound..<open + token.range.upperBound]
        }
        func byte(_ token: Token) -> UInt8 { token.range.count == 1 ? source[open + token.range.lowerBound] : 0 }
        func end() {
            guard let first = part.first else { return }
            let isLabelled =
                !"([{".utf8.contains(byte(first)) && part.dropFirst().contains { byte($0) == UInt8(ascii: ":") }
            let label = isLabelled ? String(decoding: text(first), as: UTF8.self) : "_"
            arguments.append(Argument(label: label, isOptional: isOptional))
            part = []
            isOptional = false
        }
        while let token = lexer.next() {
            guard !token.isComment else { continue }
            if "([{".utf8.contains(byte(token)) {
                depth += 1
                if depth == 1 { continue }
            }
            if ")]}".utf8.contains(byte(token)) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, byte(token) == UInt8(ascii: ",") {
                end()
            } else {
                if part.count < 3 { part.append(token) }
                if byte(token) == UInt8(ascii: "=") || text(token).elementsEqual("->".utf8) { isOptional = true }
            }
        }
        end()
        return arguments
    }

    /// In bytes.
    private static let longestList = 10_000
}
