import SwiftOutline

/// What a project declares beside some texts, as far as their types inherit it: what a protocol requires is required of
/// them wherever it is declared, and what a superclass is made with they are.
public struct Surroundings: Sendable {
    private var types: [String: TypeParts] = [:]
    /// What the properties of these are.
    private(set) var properties = PropertyTypes()
    /// What the types of the modules themselves inherit.
    var inherited: Set<String> = []
    /// The types that the project declares or extends beside a module.
    var typeNames: Set<String> = []

    /// Knows nothing.
    public init() {}

    /// What files of the project declare and extend.
    init(_ outlines: [Outline]) {
        types = TypeParts.table(of: outlines)
        for outline in outlines { properties.add(outline) }
    }

    /// A type, or what the project adds to one of a framework's.
    subscript(name: String) -> TypeParts? { types[TypeParts.plain(name)] }

    mutating func merge(_ other: Surroundings) {
        types.merge(other.types) { known, _ in known }
        properties.merge(other.properties)
        inherited.formUnion(other.inherited)
        typeNames.formUnion(other.typeNames)
    }

    /// What a protocol and those that it inherits require, by functions' names and labels; nothing of what is none, and
    /// not what extensions have.
    func requirements(of name: String) -> Set<String> {
        guard types[name]?.kind == .protocol else { return [] }
        var required: Set<String> = []
        var given: Set<String> = []
        var queue = [name]
        var seen: Set<String> = []
        while let next = queue.popLast() {
            guard seen.insert(next).inserted, let parts = types[next] else { continue }
            required.formUnion(parts.requirements)
            given.formUnion(parts.extended)
            queue += parts.parents
        }
        return required.subtracting(given)
    }

    /// The names of the properties and functions that a protocol requires so.
    func requiredNames(by name: String) -> Set<String> {
        let names = requirements(of: name).map { requirement in
            requirement.replacing("static ", with: "", maxReplacements: 1).prefix { $0 != "(" }
        }
        return Set(names.map(String.init)).subtracting(["init"])
    }
}
