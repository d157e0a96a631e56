import Text

extension Template {
    /// Where a byte of what the template renders comes from: a place in the text of this template or of a partial, or
    /// the tag that brought the byte. Nil where the template renders no such byte, or not at all.
    ///
    /// It renders the template twice more, so it is for telling a person where to look.
    public func origin(
        ofByte offset: Int, in data: Value, partials: (String) throws(TemplateError) -> Template?,
        options: RenderOptions
    ) -> TemplateError.Call? {
        var templates = [self]
        func lookup(_ name: String) throws(TemplateError) -> Template? {
            let template = try partials(name)
            if let template { templates.append(template) }
            return template
        }
        // The bound is passed by the very token that brings the byte; before it, one step less has been made.
        var bounded = options
        bounded.maximumOutput = offset
        var whole = Renderer(data: data, options: bounded, capacity: 0)
        guard case .outputTooLarge = failure(of: &whole, lookup)?.kind else { return nil }
        bounded = options
        bounded.maximumSteps = whole.steps - 1
        var before = Renderer(data: data, options: bounded, capacity: 0)
        guard let error = failure(of: &before, lookup), case .tooManySteps = error.kind else { return nil }
        var call = TemplateError.Call(
            template: error.location.template, line: error.location.line, column: error.location.column)
        guard let (template, token) = Self.text(at: call, in: templates) else { return call }
        call.column += token.start - token.position
        let brought = before.output.count..<min(offset, whole.output.count)
        call.move(over: whole.output[brought], of: token, in: template, indented: before.indentation.count)
        return call
    }

    private func failure(of renderer: inout Renderer, _ partials: PartialLookup) -> TemplateError? {
        do throws(TemplateError) {
            try renderer.render(self, tokens.indices, partials)
            return nil
        } catch {
            return error
        }
    }

    /// The text that stands at a place; nil where a tag does.
    private static func text(at call: TemplateError.Call, in templates: [Template]) -> (Template, Token)? {
        for template in templates where template.name == call.template {
            for token in template.tokens where token.kind == .text && token.start < token.end {
                var counter = LocationCounter()
                let location = counter.location(of: token.position, in: template.source)
                if location.line == call.line, location.column == call.column { return (template, token) }
            }
        }
        return nil
    }
}

extension TemplateError.Call {
    /// Goes on over what a text has brought, in which each line may begin with the indentation of a partial.
    fileprivate mutating func move(
        over output: ArraySlice<UInt8>, of token: Token, in template: Template, indented indentation: Int
    ) {
        var rest = output.dropFirst(token.startsLine ? indentation : 0)
        var position = token.start
        while rest.popFirst() != nil {
            let isEnd = template.source[position] == .newline
            position += 1
            if isEnd {
                line += 1
                column = 1
                guard position < token.end else { return }
                if !template.source[position].isLineBreak { rest = rest.dropFirst(indentation) }
            } else {
                column += 1
            }
        }
    }
}
