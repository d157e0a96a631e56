import JSON5
import Mustache
import SwiftOutline

/// A Swift method without a result, as `name` or `name(label: Type)`.
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
        guard Identifier.isValid(name) else {
            throw ParameterError(parameter, .notAnIdentifier(name, suggestion: Identifier.nearest(to: name)))
        }
        guard let properties = Self.parameters(of: text.dropFirst(name.count)) else {
            throw ParameterError(parameter, .notAMethod(text))
        }
        guard !parameter.reserved.contains(name) else { throw ParameterError(parameter, .reservedName(name)) }
        var (declared, handedOn) = ("", "")
        for (index, property) in properties.enumerated() {
            let separator = index == 0 ? "" : ", "
            declared += "\(separator)\(property.name): \(property.type.argument)"
            handedOn += "\(separator)\(property.name): \(property.name)"
        }
        let values = properties.map(\.value)
        let fields: [String: Value] = [
            MethodField.name.rawValue: .string(name),
            MethodField.parameters.rawValue: .string(declared),
            MethodField.arguments.rawValue: .string(handedOn),
            MethodField.parameter.rawValue: .list(values.map(\.value)),
            MethodField.hasSamples.rawValue: .bool(!values.contains { $0.lacksSample }),
        ]
        return ParameterValue(name: name, value: .object(fields))
    }

    /// The parameters of a declaration, `(clientId: Int)`, each as a property would be typed; nil where they are of
    /// another kind.
    public static func parameters(_ text: String) -> [String]? {
        parameters(of: text[...])?.map { "\($0.name):\($0.type)" }
    }

    /// The parameters in parentheses, none where there is nothing; nil where they cannot be read.
    private static func parameters(of text: Substring) -> [Property]? {
        guard !text.isEmpty, text != "()" else { return [] }
        guard text.first == "(", text.last == ")", case .function(let function)? = SwiftType("\(text) -> Void") else {
            return nil
        }
        var properties: [Property] = []
        for element in function.parameters {
            guard let label = element.firstName, element.secondName == nil, !element.isVariadic,
                let property = try? Property("\(label):\(element.type)"), property.type.canBeStored,
                !properties.contains(where: { $0.name == label })
            else { return nil }
            properties.append(property)
        }
        return properties
    }
}
