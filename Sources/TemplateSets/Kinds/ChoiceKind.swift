import JSON5
import Mustache

/// One of some words.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ChoiceKind: ParameterKind {
    public static var name: ParameterKindName { .choice }
    public static var keys: [Key] { [choicesKey] }

    private static let choicesKey = Key(
        "choices", .strings, isRequired: true,
        help: "The values that there are. The first is the default, unless one is required.",
        example: #"["storyboard", "xib", "code"]"#)

    private let choices: [String]

    public init(choices: [String]) {
        self.choices = choices
    }

    public init(_ object: ObjectReader) throws(ShapeError) {
        let places = try object.places(of: Self.choicesKey)
        guard let node = object[Self.choicesKey] else { throw object.missing(Self.choicesKey) }
        guard !places.isEmpty else {
            throw ShapeError(kind: .emptyList(key: Self.choicesKey.name), location: node.location)
        }
        choices = places.map(\.text)
        for (index, choice) in places.enumerated() where choices[..<index].contains(choice.text) {
            throw ShapeError(
                kind: .repeatedItem(choice.text, key: Self.choicesKey.name), location: choice.location)
        }
    }

    public func defaultValue(in object: ObjectReader) throws(ShapeError) -> String? {
        let value: String? = try object.string(ParameterKeys.defaultValue)
        let isRequired: Bool? = try object.bool(ParameterKeys.required)
        return value ?? (isRequired == true ? nil : choices.first)
    }

    public func placeholder(for parameter: String) -> String {
        var text = choices[0]
        for choice in choices.dropFirst() { text += "|" + choice }
        return text
    }

    public var values: [String]? { choices }

    public func value(_ text: String, of parameter: Parameter) throws(ParameterError) -> ParameterValue {
        guard choices.contains(text) else { throw ParameterError(parameter, .unknownChoice(text, known: choices)) }
        return ParameterValue(name: text, value: .string(text))
    }

    /// A truth value for each choice, so that a section can ask for one.
    public func addCompanions(
        of parameter: Parameter, _ values: [ParameterValue], to variables: inout [String: Value]
    ) {
        guard !parameter.isList else { return }
        for choice in choices {
            variables[Parameter.flag(parameter.name, is: choice)] = .bool(values.last?.name == choice)
        }
    }
}
