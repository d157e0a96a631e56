/// The arguments of a parent tag.
struct Override {
    let template: Template
    /// The index of the parent tag.
    let parent: Int

    /// The index of the argument of this name; of several, the last one counts.
    func argument(named name: String) -> Int? {
        var found: Int?
        var index = parent + 1
        while index < template.tokens[parent].partner {
            let token = template.tokens[index]
            if token.kind == .argument, template.parts[token.firstPart].name == name {
                found = index
            }
            index = max(index, token.partner) + 1
        }
        return found
    }
}

extension Renderer {
    /// Renders what overrides a block, if anything does.
    ///
    /// - Returns: Whether the block is overridden.
    mutating func renderOverride(
        _ template: Template,
        _ token: Token,
        _ partials: PartialLookup
    ) throws(TemplateError) -> Bool {
        guard let (level, argument) = argument(named: template.parts[token.firstPart].name) else { return false }
        guard depth + context.depth < options.maximumDepth else { throw tooDeep(template, token) }

        let outerIndentation = indentation
        let outerOverrides = overrides
        let child = overrides[level].template
        // What an argument brings is overridden from where the argument stands: outside of its parent.
        overrides.removeSubrange(level...)
        depth += 1
        if token.isStandalone {
            indentation += template.source[token.start..<token.end]
        }
        try renderArgument(child, argument, block: token, of: template, partials)
        depth -= 1
        overrides = outerOverrides
        indentation = outerIndentation
        return true
    }

    /// The argument that overrides a block: that of the outermost parent that has one.
    private func argument(named name: String) -> (level: Int, index: Int)? {
        for level in overrides.indices {
            if let index = overrides[level].argument(named: name) {
                return (level, index)
            }
        }
        return nil
    }

    private mutating func renderArgument(
        _ child: Template,
        _ index: Int,
        block: Token,
        of template: Template,
        _ partials: PartialLookup
    ) throws(TemplateError) {
        let argument = child.tokens[index]
        let start = output.count
        // Content on its own lines brings the indentation of the first line.
        if block.isStandalone, !argument.isStandalone {
            output.append(contentsOf: indentation)
        }
        let contentStart = output.count
        try render(child, (index + 1)..<argument.partner, partials)
        if output.count == contentStart {
            output.removeSubrange(start...)
        } else if output.last != .newline {
            let end = template.tokens[block.partner]
            output.append(contentsOf: template.source[end.start..<end.end])
        }
    }
}
