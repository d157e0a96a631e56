extension SwiftText {
    /// The text with a property or a function as a member of a type's body; as it is where it has that.
    func inserting(member: SwiftText, in body: Range<Int>) -> [UInt8]? {
        if member.properties(in: member.tokens.indices).isEmpty {
            insertingFunction(member, in: body)
        } else {
            insertingProperty(member, in: body)
        }
    }

    /// The text with a function behind the last member of a type's body.
    private func insertingFunction(_ function: SwiftText, in body: Range<Int>) -> [UInt8]? {
        guard let name = function.functions(in: function.tokens.indices).first else { return nil }
        let known = functions(in: body)
        guard !known.contains(where: { signature(of: $0) == function.signature(of: name) }) else { return source }
        let own = (known + properties(in: body)).filter { !isConditional($0, body) }
        guard let last = own.max() else {
            return body.isEmpty ? filling(function, emptyBody: body) : inserting(function, atStartOf: body)
        }
        let end = declarationEnd(last, body)
        let goesOn = end + 1 < tokens.count && ["async", "throws", "rethrows", "where"].contains(text(end + 1))
        guard end + 1 == tokens.count || isFirstInLine(end + 1), !goesOn else { return nil }
        let gap = isToken(last - 1, "func") && !hasBlankLine(before: last) ? [] : newline
        return inserting([(lineEnd(after: end), newline + gap + indentation(of: last) + function.source)])
    }

    /// The functions that a body declares itself, as the tokens of their names.
    private func functions(in body: Range<Int>) -> [Int] {
        level(body).filter { isToken($0, "func") && $0 + 1 < tokens.count }.map { $0 + 1 }
    }

    /// A function's name and parameters.
    private func signature(of name: Int) -> [String] {
        guard let open = (name..<tokens.count).first(where: { isToken($0, "(") }), let close = partners[open] else {
            return []
        }
        return words(name..<close + 1)
    }

    /// The text with a property behind the last stored one of a type's body; as it is where one has that name.
    private func insertingProperty(_ property: SwiftText, in body: Range<Int>) -> [UInt8]? {
        guard let name = property.properties(in: property.tokens.indices).first else { return nil }
        let known = properties(in: body)
        guard !known.contains(where: { text($0) == property.text(name) }) else { return source }
        let isProtocol = isProtocol(body)
        let own = known.filter { isProtocol || !isComputed($0, body) }.filter { !isConditional($0, body) }
        guard let last = own.last else {
            return body.isEmpty ? filling(property, emptyBody: body) : inserting(property, atStartOf: body)
        }
        let end = declarationEnd(last, body)
        guard end + 1 == tokens.count || isFirstInLine(end + 1) else { return nil }
        let gap = own.count > 1 && hasBlankLine(before: last) ? newline : []
        return inserting([(lineEnd(after: end), newline + gap + indentation(of: last) + property.source)])
    }

    /// The text with a piece in an empty body, which becomes one of a line.
    func filling(_ piece: SwiftText, emptyBody body: Range<Int>) -> [UInt8] {
        let (open, close) = (body.lowerBound - 1, body.lowerBound)
        let line = newline + indentation(of: open) + indentationUnit + piece.source
        if isFirstInLine(close) { return inserting([(lineEnd(before: close), line)]) }
        let (start, end) = (tokens[open].range.upperBound, tokens[close].range.lowerBound)
        // A comment between the braces stays behind the first.
        let last = source[start..<end].lastIndex { $0 != 0x20 && $0 != 0x09 }
        let comment = source[start..<(last.map { $0 + 1 } ?? start)]
        return source[..<start] + comment + line + newline + indentation(of: open) + source[end...]
    }

    private func inserting(_ property: SwiftText, atStartOf body: Range<Int>) -> [UInt8]? {
        guard isFirstInLine(body.lowerBound) else { return nil }
        let line = newline + indentation(of: body.lowerBound) + property.source
        return inserting([(lineEnd(after: body.lowerBound - 1), line + newline)])
    }

    private func isProtocol(_ body: Range<Int>) -> Bool {
        var index = body.lowerBound - 1
        while index > 0 {
            index -= 1
            if isToken(index, "protocol") { return true }
            if isToken(index, "class") || isToken(index, "struct") || isToken(index, "enum") || isToken(index, "actor")
            {
                // `protocol P: class` is an old way to write AnyObject.
                guard isToken(index - 1, ":") || isToken(index - 1, ",") else { return false }
            }
        }
        return false
    }

    /// Where the declaration of a property ends, as its last token.
    private func declarationEnd(_ name: Int, _ body: Range<Int>) -> Int {
        let next = level(name + 1..<body.upperBound).first { isFirstInLine($0) && !continuesLine($0) }
        return (next ?? body.upperBound) - 1
    }

    private func isComputed(_ name: Int, _ body: Range<Int>) -> Bool {
        let declaration = level(name..<declarationEnd(name, body) + 1)
        return declaration.first { isToken($0, "=") || isToken($0, "{") }.map { isToken($0, "{") } ?? false
    }

    /// Whether a property stands in a branch of `#if`.
    private func isConditional(_ name: Int, _ body: Range<Int>) -> Bool {
        let before = tokens[body.lowerBound..<name]
        return before.count { $0.kind == .poundIf } > before.count { $0.kind == .poundEndif }
    }

    private func hasBlankLine(before name: Int) -> Bool {
        var first = name
        while first > 0, !isFirstInLine(first) { first -= 1 }
        guard first > 0 else { return false }
        let gap = source[tokens[first - 1].range.upperBound..<tokens[first].range.lowerBound]
        return gap.split(separator: newline[newline.count - 1], omittingEmptySubsequences: false).dropFirst().dropLast()
            .contains { $0.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
    }
}
