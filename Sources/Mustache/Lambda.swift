/// A function among the data, whose text is itself a template.
///
/// As a variable it is called without text; what it returns is parsed with the default delimiters.
/// As a section it is called with the raw text of the section; what it returns is parsed with the delimiters in force
/// at the section. Either is then rendered against the current context.
public struct Lambda: Sendable {
    private let body: @Sendable (String?) -> String

    /// - Parameter body: Gets the section's raw text, or `nil` when called as a variable; returns a template.
    public init(_ body: @escaping @Sendable (_ section: String?) -> String) {
        self.body = body
    }

    /// The template this lambda returns for a section's raw text, or for a variable (`nil`).
    public func callAsFunction(_ section: String? = nil) -> String {
        body(section)
    }
}
