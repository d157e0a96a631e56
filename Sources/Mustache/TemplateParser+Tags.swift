extension TemplateParser {
    /// Passes a tag that brings nothing: a comment, or new delimiters.
    mutating func skip(_ tag: Tag) {
        guard passLine(of: tag) == nil, isLineStart(tag.start) else { return }
        // What follows on the line needs the line's indentation.
        var token = Token(kind: .text, position: tag.start, start: tag.start, end: tag.start)
        token.startsLine = true
        tokens.append(token)
    }

    mutating func appendVariable(_ kind: Token.Kind, _ tag: Tag) {
        appendText(upTo: tag.start)
        textStart = tag.end
        append(token(kind, tag))
    }

    mutating func appendPartial(_ tag: Tag) throws(TemplateError) {
        var tag = tag
        let kind: Token.Kind = try stripAsterisk(&tag) ? .dynamicPartial : .partial
        append(standalone(token(kind, tag), indentation: passLine(of: tag)?.indentation))
    }

    /// Appends a tag that is to be closed.
    mutating func open(_ kind: Token.Kind, _ tag: Tag) throws(TemplateError) {
        guard openTags.count < Template.maximumNesting else {
            throw error(.recursionTooDeep(maximum: Template.maximumNesting), at: tag.start)
        }
        switch kind {
        case .parent: try openParent(tag)
        case .block where isWithinParent: openArgument(tag)
        case .block: append(standalone(token(.block, tag), indentation: passLine(of: tag)?.indentation))
        default:
            var token = token(kind, tag)
            if passLine(of: tag) != nil {
                token = standalone(token, indentation: tag.start..<tag.start)
            }
            token.start = textStart
            token.delimiters = delimiters.count - 1
            append(token)
        }
        openTags.append(tokens.count - 1)
    }

    private mutating func openParent(_ tag: Tag) throws(TemplateError) {
        var tag = tag
        let kind: Token.Kind = try stripAsterisk(&tag) ? .dynamicParent : .parent
        appendText(upTo: tag.start)
        textStart = tag.end
        append(token(kind, tag))
    }

    private mutating func openArgument(_ tag: Tag) {
        var token = token(.argument, tag)
        let lineBreak = lineBreak(after: tag.end)
        textStart = lineBreak?.upperBound ?? tag.end
        token.startsLine = false
        token.isStandalone = lineBreak != nil
        token.start = textStart
        append(token)
        argumentDepth += 1
    }

    mutating func close(_ tag: Tag) throws(TemplateError) {
        guard let index = openTags.last else {
            throw error(.unopenedSection(name: text(tag.name)), at: tag.start)
        }
        var nameTag = tag
        if tokens[index].kind == .dynamicParent {
            _ = try stripAsterisk(&nameTag)
        }
        guard isSame(tokens[index].name, nameTag.name) else {
            let expected = text(tokens[index].name)
            throw error(.mismatchedSection(expected: expected, found: text(tag.name)), at: tag.start)
        }
        switch tokens[index].kind {
        case .section, .inverted: closeSection(index, tag)
        case .parent, .dynamicParent: closeParent(index, tag)
        case .argument: closeArgument(index, tag)
        default: closeBlock(index, tag)
        }
    }

    private mutating func closeSection(_ index: Int, _ tag: Tag) {
        let line = passLine(of: tag)
        tokens[index].end = line?.indentation.lowerBound ?? tag.start
        appendEnd(of: index, tag, isStandalone: line != nil)
    }

    /// Appends the end of the innermost open tag, which is at `index`.
    mutating func appendEnd(of index: Int, _ tag: Tag, isStandalone: Bool, lineBreak: Range<Int>? = nil) {
        let range = lineBreak ?? tag.start..<tag.start
        let kind: Token.Kind = tokens[index].kind == .section ? .endOfSection : .end
        var token = Token(kind: kind, position: tag.start, start: range.lowerBound, end: range.upperBound)
        token.startsLine = !isStandalone && isLineStart(tag.start)
        token.partner = index
        tokens[index].partner = tokens.count
        tokens.append(token)
        openTags.removeLast()
    }

    private var isWithinParent: Bool {
        guard let index = openTags.last else { return false }
        return tokens[index].kind.isParent
    }

    func token(_ kind: Token.Kind, _ tag: Tag) -> Token {
        var token = Token(kind: kind, position: tag.start, start: tag.start, end: tag.start)
        token.startsLine = isLineStart(tag.start)
        token.nameStart = tag.name.lowerBound
        token.nameEnd = tag.name.upperBound
        return token
    }

    private func standalone(_ token: Token, indentation: Range<Int>?) -> Token {
        guard let indentation else { return token }
        var token = token
        token.isStandalone = true
        token.startsLine = false
        token.start = indentation.lowerBound
        token.end = indentation.upperBound
        return token
    }
}
