import JSON5
import Mustache
import Text

extension ManifestReader {
    func readParameters() throws(TemplateSetError) -> [Parameter] {
        var result: [Parameter] = []
        for (name, location, node) in parameters {
            let variable = Parameter.variableName(of: name)
            let option = Parameter.optionName(of: variable)
            let taken = result.contains { $0.option == option } || StandardVariable(rawValue: variable) != nil
            guard !taken, isVariable(variable) else { throw .badParameterName(path: path, location, name) }
            do throws(ShapeError) {
                result.append(try parameter(variable, node))
            } catch { throw fault(of: error) }
            let parameter = result[result.count - 1]
            try checkKeys(of: parameter, node)
            guard result.dropLast().allSatisfy({ !$0.stands(for: parameter) && !parameter.stands(for: $0) }) else {
                throw .badParameterName(path: path, location, name)
            }
            if let option = ReservedOptions.clash(with: parameter.option, isBool: parameter.kind.isToggle) {
                throw .reservedParameterName(path: path, location, name, option: option)
            }
            try checkDefault(parameter, node[ParameterKeys.defaultValue.name], at: location)
        }
        for (parameter, entry) in zip(result, parameters) {
            for name in parameter.implied.keys.sorted() where !result.contains(where: { $0.name == name && $0.isList })
            {
                throw .unknownParameter(
                    path: path, entry.node[ParameterKeys.implies.name]?.place(ofKey: name) ?? entry.location, name,
                    known: result.filter(\.isList).map(\.name))
            }
            guard let needs = parameter.needs else { continue }
            try check(
                needs, in: entry.node[ParameterKeys.needs.name], at: entry.location, parameters: result)
        }
        return result
    }

    private func isVariable(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } && name.first?.isLowercase == true
    }

    private func parameter(_ name: String, _ node: Node) throws(ShapeError) -> Parameter {
        let object = try ObjectReader(node, named: name, ParameterKeys.all)
        let type = try object.string(ParameterKeys.type) ?? ParameterKindName.string.rawValue
        let isList = type == ParameterKeys.list
        let kind = try kind(
            isList ? try object.string(ParameterKeys.of) ?? ParameterKindName.string.rawValue : type, object)
        let placeholder: String? = try object.string(ParameterKeys.placeholder)
        return Parameter(
            name: name, kind: kind, isList: isList, help: try object.string(ParameterKeys.help) ?? "",
            placeholder: placeholder ?? kind.placeholder(for: name),
            defaultValue: isList ? try object.string(ParameterKeys.defaultValue) : try kind.defaultValue(in: object),
            isRequired: try object.bool(ParameterKeys.required) ?? false,
            reserved: try object.strings(ParameterKeys.reserved) ?? [],
            needs: try condition(ParameterKeys.needs, in: object),
            refersTo: try object.strings(ParameterKeys.refersTo) ?? [],
            expects: try object.string(ParameterKeys.expects),
            having: try object.strings(ParameterKeys.having)?.map(Parameter.variableName) ?? [],
            conforming: try object.strings(ParameterKeys.conforming) ?? [],
            mayBeItself: try object.bool(ParameterKeys.itself) ?? true,
            isSupplied: try object.bool(ParameterKeys.supplied) ?? false,
            suppliers: (try object.strings(ParameterKeys.suppliedBy) ?? []).map(Parameter.variableName),
            samples: try texts(ParameterKeys.samples, in: object),
            implied: Dictionary(
                try texts(ParameterKeys.implies, in: object).map { (Parameter.variableName(of: $0.key), $0.value) },
                uniquingKeysWith: min))
    }

    private func texts(_ key: Key, in object: ObjectReader) throws(ShapeError) -> [String: String] {
        var texts: [String: String] = [:]
        for member in try object.map(key) {
            texts[member.key] = try member.value.string(named: member.key)
        }
        return texts
    }

    private func kind(_ type: String, _ object: ObjectReader) throws(ShapeError) -> any ParameterKind {
        guard let name = ParameterKindName(rawValue: type) else {
            let known = ParameterKindName.allCases.map(\.rawValue)
            guard object[ParameterKeys.of] == nil else {
                throw object.unknownValue(type, of: ParameterKeys.of, known: known)
            }
            throw object.unknownValue(type, of: ParameterKeys.type, known: known + [ParameterKeys.list])
        }
        return try name.kind.init(object)
    }

    /// Throws for a key that parameters of another type have: nothing reads it.
    private func checkKeys(of parameter: Parameter, _ node: Node) throws(TemplateSetError) {
        guard case .object(let members) = node.content else { return }
        let kind = type(of: parameter.kind)
        for member in members where member.value.content != .null {
            let needed: [String]
            switch member.key {
            case ParameterKeys.of.name where !parameter.isList: needed = [ParameterKeys.list]
            case ParameterKeys.supplied.name where !parameter.isList || kind.name != .property,
                ParameterKeys.suppliedBy.name where !parameter.isList || kind.name != .property:
                needed = ["\(ParameterKeys.list) of \(ParameterKindName.property.rawValue)"]
            case ParameterKeys.having.name where parameter.refersTo.isEmpty && kind.name != .property:
                throw .shape(
                    path: path,
                    ShapeError(kind: .missingKey(ParameterKeys.refersTo.name), location: member.location))
            default:
                let types = ParameterKeys.types(with: member.key)
                needed = types.contains(kind.name.rawValue) ? [] : types
            }
            guard !needed.isEmpty else { continue }
            throw .keyOfOtherType(path: path, member.location, member.key, type: kind.name.rawValue, needed: needed)
        }
    }
}

extension Parameter {
    /// Whether another parameter has the name of a variable that stands beside this one, such as `viewIsXib` beside
    /// `view`, or of the option that turns it off.
    fileprivate func stands(for other: Parameter) -> Bool {
        var companions: [String: Value] = [:]
        kind.addCompanions(of: self, [], to: &companions)
        return companions[other.name] != nil || kind.isToggle && other.option == "no-" + option
    }
}
