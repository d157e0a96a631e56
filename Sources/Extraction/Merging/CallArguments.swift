import SwiftOutline
import TemplateSets

/// The arguments of a call such as `let view = View(a: a, b: b)`, or the parameters of a declaration.
struct CallArguments {
    let lines: SwiftLines
    /// Where the statement or declaration begins, and where the parentheses do, and end.
    private let start: Int
    private let open: Int
    private let close: Int
    /// What stands between the commas, without the blanks around it.
    private let parts: [Range<Int>]

    /// Reads a statement that ends with a call; nil where it is none.
    init?(_ node: SwiftNode, _ lines: SwiftLines) {
        guard node.kind == .leaf, lines.headTokens(node).last.map(lines.text) == ")" else { return nil }
        self.init(node, lines, after: 0)
        guard lines.headTokens(node).last?.range.lowerBound == close else { return nil }
    }

    /// Reads the parameters in a declaration's first lines that follow a place of the text; nil where there are none.
    init?(_ node: SwiftNode, _ lines: SwiftLines, after place: Int) {
        let tokens = lines.headTokens(node)
        guard let first = tokens.first,
            let opening = tokens.firstIndex(where: { $0.range.lowerBound >= place && lines.text($0) == "(" })
        else { return nil }
        var depth = 0
        var parts: [[Token]] = [[]]
        var close: Int?
        for token in tokens[opening...] {
            let text = token.kind == .punctuation ? lines.text(token) : ""
            if [")", "]", "}"].contains(text) { depth -= 1 }
            if depth == 0, text == ")" {
                close = token.range.lowerBound
                break
            }
            if depth == 1, text == "," {
                parts.append([])
            } else if depth > 0 {
                parts[parts.count - 1].append(token)
            }
            if ["(", "[", "{"].contains(text) { depth += 1 }
        }
        guard let close else { return nil }
        self.lines = lines
        self.close = close
        start = first.range.lowerBound
        open = tokens[opening].range.upperBound
        self.parts = parts.compactMap { part in
            guard let first = part.first, let last = part.last else { return nil }
            return first.range.lowerBound..<last.range.upperBound
        }
    }

    /// Behind the closing parenthesis.
    var end: Int { close + 1 }

    /// What stands before the parenthesis.
    var callee: String { String(decoding: Self.spaced(lines.source[start..<open - 1]), as: UTF8.self) }

    /// Whether a type is made, or the superclass told what its class is: then other arguments make it no other call.
    var isKnownByCallee: Bool {
        let name = callee.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }).last ?? ""
        let isType = name.split(separator: ".").last?.first?.isUppercase == true
        return isType || name.hasPrefix("super.") || name.contains(PlaceholderName.module)
    }

    /// The type that is made.
    var madeType: String? {
        callee.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).last {
            $0.first?.isUppercase == true
        }
        .map(String.init)
    }

    /// The name of the function that is called.
    var calledName: String? {
        callee.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).last.map(String.init)
    }

    /// The labels that callers give; `_` where they give none.
    var labels: [String] {
        parts.map { part in
            let words = names(in: part)
            let text = lines.source[part]
            guard let first = words.first, text.contains(UInt8(ascii: ":")) else { return "_" }
            return first
        }
    }

    /// The name that a body knows each parameter by.
    var parameters: [String] {
        parts.map { part in
            let head = part.lowerBound..<(lines.source[part].firstIndex(of: UInt8(ascii: ":")) ?? part.upperBound)
            return names(in: head).last ?? ""
        }
    }

    private func names(in range: Range<Int>) -> [String] {
        let text = String(decoding: lines.source[range], as: UTF8.self)
        return text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map(String.init)
    }

    /// What makes an argument the same in several calls.
    func keys(_ keys: NameKey) -> [[UInt8]] {
        parts.map { keys.key(Self.spaced(lines.source[$0])) }
    }

    /// Some lines that hold the parentheses, with the arguments that are chosen only.
    func text(of range: Range<Int>, keeping kept: [Int]) -> [UInt8] {
        let bytes = lines.bytes(range)
        guard let first = parts.first, let last = parts.last, kept.count < parts.count else { return Array(bytes) }
        let source = lines.source
        var text = Array(bytes[..<open])
        for (number, index) in kept.enumerated() {
            let start = index == 0 ? open : parts[index - 1].upperBound
            text += number == 0 ? source[open..<first.lowerBound] : source[start..<parts[index].lowerBound]
            text += source[parts[index]]
        }
        if !kept.isEmpty { text += source[last.upperBound..<close] }
        return text + bytes[close...]
    }

    /// With one space wherever there are blanks and new lines.
    private static func spaced(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        Array(bytes.split { $0 == UInt8(ascii: " ") || (9...13).contains($0) }.joined(separator: [UInt8(ascii: " ")]))
    }
}
