import SwiftOutline
import TemplateSets
import Text

/// Finds what was to be replaced and was not: editor placeholders, tags of templates, and conflicts of merges.
enum PlaceholderSearch {
    /// Where it stands in a Swift text, or in a storyboard or xib.
    static func ranges(in bytes: [UInt8], isSwift: Bool) -> [Range<Int>] {
        guard hasSuspect(bytes) else { return [] }
        guard !isSwift else { return firstOfLines(placeholders(inSwift: bytes), in: bytes) }
        return firstOfLines(tags(in: bytes, 0..<bytes.count) + ConflictSearch.ranges(in: bytes), in: bytes)
    }

    /// Where those of some ranges begin, one behind the other, that are in comments.
    static func inComments(_ ranges: [Range<Int>], in bytes: [UInt8]) -> Set<Int> {
        var found: Set<Int> = []
        var rest = ranges.map(\.lowerBound)[...]
        var lexer = Lexer(bytes)
        while !rest.isEmpty, let token = lexer.next() {
            let passed = rest.prefix { $0 < token.range.upperBound }
            if token.isComment { found.formUnion(passed.filter { $0 >= token.range.lowerBound }) }
            rest = rest.dropFirst(passed.count)
        }
        return found
    }

    /// The first of each line: whoever looks there sees the others.
    private static func firstOfLines(_ ranges: [Range<Int>], in bytes: [UInt8]) -> [Range<Int>] {
        let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
        let others = zip(sorted, sorted.dropFirst()).filter { previous, range in
            bytes[previous.lowerBound..<range.lowerBound].contains(UInt8(ascii: "\n"))
        }
        return sorted.prefix(1) + others.map(\.1)
    }

    /// Whether two braces, an editor placeholder's beginning or that of a conflict stand somewhere. Most words of eight
    /// bytes have no such byte.
    private static func hasSuspect(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count {
                let isWord = index + 8 <= bytes.count
                if isWord {
                    let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    if !word.holds(openingBrace), !word.holds(numberSign), !word.holds(lessThan) {
                        index += 8
                        continue
                    }
                }
                for place in index..<(isWord ? index + 8 : bytes.count) {
                    if bytes[place] == openingBrace, place + 1 < bytes.count, bytes[place + 1] == openingBrace {
                        return true
                    }
                    if bytes[place] == numberSign, place > 0, bytes[place - 1] == lessThan { return true }
                    if bytes[place] == lessThan, place > 2, bytes[place - 3..<place].allSatisfy({ $0 == lessThan }) {
                        return true
                    }
                }
                index += 8
            }
            return false
        }
    }

    private static let openingBrace = UInt8(ascii: "{")
    private static let numberSign = UInt8(ascii: "#")
    private static let lessThan = UInt8(ascii: "<")

    /// Editor placeholders and tags. A tag in a string may be somebody's own, unless it is called as templates call it.
    private static func placeholders(inSwift bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var conflicts = ConflictSearch.ranges(in: bytes)[...]
        var lexer = Lexer(bytes)
        var previous: Token?
        // Whether a placeholder in code that is commented out as one block has been found.
        var isToldOfCode = false
        while let token = lexer.next() {
            switch token.kind {
            case .editorPlaceholder: found.append(token.range)
            case .string, .stringHead, .stringMiddle, .stringTail:
                found += tags(in: bytes, token.range).filter { isOfTemplates(bytes[$0]) }
                found += editorPlaceholders(in: bytes, token.range)
            case _ where token.isComment:
                found += tags(in: bytes, token.range)
                let placeholders = editorPlaceholders(in: bytes, token.range)
                if !isToldOfCode { found += placeholders.prefix(1) }
                isToldOfCode = isToldOfCode || !placeholders.isEmpty
            default: break
            }
            if !token.isComment { isToldOfCode = false }
            let isBrace = token.range.count == 1 && bytes[token.range.lowerBound] == UInt8(ascii: "{")
            if isBrace, let previous, previous.range.upperBound == token.range.lowerBound,
                previous.range.count == 1, bytes[previous.range.lowerBound] == UInt8(ascii: "{"),
                let end = tagEnd(from: token.range.upperBound, in: bytes)
            {
                found.append(previous.range.lowerBound..<end)
            }
            while let conflict = conflicts.first, conflict.lowerBound < token.range.upperBound {
                // In a string it is text like any other.
                if token.isComment || conflict.lowerBound < token.range.lowerBound { found.append(conflict) }
                conflicts.removeFirst()
            }
            previous = token
        }
        return found + conflicts
    }

    /// Whether a tag names what a template knows of a module.
    private static func isOfTemplates(_ tag: ArraySlice<UInt8>) -> Bool {
        let words = String(decoding: tag, as: UTF8.self).split { !$0.isLetter && $0 != "_" }
        return words.first.map { StandardVariable(rawValue: String($0)) != nil || foreignVariables.contains($0) }
            ?? false
    }

    /// What Generamba's templates know.
    private static let foreignVariables: Set<Substring> = ["module_info", "developer", "prefix"]

    /// Those between words of a string or comment, each on one line.
    private static func editorPlaceholders(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        for offset in range.dropLast() {
            switch (bytes[offset], bytes[offset + 1]) {
            case (UInt8(ascii: "<"), numberSign): start = offset
            case (numberSign, UInt8(ascii: ">")):
                if let start, offset > start + 2 { found.append(start..<offset + 2) }
                start = nil
            case (UInt8(ascii: "\n"), _): start = nil
            default: break
            }
        }
        return found
    }

    private static func tags(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for offset in range.dropLast(4)
        where bytes[offset] == UInt8(ascii: "{") && bytes[offset + 1] == UInt8(ascii: "{") {
            if let end = tagEnd(from: offset + 2, in: bytes) { found.append(offset..<end) }
        }
        return found
    }

    /// Where a tag ends that begins before an offset: a name, with a sigil and blanks perhaps, and two braces.
    private static func tagEnd(from start: Int, in bytes: [UInt8]) -> Int? {
        var end = start
        func skipBlanks() {
            while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
        }
        skipBlanks()
        if end < bytes.count, "#^/&>{!".utf8.contains(bytes[end]) { end += 1 }
        skipBlanks()
        let name = end
        while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
        guard end > name, !(0x30...0x39).contains(bytes[name]) else { return nil }
        skipBlanks()
        guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "}"), bytes[end + 1] == UInt8(ascii: "}")
        else { return nil }
        return end + 2
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isNamePart || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
}

extension UInt64 {
    /// Whether one of its eight bytes is this: then one of those that differ from it is zero, and one less than it
    /// borrows.
    @inline(__always)
    fileprivate func holds(_ byte: UInt8) -> Bool {
        let differences = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
        return (differences &- 0x0101_0101_0101_0101) & ~differences & 0x8080_8080_8080_8080 != 0
    }
}
