import JSON5
import Mustache
import Text

extension TemplateError {
    /// The same error where a template's text stands in a JSON5 file.
    public func placed(in text: QuotedText) -> TemplateError {
        let place = text.location(of: Text.Location(line: location.line, column: location.column))
        return TemplateError(
            kind: kind,
            location: Location(
                template: text.path, line: place.line, column: place.column, text: text.line(place.line)),
            chain: chain)
    }
}

extension Template {
    /// The template that a text in a JSON5 file is.
    public init(_ text: QuotedText) throws(TemplateError) {
        do throws(TemplateError) { try self.init(text.text, name: text.path) } catch { throw error.placed(in: text) }
    }
}
