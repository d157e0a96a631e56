import SwiftOutline

/// The types of properties as far as they are written, or made for them, of types and of what these inherit.
///
/// What `class Screen<List>` declares as a `List` is an `OrdersList` in `class OrdersView: Screen<OrdersList>`.
struct PropertyTypes: Sendable {
    private var properties: [String: [String: String]] = [:]
    private var parents: [String: [String]] = [:]
    /// The names of the generic parameters of types, in their order.
    private var parameters: [String: [String]] = [:]
    /// What types call others within them, such as the associated types of their protocols.
    private var aliases: [String: [String: String]] = [:]

    mutating func add(_ outline: Outline) {
        for type in outline.types {
            let name = outline.text(of: type.name)
            parents[name, default: []] += outline[type.inherits].map { outline.text(of: $0) }
            let own = outline.genericParameters(of: type)
            if !own.isEmpty { parameters[name] = own }
        }
        for member in outline.members {
            guard let owner = member.owner, [.var, .let, .typealias].contains(member.kind),
                let type = outline.typeName(of: member)
            else { continue }
            let place = outline.text(of: outline.types[owner].name)
            let name = outline.text(of: member.name)
            if member.kind == .typealias {
                aliases[place, default: [:]][name] = type
            } else {
                properties[place, default: [:]][name] = type
            }
        }
    }

    mutating func merge(_ other: PropertyTypes) {
        properties.merge(other.properties) { known, _ in known }
        parents.merge(other.parents) { known, _ in known }
        parameters.merge(other.parameters) { known, _ in known }
        aliases.merge(other.aliases) { known, _ in known }
    }

    /// The type of a property that a type has or inherits; nil where it is not known.
    func type(of property: String, in type: String) -> String? {
        var seen: Set<String> = []
        return find(property, in: type, &seen)
    }

    private func find(_ property: String, in type: String, _ seen: inout Set<String>) -> String? {
        guard seen.insert(type).inserted else { return nil }
        var found = properties[type]?[property]
        for parent in parents[type] ?? [] where found == nil {
            let name = TypeParts.plain(parent)
            guard let inherited = find(property, in: name, &seen) else { continue }
            let number = parameters[name]?.firstIndex(of: inherited)
            found = number.map { Self.argument($0, of: parent) } ?? inherited
        }
        return found.map { aliases[type]?[$0] ?? $0 }
    }

    /// What a type is given in its angle brackets; nil where it is more than a name.
    private static func argument(_ number: Int, of type: String) -> String? {
        guard case .named(_, let arguments)? = try? SwiftType(parsing: Array(type.utf8)),
            arguments.indices.contains(number)
        else { return nil }
        switch arguments[number].core {
        case .named(let name, arguments: _), .member(of: _, let name, arguments: _): return name
        default: return nil
        }
    }
}
