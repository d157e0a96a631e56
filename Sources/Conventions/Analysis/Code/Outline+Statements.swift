import SwiftOutline

extension Outline {
    /// The lines of the statement that a name stands in, and those of the condition or loop which that depends on, as
    /// far as brackets tell.
    func statements(around name: Range<Int>, in body: Range<Int>) -> [Range<Int>] {
        let own = start(ofLineAround: name.lowerBound, in: body)..<end(ofStatementAt: name.lowerBound, in: body)
        guard let start = start(ofBranchAround: name.lowerBound, in: body) else { return [own] }
        return [own, start..<end(ofStatementAt: start, in: body)]
    }

    private func start(ofLineAround offset: Int, in body: Range<Int>) -> Int {
        source[body.lowerBound..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? body.lowerBound
    }

    private func end(ofStatementAt start: Int, in body: Range<Int>) -> Int {
        var depth = 0
        var end = start
        while end < body.upperBound, depth > 0 || source[end] != UInt8(ascii: "\n") {
            switch source[end] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            end += 1
        }
        return end
    }

    /// Where the condition or loop begins in whose braces something stands; nil where it stands in those of something
    /// else.
    private func start(ofBranchAround offset: Int, in body: Range<Int>) -> Int? {
        var offset = offset
        while let brace = openBrace(around: offset, in: body) {
            let start = start(ofLineAround: brace, in: body)
            let line = source[start..<brace].drop { $0 <= UInt8(ascii: " ") }
            if Self.branches.contains(where: { line.starts(with: $0.utf8) }) { return start }
            guard line.starts(with: "} else".utf8) else { return nil }
            offset = line.startIndex
        }
        return nil
    }

    private static let branches = ["if ", "for ", "while "]

    private func openBrace(around offset: Int, in body: Range<Int>) -> Int? {
        var depth = 0
        for index in (body.lowerBound..<offset).reversed() {
            if source[index] == UInt8(ascii: "}") { depth += 1 }
            guard source[index] == UInt8(ascii: "{") else { continue }
            if depth == 0 { return index }
            depth -= 1
        }
        return nil
    }
}
