import SwiftOutline

/// The functions of a skeleton's types: which variants declare them, call them, and use what they are given.
struct FunctionTable {
    private struct Function: Hashable {
        let type: String
        let name: String
    }

    /// What an object is called in the code of a type.
    private struct Receiver: Hashable {
        let name: String
        let user: String?
    }

    /// How often each variant names something, and the first file that does.
    private struct Naming {
        var counts: [Int: Int] = [:]
        let file: String
        let number: Int

        var variants: Set<Int> { Set(counts.keys) }
    }

    /// The functions in the order in which they were first declared.
    private var order: [Function] = []
    private var declaring: [Function: Set<Int>] = [:]
    /// The functions besides those that protocols ask for, and which variants leave them empty.
    private var implementing: [Function: Set<Int>] = [:]
    private var empty: [Function: Set<Int>] = [:]
    /// How many functions of one name a type has in each variant.
    private var overloads: [Function: [Int: Int]] = [:]
    private var requirements: Set<Function> = []
    /// The names of functions with the labels of their parameters, and which variants declare them so.
    private var fullNames: [Function: [String: Set<Int>]] = [:]
    /// Which variants name something so as another object's member, by that object.
    private var namedByOthers: [String: [Receiver: Naming]] = [:]
    private var types = ReceiverTypes()
    /// The same in files that name the type which makes the module: others are made alike.
    private var namedByMakers: [Function: Naming] = [:]
    private var namedByType: [Function: Naming] = [:]
    private var given: [Function: [String: (declaring: Set<Int>, using: Set<Int>)]] = [:]
    private var fileCount = 0

    mutating func add(_ outline: Outline, in file: String, variant: Int) {
        fileCount += 1
        types.add(outline)
        outline.forEachFunction { number, member in
            let function = Function(type: outline.ownerName(of: member), name: outline.text(of: member.name))
            overloads[function, default: [:]][variant, default: 0] += 1
            if declaring[function] == nil { order.append(function) }
            fullNames[function, default: [:]][outline.fullName(of: member), default: []].insert(variant)
            declaring[function, default: []].insert(variant)
            if member.owner.map({ outline.types[$0].kind }) == .protocol {
                requirements.insert(function)
                return
            }
            implementing[function, default: []].insert(variant)
            if !outline.doesSomething(member) { empty[function, default: []].insert(variant) }
            for component in outline.components(givenTo: number) {
                var variants = given[function]?[component.name] ?? ([], [])
                variants.declaring.insert(variant)
                if component.isUsed { variants.using.insert(variant) }
                given[function, default: [:]][component.name] = variants
            }
        }
        let makers = Set(outline.uses.filter { $0.isTypeName(in: outline) }.map { outline.text(of: $0.name) })
            .filter { Role.role(of: $0) == .assembly }
        let naming = Naming(file: file, number: fileCount)
        for use in outline.uses where use.roles.isDisjoint(with: [.bound, .labelled]) {
            let name = outline.text(of: use.name)
            if outline.isOfOther(use) {
                let receiver = Receiver(
                    name: String(decoding: outline.receiver(of: use), as: UTF8.self),
                    user: use.type.map { outline.text(of: outline.types[$0].name) })
                namedByOthers[name, default: [:]][receiver, default: naming].counts[variant, default: 0] += 1
                for type in makers {
                    let function = Function(type: type, name: name)
                    namedByMakers[function, default: naming].counts[variant, default: 0] += 1
                }
            } else if let type = use.type {
                let function = Function(type: outline.text(of: outline.types[type].name), name: name)
                namedByType[function, default: naming].counts[variant, default: 0] += 1
            }
        }
    }

    /// The functions that every variant which declares them calls, by the first file that does. Names of one pattern
    /// are not told apart.
    func called(in file: String, _ tolerance: Tolerance) -> [ExpectedFunction] {
        var called: [ExpectedFunction] = []
        for function in order where !tolerance.mayLack("\(function.type).\(function.name)") {
            let pattern = NamePattern(function.name)
            guard !isAskedOfOthers(function), pattern.pieces != [.anything], caller(of: function) == file else {
                continue
            }
            let type = NamePattern(function.type)
            guard !type.isOpen, !called.contains(where: { $0.type == type && $0.name == pattern }) else { continue }
            let alike = order.filter { $0.type == function.type && NamePattern($0.name) == pattern }
            guard alike.allSatisfy({ caller(of: $0) != nil }) else { continue }
            called.append(
                ExpectedFunction(
                    type: type, name: pattern, isCalledByOthers: alike.contains(where: isCalledByOthers),
                    components: Set(alike.flatMap(componentsPassedOn)).sorted(), receivers: receiverNames(of: alike),
                    overloads: pattern.isOpen ? 1 : overloadsCalled(of: function),
                    mayBeEmpty: alike.contains { empty[$0] != nil && !requirements.contains($0) },
                    uncalled: uncalled(alike, pattern)))
        }
        return called
    }

    /// Which variants declare functions of a name, but for what protocols ask for.
    var declaredNames: [String: Set<Int>] {
        implementing.reduce(into: [:]) { $0[$1.key.name, default: []].formUnion($1.value) }
    }

    /// Which types have functions of a name, but for what protocols ask for.
    var ownersOfNames: [String: Set<String>] {
        implementing.keys.reduce(into: [:]) { $0[$1.name, default: []].insert($1.type) }
    }

    /// The variants in which a type has functions of its own.
    func variants(withFunctionsOf type: String) -> Set<Int> {
        implementing.reduce(into: []) { if $1.key.type == type { $0.formUnion($1.value) } }
    }

    /// The functions of a type whose bodies no variant leaves empty, and those with bodies that some variant does,
    /// though they are called as one of the others may be.
    func bodies(of type: String, _ tolerance: Tolerance) -> FunctionBodies {
        let own = order.filter { $0.type == type && implementing[$0] != nil }.map { ($0, NamePattern($0.name)) }
        // What may be called anything tells nothing of a name.
        let telling = own.filter { $0.1.pieces != [.anything] }
        func mayBeEmpty(_ function: Function) -> Bool {
            empty[function] != nil || tolerance.mayLack("\(type).\(function.name)")
        }
        let idle = distinct(telling.filter { mayBeEmpty($0.0) }.map(\.1))
        let idleOnes = Set(idle)
        let busy = distinct(telling.filter { !mayBeEmpty($0.0) }.map(\.1)).filter { !idleOnes.contains($0) }
        let open = busy.filter(\.isOpen)
        let functions = Dictionary(grouping: own, by: \.1).mapValues { $0.map(\.0) }
        let variants = functions.mapValues { $0.reduce(into: Set()) { $0.formUnion(implementing[$1] ?? []) } }
        let patterns = Dictionary(grouping: variants.keys) { variants[$0] ?? [] }
        let besides = idle.compactMap { pattern in
            busyBeside(pattern, functions[pattern] ?? [], patterns, tolerance)
        }
        return FunctionBodies(
            busy: busy, idle: idle.filter { one in open.contains { $0.mayMatch(one) } }, busyBeside: besides)
    }

    /// Some patterns, each once.
    private func distinct(_ patterns: [NamePattern]) -> [NamePattern] {
        var known: Set<NamePattern> = []
        return patterns.filter { known.insert($0).inserted }
    }

    /// The functions that exactly those variants have in which some functions of one pattern do something; nil where
    /// there are none, or one of them may be empty for another reason.
    ///
    /// - Parameter patterns: those of the type's functions, by the variants that have them.
    private func busyBeside(
        _ pattern: NamePattern, _ alike: [Function], _ patterns: [Set<Int>: [NamePattern]], _ tolerance: Tolerance
    ) -> BusyFunction? {
        guard !alike.contains(where: { tolerance.mayLack("\($0.type).\($0.name)") }) else { return nil }
        let variants = alike.map { implementing[$0] ?? [] }
        let busy = zip(alike, variants).map { $1.subtracting(empty[$0] ?? []) }
        guard !busy.contains(where: \.isEmpty) else { return nil }
        let others = patterns.filter { having, _ in
            zip(variants, busy).allSatisfy { having.intersection($0) == $1 }
        }.values.joined().filter { $0 != pattern && !($0.isOpen && $0.mayMatch(pattern)) }
        guard !others.isEmpty else { return nil }
        return BusyFunction(name: pattern, others: others.sorted { "\($0.pieces)" < "\($1.pieces)" })
    }

    /// Whether it is a requirement, and whoever fulfils it is asked for the same.
    private func isAskedOfOthers(_ function: Function) -> Bool {
        guard requirements.contains(function), let variants = declaring[function] else { return false }
        // What a protocol's own extension does is done where nobody fulfils it.
        let others = order.filter { $0.name == function.name && $0.type != function.type }
        return variants.isSubset(of: others.reduce(into: []) { $0.formUnion(implementing[$1] ?? []) })
    }

    private func isCalledByOthers(_ function: Function) -> Bool {
        declaring[function]?.isSubset(of: naming(of: function)?.variants ?? []) == true
    }

    /// What names a function: on objects of its type, as far as properties tell that, or else on any. Where its own
    /// type calls it, a function of another type that is called alike is no call of this one.
    ///
    /// - Parameter isStrict: whether what a function itself calls under its name, on another object, is no call of it.
    private func naming(of function: Function, isStrict: Bool = false) -> Naming? {
        if Role.role(of: function.type) == .assembly { return namedByMakers[function] }
        let own = merged(receivers(of: function))
        guard let variants = declaring[function], !variants.isSubset(of: own?.variants ?? []) else { return own }
        let isItsOwn = variants.isSubset(of: namedByType[function]?.variants ?? [])
        guard !isItsOwn else { return nil }
        let all = namedByOthers[function.name] ?? [:]
        return merged(isStrict ? all.filter { !isPassedOn(by: function, to: $0.key) } : all)
    }

    /// Whether code of a function's type calls what is called like it on an object of another type.
    private func isPassedOn(by function: Function, to receiver: Receiver) -> Bool {
        receiver.user == function.type && !types.mayBe(function.type, called: receiver.name, in: receiver.user)
    }

    /// The objects that may be of a function's type, and have a function of its name called.
    private func receivers(of function: Function) -> [Receiver: Naming] {
        (namedByOthers[function.name] ?? [:]).filter { receiver, _ in
            types.mayBe(function.type, called: receiver.name, in: receiver.user)
        }
    }

    private func merged(_ namings: [Receiver: Naming]) -> Naming? {
        let inOrder = namings.values.sorted { $0.number < $1.number }
        return inOrder.dropFirst().reduce(into: inOrder.first) { $0?.counts.merge($1.counts, uniquingKeysWith: +) }
    }

    /// What the objects are called on which functions are called; none where it is not these that call them.
    private func receiverNames(of functions: [Function]) -> [String] {
        var names: Set<String> = []
        for function in functions {
            let own = receivers(of: function)
            guard Role.role(of: function.type) != .assembly,
                declaring[function]?.isSubset(of: merged(own)?.variants ?? []) == true
            else { return [] }
            names.formUnion(own.keys.map(\.name))
        }
        return names.sorted()
    }

    /// How many functions of the name a type may have, where each variant calls as many as it has.
    private func overloadsCalled(of function: Function) -> Int {
        let (counts, calls) = (overloads[function] ?? [:], naming(of: function) ?? namedByType[function])
        return counts.allSatisfy { calls?.counts[$0] ?? 0 >= $1 } ? counts.values.max() ?? 1 : 1
    }

    /// The first file that calls a function which all variants call.
    private func caller(of function: Function) -> String? {
        let (others, own) = (naming(of: function), namedByType[function])
        let calling = (others?.variants ?? []).union(own?.variants ?? [])
        return declaring[function]?.isSubset(of: calling) == true ? (others ?? own)?.file : nil
    }

    /// The full names of functions, and of others of their type that may be called alike, which nothing calls in some
    /// variant.
    private func uncalled(_ functions: [Function], _ pattern: NamePattern) -> [NamePattern] {
        let others = order.filter { other in
            pattern.isOpen && other.type == functions.first?.type && !functions.contains(other)
                && pattern.mayMatch(NamePattern(other.name))
        }
        return Set((functions + others).flatMap(fullNamesUncalled)).sorted().map { NamePattern($0) }
    }

    /// The full names under which some variant declares a function that nothing in it calls, but for what passes it on.
    private func fullNamesUncalled(_ function: Function) -> [String] {
        let others = naming(of: function, isStrict: true)?.variants ?? []
        let calling = others.union(namedByType[function]?.variants ?? [])
        return (fullNames[function] ?? [:]).filter { !$0.value.isSubset(of: calling) }.map(\.key)
    }

    private func componentsPassedOn(by function: Function) -> [String] {
        (given[function] ?? [:]).filter { $1.declaring.isSubset(of: $1.using) }.map(\.key)
    }
}
