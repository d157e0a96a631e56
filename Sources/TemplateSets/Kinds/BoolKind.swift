import JSON5
import Mustache

/// Yes or no.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct BoolKind: ParameterKind {
    public static var name: ParameterKindName { .bool }
    public static var hasBoolDefault: Bool { true }

    public init() {}

    public init(_ object: ObjectReader) {}

    public func defaultValue(in object: ObjectReader) throws(ShapeError) -> String? {
        String(try object.bool(ParameterKeys.defaultValue) ?? false)
    }

    public var isToggle: Bool { true }

    public var values: [String]? { ["true", "false"] }

    public func value(_ text: String, of parameter: Parameter) throws(ParameterError) -> ParameterValue {
        guard text == "true" || text == "false" else { throw ParameterError(parameter, .notABool(text)) }
        return ParameterValue(name: text, value: .bool(text == "true"))
    }
}
