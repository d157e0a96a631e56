import SwiftOutline

/// What conforms to some of a project's protocols: whether they could be for objects alone.
struct Conformers {
    /// The kinds of types by their names, as far as they are known.
    private var kinds: [String: Set<TypeDeclaration.Kind>] = [:]
    /// The names of the types that inherit or conform to something, by the name of that.
    private var children: [String: Set<String>] = [:]
    /// The protocols with a `mutating` function, which those for objects alone cannot have.
    private var mutable: Set<String> = []

    /// Adds what a file tells of the types of some names.
    mutating func add(_ outline: Outline, of wanted: Set<String>) {
        for (index, type) in outline.types.enumerated() {
            let name = Self.lastPart(outline.text(of: type.name))
            let parents = outline.inheritedNames(of: type).flatMap { TypeText.inherited($0) }.map(Self.lastPart)
                .filter(wanted.contains)
            for parent in parents { children[parent, default: []].insert(name) }
            guard wanted.contains(name) || !parents.isEmpty else { continue }
            if type.kind != .extension { kinds[name, default: []].insert(type.kind) }
            if outline.members.contains(where: { $0.owner == index && outline.hasModifier("mutating", $0) }) {
                mutable.insert(name)
            }
        }
    }

    /// The name of a type without those that it stands in.
    private static func lastPart(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// Adds what other files tell.
    mutating func merge(_ other: Conformers) {
        kinds.merge(other.kinds) { $0.union($1) }
        children.merge(other.children) { $0.union($1) }
        mutable.formUnion(other.mutable)
    }

    /// The names that have to be looked for to know of a protocol: those of protocols that inherit it, and of types
    /// that only extensions tell of so far.
    func openNames(below name: String) -> Set<String> {
        family(of: name).filter { kinds[$0]?.contains(.protocol) ?? true }
    }

    /// Whether nothing conforms to a protocol but classes, so that it may well inherit `AnyObject`.
    func areObjects(_ name: String) -> Bool {
        family(of: name).allSatisfy { name in
            guard let kinds = kinds[name] else { return CheckedModule.isForObjectsAlone(name) }
            return kinds.isDisjoint(with: [.struct, .enum]) && (!kinds.contains(.protocol) || !mutable.contains(name))
        }
    }

    /// The only class that conforms to a protocol; nil where something else does, too.
    func onlyClass(of name: String) -> String? {
        guard kinds[name] == [.protocol] else { return nil }
        let types = family(of: name).filter { kinds[$0] != [.protocol] }
        return types.count == 1 ? types.first { kinds[$0] == [.class] } : nil
    }

    /// A protocol, and what conforms to it; what inherits a class is one itself.
    private func family(of name: String) -> Set<String> {
        var found: Set = [name]
        var queue = [name]
        while let next = queue.popLast() {
            for child in children[next] ?? [] where found.insert(child).inserted {
                if kinds[child]?.contains(.protocol) == true { queue.append(child) }
            }
        }
        return found
    }
}
