import Text

/// What to say to somebody who writes Handlebars, Liquid or Stencil: how Mustache says it.
enum OtherTemplateLanguage {
    /// Hints where a name is what another language writes in a tag; nil where it is not.
    static func hints(for name: String) -> [String]? {
        let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        let subject = words.dropFirst().first.map { shown($0.filter { $0 != "(" && $0 != ")" }) } ?? "x"
        switch first {
        case "if", "each", "with", "for", "unless":
            guard words.count > 1 else { return nil }
            let mark = first == "unless" ? "^" : "#"
            let list = first == "for" && words.count > 3 ? shown(words[3]) : subject
            return ["This is Handlebars. Mustache writes {{\(mark)\(list)}} ... {{/\(list)}}."]
        case "else", "elsif", "elseif":
            return ["This is Handlebars. Mustache ends the section and opens its opposite: {{/x}}{{^x}} ... {{/x}}."]
        default: break
        }
        if words.contains("|") || name.contains("|") {
            let plain = shown(String(name.prefix { $0 != "|" && $0 != " " }))
            return ["Mustache has no filters. Case forms are names: {{\(plain).camel}}, {{\(plain).snake}}."]
        }
        return nil
    }

    /// What is wrong with a tag of Liquid, and how Mustache says it.
    static func words(forLiquid word: String) -> (message: String, hints: [String]) {
        let way =
            switch word {
            case "if", "endif", "case", "when", "endcase": "{{#x}} ... {{/x}} for a condition"
            case "unless", "endunless", "else", "elsif": "{{^x}} ... {{/x}} for the opposite of a condition"
            case "for", "endfor", "cycle": "{{#list}} ... {{/list}} for each item of a list"
            case "include", "render": "{{>name}} for a partial"
            case "comment", "endcomment": "{{! ... }} for a comment"
            default: "values as {{name}}, conditions and lists as {{#x}} ... {{/x}}"
            }
        return (
            "'{% \(word) %}' is Liquid, and templates are written in Mustache",
            ["Mustache writes \(way). Where it is meant as text, begin the file with {{={{ }}=}}."]
        )
    }
}
