import JSON5
import Text

extension ManifestReader {
    /// The set's folders, and the blueprints that extend what another writes, sorted by name.
    func readBlueprints(parameters: [Parameter]) throws(TemplateSetError) -> [Blueprint] {
        let trees = readTrees(try readFileRules(parameters: parameters))
        var result = trees
        for (name, location, node) in blueprints {
            let object: ObjectReader
            do throws(ShapeError) {
                object = try ObjectReader(node, named: name, BlueprintKeys.all)
            } catch { throw .shape(path: path, error) }
            let origin = try readExtension(object, known: trees.map(\.name), parameters: parameters)
            if origin != nil {
                guard !trees.contains(where: { $0.name == name }) else {
                    throw .extendsWithFiles(path: path, location)
                }
                result.append(Blueprint(name: name, summary: "", files: []))
            }
            guard let index = result.lastIndex(where: { $0.name == name }) else {
                throw .unknownFile(path: path, location, name, known: trees.map(\.name))
            }
            result[index].origin = origin
            result[index].edits = try readEdits(object, parameters: parameters)
            do throws(ShapeError) {
                result[index].application = try readApplication(object)
                result[index].summary = try object.string(BlueprintKeys.summary) ?? ""
                result[index].parameterNames = try object.strings(BlueprintKeys.parameters)?.map(Parameter.variableName)
                result[index].suffix = try object.string(BlueprintKeys.suffix) ?? ""
                result[index].sample = try object.string(BlueprintKeys.sample) ?? ""
                result[index].expects = try object.strings(BlueprintKeys.expects) ?? []
                result[index].having = try object.strings(BlueprintKeys.having)?.map(Parameter.variableName) ?? []
                result[index].conforming = try object.strings(BlueprintKeys.conforming) ?? []
                result[index].reserved = try object.strings(BlueprintKeys.reserved) ?? []
            } catch { throw .shape(path: path, error) }
            let all = trees.map(\.name)
            for name in result[index].expects where !name.contains("/") && !all.contains(name) {
                throw .unknownExtended(
                    path: path, place(of: name, under: BlueprintKeys.expects, in: object), name, known: all)
            }
            let known = parameters.map(\.name)
            for parameter in result[index].parameterNames ?? [] where !known.contains(parameter) {
                throw .unknownParameter(
                    path: path, place(of: parameter, under: BlueprintKeys.parameters, in: object), parameter,
                    known: known)
            }
        }
        // An extension varies by what varies the modules that it extends.
        for index in result.indices where result[index].parameterNames == nil {
            guard let extended = result[index].origin?.blueprint else { continue }
            result[index].parameterNames = result.first { $0.name == extended }?.parameterNames
        }
        try checkReferences(of: parameters, to: result)
        return result.count > trees.count ? result.sorted { $0.name < $1.name } : result
    }

    /// Whether there are the blueprints that write what values name. Those of other sets are not looked for before they
    /// are needed.
    private func checkReferences(of parameters: [Parameter], to all: [Blueprint]) throws(TemplateSetError) {
        let known = all.filter { $0.origin == nil }.map(\.name)
        for (parameter, entry) in zip(parameters, self.parameters) {
            for name in parameter.refersTo + [parameter.expects].compactMap(\.self)
            where !name.contains("/") && !known.contains(name) {
                let place = entry.node.place(ofReferenceTo: name) ?? entry.location
                throw .unknownExtended(path: path, place, name, known: known)
            }
        }
    }

    /// Which blueprint another one extends, and by what.
    private func readExtension(
        _ object: ObjectReader, known: [String], parameters: [Parameter]
    ) throws(TemplateSetError) -> Blueprint.Origin? {
        let name: String?
        let adds: [String]
        do throws(ShapeError) {
            name = try object.string(BlueprintKeys.extends)
            adds = try object.strings(BlueprintKeys.adds)?.map(Parameter.variableName) ?? []
            if name == nil, !adds.isEmpty || object[BlueprintKeys.sets] != nil {
                throw object.missing(BlueprintKeys.extends)
            }
        } catch { throw .shape(path: path, error) }
        guard let name else { return nil }
        guard known.contains(name) else {
            throw .unknownExtended(
                path: path, object[BlueprintKeys.extends]?.location ?? object.location, name, known: known)
        }
        for parameter in adds where parameters.first(where: { $0.name == parameter })?.isList != true {
            let place = place(of: parameter, under: BlueprintKeys.adds, in: object)
            _ = try parameterNamed(parameter, among: parameters, place)
            throw .notAList(path: path, place, parameter)
        }
        let sets = try readValues(object, parameters: parameters)
        guard !(adds.isEmpty && sets.isEmpty) else {
            throw .shape(path: path, object.missing(BlueprintKeys.adds))
        }
        return Blueprint.Origin(blueprint: name, adds: adds, sets: sets)
    }

    /// The values that an extension gives to parameters: to those whose values can be listed, for only these have
    /// others.
    private func readValues(
        _ object: ObjectReader, parameters: [Parameter]
    ) throws(TemplateSetError) -> [String: String] {
        var values: [String: String] = [:]
        let members: [Node.Member]
        do throws(ShapeError) { members = try object.map(BlueprintKeys.sets) } catch {
            throw .shape(path: path, error)
        }
        for member in members {
            let (name, node) = (member.key, member.value)
            let parameter = try parameterNamed(Parameter.variableName(of: name), among: parameters, member.location)
            guard !parameter.isList, let known = parameter.kind.values else {
                throw .notSettable(path: path, member.location, name)
            }
            guard let value = Self.text(of: node, isBool: parameter.kind.isToggle) else {
                let expected: ShapeError.Expected = parameter.kind.isToggle ? .bool : .string
                throw .shape(
                    path: path, ShapeError(kind: .wrongType(key: name, expected: expected), location: node.location))
            }
            guard known.contains(value) else { throw .unknownChoice(path: path, node.location, value, known: known) }
            values[parameter.name] = value
        }
        return values
    }

    private static func text(of node: Node, isBool: Bool) -> String? {
        switch node.content {
        case .bool(let truth) where isBool: String(truth)
        case .string(let text) where !isBool: text
        default: nil
        }
    }

    private func parameterNamed(
        _ name: String, among parameters: [Parameter], _ location: Location
    ) throws(TemplateSetError) -> Parameter {
        guard let parameter = parameters.first(where: { $0.name == name }) else {
            throw .unknownParameter(path: path, location, name, known: parameters.map(\.name))
        }
        return parameter
    }
}
