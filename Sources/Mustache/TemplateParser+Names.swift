extension TemplateParser {
    /// Appends a token together with the parts of its name.
    mutating func append(_ token: Token) {
        var token = token
        token.firstPart = parts.count
        switch token.kind {
        case .partial, .parent, .block, .argument: parts.append(NamePart(whole: text(token.name)))
        default: appendParts(of: token.name)
        }
        token.partCount = parts.count - token.firstPart
        tokens.append(token)
    }

    /// Splits a dotted name. A leading dot stands for the current context.
    private mutating func appendParts(of name: Range<Int>) {
        let firstPart = parts.count
        var start = name.lowerBound
        if source[start] == UInt8(ascii: ".") {
            parts.append(.current)
            start += 1
            if start == name.upperBound { return }
        }
        var index = start
        while index <= name.upperBound {
            if index == name.upperBound || source[index] == UInt8(ascii: ".") {
                let text = text(start..<index)
                parts.append(parts.count == firstPart ? NamePart(first: text) : NamePart(member: text))
                start = index + 1
            }
            index += 1
        }
    }

    /// Takes the asterisk off a dynamic name; returns whether there was one.
    func stripAsterisk(_ tag: inout Tag) throws(TemplateError) -> Bool {
        guard source[tag.name.lowerBound] == UInt8(ascii: "*") else { return false }
        tag.name = trim((tag.name.lowerBound + 1)..<tag.name.upperBound)
        guard !tag.name.isEmpty else { throw error(.emptyTag, at: tag.start) }
        return true
    }
}
