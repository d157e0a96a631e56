/// Blocks and parents bring text from elsewhere, which takes on the indentation of the place it is brought to.
extension TemplateParser {
    /// A parent is standalone when nothing stands before its opening and after its closing tag, since what stands
    /// between them is not rendered here.
    mutating func closeParent(_ index: Int, _ tag: Tag) {
        let lineBreak = lineBreak(after: tag.end)
        let lineStart = lineStart(before: tokens[index].position)
        textStart = tag.end
        if let lineBreak, let lineStart {
            makeStandalone(index, lineStart: lineStart)
            textStart = lineBreak.upperBound
        }
        appendEnd(of: index, tag, isStandalone: true)
    }

    /// An argument gives up the indentation its lines have in common.
    mutating func closeArgument(_ index: Int, _ tag: Tag) {
        var end = tag.start
        if let lineStart = lineStart(before: tag.start), lineStart >= tokens[index].start {
            end = lineStart
        }
        appendText(upTo: end)
        textStart = tag.end
        argumentDepth -= 1
        let content = (index + 1)..<tokens.count
        if let indentation = commonIndentation(of: content), !indentation.isEmpty {
            unindent(content, by: indentation.count)
        }
        appendEnd(of: index, tag, isStandalone: true)
    }

    /// A block with a line for its opening tag is indented like its default content; one with a line for its closing
    /// tag ends with a line break, whatever overrides it.
    mutating func closeBlock(_ index: Int, _ tag: Tag) {
        let isEmpty = index == tokens.count - 1 && textStart == tag.start
        if isEmpty, !tokens[index].isStandalone, let lineBreak = lineBreak(after: tag.end),
            let lineStart = lineStart(before: tokens[index].position)
        {
            makeStandalone(index, lineStart: lineStart)
            textStart = lineBreak.upperBound
            appendEnd(of: index, tag, isStandalone: true, lineBreak: lineBreak)
            return
        }
        let line = passLine(of: tag)
        if tokens[index].isStandalone, let indentation = commonIndentation(of: (index + 1)..<tokens.count) {
            tokens[index].start = indentation.lowerBound
            tokens[index].end = indentation.upperBound
        }
        appendEnd(of: index, tag, isStandalone: line != nil, lineBreak: line?.lineBreak)
    }

    /// Takes the blanks before the tag at `index` off the text and makes them the tag's indentation.
    private mutating func makeStandalone(_ index: Int, lineStart: Int) {
        let position = tokens[index].position
        tokens[index].isStandalone = true
        tokens[index].startsLine = false
        tokens[index].start = lineStart
        tokens[index].end = position
        let text = index - 1
        guard text >= 0, tokens[text].kind == .text, tokens[text].end == position else { return }
        tokens[text].end = max(tokens[text].start, lineStart)
        if tokens[text].start == tokens[text].end {
            tokens[text].startsLine = false
        }
    }

    /// The blanks all lines of these tokens start with, as they stand on one of them; `nil` if there is no line.
    private func commonIndentation(of range: Range<Int>) -> Range<Int>? {
        var common: Range<Int>?
        forEachOutsideParents(of: range) { index in
            for indentation in indentations(of: tokens[index]) {
                common = common.map { commonPrefix($0, indentation) } ?? indentation
            }
        }
        return common
    }

    private mutating func unindent(_ range: Range<Int>, by count: Int) {
        var indices: [Int] = []
        forEachOutsideParents(of: range) { indices.append($0) }
        for index in indices {
            let token = tokens[index]
            if token.kind == .text, token.startsLine {
                tokens[index].start += min(count, blanks(from: token.start, to: token.end).count)
            } else if token.bringsIndentation {
                tokens[index].start += min(count, token.end - token.start)
            }
        }
    }

    /// What stands within a parent belongs to its arguments, which are done with.
    private func forEachOutsideParents(of range: Range<Int>, _ body: (Int) -> Void) {
        var index = range.lowerBound
        while index < range.upperBound {
            body(index)
            index = tokens[index].kind.isParent ? tokens[index].partner + 1 : index + 1
        }
    }

    /// The indentation of each line that starts in a token.
    private func indentations(of token: Token) -> [Range<Int>] {
        if token.bringsIndentation {
            return [token.start..<token.end]
        }
        guard token.kind == .text else {
            return token.startsLine ? [token.start..<token.start] : []
        }
        var result: [Range<Int>] = []
        for start in token.start..<token.end where start == token.start ? token.startsLine : isLineStart(start) {
            let indentation = blanks(from: start, to: token.end)
            let end = indentation.upperBound
            if end == token.end || !source[end].isLineBreak {
                result.append(indentation)
            }
        }
        return result
    }

    private func blanks(from start: Int, to limit: Int) -> Range<Int> {
        var end = start
        while end < limit, source[end].isBlank {
            end += 1
        }
        return start..<end
    }

    private func commonPrefix(_ left: Range<Int>, _ right: Range<Int>) -> Range<Int> {
        var count = 0
        while count < min(left.count, right.count), source[left.lowerBound + count] == source[right.lowerBound + count]
        {
            count += 1
        }
        return left.lowerBound..<(left.lowerBound + count)
    }
}

extension Token {
    /// Whether its range is the indentation of what it brings.
    fileprivate var bringsIndentation: Bool {
        switch kind {
        case .partial, .dynamicPartial, .parent, .dynamicParent, .block: isStandalone
        default: false
        }
    }
}
