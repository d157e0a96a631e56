import SwiftOutline

/// What a file of the project declares, as far as modules elsewhere may have to know it.
struct FileDeclarations {
    /// A label, and the function, type or case that takes an argument by it.
    struct Label: Hashable {
        let name: String
        let function: String
    }

    /// The names of types and members.
    private(set) var names: Set<String> = []
    /// The names of constants and variables that stand in no type.
    private(set) var values: Set<String> = []
    /// The types that it declares or extends.
    private(set) var types: Set<String> = []
    private(set) var labels: Set<Label> = []
    /// What types inherit and conform to, by their names.
    private(set) var parents: [String: Set<String>] = [:]
    /// What takes objects of a type, by the type's name.
    let takers: [String: Set<Taker>]

    init(_ outline: Outline) {
        takers = outline.takers
        let typeNames = outline.types.map { outline.text(of: $0.name) }
        for (type, name) in zip(outline.types, typeNames) {
            types.insert(name)
            if type.kind != .extension { names.insert(name) }
            if !type.inherits.isEmpty {
                parents[name, default: []].formUnion(outline[type.inherits].map { outline.text(of: $0) })
            }
        }
        for member in outline.members {
            let name = outline.text(of: member.name)
            names.insert(name)
            if member.owner == nil, member.kind == .let || member.kind == .var { values.insert(name) }
            let owner = member.owner.map { typeNames[$0] }
            switch member.kind {
            case .func: addLabels(of: member, called: name, outline)
            case .`init`: addLabels(of: member, called: owner, outline)
            case .var, .let:
                guard member.isStored, let place = member.owner, outline.types[place].kind == .struct else { continue }
                labels.insert(Label(name: name, function: typeNames[place]))
            default: break
            }
        }
    }

    private mutating func addLabels(of member: Member, called function: String?, _ outline: Outline) {
        // Most take nothing, or are called by nobody else; a large project has tens of thousands.
        guard let function, !outline.source[member.name.upperBound...].starts(with: "()".utf8),
            !outline[member.modifiers].contains(where: { outline.source[$0].elementsEqual("private".utf8) })
        else { return }
        for label in outline.labels(behind: member.name.upperBound) where label != "_" {
            labels.insert(Label(name: label, function: function))
        }
    }
}

extension Outline {
    /// What its types and extensions inherit.
    var inheritedNames: Set<String> {
        types.reduce(into: []) { found, type in found.formUnion(self[type.inherits].map { text(of: $0) }) }
    }

    /// What a type inherits by its declaration and its extensions.
    func parents(of name: String) -> [String] {
        types.filter { source[$0.name].elementsEqual(name.utf8) }.flatMap { self[$0.inherits].map { text(of: $0) } }
    }
}
