import SwiftOutline
import Text

/// What the comments of a file speak of.
struct SuppressedLines {
    private let file: ModuleFile
    /// Where the names of declarations stand, by where their attributes begin.
    private var names: [Int: Int] = [:]
    private let head: Int
    /// Where the last one that was asked about ended, to the last line's start, and that line: it is the same for all
    /// comments in between.
    private var run: (offsets: Range<Int>, line: Int) = (0..<0, 0)

    init(in file: ModuleFile) {
        self.file = file
        let outline = file.outline
        head = min(
            outline.types.first?.introducer ?? .max, outline.members.first?.introducer ?? .max)
        for type in outline.types {
            if let first = outline[type.attributes].first { names[first.lowerBound] = type.name.lowerBound }
        }
        for member in outline.members {
            if let first = outline[member.attributes].first { names[first.lowerBound] = member.name.lowerBound }
        }
    }

    func isInHead(_ offset: Int) -> Bool { offset < head }

    /// The last line that a comment speaks of that ends at an offset: the next one behind further comments, or that of
    /// the name whose attributes begin there.
    mutating func last(below end: Int) -> Int {
        if run.offsets.contains(end) { return run.line }
        let source = file.outline.source
        var line = file.location(of: end).line
        var offset = end
        while let newline = source[offset...].firstIndex(of: UInt8(ascii: "\n")) {
            line += 1
            offset = source[newline...].dropFirst().firstIndex { $0 != 0x20 && $0 != 0x09 } ?? source.count
            if let name = names[offset] {
                line = file.location(of: name).line
                break
            }
            guard source[offset...].starts(with: "//".utf8) else { break }
        }
        run = (end..<offset, line + linesOfString(from: offset))
        return run.line
    }

    /// How many lines a string of several lines goes on that opens in the line of an offset: no comment can stand in
    /// it.
    private func linesOfString(from offset: Int) -> Int {
        let source = file.outline.source
        let newline = UInt8(ascii: "\n")
        let lineEnd = source[offset...].firstIndex(of: newline) ?? source.count
        guard source[offset..<lineEnd].quotes().count % 2 == 1 else { return 0 }
        let end = source[lineEnd...].quotes(most: 1).first ?? lineEnd
        return source[lineEnd..<end].count { $0 == newline }
    }
}

extension ArraySlice<UInt8> {
    /// Where the quotation marks of strings of several lines stand.
    fileprivate func quotes(most: Int = .max) -> [Int] {
        var found: [Int] = []
        var offset = startIndex
        while found.count < most, let quote = self[offset...].firstIndex(of: UInt8(ascii: "\"")) {
            let isLong = self[quote...].starts(with: "\"\"\"".utf8)
            if isLong { found.append(quote) }
            offset = quote + (isLong ? 3 : 1)
        }
        return found
    }
}
