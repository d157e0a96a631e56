/// A key of an object, declared once: what reads it, its JSON schema and its entry in the reference are made from it.
public struct Key: Sendable {
    /// How it is written.
    public let name: String
    /// What its value may be.
    public let type: ValueType
    /// Whether it must be there.
    public let isRequired: Bool
    /// What holds where it is absent, as Markdown on one line; empty where nothing needs to be said.
    public let defaultText: String
    /// What it does, in a sentence or two, as Markdown on one line.
    public let help: String
    /// A value that it may have, as JSON5; empty where there is none worth showing.
    public let example: String

    /// Declares a key. Inlined, so that keys with a plain type are data and no code.
    @inlinable
    public init(
        _ name: String, _ type: ValueType, isRequired: Bool = false, default defaultText: String = "", help: String,
        example: String
    ) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        self.defaultText = defaultText
        self.help = help
        self.example = example
    }

    /// The URL of a JSON schema, which many formats have and which says nothing to their readers.
    public static let schema = Key(
        "$schema", .string,
        help:
            "The URL of the JSON schema for this file. Editors use it to complete and check keys; vipergen ignores it.",
        example: "")
}
