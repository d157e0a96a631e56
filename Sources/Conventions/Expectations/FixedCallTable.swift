import SwiftOutline

/// What functions of a skeleton do that leads on, and which nothing else misses: they call a function of the same type
/// that is called after an option, what another component inherits, what they override, a closure that they are given
/// or keep, one of the system's functions that connect, such as `present`, or what another module is asked for; they
/// set a property of their own, of a value that they make, or one of UIKit's that connect.
struct FixedCallTable {
    private struct Name: Hashable {
        let type: String
        let fullName: String
    }

    private struct Caller: Hashable {
        let name: Name
        /// The full name with the types of its parameters.
        let signature: String
    }

    /// Something that leads on: a function that is called, or a property that is set.
    private struct Step: Hashable {
        let name: NamePattern
        /// Whether a property is set; else a function is called.
        let isSetting: Bool

        var isConnecting: Bool {
            guard case .text(let text)? = name.pieces.first, name.pieces.count == 1 else { return false }
            return SystemConnections.functions.contains(text)
        }

        var sortKey: String { "\(isSetting) \(name.pieces)" }
    }

    /// What a function does, by the skeleton's variants.
    private struct Steps {
        var variants: Set<Int> = []
        /// What it names, and which variants do.
        var names: [String: Set<Int>] = [:]
        /// How often each variant does something.
        var counts: [Step: [Int: Int]] = [:]
        /// What is named where something is done.
        var namesBeside: [Step: Set<String>] = [:]
        /// What the statements name in which something is done: all that some name, and what every one does.
        var namesOfStatement: [Step: (some: Set<String>, all: Set<String>)] = [:]

        /// Whether every variant does one of some things.
        func includes(_ steps: [Step]) -> Bool {
            variants.isSubset(of: steps.reduce(into: []) { $0.formUnion(counts[$1]?.keys ?? [:].keys) })
        }

        /// The same, in some variants alone.
        func only(in variants: Set<Int>) -> Steps {
            Steps(
                variants: variants, names: names.mapValues { $0.intersection(variants) }.filter { !$0.value.isEmpty },
                counts: counts, namesBeside: namesBeside, namesOfStatement: namesOfStatement)
        }
    }

    private var steps: [Caller: Steps] = [:]
    private var order: [Caller] = []
    /// In which variants types have members, by their full names.
    private var members: [String: [String: Set<Int>]] = [:]
    /// The names that several functions of some variant have, which only their types tell apart.
    private var overloaded: Set<Name> = []
    /// Which types of the skeleton have functions of a name.
    private let owners: [String: Set<String>]
    /// What any function may name besides, as the project demands it.
    private let namesOfProjects: Set<String>

    init(of owners: [String: Set<String>], _ namesOfProjects: Set<String>) {
        self.owners = owners
        self.namesOfProjects = namesOfProjects
    }

    mutating func add(_ outline: Outline, variants: Set<Int>, _ tolerance: Tolerance) {
        let components = outline.components
        var callers: Set<Name> = []
        for (number, member) in outline.members.enumerated() where [.func, .var, .let].contains(member.kind) {
            let (type, name) = (outline.ownerName(of: member), outline.text(of: member.name))
            members[type, default: [:]][outline.fullName(of: member), default: []].formUnion(variants)
            guard member.owner != nil, let body = outline.code(ofMember: number),
                NamePattern(name).pieces != [.anything], !tolerance.mayLack("\(type).\(name)")
            else { continue }
            let caller = Caller(
                name: Name(type: type, fullName: outline.fullName(of: member)),
                signature: outline.fullName(of: member, withTypes: true))
            if steps[caller] == nil { order.append(caller) }
            steps[caller, default: Steps()].variants.formUnion(variants)
            if !callers.insert(caller.name).inserted { overloaded.insert(caller.name) }
            let uses = outline.uses(in: body)
            for index in uses.indices {
                let word = outline.word(uses[index])
                steps[caller]?.names[word, default: []].formUnion(variants)
                guard let step = step(at: index, word, in: outline, by: type, member, components),
                    !tolerance.mayLack("\(type).\(name).\(word)")
                else { continue }
                for variant in variants { steps[caller]?.counts[step, default: [:]][variant, default: 0] += 1 }
                let beside = outline.statements(around: uses[index].name, in: body)
                    .map { Set(outline.uses(in: $0).map(outline.word)) }
                for names in beside { steps[caller]?.namesBeside[step, default: []].formUnion(names) }
                if let own = beside.first {
                    steps[caller]?.namesOfStatement[step, default: (own, own)].some.formUnion(own)
                    steps[caller]?.namesOfStatement[step]?.all.formIntersection(own)
                }
            }
        }
    }

    /// What a name stands for in a function of a type; nil where it does not lead on.
    private func step(
        at index: Int, _ name: String, in outline: Outline, by type: String, _ function: Member,
        _ components: Set<String>
    ) -> Step? {
        let use = outline.uses[index]
        let (pattern, isOfOther) = (NamePattern(name), outline.isOfOther(use))
        guard use.roles.isDisjoint(with: [.bound, .labelled]) else { return nil }
        if pattern.pieces == [.anything] {
            // Its rows, say, which are called after what they show.
            let isOwn = use.roles.contains(.assigned) && !isOfOther && outline.isStored(name, in: type)
            return isOwn && !outline.isSetToNil(use) ? Step(name: pattern, isSetting: true) : nil
        }
        if outline.isChanged(use) {
            let connects =
                SystemConnections.properties.contains(name)
                || (isOfOther
                    ? outline.isOfLocalVariable(use, in: function)
                    : SystemConnections.ownProperties.contains(name) || outline.isStored(name, in: type))
            return connects ? Step(name: NamePattern(outline.wordOfSetting(use)), isSetting: true) : nil
        }
        if outline.callsClosure(use, named: name, of: type, in: function) || outline.isOfSuper(use)
            || outline.isGivenClosure(use, named: name, in: function)
        {
            return Step(name: pattern, isSetting: false)
        }
        let isConnecting = SystemConnections.functions.contains(name)
        guard use.roles.contains(.called) || isConnecting && outline.isGivenClosure(use) else { return nil }
        let leadsOn: Bool
        if isOfOther {
            let receiver = String(decoding: outline.receiver(of: use), as: UTF8.self)
            leadsOn =
                (isConnecting || components.contains(receiver) || outline.isStored(receiver, in: type))
                && owners[name]?.subtracting([type]).isEmpty != false
                || outline.typeNamed(before: index).map { NamePattern($0).isOpen } == true && owners[name] != nil
        } else if owners[name]?.contains(type) == true {
            // What is called after an option does the same for each: 'openDetails' and 'openEditor' call 'open'.
            leadsOn = pattern.isOpen || NamePattern(outline.text(of: function.name)).isOpen
        } else {
            // A router calls what its superclass is there for.
            leadsOn =
                isConnecting || owners[name] != nil && pattern.isOpen
                || owners[name] == nil && Role.role(of: type) == .router && !use.isTypeName(in: outline)
        }
        return leadsOn ? Step(name: pattern, isSetting: false) : nil
    }

    /// What functions of a type do in every variant which has them, be it one or another, or in every one which has
    /// some others of the type. Names of one pattern are not told apart.
    func calls(in type: String) -> [FixedCall] {
        var names: [NamePattern] = []
        var alike: [NamePattern: [Steps]] = [:]
        for caller in order where caller.name.type == type {
            let pattern = NamePattern(
                overloaded.contains(caller.name) ? caller.signature : caller.name.fullName)
            if alike[pattern] == nil { names.append(pattern) }
            alike[pattern, default: []] += steps[caller].map { [$0] } ?? []
        }
        let membersNamed: [String: Set<Int>] = (members[type] ?? [:]).reduce(into: [:]) { names, member in
            names[String(member.key.prefix { $0 != "(" }), default: []].formUnion(member.value)
        }
        let otherTypes = members.keys.filter { $0 != type && !NamePattern($0).isOpen }.sorted()
        return names.flatMap { name -> [FixedCall] in
            let all = alike[name] ?? []
            let found = Set(all.flatMap(\.counts.keys)).sorted { $0.sortKey < $1.sortKey }
            let always = found.filter { step in all.allSatisfy { $0.includes([step]) } }
            let calls = found.filter { !$0.isSetting }
            let isOneOfMany = !always.contains { !$0.isSetting } && all.allSatisfy { $0.includes(calls) }
            // Ways to show a screen, which may be made and given something before.
            let ways = always.contains(where: \.isConnecting) ? [] : calls.filter(\.isConnecting)
            let many = all.allSatisfy { $0.includes(ways) } ? ways : isOneOfMany ? calls : []
            let groups = always.map { [$0] } + (many.isEmpty ? [] : [many])
            let own = groups.map { call($0, of: name, in: all, membersNamed) }
            guard all.count == 1, let function = all.first else { return own }
            // What stands or falls with others of the type, or else of another one.
            let others = found.filter { !always.contains($0) && !$0.name.isOpen }.compactMap { step -> FixedCall? in
                let doing = Set(function.counts[step]?.keys ?? [:].keys)
                func beside(in type: String) -> [NamePattern] {
                    membersByPattern(of: type).filter { other, variants in
                        other != name && !other.isOpen && variants.intersection(function.variants) == doing
                    }
                    .keys.sorted { "\($0.pieces)" < "\($1.pieces)" }
                }
                for owner in [type] + otherTypes {
                    let others = beside(in: owner)
                    guard !others.isEmpty else { continue }
                    let ownerOfOthers = owner == type ? nil : NamePattern(owner)
                    // What is done beside depends on other things than these.
                    let names = owner == type ? [] : [function]
                    return call(
                        [step], of: name, in: [function.only(in: doing)], membersNamed, others, ownerOfOthers,
                        naming: names)
                }
                return nil
            }
            return own + others
        }
    }

    /// In which variants a type has members of a pattern.
    private func membersByPattern(of type: String) -> [NamePattern: Set<Int>] {
        (members[type] ?? [:]).reduce(into: [:]) { $0[NamePattern($1.key), default: []].formUnion($1.value) }
    }

    private func call(
        _ group: [Step], of caller: NamePattern, in all: [Steps], _ members: [String: Set<Int>],
        _ others: [NamePattern] = [], _ ownerOfOthers: NamePattern? = nil, naming: [Steps] = []
    ) -> FixedCall {
        var known: [NamePattern] = []
        let texts = Set((all + naming).flatMap(\.names.keys)).union(namesOfProjects).sorted()
        for pattern in texts.map({ NamePattern($0) }) where !known.contains(pattern) {
            known.append(pattern)
        }
        let beside = Set(group.flatMap { step in all.flatMap { $0.namesBeside[step] ?? [] } })
        let lost = namesOfStatements(of: group, in: all, members)
        let isFixed = group.count == 1 && group.allSatisfy { !$0.name.isOpen }
        let counts = group.flatMap { step in all.flatMap { $0.counts[step]?.values.map(\.self) ?? [] } }
        let words = WordsBeside(
            names: known,
            kept: kept(by: all).filter { !beside.contains($0) }.map(NamePattern.init).filter { !$0.isOpen },
            lost: lost.some, lostMembers: lost.members)
        return FixedCall(
            caller: caller, functions: group.map(\.name), isSetting: group.allSatisfy(\.isSetting),
            count: isFixed ? counts.min() ?? 1 : 1, words: Deferred(words), others: others,
            ownerOfOthers: ownerOfOthers)
    }

    /// What some of the statements name that do something, and which members of the type all of them do, in variants
    /// that all have these.
    private func namesOfStatements(
        of group: [Step], in all: [Steps], _ members: [String: Set<Int>]
    ) -> (some: [NamePattern], members: [NamePattern]) {
        let names = group.flatMap { step in all.compactMap { $0.namesOfStatement[step] } }
        let variants = Set(group.flatMap { step in all.flatMap { $0.counts[step]?.keys.map(\.self) ?? [] } })
        let common = names.dropFirst().reduce(into: names.first?.all ?? []) { $0.formIntersection($1.all) }
        func patterns(_ names: Set<String>) -> [NamePattern] {
            names.sorted().map(NamePattern.init).filter { !$0.isOpen }
        }
        return (
            patterns(names.reduce(into: []) { $0.formUnion($1.some) }),
            patterns(common.filter { members[$0].map(variants.isSubset) ?? false })
        )
    }

    /// What functions name in all variants.
    private func kept(by all: [Steps]) -> [String] {
        guard let first = all.first else { return [] }
        return first.names.keys.filter { name in all.allSatisfy { $0.names[name] == $0.variants } }.sorted()
    }
}

extension Outline {
    /// The properties that hold other components of a module.
    fileprivate var components: Set<String> {
        Set(
            members.filter { member in
                guard member.isStored, let type = typeName(of: member), Role.role(of: type) != nil else { return false }
                return !type.hasPrefix("UI") || type == "UIViewController"
            }
            .map { text(of: $0.name) })
    }
}
