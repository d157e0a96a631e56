import SwiftOutline

/// What types that a project declares have, as far as some questions are about them.
struct KnownDeclarations {
    /// The names of the types that hold something weakly.
    private var holdingWeakly: Set<String> = []
    /// The names of the properties of classes.
    private var properties: [String: Set<String>] = [:]
    /// What comes first in what classes inherit.
    private var superclasses: [String: String] = [:]
    /// The classes that others inherit, tests left out.
    private var bases: Set<String> = []
    /// What type aliases stand for.
    private var aliases: [String: [String]] = [:]

    /// Adds what a text says of types with some names.
    mutating func add(_ outline: Outline, of names: Set<String>, isTest: Bool) {
        if !isTest { bases.formUnion(outline.types.compactMap(outline.superclassName).filter(names.contains)) }
        let members = Dictionary(grouping: outline.members, by: \.owner)
        for (index, type) in outline.types.enumerated() where type.kind != .protocol {
            let name = outline.text(of: type.name)
            guard names.contains(name) else { continue }
            let own = members[index] ?? []
            if own.contains(where: \.isHeldWeakly) { holdingWeakly.insert(name) }
            guard type.kind == .class || type.kind == .extension else { continue }
            properties[name, default: []].formUnion(
                own.lazy.filter { $0.kind == .var || $0.kind == .let }.map { outline.text(of: $0.name) })
            if type.kind == .class { superclasses[name] = outline.superclassName(of: type) }
        }
        for member in outline.members where member.kind == .typealias {
            let name = outline.text(of: member.name)
            guard names.contains(name), let type = member.type else { continue }
            aliases[name, default: []].append(TypeText.core(outline.source[type]))
        }
    }

    mutating func merge(_ other: KnownDeclarations) {
        holdingWeakly.formUnion(other.holdingWeakly)
        properties.merge(other.properties) { $0.union($1) }
        superclasses.merge(other.superclasses) { first, _ in first }
        bases.formUnion(other.bases)
        aliases.merge(other.aliases) { $0 + $1 }
    }

    /// Whether there is no violation, by what is known.
    func deny(_ question: OpenQuestion) -> Bool {
        switch question {
        case .isOwned(let wrapper): holdingWeakly.contains(wrapper)
        case .isNotInherited(let property, let base):
            classes(from: base).contains { properties[$0]?.contains(property) == true }
        case .isNoOtherName(let name, let types):
            (aliases[name] ?? []).contains { meant in types.contains { TypeText.areEqual(meant, $0) } }
        case .isNoBase(let name): bases.contains(name)
        default: false
        }
    }

    /// The classes above those of which it is asked what they have, as far as nothing is known of them yet.
    func classesAbove(_ questions: Set<OpenQuestion>) -> Set<String> {
        var above: Set<String> = []
        for case .isNotInherited(_, let base) in questions {
            guard let last = classes(from: base).last, properties[last] == nil else { continue }
            above.insert(last)
        }
        return above
    }

    /// A class and those above it, up to one of which nothing is known.
    private func classes(from base: String) -> [String] {
        var found = [base]
        while let last = found.last, let next = superclasses[last], !found.contains(next) { found.append(next) }
        return found
    }
}

extension ProjectAnswers {
    /// Looks for what classes inherit where that is asked.
    mutating func askClassesAbove(_ questions: Set<OpenQuestion>, _ search: (Set<String>) -> [ProjectAnswers]) {
        var known: Set<String> = []
        while case let wanted = declarations.classesAbove(questions).subtracting(known), !wanted.isEmpty {
            known.formUnion(wanted)
            add(search(wanted))
        }
    }
}

extension Outline {
    /// The name of what comes first in what a class inherits, without arguments; nil of a framework's, and where there
    /// is nothing.
    func superclassName(of type: TypeDeclaration) -> String? {
        guard type.kind == .class, let first = inheritedNames(of: type).first else { return nil }
        let name = String(first.prefix { $0 != "<" })
        let isKnown = CheckedModule.isForObjectsAlone(name) || ["UI", "NS"].contains(where: name.hasPrefix)
        return isKnown || !name.utf8.allSatisfy(\.isNamePart) ? nil : name
    }
}
