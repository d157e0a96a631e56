/// What a value may be. Objects are declared where they are first asked for: most files have few of them.
public indirect enum ValueType: Sendable {
    case string
    case bool
    case number
    /// One of these strings.
    case choice([String])
    case list(of: ValueType)
    case object(@Sendable () -> ObjectDeclaration)
    /// An object whose keys are names that people give, all with values of one type.
    case map(from: NameKind, to: ValueType)
    /// Objects with names: an object that has them by their names, or a list of them, each with its name under this
    /// key.
    case named(by: String, @Sendable () -> ObjectDeclaration)
    case oneOf([ValueType])

    /// A list of strings, or a single string for a list of one.
    public static let strings = ValueType.oneOf([.string, .list(of: .string)])
}

/// What the names are that a map has as its keys.
public struct NameKind: Sendable {
    /// What a name stands for, such as `folder`.
    public let label: String
    /// All names that there are; nil where any text may be one.
    public let known: (@Sendable () -> [String])?
    /// What a known name means, in a line.
    public let help: @Sendable (String) -> String?

    /// Names of things that only a project knows.
    public init(_ label: String) {
        self.label = label
        known = nil
        help = { _ in nil }
    }

    /// Names of things that are known, with what they mean.
    public init(
        _ label: String, known: @escaping @Sendable () -> [String], help: @escaping @Sendable (String) -> String?
    ) {
        self.label = label
        self.known = known
        self.help = help
    }
}
