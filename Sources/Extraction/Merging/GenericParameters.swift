import SwiftOutline

/// The generic parameters of a function or an initializer: each must be named in what it takes or gives.
enum GenericParameters {
    /// The first lines of a declaration without generic parameters that nothing behind their list names.
    ///
    /// - Parameter place: Behind the declaration's name, where the list begins if there is one.
    static func droppingUnused(from head: [UInt8], behind place: Int) -> [UInt8] {
        guard place < head.count, head[place] == UInt8(ascii: "<"), let list = List(head, from: place) else {
            return head
        }
        let used = SwiftLines.identifiers(in: head[(list.end + 1)...])
        let kept = list.parts.filter { part in
            Lexer.identifiers(in: Array(head[part].prefix { $0 != UInt8(ascii: ":") })).contains(where: used.contains)
        }
        guard kept.count < list.parts.count, let first = list.parts.first, let last = list.parts.last else {
            return head
        }
        guard !kept.isEmpty else { return Array(head[..<place]) + head[(list.end + 1)...] }
        let separator =
            list.parts.count > 1 ? Array(head[first.upperBound..<list.parts[1].lowerBound]) : Array(", ".utf8)
        return Array(head[..<first.lowerBound]) + kept.map { Array(head[$0]) }.joined(separator: separator)
            + head[last.upperBound...]
    }

    /// What stands between the commas of a list, without the blanks around it, and where the list ends.
    private struct List {
        private(set) var parts: [Range<Int>] = []
        private(set) var end = 0

        init?(_ text: [UInt8], from open: Int) {
            var depth = 0
            var start = open + 1
            func part(_ end: Int) -> Range<Int> {
                let first = text[start..<end].firstIndex { $0 > UInt8(ascii: " ") } ?? end
                let last = text[first..<end].lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? first
                return first..<last
            }
            for (index, byte) in text.enumerated().dropFirst(open) {
                switch byte {
                case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
                case UInt8(ascii: ",") where depth == 1:
                    parts.append(part(index))
                    start = index + 1
                default: break
                }
                guard depth == 0 else { continue }
                parts.append(part(index))
                end = index
                return
            }
            return nil
        }
    }
}
