import SwiftOutline
import Text

/// The tuples of a file that are assigned part by part: `(presenter.view, presenter.router) = (view, router)`.
struct AssignedTuples {
    /// What is set, up to the end of its name, with what it is set to.
    fileprivate var parts: [(target: Range<Int>, value: Range<Int>)] = []

    /// What a name is set to as a part of a tuple; nil where it is none.
    func value(at name: Range<Int>) -> Range<Int>? {
        if parts.isEmpty { return nil }
        return parts.first { $0.target.upperBound == name.upperBound && $0.target.contains(name.lowerBound) }?.value
    }
}

extension Outline {
    /// The tuples of the text that are assigned part by part.
    var assignedTuples: AssignedTuples {
        var tuples = AssignedTuples()
        var start = 0
        while let found = AssignedTuples.middle.firstRange(in: source, from: start) {
            start = found.upperBound
            guard let open = openParenthesis(before: found.lowerBound) else { continue }
            let targets = parts(from: open + 1)
            let values = parts(from: start)
            guard targets.count > 1, targets.count == values.count else { continue }
            tuples.parts += zip(targets, values).map { ($0, $1) }
        }
        return tuples
    }

    /// Where the parenthesis opens on the same line that one closes.
    private func openParenthesis(before end: Int) -> Int? {
        var depth = 0
        for index in (max(0, end - AssignedTuples.longest)..<end).reversed() {
            switch source[index] {
            case UInt8(ascii: ")"): depth += 1
            case UInt8(ascii: "("):
                if depth == 0 { return index }
                depth -= 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
            default: break
            }
        }
        return nil
    }

    /// What stands between commas from an offset on until a parenthesis closes, without spaces around.
    private func parts(from start: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (first, depth) = (start, 0)
        for index in start..<min(source.count, start + AssignedTuples.longest) {
            switch source[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return parts + [trimmed(first..<index)] }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                parts.append(trimmed(first..<index))
                first = index + 1
            default: break
            }
        }
        return []
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let isSpace: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
        guard let start = range.first(where: { !isSpace(source[$0]) }) else { return range }
        return start..<(range.last { !isSpace(source[$0]) } ?? start) + 1
    }
}

extension AssignedTuples {
    /// What stands between the names and the values, as people write it.
    fileprivate static let middle = ByteSearch(") = (".utf8)
    /// In bytes, for each of both sides: what never closes is not read to its end each time.
    fileprivate static let longest = 2_000
}
