import SwiftOutline

/// A type that a type of the set holds. A module need not have it, but what is called so is what it is in the set.
struct ExpectedNestedType: Sendable {
    /// Its name behind those of the types between: `Load.Request`.
    let name: NamePattern
    /// What it is in some variant.
    let kinds: [TypeDeclaration.Kind]
    /// What all variants that declare it give it.
    let inherits: [NamePattern]

    /// What it is, with articles, for messages.
    var kindsInWords: String { kinds.map(\.withArticle).joined(separator: " or ") }
}

extension TypeDeclaration.Kind {
    /// It with its article: `a class`, `an enum`.
    var withArticle: String {
        (self == .enum || self == .actor || self == .extension ? "an " : "a ") + rawValue
    }
}

extension ConventionReader {
    /// The types that a type of these places holds, within its own braces or those of extensions beside it.
    func nestedTypes(_ places: [(Appearance, Int)], of type: String) -> [ExpectedNestedType] {
        var names: [String] = []
        var found: [String: (kinds: Set<TypeDeclaration.Kind>, inherits: [String])] = [:]
        for outline in places.map(\.0.outline) {
            outline.forEachNestedType(of: type) { index, name in
                let inherits = outline.inheritedNames(ofNested: index, called: name, in: type)
                if found[name] == nil { names.append(name) }
                var entry = found[name] ?? ([], inherits)
                entry.kinds.insert(outline.types[index].kind)
                entry.inherits.removeAll { !inherits.contains($0) }
                found[name] = entry
            }
        }
        return names.compactMap { name in
            let symbol = "\(type).\(name)"
            guard let entry = found[name], !NamePattern(name).isOpen, !tolerance.mayLack(symbol) else { return nil }
            let kinds = tolerance.mayDiffer(symbol) ? Set(TypeDeclaration.Kind.allCases) : entry.kinds
            return ExpectedNestedType(
                name: NamePattern(name), kinds: kinds.sorted { $0.rawValue < $1.rawValue },
                inherits: entry.inherits.filter { !tolerance.mayLack("\(symbol): \($0)") }.map(NamePattern.init))
        }
    }
}

extension Outline {
    /// Goes through the types within a top-level type or an extension of it, by their names below it.
    func forEachNestedType(of type: String, _ body: (_ index: Int, _ name: String) -> Void) {
        for (index, nested) in types.enumerated() where nested.kind != .extension && nested.parent != nil {
            var parts: [String] = []
            var next: Int? = index
            while let number = next {
                parts.append(text(of: types[number].name))
                next = types[number].parent
            }
            if parts.removeLast() == type { body(index, parts.reversed().joined(separator: ".")) }
        }
    }

    /// What a type within another one is said to inherit in this text.
    func inheritedNames(ofNested index: Int, called name: String, in type: String) -> [String] {
        inheritedNames(of: types[index]) + inheritedNames(ofExtensionsOf: "\(type).\(name)")
    }

    /// What extensions of a type add to that.
    func inheritedNames(ofExtensionsOf type: String) -> [String] {
        types.filter { $0.kind == .extension && source[$0.name].elementsEqual(type.utf8) }.flatMap(inheritedNames)
    }
}
