import JSON5
import Text

extension ManifestReader {
    private static let parameterKeys = [
        "name", "type", "of", "choices", "help", "default", "format", "placeholder", "required", "reserved", "needs",
    ]
    private static let types = ["string", "bool", "choice", "list", "property"]

    func readParameters() throws(TemplateSetError) -> [Parameter] {
        var result: [Parameter] = []
        for (name, node) in parameters {
            let variable = Parameter.variableName(of: name)
            let taken = result.contains { $0.name == variable } || StandardVariable(rawValue: variable) != nil
            guard !taken, isVariable(variable) else { throw .badParameterName(path: path, node.location, name) }
            do throws(ShapeError) {
                result.append(try parameter(variable, node))
            } catch { throw fault(of: error) }
            try checkDefault(result[result.count - 1], at: node.location)
        }
        for (parameter, entry) in zip(result, parameters) {
            guard let needs = parameter.needs else { continue }
            try check(needs, at: entry.node.location, parameters: result)
        }
        return result
    }

    private func isVariable(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } && name.first?.isLowercase == true
    }

    private func parameter(_ name: String, _ node: Node) throws(ShapeError) -> Parameter {
        let object = try ObjectReader(node, named: name, known: Self.parameterKeys)
        let type = try object.string("type") ?? "string"
        let isList = type == "list"
        let kind = try kind(isList ? try object.string("of") ?? "string" : type, object)
        let placeholder: String? = try object.string("placeholder")
        return Parameter(
            name: name, kind: kind, isList: isList, help: try object.string("help") ?? "",
            placeholder: placeholder ?? Self.placeholder(for: kind, name: name),
            defaultValue: try defaultValue(object, kind: kind, isList: isList),
            isRequired: try object.bool("required") ?? false, reserved: try object.strings("reserved") ?? [],
            needs: try condition("needs", in: object))
    }

    private static func placeholder(for kind: Parameter.Kind, name: String) -> String {
        switch kind {
        case .property: "name:Type"
        case .choice(let choices): alternatives(choices)
        case .string(.typeName): "Name"
        case .string, .bool: Parameter.optionName(of: name)
        }
    }

    private static func alternatives(_ choices: [String]) -> String {
        var text = choices[0]
        for choice in choices.dropFirst() { text += "|" + choice }
        return text
    }

    private func kind(_ type: String, _ object: ObjectReader) throws(ShapeError) -> Parameter.Kind {
        switch type {
        case "string":
            guard let text = try object.string("format") else { return .string(.text) }
            guard let format = Parameter.Format(rawValue: text) else {
                throw unknownValue(text, "format", Parameter.Format.allCases.map(\.rawValue), object)
            }
            return .string(format)
        case "bool": return .bool
        case "property": return .property
        case "choice":
            guard let choices = try object.strings("choices"), !choices.isEmpty else {
                throw ShapeError(kind: .missingKey("choices"), location: object.location)
            }
            return .choice(choices)
        default:
            throw unknownValue(type, object["of"] == nil ? "type" : "of", Self.types, object)
        }
    }

    private func unknownValue(_ text: String, _ key: String, _ known: [String], _ object: ObjectReader) -> ShapeError {
        ShapeError(
            kind: .unknownValue(text, key: key, known: known), location: object[key]?.location ?? object.location)
    }

    private func defaultValue(
        _ object: ObjectReader, kind: Parameter.Kind, isList: Bool
    ) throws(ShapeError) -> String? {
        guard !isList else { return try object.string("default") }
        if case .bool = kind { return String(try object.bool("default") ?? false) }
        if case .choice(let choices) = kind {
            let value: String? = try object.string("default")
            return value ?? choices.first
        }
        return try object.string("default")
    }

    private func checkDefault(_ parameter: Parameter, at location: Location) throws(TemplateSetError) {
        guard case .choice(let choices) = parameter.kind, let value = parameter.defaultValue,
            !choices.contains(value)
        else { return }
        throw .badDefault(path: path, location, value)
    }
}
