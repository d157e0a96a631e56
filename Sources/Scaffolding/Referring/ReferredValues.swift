import Mustache
import TemplateSets

/// With which values the things were generated that a module names, as far as the project's files tell.
public struct ReferredValues: Sendable {
    /// Values as they would be typed, by parameter; by the blueprint and the name of what has them.
    private var values: [String: [String: [String]]] = [:]

    /// Nothing is known: all have the defaults.
    public init() {}

    /// Those of what a blueprint has written for a name.
    subscript(blueprint: String, name: String) -> [String: [String]]? {
        get { values["\(blueprint)/\(name)"] }
        set { values["\(blueprint)/\(name)"] = newValue }
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
            }
        }
        reference.supply = Supply(of: self, set, blueprint, knowsSubjects: true)
        for parameter in parameters where parameter.isList {
            guard case .list(let items)? = variables[parameter.name] else { continue }
            var referred: [[String: Value]] = []
            for case .string(let name) in items {
                var fields = try reference.fields(of: name, parameter)
                fields[StandardVariable.name.rawValue] = .string(name)
                fields[parameter.name] = .string(name)
                referred.append(fields)
            }
            for subject in parameters where subject.isSubject {
                mark(&referred, of: parameter, taking: subject)
            }
            self.set(parameter.name, to: .list(referred.map { .object($0) }))
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
            takers += isTaker ? 1 : 0
        }
        self.set(Parameter.referred(takes, by: parameter.name), to: .bool(takers > 0))
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
        for target in parameter.refersTo {
            guard let blueprint = try? set.blueprint(target) else { continue }
            let own = try self.fields(of: name, blueprint, parameter)
            fields.merge(own) { first, _ in first }
        }
        for property in parameter.having where !name.isEmpty {
            guard !fields.values.contains(where: { $0.holds(property) }) else { continue }
            throw ParameterError(parameter, .lacksProperty(name, property: property))
        }
        return fields
    }

    private func fields(
        of name: String, _ blueprint: Blueprint, _ parameter: Parameter
    ) throws(ParameterError) -> [String: Value] {
        // What it names in turn is its own affair.
        var plain = set
        plain.parameters = set.parameters.filter { blueprint.takes($0) && $0.refersTo.isEmpty }
        let given = known[blueprint.name, name] ?? [:]
        var fields = try ParameterValues(given, for: plain, blueprint: blueprint, project: project).variables
        fields[StandardVariable.lacksSamples.rawValue] = nil
        guard let supply, !name.isEmpty else { return fields }
        var subjects: Set<String> = []
        for supplied in plain.parameters where supplied.isSupplied {
            guard case .list(let properties)? = fields[supplied.name] else { continue }
            var values: [Value] = []
            for property in properties {
                let (value, subject) = try supply.supplying(property, to: name, of: parameter)
                values.append(value)
                if let subject { subjects.insert(subject) }
            }
            fields[supplied.name] = .list(values)
        }
        for subject in set.parameters where subject.isSubject {
            let variable = Parameter.referred(subject.name, by: Parameter.takes)
            fields[variable] = .bool(subjects.contains(subject.name))
        }
        return fields
    }
}

extension Value {
    /// Whether it is a list with a property of this name.
    fileprivate func holds(_ property: String) -> Bool {
        guard case .list(let items) = self else { return false }
        return items.contains { item in
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
