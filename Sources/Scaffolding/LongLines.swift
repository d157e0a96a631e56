import SwiftOutline
import Text

/// Breaks the lines of a Swift text that are too long for most teams, at blocks, brackets, commas and operators, as
/// swift-format does.
///
/// How long a line gets depends on the names that somebody gives: no template can break it for all of them.
struct LongLines {
    static let mostColumns = 120
    /// How often parts of a line are broken once more: each time takes several times as long.
    private static let mostRounds = 6

    let text: [UInt8]
    let line: Range<Int>
    let indent: [UInt8]
    private let rounds: Int

    /// Brackets that open and close in one line, with the commas between their arguments.
    private struct Group {
        let open: Int
        var close: Int
        var commas: [Int]
    }

    /// Where a line may be broken.
    private struct Places {
        var groups: [Group] = []
        var lists: [Group] = []
        /// The braces that the line ends with, but for a member of what they make; nil where it does not.
        var block: ClosedRange<Int>?
        /// Where operators begin that stand in no brackets.
        var operators: [Int] = []
        /// Where the first `=` ends that stands in no brackets.
        var assignment: Int?
        /// Whether the line is one of a comment that documents something.
        var isDocumentation = false
    }

    /// The text with its long lines broken where that helps; the same text where no line is too long.
    /// - Parameter source: a text whose lines stay as they are.
    static func broken(in text: [UInt8], besides source: [UInt8] = []) -> [UInt8] {
        broken(in: text, besides: source, breaksAssignments: true, rounds: mostRounds)
    }

    private static func broken(
        in text: [UInt8], besides source: [UInt8] = [], breaksAssignments: Bool, rounds: Int
    ) -> [UInt8] {
        var lines = longLines(of: text)
        if !lines.isEmpty, !source.isEmpty {
            let own = Set(source.split(separator: UInt8(ascii: "\n")))
            lines.removeAll { own.contains(text[$0]) }
        }
        guard !lines.isEmpty else { return text }
        let places = places(in: text, lines: lines)
        var result: [UInt8] = []
        var end = 0
        for (line, var places) in zip(lines, places) {
            if !breaksAssignments { places.assignment = nil }
            guard let broken = LongLines(text, line, rounds: rounds).broken(at: places) else { continue }
            result += text[end..<line.lowerBound] + broken
            end = line.upperBound
        }
        return result + text[end...]
    }

    private init(_ text: [UInt8], _ line: Range<Int>, rounds: Int) {
        self.text = text
        self.line = line
        self.rounds = rounds
        indent = Array(text[line].prefix { $0 == UInt8(ascii: " ") })
    }

    /// The line broken at its block, or at the last group that makes its parts short enough, or short enough once they
    /// are broken, too; where none does, so that the longest part is shortest, if that is much shorter. Nil where
    /// nothing helps.
    private func broken(at places: Places) -> [UInt8]? {
        if places.isDocumentation { return Array(comment.joined(separator: [UInt8(ascii: "\n")])) }
        let forms =
            (places.block.map { [[lines(of: $0)]] } ?? []) + [formsOfGuard(places.operators)]
            + (places.groups.reversed() + places.lists.reversed()).map(forms)
            + [forms(of: places.operators), formsOfHead, formsOfAssignment(places.assignment)]
        let form =
            forms.lazy.flatMap { $0 }.first { $0.allSatisfy(Self.isShort) }
            ?? forms.lazy.flatMap { $0.suffix(2) }.map(linesOfParts).first { $0.allSatisfy(Self.isShort) }
            ?? shortest(of: forms.flatMap { $0.suffix(2) }.map(linesOfParts))
        return form.map { Array($0.joined(separator: [UInt8(ascii: "\n")])) }
    }

    /// The form whose longest line is shortest, if a quarter of the columns is gone with it.
    private func shortest(of forms: [[[UInt8]]]) -> [[UInt8]]? {
        let lengths = forms.map { $0.map(\.count).max() ?? .max }
        guard let least = lengths.min(), least * 4 <= line.count * 3, let best = lengths.firstIndex(of: least) else {
            return nil
        }
        return forms[best]
    }

    /// The lines that a break at a group makes: all arguments on one line, with the parenthesis that follows or
    /// without, or on a line each.
    private func forms(of group: Group) -> [[[UInt8]]] {
        let inner = indent + Array("    ".utf8)
        let head = Array(text[line.lowerBound...group.open])
        let rest = Array(text[group.close..<line.upperBound])
        let all = inner + text[(group.open + 1)..<group.close]
        let closed = rest == [UInt8(ascii: ")")] ? [[head, all + rest]] : []
        return closed + [[head, all, indent + rest], [head] + arguments(of: group, inner) + [indent + rest]]
    }

    /// The lines that a break at a block makes: what it holds stands on a line of its own.
    private func lines(of block: ClosedRange<Int>) -> [[UInt8]] {
        let body = text[(block.lowerBound + 1)..<block.upperBound].drop { $0 == UInt8(ascii: " ") }
        let end = body.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? body.startIndex
        return [
            Array(text[line.lowerBound...block.lowerBound]), indent + Array("    ".utf8) + body[..<end],
            indent + text[block.upperBound..<line.upperBound],
        ]
    }

    /// The lines of a `guard` whose `else` stands on a line of its own.
    private func formsOfGuard(_ operators: [Int]) -> [[[UInt8]]] {
        let end = Array(" else {".utf8)
        let isGuard = text[line].dropFirst(indent.count).starts(with: "guard ".utf8)
        guard isGuard, text[line].suffix(end.count).elementsEqual(end) else { return [] }
        let rest = indent + end.dropFirst()
        let condition = line.upperBound - end.count
        return [[Array(text[line.lowerBound..<condition]), rest]]
            + forms(of: operators.filter { $0 < condition }, upTo: condition).map { $0 + [rest] }
    }

    /// The lines of an assignment whose value stands on one of its own.
    private func formsOfAssignment(_ end: Int?) -> [[[UInt8]]] {
        guard let end else { return [] }
        return [[Array(text[line.lowerBound..<end]), indent + Array("    ".utf8) + text[end + 1..<line.upperBound]]]
    }

    /// The lines that begin with operators: the last of them, or all.
    private func forms(of operators: [Int], upTo end: Int? = nil) -> [[[UInt8]]] {
        guard let last = operators.last else { return [] }
        return [[last], operators].map { places in
            let parts = zip(places, places.dropFirst().map { $0 - 1 } + [end ?? line.upperBound])
            return [Array(text[line.lowerBound..<places[0] - 1])]
                + parts.map { start, end in indent + Array("    ".utf8) + text[start..<end] }
        }
    }

    /// The lines of parts; of one that holds as much as the line did, itself. The first is not broken behind `=`, for
    /// the others are indented by what its line begins with.
    private func linesOfParts(_ parts: [[UInt8]]) -> [[UInt8]] {
        parts.enumerated().flatMap { index, part in
            let content = part.drop { $0 == UInt8(ascii: " ") }
            guard rounds > 0, content.count < line.count - indent.count else { return [part] }
            let lines = Self.broken(in: part, breaksAssignments: index > 0, rounds: rounds - 1)
            return lines.split(separator: UInt8(ascii: "\n")).map { Array($0) }
        }
    }

    /// Each argument on a line of its own.
    private func arguments(of group: Group, _ indent: [UInt8]) -> [[UInt8]] {
        var starts = [group.open + 1]
        for comma in group.commas { starts.append(comma + 1) }
        return starts.enumerated().map { index, start in
            let end = index < group.commas.count ? group.commas[index] + 1 : group.close
            return indent + text[start..<end].drop { $0 == UInt8(ascii: " ") }
        }
    }

    static func isShort(_ line: [UInt8]) -> Bool {
        line.count <= mostColumns || String(decoding: line, as: UTF8.self).count <= mostColumns
    }

    private static func longLines(of text: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        let newline = UInt8(ascii: "\n")
        while text.count - start > mostColumns {
            // Where one line ends soon enough, so do all before it.
            if let end = text[start...start + mostColumns].lastIndex(of: newline) {
                start = end + 1
                continue
            }
            let end = text[start...].firstIndex(of: newline) ?? text.count
            if !isShort(Array(text[start..<end])) { lines.append(start..<end) }
            start = end + 1
        }
        return lines
    }

    /// The outermost groups of each line that are not empty, and its block. What lies in a string or a comment is none.
    private static func places(in text: [UInt8], lines: [Range<Int>]) -> [Places] {
        var places = lines.map { _ in Places() }
        var number = 0
        var openings: [Group] = []
        var strings = 0
        var lexer = Lexer(text)
        while let token = lexer.next(), number < lines.count {
            let start = token.range.lowerBound
            while number < lines.count, start >= lines[number].upperBound {
                number += 1
                openings = []
                strings = 0
            }
            guard number < lines.count, lines[number].contains(start) else { continue }
            switch token.kind {
            case .stringHead: strings += 1
            case .stringTail: strings -= 1
            case .punctuation where strings == 0:
                switch text[start] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    openings.append(Group(open: start, close: start, commas: []))
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    guard var group = openings.popLast(), openings.isEmpty, start > group.open + 1 else { continue }
                    group.close = start
                    let isLast = start + 1 == lines[number].upperBound || text[start + 1] == UInt8(ascii: ".")
                    switch text[group.open] {
                    case UInt8(ascii: "("): places[number].groups.append(group)
                    case UInt8(ascii: "["): places[number].lists.append(group)
                    case _ where isLast && !takesArguments(text[group.open..<start]):
                        places[number].block = group.open...start
                    default: break
                    }
                case UInt8(ascii: ",") where openings.count == 1: openings[0].commas.append(start)
                default: break
                }
            case .operator where strings == 0 && openings.isEmpty && isBinary(token, in: text, lines[number]):
                if text[token.range].elementsEqual("=".utf8) {
                    places[number].assignment = places[number].assignment ?? token.range.upperBound
                } else if !text[token.range].elementsEqual("->".utf8) {
                    places[number].operators.append(start)
                }
            case .identifier where strings == 0 && openings.isEmpty && text[token.range].elementsEqual("as".utf8):
                if !isFirst(token, in: text, lines[number]) { places[number].operators.append(start) }
            case _ where token.isComment && text[token.range].starts(with: "/// ".utf8):
                places[number].isDocumentation = isFirst(token, in: text, lines[number])
            default: break
            }
        }
        return places
    }

    /// Whether an operator stands between two operands on a line.
    private static func isBinary(_ token: Token, in text: [UInt8], _ line: Range<Int>) -> Bool {
        !isFirst(token, in: text, line) && text[token.range.lowerBound - 1] == UInt8(ascii: " ")
            && token.range.upperBound < line.upperBound && text[token.range.upperBound] == UInt8(ascii: " ")
    }

    private static func isFirst(_ token: Token, in text: [UInt8], _ line: Range<Int>) -> Bool {
        text[line.lowerBound..<token.range.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") }
    }

    /// Whether a block is a closure whose arguments should stay on its first line.
    private static func takesArguments(_ block: ArraySlice<UInt8>) -> Bool {
        block.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("in".utf8) }
    }
}
