/// A Swift file's text with comments and string literals blanked, byte for byte, so that braces and words are code.
struct CodeMask {
    /// As long in UTF-8 as the text it was made of.
    let text: String

    init(_ source: String) {
        var scanner = Scanner(bytes: Array(source.utf8))
        scanner.scanCode(untilParenthesis: false)
        text = String(decoding: scanner.bytes, as: UTF8.self)
    }

    private struct Scanner {
        var bytes: [UInt8]
        private var position = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private mutating func blank(_ count: Int = 1) {
            for _ in 0..<count where position < bytes.count {
                if bytes[position] != ASCII.newline { bytes[position] = ASCII.blank }
                position += 1
            }
        }

        /// The byte at the position or behind it; 0 where the text has ended.
        private func byte(_ offset: Int = 0) -> UInt8 {
            position + offset < bytes.count ? bytes[position + offset] : 0
        }

        /// Whether there are so many of a byte, from a place behind the position on.
        private func has(_ count: Int, of byte: UInt8, from offset: Int = 0) -> Bool {
            for index in 0..<count where self.byte(offset + index) != byte { return false }
            return true
        }

        /// Scans to the end, or past the parenthesis that ends an interpolation.
        mutating func scanCode(untilParenthesis: Bool) {
            var depth = 1
            while position < bytes.count {
                switch bytes[position] {
                case ASCII.slash where byte(1) == ASCII.slash:
                    while position < bytes.count, bytes[position] != ASCII.newline { blank() }
                    continue
                case ASCII.slash where byte(1) == ASCII.star:
                    blankBlockComment()
                    continue
                case ASCII.quote, ASCII.pound:
                    scanStringOrNumberSign()
                    continue
                case ASCII.opening: depth += 1
                case ASCII.closing: depth -= 1
                default: break
                }
                if untilParenthesis {
                    blank()
                    if depth == 0 { return }
                } else {
                    position += 1
                }
            }
        }

        private mutating func blankBlockComment() {
            var depth = 0
            repeat {
                switch (byte(), byte(1)) {
                case (ASCII.slash, ASCII.star):
                    depth += 1
                    blank(2)
                case (ASCII.star, ASCII.slash):
                    depth -= 1
                    blank(2)
                default: blank()
                }
            } while depth > 0 && position < bytes.count
        }

        private mutating func scanStringOrNumberSign() {
            var signs = 0
            while byte(signs) == ASCII.pound { signs += 1 }
            guard byte(signs) == ASCII.quote else {
                position += max(signs, 1)
                return
            }
            blank(signs)
            let quotes = has(3, of: ASCII.quote) ? 3 : 1
            blank(quotes)
            while position < bytes.count {
                switch bytes[position] {
                case ASCII.quote where has(quotes, of: ASCII.quote) && has(signs, of: ASCII.pound, from: quotes):
                    return blank(quotes + signs)
                case ASCII.backslash where has(signs, of: ASCII.pound, from: 1):
                    let isInterpolation = byte(1 + signs) == ASCII.opening
                    blank(signs + 2)
                    if isInterpolation { scanCode(untilParenthesis: true) }
                default: blank()
                }
            }
        }
    }
}

/// The bytes that matter. In a debug build, where generated code is tested, a constant is far cheaper than a literal
/// that becomes a byte each time.
enum ASCII {
    static let newline = UInt8(ascii: "\n")
    static let blank = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let pound = UInt8(ascii: "#")
    static let opening = UInt8(ascii: "(")
    static let closing = UInt8(ascii: ")")
    static let star = UInt8(ascii: "*")
    static let slash = UInt8(ascii: "/")
    static let at = UInt8(ascii: "@")
    static let backslash = UInt8(ascii: "\\")
    static let openingBrace = UInt8(ascii: "{")
    static let closingBrace = UInt8(ascii: "}")
    static let underscore = UInt8(ascii: "_")
    static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    static let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
    static let uppercase = UInt8(ascii: "A")...UInt8(ascii: "Z")
}
