/// Turns tests written with Swift Testing into text that needs none of its macros, for the stand-in's module `Testing`.
///
/// `#expect` and `#require` become calls of functions, `@Test` and `@Suite` go. Lines and columns stay.
enum MacroFreeText {
    private static let expressions = ["#expect(", "#require("].map { Array($0.utf8) }
    private static let attributes = ["@Test", "@Suite"].map { Array($0.utf8) }

    static func text(_ source: String) -> String {
        guard source.mentions("import Testing") else { return source }
        var bytes = Array(source.utf8)
        let code = Array(CodeMask(source).text.utf8)
        var index = 0
        while index < code.count {
            switch code[index] {
            case ASCII.pound where expressions.contains(where: code[index...].starts(with:)):
                bytes[index] = ASCII.blank
            case ASCII.at:
                guard let end = endOfAttribute(in: code, at: index) else { break }
                for place in index..<end where bytes[place] != ASCII.newline { bytes[place] = ASCII.blank }
            default: break
            }
            index += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where an attribute that is a macro of Swift Testing ends, with its arguments; nil for any other.
    private static func endOfAttribute(in code: [UInt8], at start: Int) -> Int? {
        guard let name = attributes.first(where: code[start...].starts(with:)) else { return nil }
        var depth = 0
        for index in start + name.count..<code.count {
            switch code[index] {
            case ASCII.opening: depth += 1
            case ASCII.closing:
                depth -= 1
                if depth == 0 { return index + 1 }
            case ASCII.blank, ASCII.newline: if depth == 0 { return index }
            default: if depth == 0 { return nil }
            }
        }
        return nil
    }
}
