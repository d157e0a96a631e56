import Mustache
import TemplateSets

/// With which values the things were generated that a module names, as far as the project's files tell.
public struct ReferredValues: Sendable {
    /// Values as they would be typed, by parameter; by the blueprint and the name of what has them.
    private var values: [String: [String: [String]]] = [:]

    /// The expressions for tests of types that the project has, by type.
    var samples: [String: String] = [:]

    /// Those of types that somebody declared by hand, as far as they can be made of others.
    var ownSamples: [String: String] = [:]

    /// The project's other names for types of functions.
    var functionAliases: Set<String> = []

    /// What stands in for protocols that the project declares, by protocol.
    var fakes: [String: Fake] = [:]

    /// Those for optionals of types, by type, from files that are there or are written along.
    var optionalSamples: [String: String] = [:]

    /// All values, as they would be typed.
    var texts: [String] { values.values.flatMap { $0.values.flatMap(\.self) } }

    /// Nothing is known: all have the defaults.
    public init() {}

    /// Those of what a blueprint has written for a name.
    subscript(blueprint: String, name: String) -> [String: [String]]? {
        get { values["\(blueprint)/\(name)"] }
        set { values["\(blueprint)/\(name)"] = newValue }
    }

    /// The same, beginning with other values where none are known.
    subscript(blueprint: String, name: String, default none: [String: [String]]) -> [String: [String]] {
        get { self[blueprint, name] ?? none }
        set { self[blueprint, name] = newValue }
    }
}

extension ParameterValues {
    /// Adds what templates see of the things that values name: of a single value beside it, of a list's items in them.
    ///
    /// Throws where something must be supplied that the module does not have.
    mutating func refer(
        _ set: TemplateSet, _ blueprint: Blueprint?, _ project: ProjectFacts, _ known: ReferredValues
    ) throws(ParameterError) {
        let parameters = set.parameters.filter { !$0.refersTo.isEmpty && blueprint?.takes($0) ?? true }
        guard !parameters.isEmpty else { return }
        var reference = Reference(set: set, project: project, known: known)
        reference.supply = Supply(of: self, set, blueprint, knowsSubjects: false)
        for parameter in parameters where !parameter.isList {
            let name = text(parameter.name)
            for (variable, value) in try reference.fields(of: name, parameter) {
                self.set(Parameter.referred(variable, by: parameter.name), to: value)
                guard !name.isEmpty, case .bool(true) = value, variable.isLackOfSamples else { continue }
                self.set(StandardVariable.lacksSamples.rawValue, to: value)
                self.set(StandardVariable.lacksValues.rawValue, to: value)
            }
        }
        try refuseAsText(parameters.filter(\.isSubject).map { text($0.name) }, set)
        reference.supply = Supply(of: self, set, blueprint, knowsSubjects: true)
        for parameter in parameters where parameter.isList {
            guard case .list(let items)? = variables[parameter.name] else { continue }
            var referred: [[String: Value]] = []
            for case .string(let name) in items {
                var fields = try reference.fields(of: name, parameter)
                fields[StandardVariable.name.rawValue] = .string(name)
                fields[parameter.name] = .string(name)
                fields[Parameter.label(parameter.name)] = .string(Identifier.label(for: name))
                referred.append(fields)
            }
            Self.markRepeatedMethods(in: &referred, set)
            for subject in parameters where subject.isSubject {
                mark(&referred, of: parameter, taking: subject)
            }
            for list in set.suppliedLists(ofThingsIn: parameter) {
                let variable = Parameter.referred(list, by: Parameter.takes)
                let takesSome = Self.truths(variable, of: referred).contains(true)
                self.set(Parameter.referred(variable, by: parameter.name), to: .bool(takesSome))
            }
            for truth in set.truths(ofThingsIn: parameter) {
                let values = Self.truths(truth.name, of: referred)
                for (variable, value) in [(truth.name, true), ("no-" + truth.name, false)] {
                    self.set(Parameter.referred(variable, by: parameter.name), to: .bool(values.contains(value)))
                }
            }
            self.set(parameter.name, to: .list(referred.map { .object($0) }))
        }
    }

    /// A variable's values, of the things in a list that have it.
    private static func truths(_ variable: String, of things: [[String: Value]]) -> [Bool] {
        things.compactMap { fields in
            if case .bool(let value)? = fields[variable] { value } else { nil }
        }
    }

    /// Throws where a property that is read from a text is what the module is about.
    private func refuseAsText(_ subjects: [String], _ set: TemplateSet) throws(ParameterError) {
        for parameter in set.parameters where (parameter.kind as? PropertyKind)?.isText == true {
            guard case .list(let items)? = variables[parameter.name] else { continue }
            for case .object(let fields) in items {
                guard case .string(let type)? = fields[PropertyField.type.rawValue], subjects.contains(type),
                    case .string(let name)? = fields[PropertyField.name.rawValue]
                else { continue }
                throw ParameterError(parameter, .notText("\(name):\(type)"))
            }
        }
    }

    /// Says of the methods of the things in a list which of them one before it has as well.
    private static func markRepeatedMethods(in items: inout [[String: Value]], _ set: TemplateSet) {
        var known: Set<String> = []
        for index in items.indices {
            for (list, value) in items[index] {
                guard case .list(let values) = value else { continue }
                items[index][list] = .list(
                    values.map { value in
                        guard case .object(var fields) = value, fields[MethodField.isRepeated.rawValue] != nil else {
                            return value
                        }
                        let isNew = known.insert("\(list) \(fields.signature)").inserted
                        fields[MethodField.isRepeated.rawValue] = .bool(!isNew)
                        return .object(fields)
                    })
            }
        }
    }

    /// Says of the things in a list which are given what the module is about, and which of these comes first.
    private mutating func mark(_ items: inout [[String: Value]], of parameter: Parameter, taking subject: Parameter) {
        let takes = Parameter.referred(subject.name, by: Parameter.takes)
        let takesNone = Parameter.referred("no-" + subject.name, by: Parameter.takes)
        var takers = 0
        for index in items.indices {
            guard case .bool(let isTaker)? = items[index][takes] else { continue }
            items[index][takes + "First"] = .bool(isTaker && takers == 0)
            items[index][takes + "Later"] = .bool(isTaker && takers > 0)
            takers += isTaker ? 1 : 0
        }
        self.set(Parameter.referred(takes, by: parameter.name), to: .bool(takers > 0))
        self.set(Parameter.referred(takes, by: parameter.name) + "Twice", to: .bool(takers > 1))
        self.set(Parameter.referred(takesNone, by: parameter.name), to: .bool(takers < items.count))
    }
}

/// Looks up what values name.
private struct Reference {
    let set: TemplateSet
    let project: ProjectFacts
    let known: ReferredValues
    var supply: Supply?

    /// The variables of what a parameter's value names: those of the parameters that it was generated with.
    func fields(of name: String, _ parameter: Parameter) throws(ParameterError) -> [String: Value] {
        var fields: [String: Value] = [:]
        var supplied: [Parameter] = []
        for target in parameter.refersTo {
            // What it names in turn is its own affair.
            guard let (set, blueprint) = try? set.referred(target) else { continue }
            var plain = set.ofDeclared
            plain.parameters.removeAll { !blueprint.takes($0) || !$0.refersTo.isEmpty || $0.isOwnAffair }
            let given = known[target, name] ?? [:]
            let own = try ParameterValues(
                given, for: plain, blueprint: blueprint, project: project, known: known
            ).variables
            fields.merge(own) { first, _ in first }
            supplied += plain.parameters.filter(\.isSupplied)
        }
        fields[StandardVariable.lacksSamples.rawValue] = nil
        fields[StandardVariable.lacksValues.rawValue] = nil
        fields[Parameter.isOne] = .bool(false)
        if !parameter.isList { addSample(of: name, to: &fields, besides: supplied) }
        guard let supply, !name.isEmpty else { return fields }
        var identity: [Value] = []
        var properties = 0
        for property in parameter.having {
            if case .bool(let isOn)? = fields[property] {
                guard isOn else {
                    throw ParameterError(parameter, .isWithout(name, option: Parameter.optionName(of: property)))
                }
                continue
            }
            properties += 1
            // What must be supplied is no property of the thing itself.
            let own = fields.keys.sorted().filter { name in !supplied.contains { $0.name == name } }
            guard let value = own.lazy.compactMap({ fields[$0]?.property(property) }).first else {
                throw ParameterError(parameter, .lacksProperty(name, property: property))
            }
            // Who asks for that one gives it where it gives what all of them belong to.
            let giving = supplied.reduce(supply) { $0.giving($1) }
            if let input = try giving.identifying(value, of: name) { identity.append(input) }
        }
        if parameter.isSubject, !identity.isEmpty, identity.count == properties {
            // Who knows which one it is asks for that one.
            fields[Parameter.isOne] = .bool(true)
            for list in supplied { fields[list.name] = .list(identity) }
        } else {
            try supplyLists(supplied, in: &fields, to: name, of: parameter, supply)
        }
        return fields
    }

    /// Who has a sample of the whole needs none of the properties, but for those that must be supplied.
    private func addSample(of name: String, to fields: inout [String: Value], besides supplied: [Parameter]) {
        let sample = known.optionalSamples[name] ?? ""
        fields[Parameter.sample] = .string(sample)
        guard !sample.isEmpty else { return }
        let kept = supplied.map { Parameter.lacksSamples($0.name) }
        for variable in fields.keys where variable.isLackOfSamples && !kept.contains(variable) {
            fields[variable] = .bool(false)
        }
    }

    /// Gives the properties in some lists the expressions for them, and says what the module is about is handed over.
    private func supplyLists(
        _ lists: [Parameter], in fields: inout [String: Value], to name: String, of parameter: Parameter,
        _ supply: Supply
    ) throws(ParameterError) {
        var subjects: Set<String> = []
        for list in lists {
            guard case .list(let properties)? = fields[list.name] else { continue }
            let giving = supply.giving(list)
            var (values, lacking): ([Value], [String]) = ([], [])
            var takesOwn = false
            var fault: ParameterError?
            for property in properties {
                do throws(ParameterError) {
                    let (value, subject) = try giving.supplying(property, to: name, of: parameter)
                    values.append(value)
                    takesOwn = takesOwn || subject == nil
                    if let subject { subjects.insert(subject) }
                } catch {
                    guard case .notSupplied(_, let properties, let option) = error.fault else { throw error }
                    lacking += properties
                    fault = ParameterError(parameter, .notSupplied(name, properties: lacking, option: option))
                }
            }
            if let fault { throw fault }
            fields[list.name] = .list(values)
            fields[Parameter.referred(list.name, by: Parameter.takes)] = .bool(takesOwn)
        }
        for subject in set.parameters where subject.isSubject {
            let variable = Parameter.referred(subject.name, by: Parameter.takes)
            fields[variable] = .bool(subjects.contains(subject.name))
        }
    }
}

extension [String: Value] {
    /// What tells a method of these fields from others: its name, and its parameters' labels and types.
    fileprivate var signature: String {
        var signature = text(MethodField.name.rawValue)
        guard case .list(let parameters)? = self[MethodField.parameter.rawValue] else { return signature }
        for case .object(let fields) in parameters {
            signature += "(\(fields.text(PropertyField.label.rawValue)):\(fields.text(PropertyField.type.rawValue)))"
        }
        return signature
    }

    private func text(_ name: String) -> String {
        if case .string(let text)? = self[name] { text } else { "" }
    }
}

extension Value {
    /// The property of this name in a list of properties; nil where it is none or lacks it.
    fileprivate func property(_ property: String) -> Value? {
        guard case .list(let items) = self else { return nil }
        return items.first { item in
            guard case .object(let fields) = item, case .string(let name)? = fields[PropertyField.name.rawValue] else {
                return false
            }
            return name == property
        }
    }
}

extension String {
    /// Whether it is the name of a variable that says that some property has no sample.
    fileprivate var isLackOfSamples: Bool { hasSuffix(Parameter.lacksSamples("")) }
}
