import SwiftOutline

/// What a type has, its extensions included.
struct TypeParts: Sendable {
    var kind: TypeDeclaration.Kind?
    var declarations = 0
    /// What its own declaration names as superclass and protocols, and what those and its extensions do.
    var clause: [String] = []
    var parents: [String] = []
    /// How often it has each member: functions by their names and labels.
    var members: [String: Int] = [:]
    /// Of a protocol: what it requires, and what its extensions have.
    var requirements: Set<String> = []
    var extended: Set<String> = []
    var initializers: [ParameterList] = []
    /// The written types of its properties.
    var propertyTypes: [String: WrittenType] = [:]
    /// The initializer that a structure has by its stored properties, as far as it is known.
    var memberwise: ParameterList? = ParameterList()

    mutating func add(_ member: Member, inExtension isExtension: Bool, _ outline: Outline) {
        var name = outline.text(of: member.name)
        switch member.kind {
        case .func, .`init`:
            let parameters = outline.arguments(behind: member.name.upperBound)
            if member.kind == .`init` { initializers.append(ParameterList(parameters: parameters)) }
            if member.kind == .`init`, !isExtension { memberwise = nil }
            name += "(\(parameters.map { $0.label + ":" }.joined()))"
        case .var, .let:
            propertyTypes[name] = member.type.flatMap { WrittenType(outline.source[$0]) }
            if member.isStored, !member.isStatic { addToMemberwise(member, name, outline) }
        case .case, .typealias: break
        default: return
        }
        if member.isStatic { name = "static " + name }
        let isOptional = outline[member.modifiers].contains { outline.text(of: $0) == "optional" }
        if isExtension { extended.insert(name) } else if !isOptional { requirements.insert(name) }
        // Functions of other types may be called alike, and what a protocol requires its extension may have.
        members[name] =
            member.kind == .func || member.kind == .`init` || kind == .protocol ? 1 : members[name, default: 0] + 1
    }
}

extension TypeParts {
    /// The types that texts declare or extend, by their names with those of the types that they stand in.
    static func table(of outlines: [Outline]) -> [String: TypeParts] {
        outlines.reduce(into: [:]) { add($1, to: &$0) }
    }

    private static func add(_ outline: Outline, to types: inout [String: TypeParts]) {
        let names = outline.types.indices.map { path(of: $0, in: outline) }
        for (type, name) in zip(outline.types, names) {
            var parts = types[name] ?? TypeParts()
            let inherited = outline[type.inherits].map { outline.text(of: $0) }
            if type.kind != .extension {
                parts.kind = type.kind
                parts.declarations += 1
                parts.clause = inherited
                parts.parents = inherited + parts.parents
            } else {
                parts.parents += inherited
            }
            types[name] = parts
        }
        for member in outline.members {
            guard let owner = member.owner else { continue }
            let isExtension = outline.types[owner].kind == .extension
            types[names[owner], default: TypeParts()].add(member, inExtension: isExtension, outline)
        }
    }

    /// The name of a type without what it is given in angle brackets.
    static func plain(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

    /// The name of a type with those of the types that it stands in.
    private static func path(of type: Int, in outline: Outline) -> String {
        let name = outline.text(of: outline.types[type].name)
        return outline.types[type].parent.map { path(of: $0, in: outline) + "." + name } ?? name
    }

    private mutating func addToMemberwise(_ member: Member, _ name: String, _ outline: Outline) {
        let modifiers = Set(outline[member.modifiers].map { outline.text(of: $0) })
        // What a wrapper takes is the wrapper's to say.
        guard outline[member.attributes].isEmpty, !modifiers.contains("lazy") else { return memberwise = nil }
        guard member.kind == .var || member.initialValue == nil else { return }
        let isOptional = member.kind == .var && member.type.map { outline.source[$0].last == UInt8(ascii: "?") } == true
        memberwise?.parameters.append(
            Outline.Argument(label: name, isOptional: member.initialValue != nil || isOptional))
    }
}
