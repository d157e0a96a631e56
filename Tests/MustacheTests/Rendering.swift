import Mustache

/// Renders a template with the partials of these texts; without escaping unless told.
func render(
    _ template: String,
    _ data: Value = [:],
    partials: [String: String] = [:],
    options: RenderOptions = RenderOptions(escaping: .none)
) throws(TemplateError) -> String {
    try Template(template, name: "main").renderString(
        data,
        partials: { (name) throws(TemplateError) in
            guard let text = partials[name] else { return nil }
            return try Template(text, name: name)
        },
        options: options
    )
}

/// The error that parsing or rendering ends with; `nil` if there is none.
func failure(
    _ template: String,
    _ data: Value = [:],
    partials: [String: String] = [:],
    options: RenderOptions = RenderOptions(escaping: .none)
) -> TemplateError? {
    do throws(TemplateError) {
        _ = try render(template, data, partials: partials, options: options)
        return nil
    } catch {
        return error
    }
}
