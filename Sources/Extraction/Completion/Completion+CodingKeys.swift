import SwiftOutline

extension Completion {
    /// Takes out the keys by which values are encoded where they do not fit the properties any more: without them the
    /// properties are called as they are.
    func dropMisfitKeys(_ result: Result) -> Bool {
        let known = outlines.reduce(into: Set<String>()) { $0.formUnion(CodedTypes($1).misfits) }
        let misfits = CodedTypes(result.outlines).misfits.subtracting(known)
        guard !misfits.isEmpty else { return false }
        let keys = nodes.filter { tree, node in
            node.isPresent && tree.typeName(of: node) == CodedTypes.keys
                && tree.ownerName(of: node).map(misfits.contains) ?? false
        }
        for (_, node) in keys { node.drop() }
        return !keys.isEmpty
    }
}

/// The types of some texts that say by which keys they are encoded.
private struct CodedTypes {
    static let keys = "CodingKeys"

    private var cases: [String: Set<String>] = [:]
    private var properties: [String: Set<String>] = [:]
    /// The properties that have no value unless it is decoded.
    private var needed: [String: Set<String>] = [:]

    init(_ outlines: [Outline]) {
        for outline in outlines {
            let names = outline.types.map { outline.text(of: $0.name) }
            for (type, name) in zip(outline.types, names) where name == Self.keys {
                if let type = type.parent { cases[names[type], default: []] = [] }
            }
            for member in outline.members {
                guard let owner = member.owner, !member.isStatic else { continue }
                let name = outline.text(of: member.name)
                if member.kind == .case, names[owner] == Self.keys, let type = outline.types[owner].parent {
                    cases[names[type], default: []].insert(name)
                } else if member.isStored {
                    properties[names[owner], default: []].insert(name)
                    if !outline.hasValue(member) { needed[names[owner], default: []].insert(name) }
                }
            }
        }
    }

    /// Those in which a key has no property, a property no key, or nothing a key at all.
    var misfits: Set<String> {
        Set(
            cases.filter { type, keys in
                keys.isEmpty || !keys.isSubset(of: properties[type] ?? []) || !keys.isSuperset(of: needed[type] ?? [])
            }.keys)
    }
}

extension Outline {
    /// Whether a property has a value before anybody sets it.
    fileprivate func hasValue(_ member: Member) -> Bool {
        guard member.initialValue == nil else { return true }
        return member.kind == .var && member.type.flatMap { source[$0].last }.map { "?!".utf8.contains($0) } ?? false
    }
}
