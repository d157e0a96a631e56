extension TemplateParser {
    func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || source[offset - 1] == .newline
    }

    /// The start of the line, if only blanks stand between it and `offset`.
    func lineStart(before offset: Int) -> Int? {
        var start = offset
        while start > 0, source[start - 1].isBlank {
            start -= 1
        }
        return isLineStart(start) ? start : nil
    }

    /// The line break after `offset`, if only blanks stand before it; at the end of the source an empty one.
    func lineBreak(after offset: Int) -> Range<Int>? {
        var start = offset
        while start < source.count, source[start].isBlank {
            start += 1
        }
        guard start < source.count else { return start..<start }
        if source[start] == .newline {
            return start..<(start + 1)
        }
        if source[start] == .carriageReturn, start + 1 < source.count, source[start + 1] == .newline {
            return start..<(start + 2)
        }
        return nil
    }

    /// Where the line starts that a tag has for itself, and the line break that ends it.
    func standaloneLine(of tag: Tag) -> (start: Int, lineBreak: Range<Int>)? {
        guard let start = lineStart(before: tag.start), let lineBreak = lineBreak(after: tag.end) else { return nil }
        return (start, lineBreak)
    }

    /// Appends the text before a tag and goes on after the tag, both without what is dropped around a standalone tag.
    ///
    /// - Returns: The indentation of the tag and the line break after it, if it is standalone.
    mutating func passLine(of tag: Tag) -> (indentation: Range<Int>, lineBreak: Range<Int>)? {
        guard let line = standaloneLine(of: tag) else {
            appendText(upTo: tag.start)
            textStart = tag.end
            return nil
        }
        appendText(upTo: line.start)
        textStart = line.lineBreak.upperBound
        return (line.start..<tag.start, line.lineBreak)
    }

    /// Appends the text that no token holds yet. Within a parent only its arguments count.
    mutating func appendText(upTo end: Int) {
        guard textStart < end else { return }
        if let index = openTags.last, tokens[index].kind.isParent {
            return
        }
        guard argumentDepth > 0 else {
            appendText(textStart..<end)
            return
        }
        // Each line of an argument may lose some of its indentation, so each is a token.
        var start = textStart
        for index in textStart..<end where source[index] == .newline {
            appendText(start..<(index + 1))
            start = index + 1
        }
        if start < end {
            appendText(start..<end)
        }
    }

    private mutating func appendText(_ range: Range<Int>) {
        let start = range.lowerBound
        var token = Token(kind: .text, position: start, start: start, end: range.upperBound)
        // An empty line gets no indentation.
        token.startsLine = isLineStart(start) && !source[start].isLineBreak
        tokens.append(token)
    }
}
