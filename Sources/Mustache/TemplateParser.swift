import Text

/// Turns the bytes of a template into tokens, in one pass.
struct TemplateParser {
    let source: [UInt8]
    let name: String

    var tokens: [Token] = []
    var parts: [NamePart] = []
    /// Every pair of delimiters that was in force; the last one is.
    var delimiters: [Delimiters]

    /// The indices of the tags that are not closed yet.
    var openTags: [Int] = []
    /// How many of these are arguments.
    var argumentDepth = 0
    /// Where the text starts that no token holds yet.
    var textStart = 0

    init(source: [UInt8], name: String, delimiters: Delimiters) {
        self.source = source
        self.name = name
        self.delimiters = [delimiters]
    }

    mutating func parse() throws(TemplateError) {
        if let offset = source.firstInvalidUTF8 {
            throw error(.invalidUTF8, at: offset)
        }
        // Code has a tag every 50 bytes or so, and each tag a text before it.
        tokens.reserveCapacity(source.count / 20 + 4)
        parts.reserveCapacity(source.count / 40 + 4)
        var position = 0
        while let tag = find(delimiters[delimiters.count - 1].open, from: position) {
            position = try parseTag(at: tag)
        }
        appendText(upTo: source.count)
        if let index = openTags.last {
            throw error(.unclosedSection(name: text(tokens[index].name)), at: tokens[index].position)
        }
    }

    /// Parses the tag at `position`; returns where it ends.
    private mutating func parseTag(at position: Int) throws(TemplateError) -> Int {
        let current = delimiters[delimiters.count - 1]
        let sigilIndex = skipWhitespace(from: position + current.open.count)
        guard sigilIndex < source.count else { throw error(.unclosedTag, at: position) }
        let sigil = source[sigilIndex]
        if sigil == UInt8(ascii: "=") {
            return try parseDelimiters(at: position, content: sigilIndex + 1, close: current.close)
        }
        let ending = sigil == UInt8(ascii: "{") ? current.closeUnescaped : current.close
        let contentStart = Tag.isSigil(sigil) ? sigilIndex + 1 : sigilIndex
        guard let contentEnd = find(ending, from: contentStart) else { throw error(.unclosedTag, at: position) }
        let tag = Tag(
            start: position,
            end: contentEnd + ending.count,
            name: trim(contentStart..<contentEnd)
        )
        if sigil == UInt8(ascii: "!") {
            skip(tag)
            return tag.end
        }
        guard !tag.name.isEmpty else { throw error(.emptyTag, at: position) }
        // What closes on another line is another tag's end.
        guard !source[tag.name].contains(UInt8(ascii: "\n")) else { throw error(.unclosedTag, at: position) }
        switch sigil {
        case UInt8(ascii: "#"): try open(.section, tag)
        case UInt8(ascii: "^"): try open(.inverted, tag)
        case UInt8(ascii: "$"): try open(.block, tag)
        case UInt8(ascii: "<"): try open(.parent, tag)
        case UInt8(ascii: "/"): try close(tag)
        case UInt8(ascii: ">"): try appendPartial(tag)
        case UInt8(ascii: "&"), UInt8(ascii: "{"): appendVariable(.unescaped, tag)
        default: appendVariable(.variable, tag)
        }
        return tag.end
    }

    /// `{{=<% %>=}}`
    private mutating func parseDelimiters(at position: Int, content: Int, close: [UInt8]) throws(TemplateError) -> Int {
        guard let end = find([UInt8(ascii: "=")] + close, from: content) else {
            throw error(.badDelimiter, at: position)
        }
        let words = source[content..<end].split(whereSeparator: \.isWhitespace)
        guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
            throw error(.badDelimiter, at: position)
        }
        let tag = Tag(start: position, end: end + 1 + close.count, name: content..<content)
        skip(tag)
        delimiters.append(Delimiters(open: Array(words[0]), close: Array(words[1])))
        return tag.end
    }

    func error(_ kind: TemplateError.Kind, at offset: Int) -> TemplateError {
        TemplateError(kind: kind, location: .init(template: name, source: source, offset: offset))
    }
}
