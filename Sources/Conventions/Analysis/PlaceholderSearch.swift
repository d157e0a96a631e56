import SwiftOutline
import Text

/// Finds what was to be replaced and was not: editor placeholders, and tags of templates.
enum PlaceholderSearch {
    /// Where it stands in a Swift text, or in a storyboard or xib.
    static func ranges(in bytes: [UInt8], isSwift: Bool) -> [Range<Int>] {
        guard hasSuspect(bytes) else { return [] }
        return isSwift ? placeholders(inSwift: bytes) : tags(in: bytes, 0..<bytes.count)
    }

    /// Whether two braces or an editor placeholder's beginning stand somewhere. Of two bytes beside each other every
    /// second look meets one.
    private static func hasSuspect(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 1
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "{"):
                    if bytes[index - 1] == UInt8(ascii: "{") { return true }
                    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{") { return true }
                case UInt8(ascii: "#"):
                    if bytes[index - 1] == UInt8(ascii: "<") { return true }
                case UInt8(ascii: "<"):
                    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "#") { return true }
                default: break
                }
                index += 2
            }
            return false
        }
    }

    /// Editor placeholders, and tags between the tokens of the text: those in strings and comments are somebody's words.
    private static func placeholders(inSwift bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var lexer = Lexer(bytes)
        var previous: Token?
        while let token = lexer.next() {
            if token.kind == .editorPlaceholder { found.append(token.range) }
            let isBrace = token.range.count == 1 && bytes[token.range.lowerBound] == UInt8(ascii: "{")
            if isBrace, let previous, previous.range.upperBound == token.range.lowerBound,
                previous.range.count == 1, bytes[previous.range.lowerBound] == UInt8(ascii: "{"),
                let end = tagEnd(from: token.range.upperBound, in: bytes)
            {
                found.append(previous.range.lowerBound..<end)
            }
            previous = token
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
