import JSON5
import Mustache

/// What a value of a parameter is, or an item of a list: how a manifest declares it, how a person gives it, and what
/// templates see. Each kind is a file beside this one, and a case of `ParameterKindName`.
///
/// It is a struct that can be made of its stored properties by their names: so it is written into the binary. What the
/// members mean is said here, and not again in each kind.
public protocol ParameterKind: Sendable {
    /// What `template.json` calls it.
    static var name: ParameterKindName { get }

    /// The keys of `template.json` that only parameters of this kind have.
    static var keys: [Key] { get }

    /// Whether a default is true or false in `template.json`, and not a text.
    static var hasBoolDefault: Bool { get }

    /// The variables within a section over such a value.
    static var fields: [String] { get }

    /// The kind that a parameter's object in `template.json` declares.
    init(_ object: ObjectReader) throws(ShapeError)

    /// The default that the object gives, as it would be typed; nil where a parameter has none. Lists are not asked.
    func defaultValue(in object: ObjectReader) throws(ShapeError) -> String?

    /// What stands for a value in help, where the manifest does not say.
    func placeholder(for parameter: String) -> String

    /// Whether an option turns it on and off, `--delegate` and `--no-delegate`, and `true` and `false` are its values.
    var isToggle: Bool { get }

    /// All values there are, as they would be typed; nil where they cannot be listed.
    var values: [String]? { get }

    /// Whether a value is a type's name, or a part of one.
    var namesTypes: Bool { get }

    /// Whether a value is, or has, a property's name.
    var namesProperties: Bool { get }

    /// A value, as it would be typed, that speaks of this name and, where there is one in it, of this type. Only where
    /// the values cannot be listed.
    func example(name: String, type: String) -> String

    /// Reads what was typed.
    func value(_ text: String, of parameter: Parameter) throws(ParameterError) -> ParameterValue

    /// Adds the variables that stand beside the parameter's own. Their names do not depend on the values.
    func addCompanions(of parameter: Parameter, _ values: [ParameterValue], to variables: inout [String: Value])
}

/// A value that a parameter takes.
public struct ParameterValue: Sendable {
    /// What tells it from the other items of a list.
    public var name: String
    /// What templates see.
    public var value: Value
    /// Whether no expression of its type is known that tests can write in its place.
    public var lacksSample: Bool
    /// Whether tests cannot have one of it at all: no file gives an optional of its type, either.
    public var lacksValue: Bool

    /// A value of these parts.
    public init(name: String, value: Value, lacksSample: Bool = false, lacksValue: Bool = false) {
        self.name = name
        self.value = value
        self.lacksSample = lacksSample
        self.lacksValue = lacksValue
    }
}

// What most kinds have in common.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ParameterKind {
    public static var keys: [Key] { [] }

    public static var hasBoolDefault: Bool { false }

    public static var fields: [String] { [] }

    public func defaultValue(in object: ObjectReader) throws(ShapeError) -> String? {
        try object.string(ParameterKeys.defaultValue)
    }

    public func placeholder(for parameter: String) -> String { Parameter.optionName(of: parameter) }

    public var isToggle: Bool { false }

    public var values: [String]? { nil }

    public var namesTypes: Bool { false }

    public var namesProperties: Bool { false }

    public func example(name: String, type: String) -> String { name }

    public func addCompanions(
        of parameter: Parameter, _ values: [ParameterValue], to variables: inout [String: Value]
    ) {}
}
