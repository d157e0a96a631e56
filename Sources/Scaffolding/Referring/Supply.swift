import Mustache
import TemplateSets
import Text

/// What a module can hand over: its own properties, and what it is about.
struct Supply {
    /// What a single value of a module names, such as its entity.
    fileprivate struct Subject {
        /// The parameter with that value.
        let parameter: String
        let type: String
        /// Its properties' types by their names.
        let properties: [String: String]
    }

    fileprivate var subjects: [Subject] = []
    /// The module's own properties.
    private struct Own {
        let parameter: Parameter
        /// Their types by their names.
        let types: [String: String]
    }

    private var own: [Own] = []

    /// - Parameter knowsSubjects: whether what the module is about is known already.
    init(of values: ParameterValues, _ set: TemplateSet, _ blueprint: Blueprint?, knowsSubjects: Bool) {
        for parameter in set.parameters where blueprint?.takes(parameter) ?? true {
            if parameter.isSupplied {
                own.append(Own(parameter: parameter, types: Self.types(in: values.variables[parameter.name])))
            }
            let name = values.text(parameter.name)
            guard knowsSubjects, parameter.isSubject, !name.isEmpty else { continue }
            var properties: [String: String] = [:]
            let targets = parameter.refersTo.compactMap { try? set.referred($0) }
            for other in targets.flatMap(\.set.parameters) where !other.isSupplied {
                let list = values.variables[Parameter.referred(other.name, by: parameter.name)]
                properties.merge(Self.types(in: list)) { $1 }
            }
            subjects.append(Subject(parameter: parameter.name, type: name, properties: properties))
        }
    }

    /// The same for properties of a parameter, which not all of it need be able to give.
    func giving(_ wanted: Parameter) -> Supply {
        let known = own.map(\.parameter.name) + subjects.map(\.parameter)
        let suppliers = wanted.suppliers.filter(known.contains)
        var supply = self
        // What is lacking is best added to the list of the same name.
        supply.own.sort { $0.parameter.name == wanted.name && $1.parameter.name != wanted.name }
        guard !suppliers.isEmpty else { return supply }
        supply.own.removeAll { !suppliers.contains($0.parameter.name) }
        supply.subjects.removeAll { !suppliers.contains($0.parameter) }
        return supply
    }

    /// The type of a property of the module's own; nil where it has none of the name.
    fileprivate func typeOfOwn(_ name: String) -> String? {
        own.lazy.compactMap { $0.types[name] }.first
    }

    /// An own property that seems to tell which one of a type is meant, by its name or its type, and is called otherwise
    /// than one that does: `id:Client.ID`. Nil where there is none.
    fileprivate func misnamed(for property: String, _ type: String, of thing: String) -> String? {
        for list in own {
            for (name, own) in list.types.sorted(by: { $0.key < $1.key })
            where own == "\(thing).ID" || name == property && Self.isType(own, of: property, type, in: thing) {
                return "\(name):\(own)"
            }
        }
        return nil
    }

    /// A property with the expression for it, and the parameter that names what the expression is about.
    func supplying(
        _ property: Value, to name: String, of parameter: Parameter
    ) throws(ParameterError) -> (property: Value, subject: String?) {
        guard case .object(var fields) = property, let (wanted, type) = Self.nameAndType(property) else {
            return (property, nil)
        }
        var found = typeOfOwn(wanted) == type ? (value: wanted, subject: String?.none) : nil
        for subject in subjects where found == nil {
            if let value = subject.value(wanted, type) { found = (value, subject.parameter) }
        }
        guard let found else {
            throw ParameterError(
                parameter, .notSupplied(name, properties: ["\(wanted):\(type)"], option: own.first?.parameter.option))
        }
        fields[PropertyField.value.rawValue] = .string(found.value)
        fields[PropertyField.isOwn.rawValue] = .bool(found.subject == nil)
        return (.object(fields), found.subject)
    }

    /// The module's own property that tells which one of a type it is about, `clientId` for a `Client` with an `id`;
    /// nil where it has none. Throws where one has that name in other letters, and would tell nothing: `clientID`.
    func identifying(_ property: Value, of type: String) throws(ParameterError) -> Value? {
        guard case .object(var fields) = property, let (name, propertyType) = Self.nameAndType(property) else {
            return nil
        }
        let identifier = Self.input(for: name, of: type)
        guard let own = typeOfOwn(identifier), Self.isType(own, of: name, propertyType, in: type) else {
            for list in self.own {
                for (name, nearType) in list.types
                where name != identifier && name.lowercased() == identifier.lowercased() {
                    let right = "\(identifier):\(propertyType)"
                    throw ParameterError(list.parameter, .nearlyTells("\(name):\(nearType)", type: type, right: right))
                }
            }
            return nil
        }
        fields[PropertyField.name.rawValue] = .string(identifier)
        fields[PropertyField.value.rawValue] = .string(identifier)
        fields[PropertyField.isOwn.rawValue] = .bool(true)
        return .object(fields)
    }

    /// What an input is called that holds a property of a type: `clientId` for the `id` of a `Client`.
    static func input(for property: String, of type: String) -> String {
        CaseForm.camel.apply(to: type) + property.prefix(1).uppercased() + property.dropFirst()
    }

    /// Whether a type is that of a thing's property; that of its `id` may be named by the thing: `Client.ID`.
    static func isType(_ type: String, of property: String, _ propertyType: String, in thing: String) -> Bool {
        type == propertyType || property == "id" && type == "\(thing).ID"
    }

    private static func types(in list: Value?) -> [String: String] {
        guard case .list(let items)? = list else { return [:] }
        var types: [String: String] = [:]
        for item in items {
            if let (name, type) = nameAndType(item) { types[name] = type }
        }
        return types
    }

    private static func nameAndType(_ property: Value) -> (name: String, type: String)? {
        guard case .object(let fields) = property, case .string(let name)? = fields[PropertyField.name.rawValue],
            case .string(let type)? = fields[PropertyField.type.rawValue]
        else { return nil }
        return (name, type)
    }
}

extension ParameterValues {
    /// An input that is called as the one which tells what a module is about, and is of another type than that thing's
    /// property, or the other way round: it tells nothing. Both as `name:Type`; nil where there is none.
    public func unlikeIdentity(in set: TemplateSet, _ blueprint: Blueprint) -> (input: String, wanted: String)? {
        let supply = Supply(of: self, set, blueprint, knowsSubjects: true)
        for subject in supply.subjects {
            for (property, type) in subject.properties.sorted(by: { $0.key < $1.key })
            where set.parameter(subject.parameter)?.having.contains(property) == true {
                let input = Supply.input(for: property, of: subject.type)
                guard let own = supply.typeOfOwn(input) else {
                    guard let other = supply.misnamed(for: property, type, of: subject.type) else { continue }
                    return (other, "\(input):\(type)")
                }
                if !Supply.isType(own, of: property, type, in: subject.type) {
                    return ("\(input):\(own)", "\(input):\(type)")
                }
            }
        }
        return nil
    }
}

extension Parameter {
    /// Whether somebody could give it these values.
    func takes(_ texts: [String]) -> Bool {
        texts.allSatisfy { text in
            guard let value = try? kind.value(text, of: self) else { return false }
            return !value.lacksSample || (kind as? PropertyKind)?.isSampled != true
        }
    }

    /// Whether its value names what a module is about.
    var isSubject: Bool { !isList && !refersTo.isEmpty && !having.isEmpty }

    /// Whether it is a choice about what else the module was given, and so about no other module.
    var isOwnAffair: Bool { !isList && needs != nil && kind.values != nil }
}

extension Supply.Subject {
    /// The expression for a property that it has, or that is it; nil where it has none: `client` for `client:Client`,
    /// `client.id` for `clientId:Int`, `client.name` for `name:String` or `clientName:String`.
    fileprivate func value(_ name: String, _ type: String) -> String? {
        let constant = Identifier.property(for: self.type)
        if type == self.type { return constant }
        let property = properties.keys.sorted().first { property in
            properties[property].map { Supply.isType(type, of: property, $0, in: self.type) } == true
                && (name == property || name == Supply.input(for: property, of: self.type))
        }
        return property.map { "\(constant).\($0)" }
    }
}
