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
        var places: [Range<Int>] = []
        var lexer = Lexer(bytes)
        var isAfterImport = false
        while let token = lexer.next() {
            let text = bytes[token.range]
            if isAfterImport, text.elementsEqual(name.utf8) { places.append(token.range) }
            isAfterImport = token.kind == .identifier && text.elementsEqual("import".utf8)
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
