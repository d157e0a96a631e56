/// A parsed Mustache template.
///
/// It implements the Mustache specification with its optional modules (inheritance, dynamic names, lambdas), and adds
/// the loop names `-first`, `-last` and `-index` and the case forms (`{{name.snake}}`, see ``CaseForm``).
public struct Template: Sendable {
    /// How deep tags may be nested within one template.
    public static let maximumNesting = 128

    /// The name that errors give.
    public let name: String

    let source: [UInt8]
    let tokens: [Token]
    let parts: [NamePart]
    let delimiters: [Delimiters]

    /// Parses a template.
    ///
    /// - Parameters:
    ///   - source: The template's text in UTF-8.
    ///   - name: The name that errors give.
    public init(_ source: [UInt8], name: String) throws(TemplateError) {
        try self.init(source, name: name, delimiters: .standard)
    }

    /// Parses a template.
    ///
    /// - Parameters:
    ///   - source: The template's text.
    ///   - name: The name that errors give.
    public init(_ source: String, name: String) throws(TemplateError) {
        try self.init(Array(source.utf8), name: name)
    }

    init(_ source: [UInt8], name: String, delimiters: Delimiters) throws(TemplateError) {
        var parser = TemplateParser(source: source, name: name, delimiters: delimiters)
        try parser.parse()
        self.name = name
        self.source = source
        tokens = parser.tokens
        parts = parser.parts
        self.delimiters = parser.delimiters
    }

    /// The name in a tag, as written.
    func name(of token: Token) -> String {
        String(decoding: source[token.name], as: UTF8.self)
    }
}
