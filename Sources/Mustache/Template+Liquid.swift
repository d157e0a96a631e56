import Text

extension Template {
    /// Throws at the first tag of Liquid, `{% if %}` or the like, which to Mustache is a text like any other.
    /// Generamba's templates have them. A template that sets its delimiters is Mustache for certain, and may have them
    /// as text.
    public func refuseLiquid() throws(TemplateError) {
        var rest = source[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "{")) {
            rest = rest[(start + 1)...]
            guard rest.first == UInt8(ascii: "%") else { continue }
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            var words = line.dropFirst().drop { $0 == UInt8(ascii: "-") || $0.isWhitespace }
            let name = words.prefix { (0x61...0x7A).contains($0) }
            words = words.dropFirst(name.count)
            guard Self.liquidTags.contains(String(decoding: name, as: UTF8.self)), Self.closes(words) else { continue }
            guard !ByteSearch("{{=".utf8).finds(in: source) else { return }
            throw TemplateError(
                kind: .liquidTag(String(decoding: name, as: UTF8.self)),
                location: .init(template: self.name, source: source, offset: start))
        }
    }

    private static let liquidTags: Set = [
        "assign", "capture", "case", "comment", "cycle", "else", "elsif", "endcase", "endcomment", "endfor", "endif",
        "endraw", "endunless", "for", "if", "include", "raw", "render", "unless", "when",
    ]

    private static func closes(_ line: ArraySlice<UInt8>) -> Bool {
        zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "%") && $1 == UInt8(ascii: "}") }
    }
}
