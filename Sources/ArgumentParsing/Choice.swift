/// One of the values that an option or an argument accepts.
public struct Choice: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The value as it is typed.
    public var name: String
    /// What it means; may be empty.
    public var help: String

    /// Declares a choice.
    public init(_ name: String, help: String = "") {
        self.name = name
        self.help = help
    }

    /// Declares a choice that explains itself.
    public init(stringLiteral name: String) {
        self.init(name)
    }
}
