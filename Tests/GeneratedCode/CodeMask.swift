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

        private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

        private mutating func blank(_ count: Int = 1) {
            for _ in 0..<count where position < bytes.count {
                if bytes[position] != UInt8(ascii: "\n") { bytes[position] = UInt8(ascii: " ") }
                position += 1
            }
        }

        /// Scans to the end, or past the parenthesis that ends an interpolation.
        mutating func scanCode(untilParenthesis: Bool) {
            var depth = 1
            while position < bytes.count {
                if starts(with: "//") {
                    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { blank() }
                } else if starts(with: "/*") {
                    blankBlockComment()
                } else if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "#") {
                    scanStringOrNumberSign()
                } else {
                    if bytes[position] == UInt8(ascii: "(") { depth += 1 }
                    if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
                    if untilParenthesis {
                        blank()
                        if depth == 0 { return }
                    } else {
                        position += 1
                    }
                }
            }
        }

        private mutating func blankBlockComment() {
            var depth = 0
            repeat {
                if starts(with: "/*") {
                    depth += 1
                    blank(2)
                } else if starts(with: "*/") {
                    depth -= 1
                    blank(2)
                } else {
                    blank()
                }
            } while depth > 0 && position < bytes.count
        }

        private mutating func scanStringOrNumberSign() {
            let signs = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
            guard position + signs < bytes.count, bytes[position + signs] == UInt8(ascii: "\"") else {
                position += max(signs, 1)
                return
            }
            let hashes = String(repeating: "#", count: signs)
            blank(signs)
            let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
            blank(quote.utf8.count)
            while position < bytes.count, !starts(with: quote + hashes) {
                if starts(with: "\\" + hashes + "(") {
                    blank(signs + 2)
                    scanCode(untilParenthesis: true)
                } else {
                    blank(starts(with: "\\" + hashes) ? signs + 2 : 1)
                }
            }
            blank(quote.utf8.count + signs)
        }
    }
}
