extension Template {
    /// Renders the template.
    ///
    /// - Parameters:
    ///   - data: The outermost context.
    ///   - partials: The template of a name, or `nil` if there is none. It is asked at each partial and parent tag.
    ///   - options: How to render, and within which bounds.
    /// - Returns: The text in UTF-8.
    public func render(
        _ data: Value,
        partials: (String) throws(TemplateError) -> Template? = { _ in nil },
        options: RenderOptions = RenderOptions()
    ) throws(TemplateError) -> [UInt8] {
        var renderer = Renderer(data: data, options: options, capacity: source.count + source.count / 2)
        try renderer.render(self, tokens.indices, partials)
        return renderer.output
    }

    /// Renders the template to a string; otherwise as `render`.
    public func renderString(
        _ data: Value,
        partials: (String) throws(TemplateError) -> Template? = { _ in nil },
        options: RenderOptions = RenderOptions()
    ) throws(TemplateError) -> String {
        String(decoding: try render(data, partials: partials, options: options), as: UTF8.self)
    }
}
