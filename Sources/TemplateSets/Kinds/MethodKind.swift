import JSON5
import Mustache
import SwiftOutline
import Text

/// A Swift method without a result, as `name`, `name(label: Type)` or `name(label name: Type)`.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct MethodKind: ParameterKind {
    public static var name: ParameterKindName { .method }
    public static var fields: [String] { MethodField.allCases.map(\.rawValue) + PropertyKind.fields }

    public init() {}

    public init(_ object: ObjectReader) throws(ShapeError) {}

    public func placeholder(for parameter: String) -> String { "name(label:Type)" }

    public func example(name: String, type: String) -> String {
        "\(name.prefix(1).lowercased())\(name.dropFirst())(value: \(type))"
    }

    public var namesProperties: Bool { true }

    public func value(_ text: String, of parameter: Parameter) throws(ParameterError) -> ParameterValue {
        let name = String(text.prefix { $0 != "(" })
        if name.contains(":"), let suggestion = Self.suggestion(for: text) {
            throw ParameterError(parameter, .notAMethod(text, suggestion: suggestion))
        }
        guard Identifier.isValid(name) else {
            let suggestion = Identifier.nearest(to: name).map { $0 + text.dropFirst(name.count) }
            throw ParameterError(parameter, .notAnIdentifier(name, suggestion: suggestion))
        }
        guard let properties = Self.parameters(of: text.dropFirst(name.count)) else {
            throw ParameterError(parameter, .notAMethod(text, suggestion: Self.suggestion(for: text)))
        }
        guard !parameter.reserved.contains(name) else { throw ParameterError(parameter, .reservedName(name)) }
        var (declared, handedOn) = ("", "")
        var values: [ParameterValue] = []
        for (index, (label, property)) in properties.enumerated() {
            let separator = index == 0 ? "" : ", "
            let names = label == property.name ? label : "\(label) \(property.name)"
            let callLabel = label == "_" ? "" : "\(label): "
            declared += "\(separator)\(names): \(property.type.argument(parameter.functionAliases))"
            handedOn += "\(separator)\(callLabel)\(property.name)"
            var value = property.value(parameter.samples, functionAliases: parameter.functionAliases)
            if case .object(var fields) = value.value {
                fields[PropertyField.label.rawValue] = .string(callLabel)
                value.value = .object(fields)
            }
            values.append(value)
        }
        let fields: [String: Value] = [
            MethodField.name.rawValue: .string(name),
            MethodField.parameters.rawValue: .string(declared),
            MethodField.arguments.rawValue: .string(handedOn),
            MethodField.parameter.rawValue: .list(values.map(\.value)),
            MethodField.hasSamples.rawValue: .bool(!values.contains { $0.lacksSample }),
            MethodField.isRepeated.rawValue: .bool(false),
        ]
        return ParameterValue(name: name, value: .object(fields))
    }

    /// The parameters of a declaration, `(clientId: Int)`, each as a property would be typed; nil where they are of
    /// another kind.
    public static func parameters(_ text: String) -> [String]? {
        parameters(of: text[...])?.map { "\($0.property.name):\($0.property.type)" }
    }

    /// The parameters in parentheses, none where there is nothing; nil where they cannot be read.
    private static func parameters(of text: Substring) -> [(label: String, property: Property)]? {
        guard !text.isEmpty, text != "()" else { return [] }
        guard text.first == "(", text.last == ")", case .function(let function)? = SwiftType("\(text) -> Void") else {
            return nil
        }
        var properties: [(label: String, property: Property)] = []
        for element in function.parameters {
            guard let label = element.firstName, !element.isVariadic,
                let property = try? Property("\(element.secondName ?? label):\(element.type)"),
                Identifier.isValid(property.name), property.type.canBeStored,
                !properties.contains(where: { $0.property.name == property.name })
            else { return nil }
            properties.append((label, property))
        }
        return properties
    }

    /// What was meant by `name(Type)` or `name:Type`, as a parameter is typed elsewhere: each with a label.
    private static func suggestion(for text: String) -> String? {
        let name = text.prefix { $0 != "(" && $0 != ":" }
        let rest = text.dropFirst(name.count)
        let types = rest.first == ":" ? "(\(rest.dropFirst()))" : String(rest)
        guard Identifier.isValid(String(name)), case .function(let function)? = SwiftType("\(types) -> Void") else {
            return nil
        }
        let parameters = function.parameters.map { element in
            "\(names(of: element) ?? label(for: "\(element.type)")): \(element.type)"
        }
        let method = "\(name)(\(parameters.joined(separator: ", ")))"
        return Self.parameters(of: method.dropFirst(name.count)) == nil ? nil : method
    }

    /// The names of a parameter: its label, and one of its own where that is a keyword, as in `class classValue`.
    private static func names(of element: SwiftType.Element) -> String? {
        guard let label = element.firstName, !Identifier.isValid(label) else { return element.firstName }
        let own = element.secondName ?? label
        let name = Identifier.isValid(own) ? own : Identifier.nearest(to: own)
        return name.map { "\(label) \($0)" } ?? label
    }

    /// Named after what the type is of; of a plain value that says nothing.
    private static func label(for type: String) -> String {
        let isPlain = ["Int", "Double", "Float", "String", "Bool"].contains(type)
        return isPlain || !Identifier.isValid(type) ? "value" : CaseForm.camel.apply(to: type)
    }
}
