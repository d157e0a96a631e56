import Mustache
import SwiftOutline
import TemplateSets

/// A type that a value names: of a property, or of a method's argument.
struct NamedType {
    let parameter: Parameter
    /// The property or method as somebody would type it.
    let declaration: String
    /// The type's name; of `[Client: Int]` both are named.
    let type: String
    /// Whether the property is of this type, and not of one that is made of it.
    let isWhole: Bool
    /// Whether a property's value tells by itself which one is meant.
    let isPlain: Bool
}

extension Scaffold {
    /// The types in all values that are properties or methods, in their order.
    var namedTypes: [NamedType] {
        let parameters = set.parameters.filter { $0.kind.namesProperties && blueprint.takes($0) }
        return parameters.flatMap { parameter -> [NamedType] in
            guard case .list(let items)? = values.variables[parameter.name] else { return [] }
            return items.flatMap { item in
                item.types.map { name, isWhole in
                    NamedType(
                        parameter: parameter, declaration: item.declaration, type: name, isWhole: isWhole,
                        isPlain: item.isPlain)
                }
            }
        }
    }
}

extension Value {
    /// A property or method as somebody would type it.
    fileprivate var declaration: String {
        guard case .object(let fields) = self, let name = itemName else { return "" }
        if case .string(let parameters)? = fields[MethodField.parameters.rawValue] { return "\(name)(\(parameters))" }
        guard case .string(let type)? = fields[PropertyField.type.rawValue] else { return name }
        return "\(name):\(type)"
    }

    /// The names that the types of a property, or of a method's parameters, mention; and whether one is all of the
    /// type.
    fileprivate var types: [(name: String, isWhole: Bool)] {
        guard case .object(let fields) = self else { return [] }
        if case .list(let parameters)? = fields[MethodField.parameter.rawValue] { return parameters.flatMap(\.types) }
        guard case .string(let text)? = fields[PropertyField.type.rawValue], let type = try? SwiftType(parsing: text)
        else { return [] }
        return type.names.map { ($0, type == .named($0, arguments: [])) }
    }

    fileprivate var isPlain: Bool {
        guard case .object(let fields) = self, case .bool(let isPlain)? = fields[PropertyField.isPlain.rawValue] else {
            return false
        }
        return isPlain
    }
}
