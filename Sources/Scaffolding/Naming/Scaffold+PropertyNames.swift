import Mustache
import TemplateSets
import Text

extension Scaffold {
    /// A property that somebody asked for, or an argument of a method, and the name that stands for its own when the
    /// templates are tried.
    fileprivate struct Probe {
        let parameter: Parameter
        let name: String
        let stand: String
        var isArgument = false
    }

    /// Throws where a property is called like something else that is declared beside it, or in a function that uses it.
    ///
    /// The module is rendered once more, with names that stand for the properties' own: whatever then still is declared
    /// under one of these is the templates'. Tests are left aside, where values are asked for by their types; but their
    /// mocks have the methods.
    func checkPropertyNames(_ name: ModuleName) throws(ScaffoldError) {
        let all = self.probes()
        let probes = [false, true].map { isArgument in all.filter { $0.isArgument == isArgument } }
            .filter { mayClash($0, in: name) }.flatMap(\.self)
        guard !probes.isEmpty else { return }
        var probing = self
        probing.values = values.replacing(probes)
        for file in try probing.renderUnchecked([name]).flatMap(\.files) where file.path.hasSuffix(".swift") {
            let isTest = SkeletonFile.isTest(file.path)
            guard !isTest || probes.contains(where: \.isArgument) else { continue }
            let names = SwiftNames(file.contents)
            let here = probes.filter { (!isTest || $0.isArgument) && names.declares($0.stand) }
            for (index, probe) in here.enumerated() {
                // Each method has arguments of its own.
                let isTwice =
                    !probe.isArgument && here[..<index].contains { $0.name == probe.name && !$0.isArgument }
                guard isTwice || names.clash(probe.name, with: probe.stand) else { continue }
                throw .parameter(ParameterError(probe.parameter, .reservedName(probe.name)))
            }
        }
    }

    private func probes() -> [Probe] {
        var probes: [Probe] = []
        for parameter in set.parameters where parameter.kind.namesProperties && blueprint.takes(parameter) {
            guard case .list(let items)? = values.variables[parameter.name] else { continue }
            for item in items {
                guard let name = item.itemName else { continue }
                probes.append(Probe(parameter: parameter, name: name, stand: "\(TemplateText.mark)\(probes.count)"))
                for argument in Set(item.argumentNames).subtracting(probes.filter(\.isArgument).map(\.name)).sorted() {
                    let stand = "\(TemplateText.mark)\(probes.count)"
                    probes.append(Probe(parameter: parameter, name: argument, stand: stand, isArgument: true))
                }
            }
        }
        return probes
    }

    private func mayClash(_ probes: [Probe], in module: ModuleName) -> Bool {
        let types = givenThings().filter { $0.parameter.kind.namesTypes }.map(\.text)
        let forms = ([module.name] + types).flatMap(Self.forms)
        return probes.enumerated().contains { index, probe in
            if !probe.isArgument, probes[..<index].contains(where: { $0.name == probe.name }) { return true }
            if !(probe.parameter.kind is MethodKind), forms.contains(where: { mayCompose(probe.name, around: $0) }) {
                return true
            }
            return mayHold(probe.name)
        }
    }

    /// Whether templates may make a name of a type's, as they make `fetchClients` and `clientApiService` of `Client`.
    func mayCompose(_ name: String, around type: String) -> Bool {
        // Mostly there is no such type in it, which bytes tell sooner.
        guard !type.isEmpty, name.utf8.count > type.utf8.count, name.utf8.holds(type.utf8),
            let range = name.firstRange(of: type)
        else { return false }
        return (range.lowerBound == name.startIndex || mayHold("\(name[..<range.lowerBound]){{"))
            && (range.upperBound == name.endIndex || mayHold("}}\(name[range.upperBound...])"))
    }

    /// Whether a text stands in one of the templates.
    func mayHold(_ text: String) -> Bool {
        words.knowing(.isHeld(text)) {
            let search = ByteSearch(text.utf8)
            return files.contains { search.finds(in: $0.contents) } || partials.texts.contains(where: search.finds)
        }
    }

    /// A type's name for one and for several, as it stands in others.
    static func forms(of type: String) -> [String] {
        [CaseForm.plural.apply(to: type), type].flatMap { [$0, CaseForm.camel.apply(to: $0)] }
    }
}

extension Value {
    /// What an item of a list is called: a property or a method, or what is given by its name alone.
    var itemName: String? {
        switch self {
        case .object(let fields): if case .string(let name)? = fields[PropertyField.name.rawValue] { name } else { nil }
        case .string(let name): name
        default: nil
        }
    }

    /// The same under another name.
    fileprivate func renamed(_ name: String) -> Value {
        guard case .object(var fields) = self else { return .string(name) }
        fields[PropertyField.name.rawValue] = .string(name)
        return .object(fields)
    }

    /// The same where a property is given to others under another name.
    fileprivate func giving(_ new: String, for old: String) -> Value {
        switch self {
        case .list(let items): return .list(items.map { $0.giving(new, for: old) })
        case .object(var fields):
            fields = fields.mapValues { $0.giving(new, for: old) }
            if case .bool(true)? = fields[PropertyField.isOwn.rawValue],
                case .string(old)? = fields[PropertyField.value.rawValue]
            {
                fields[PropertyField.value.rawValue] = .string(new)
            }
            return .object(fields)
        default: return self
        }
    }
}

extension Value {
    /// The arguments of a method that an item of a list is.
    private var arguments: [Value] {
        guard case .object(let fields) = self, case .list(let items)? = fields[MethodField.parameter.rawValue] else {
            return []
        }
        return items
    }

    fileprivate var argumentNames: [String] { arguments.compactMap(\.itemName) }

    /// The same method with another name for an argument, without a label where that is its own.
    fileprivate func renamingArgument(_ old: String, _ new: String) -> Value {
        guard case .object(var fields) = self, argumentNames.contains(old) else { return self }
        var (declared, handedOn): ([String], [String]) = ([], [])
        let renamed = arguments.map { argument -> Value in
            guard case .object(var argumentFields) = argument, let name = argument.itemName else { return argument }
            func text(_ field: PropertyField) -> String {
                if case .string(let text)? = argumentFields[field.rawValue] { text } else { "" }
            }
            let isRenamed = name == old
            let ownLabel = text(.label).split(separator: ":").first.map(String.init) ?? "_"
            let label = isRenamed && ownLabel == old ? "_" : ownLabel
            let newName = isRenamed ? new : name
            declared.append("\(label == newName ? "" : label + " ")\(newName): \(text(.argumentType))")
            handedOn.append("\(label == "_" ? "" : label + ": ")\(newName)")
            argumentFields[PropertyField.label.rawValue] = .string(label == "_" ? "" : label + ": ")
            argumentFields[PropertyField.name.rawValue] = .string(newName)
            return .object(argumentFields)
        }
        fields[MethodField.parameter.rawValue] = .list(renamed)
        fields[MethodField.parameters.rawValue] = .string(declared.joined(separator: ", "))
        fields[MethodField.arguments.rawValue] = .string(handedOn.joined(separator: ", "))
        return .object(fields)
    }
}

extension ParameterValues {
    /// The same with the names that stand for those of properties and arguments.
    fileprivate func replacing(_ probes: [Scaffold.Probe]) -> ParameterValues {
        var variables = variables
        for probe in probes {
            guard case .list(let items)? = variables[probe.parameter.name] else { continue }
            guard !probe.isArgument else {
                variables[probe.parameter.name] = .list(items.map { $0.renamingArgument(probe.name, probe.stand) })
                continue
            }
            variables[probe.parameter.name] = .list(
                items.map { $0.itemName == probe.name ? $0.renamed(probe.stand) : $0 })
            variables = variables.mapValues { $0.giving(probe.stand, for: probe.name) }
        }
        return ParameterValues(variables: variables)
    }
}
