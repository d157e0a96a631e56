extension Renderer {
    /// Renders the template that a partial or a parent names.
    mutating func renderPartial(
        _ template: Template,
        _ token: Token,
        _ partials: PartialLookup,
        override: Override? = nil
    ) throws(TemplateError) {
        guard let name = try partialName(template, token) else { return }
        let outerIndentation = indentation
        let outerOverrides = overrides.count
        try enter(template, token)
        if let partial = try lookUp(name, partials) {
            indentIfStandalone(template, token)
            if let override {
                overrides.append(override)
            }
            try render(partial, partial.tokens.indices, partials)
            overrides.removeLast(overrides.count - outerOverrides)
            indentation = outerIndentation
            leave()
        } else {
            leave()
            if options.strict {
                throw error(.unknownPartial(name: name), template, token)
            }
        }
    }

    /// Renders what a lambda returned.
    ///
    /// - Parameter keepsIndentation: Whether the text starts on a line of its own.
    mutating func renderLambda(
        _ text: [UInt8],
        _ delimiters: Delimiters,
        keepsIndentation: Bool,
        _ template: Template,
        _ token: Token,
        _ partials: PartialLookup
    ) throws(TemplateError) {
        let outerIndentation = indentation
        if !keepsIndentation {
            indentation = []
        }
        try enter(template, token)
        let result = try parse(text, name: template.name(of: token), delimiters)
        try render(result, result.tokens.indices, partials)
        leave()
        indentation = outerIndentation
    }

    /// Each line of a standalone tag's template gets the tag's indentation; one within a line gets none at all.
    private mutating func indentIfStandalone(_ template: Template, _ token: Token) {
        if !token.isStandalone {
            indentation = []
        } else if token.start < token.end {
            indentation += template.source[token.start..<token.end]
        }
    }

    private mutating func enter(_ template: Template, _ token: Token) throws(TemplateError) {
        guard depth + context.depth < options.maximumDepth else { throw tooDeep(template, token) }
        depth += 1
        calls.append((template, token.position))
    }

    private mutating func leave() {
        depth -= 1
        calls.removeLast()
    }

    /// The name of a template; `nil` for a dynamic name that names nothing.
    private func partialName(_ template: Template, _ token: Token) throws(TemplateError) -> String? {
        guard token.kind == .dynamicPartial || token.kind == .dynamicParent else {
            return template.parts[token.firstPart].name
        }
        switch try value(template, token) {
        case .string(let name), .number(let name): return name
        default:
            guard options.strict else { return nil }
            throw error(.unknownPartial(name: "*" + template.name(of: token)), template, token)
        }
    }

    private func lookUp(_ name: String, _ partials: PartialLookup) throws(TemplateError) -> Template? {
        do {
            return try partials(name)
        } catch {
            throw error.led(by: chain)
        }
    }

    private func parse(
        _ text: [UInt8],
        name: String,
        _ delimiters: Delimiters
    ) throws(TemplateError) -> Template {
        do {
            return try Template(text, name: name, delimiters: delimiters)
        } catch {
            throw error.led(by: chain)
        }
    }
}

extension TemplateError {
    /// The same error, of a template that these tags brought in.
    fileprivate func led(by calls: [Call]) -> TemplateError {
        TemplateError(kind: kind, location: location, chain: calls + chain)
    }
}
