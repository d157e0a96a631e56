import SwiftOutline

/// The app's own Swift module, which tests import and storyboards name.
enum ProductModule {
    /// Stands for its name in the texts of the placeholder module.
    static let placeholder = Array("QxproductZxmodule".utf8)

    /// A text with the placeholder where it names the module.
    static func hide(_ name: String, in bytes: [UInt8], isSwift: Bool) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        for place in isSwift ? imports(of: name, in: bytes) : attributes(naming: name, in: bytes) {
            result += bytes[start..<place.lowerBound] + placeholder
            start = place.upperBound
        }
        return result + bytes[start...]
    }

    private static func imports(of name: String, in bytes: [UInt8]) -> [Range<Int>] {
        names(name, behind: ["import"], in: bytes)
    }

    /// Where a text tests what is internal to a Swift module.
    static func testableImports(of name: String, in bytes: [UInt8]) -> [Range<Int>] {
        names(name, behind: ["@", "testable", "import"], in: bytes)
    }

    /// Where a name stands behind some words.
    private static func names(_ name: String, behind words: [String], in bytes: [UInt8]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var lexer = Lexer(bytes)
        var count = 0
        while let token = lexer.next() {
            let text = bytes[token.range]
            if count == words.count, text.elementsEqual(name.utf8) { places.append(token.range) }
            if count == words.count || !text.elementsEqual(words[count].utf8) { count = 0 }
            if text.elementsEqual(words[count].utf8) { count += 1 }
        }
        return places
    }

    private static func attributes(naming name: String, in bytes: [UInt8]) -> [Range<Int>] {
        let start = Array("customModule=\"".utf8)
        var places: [Range<Int>] = []
        var rest = bytes[...]
        while let found = rest.firstIndex(of: start) {
            let value = found + start.count..<found + start.count + name.utf8.count
            rest = rest[(found + start.count)...]
            guard value.upperBound < bytes.count, bytes[value].elementsEqual(name.utf8),
                bytes[value.upperBound] == UInt8(ascii: "\"")
            else { continue }
            places.append(value)
        }
        return places
    }
}
