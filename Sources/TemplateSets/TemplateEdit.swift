/// A small change that a blueprint makes in a Swift file which the project has already. Its texts are templates.
public struct TemplateEdit: Sendable, Equatable {
    /// What is put where.
    public enum Kind: Sendable, Equatable {
        /// An item at the end of the array that a property holds.
        case item(property: String)
        /// A property or a function in a type's body.
        case member
        /// A statement at the end of a function of a type, or of its `init`.
        case statement(function: String)
    }

    /// The file's path; its first folder is a root, as in the trees of blueprints.
    public var file: String
    /// What is put where.
    public var kind: Kind
    /// The type that it is put into; nil where a property's name is enough.
    public var type: String?
    /// The Swift text to put in.
    public var text: String
    /// The condition under which it is made; nil for always.
    public var condition: Condition?

    /// An edit of these parts.
    public init(file: String, kind: Kind, type: String? = nil, text: String, condition: Condition? = nil) {
        self.file = file
        self.kind = kind
        self.type = type
        self.text = text
        self.condition = condition
    }

    /// Everything in it that is a template.
    public var templates: [String] {
        switch kind {
        case .item(let property): [file, property, text] + [type].compactMap(\.self)
        case .member: [file, text] + [type].compactMap(\.self)
        case .statement(let function): [file, function, text] + [type].compactMap(\.self)
        }
    }
}
