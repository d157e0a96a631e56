/// Reads the strings of an XML property list that is one flat dictionary, as `IDETemplateMacros.plist` is.
enum PropertyListStrings {
    /// The strings by key; whatever else the list holds is passed over.
    static func read(_ text: String) -> [String: String] {
        var strings: [String: String] = [:]
        var rest = text[...]
        while let key = element("key", in: &rest) {
            let before = rest
            guard let value = element("string", in: &rest) else { return strings }
            let between = before[..<value.start]
            if between.allSatisfy(\.isWhitespace) {
                strings[unescape(key.text)] = unescape(value.text)
            } else {
                rest = before
            }
        }
        return strings
    }

    /// The next element of a name: its text, and where its tag begins.
    private static func element(
        _ name: String, in rest: inout Substring
    ) -> (text: Substring, start: Substring.Index)? {
        guard let open = find("<\(name)>", in: rest), let close = find("</\(name)>", in: rest[open.upperBound...])
        else {
            return nil
        }
        let text = rest[open.upperBound..<close.lowerBound]
        rest = rest[close.upperBound...]
        return (text, open.lowerBound)
    }

    private static func find(_ text: String, in rest: Substring) -> Range<Substring.Index>? {
        var start = rest.startIndex
        while let first = rest[start...].firstIndex(of: "<") {
            if rest[first...].hasPrefix(text) { return first..<rest.index(first, offsetBy: text.count) }
            start = rest.index(after: first)
        }
        return nil
    }

    private static func unescape(_ text: Substring) -> String {
        var result = ""
        var rest = text
        let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&#10;": "\n", "&amp;": "&"]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...]
            if let (entity, character) = entities.first(where: { rest.hasPrefix($0.key) }) {
                result += character
                rest = rest.dropFirst(entity.count)
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
