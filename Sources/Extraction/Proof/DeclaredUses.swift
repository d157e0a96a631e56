import SwiftOutline

/// What Swift texts declare of types and functions, and how they use it: enough to see what is left of it no more once
/// parts were taken out.
struct DeclaredUses {
    private let types: [String: Completion.Declared]
    /// What functions take that are declared, by their names; initializers by those of their types.
    private var declarations: [String: Set<ParameterList>] = [:]
    /// The lists of labels by which they are called.
    private var calls: [String: Set<[String]>] = [:]

    /// - Parameter surroundings: What the project declares beside the texts.
    init(_ texts: [[UInt8]], in surroundings: Surroundings = Surroundings()) {
        let outlines = texts.map { Outline($0) }
        types = Completion.types(outlines, in: surroundings)
        for outline in outlines {
            for member in outline.members where member.kind == .func || member.kind == .`init` {
                let owner = member.owner.map { outline.text(of: outline.types[$0].name) }
                guard let name = member.kind == .func ? outline.text(of: member.name) : owner else { continue }
                declarations[name, default: []].insert(
                    ParameterList(parameters: outline.arguments(behind: member.name.upperBound)))
            }
            for use in outline.uses where use.roles.contains(.called) {
                calls[outline.text(of: use.name), default: []].insert(outline.labels(behind: use.name.upperBound))
            }
        }
    }

    /// The members of types, as `Type.member`, and functions that are used, and that these modules declare where they
    /// use them, but the texts do not.
    func dangling(beside modules: [DeclaredUses]) -> [String] {
        var found: [String] = []
        for (name, type) in types where type.kind != nil {
            let known = members(of: name)
            let theirs = modules.map { $0.members(of: name) }
            for member in type.used.subtracting(known) where theirs.contains(where: { $0.contains(member) }) {
                found.append("\(name).\(member)")
            }
            let lost = type.usedObjects.intersection(known).subtracting(members(of: name, \.objects))
            let objects = lost.isEmpty ? [] : modules.map { $0.members(of: name, \.objects) }
            for member in lost where objects.contains(where: { $0.contains(member) }) {
                found.append("\(name).\(member)")
            }
            guard isKnownWhole(type) else { continue }
            for member in type.asked.subtracting(known) where !Coherence.ofAnything.contains(member) {
                let isElsewhere = zip(modules, theirs).contains { module, members in
                    module.types[name]?.asked.contains(member) == true && !members.contains(member)
                }
                if !isElsewhere { found.append("\(name).\(member)") }
            }
        }
        let enums = types.values.filter { $0.kind == .enum }
        let cases = enums.reduce(into: Set<String>()) { $0.formUnion($1.members) }
        let theirCases = modules.reduce(into: Set<String>()) { $0.formUnion($1.usedCases) }
        for name in Set(enums.flatMap(\.usedCases)).subtracting(cases).intersection(theirCases) {
            found.append(".\(name)")
        }
        for (name, lists) in calls {
            guard let declared = declarations[name] else { continue }
            for list in lists
            where !declared.contains(where: { $0.accepts(list) })
                && !modules.contains(where: { $0.call(name, list, within: declared) })
            {
                found.append("\(name)(\(list.map { $0 + ":" }.joined()))")
            }
        }
        return Set(found).sorted()
    }

    /// Whether a function is called with labels where it is declared in no other ways than some.
    private func call(_ name: String, _ labels: [String], within declared: Set<ParameterList>) -> Bool {
        calls[name]?.contains(labels) == true && (declarations[name] ?? []).isSubset(of: declared)
    }

    /// The cases that are declared and used.
    private var usedCases: Set<String> {
        types.values.reduce(into: []) { cases, type in
            if type.kind == .enum { cases.formUnion(type.members.intersection(type.usedCases)) }
        }
    }

    /// Whether a type has no more than these texts say, but for extensions elsewhere: what it inherits is theirs, or
    /// has nothing by itself.
    private func isKnownWhole(_ type: Completion.Declared) -> Bool {
        var queue = Array(type.parents)
        var seen: Set<String> = ["AnyObject", "class", "Sendable"]
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            guard let parent = types[next], parent.kind != nil else { return false }
            queue += parent.parents
        }
        return true
    }

    /// What a type has, and what those of the texts have that it inherits.
    private func members(
        of name: String, _ members: KeyPath<Completion.Declared, Set<String>> = \.members
    ) -> Set<String> {
        var found: Set<String> = []
        var queue = [name]
        var seen: Set<String> = []
        while let next = queue.popLast() {
            guard seen.insert(next).inserted, let type = types[next] else { continue }
            found.formUnion(type[keyPath: members])
            queue += type.parents.union(type.arguments)
        }
        return found
    }
}
