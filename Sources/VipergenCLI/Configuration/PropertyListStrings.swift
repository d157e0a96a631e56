import Text

/// Reads the strings of an XML property list that is one flat dictionary, as `IDETemplateMacros.plist` is.
enum PropertyListStrings {
    private static let entities = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"), ("&amp;", "&"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// The strings by key; whatever else the list holds is passed over. Takes time in proportion to the text.
    static func read(_ text: String) -> [String: String] {
        let bytes = Array(text.utf8)
        var strings: [String: String] = [:]
        var position = 0
        while let start = find("<key>", in: bytes, from: position), let end = find("</key>", in: bytes, from: start.end)
        {
            position = end.end
            while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
            guard let value = tag("<string>", in: bytes, at: position) else { continue }
            guard let valueEnd = find("</string>", in: bytes, from: value) else { return strings }
            strings[unescape(bytes[start.end..<end.start])] = unescape(bytes[value..<valueEnd.start])
            position = valueEnd.end
        }
        return strings
    }

    private static func find(_ text: StaticString, in bytes: [UInt8], from: Int) -> (start: Int, end: Int)? {
        for start in from..<bytes.count where bytes[start] == UInt8(ascii: "<") {
            if let end = tag(text, in: bytes, at: start) { return (start, end) }
        }
        return nil
    }

    /// The position behind a text, where that stands at a position.
    private static func tag(_ text: StaticString, in bytes: [UInt8], at start: Int) -> Int? {
        text.withUTF8Buffer { bytes[min(start, bytes.count)...].starts(with: $0) ? start + $0.count : nil }
    }

    private static func unescape(_ text: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var position = text.startIndex
        while position < text.endIndex {
            if text[position] == UInt8(ascii: "&"),
                let (entity, character) = entities.first(where: { text[position...].starts(with: $0.0) })
            {
                result += character
                position += entity.count
            } else {
                result.append(text[position])
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
