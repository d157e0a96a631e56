import SwiftOutline

/// Which of a skeleton's functions the functions of its types call, by the skeleton's variants.
struct SharedCallTable {
    private struct Caller: Hashable {
        let type: String
        let name: NamePattern
    }

    private struct Call: Hashable {
        let caller: Caller
        let function: String
        /// Whether it is another object's function.
        let isOfOther: Bool
    }

    /// One of several functions of a name.
    private struct Overload: Hashable {
        let caller: Caller
        /// The full name with the types of the parameters.
        let signature: String
    }

    /// In which variants a type has several functions of a name, and in which of these one of them calls another.
    private var overloads: [Overload: Set<Int>] = [:]
    private var overloadsCalling: [Overload: [String: Set<Int>]] = [:]
    /// In which variants a type has a function, and in which of these it calls another.
    private var declaring: [Caller: Set<Int>] = [:]
    private var calling: [Call: Set<Int>] = [:]
    /// All calls in the order in which they were first found.
    private var order: [Call] = []
    /// In which variants anything has a function of a name.
    private let declared: [String: Set<Int>]

    /// A table of the calls of functions that variants declare. A name that an option gives whole may be any name.
    init(of functions: [String: Set<Int>]) {
        declared = functions.filter { NamePattern($0.key).pieces != [.anything] }
    }

    mutating func add(_ outline: Outline, variants: Set<Int>, _ tolerance: Tolerance) {
        var counts: [String: Int] = [:]
        for member in outline.members where member.owner != nil && member.body != nil && member.kind == .func {
            counts["\(outline.ownerName(of: member)).\(outline.text(of: member.name))", default: 0] += 1
        }
        for (number, member) in outline.members.enumerated() where member.owner != nil {
            guard let body = outline.code(ofMember: number) else { continue }
            let (type, name) = (outline.ownerName(of: member), outline.text(of: member.name))
            let caller = Caller(type: type, name: NamePattern(name))
            guard !tolerance.mayLack("\(type).\(name)"), caller.name.pieces != [.anything] else { continue }
            declaring[caller, default: []].formUnion(variants)
            let overload = Overload(caller: caller, signature: outline.fullName(of: member, withTypes: true))
            // What is called after an option has a name of its own.
            let isOverload = counts["\(type).\(name)", default: 0] > 1 && !caller.name.isOpen
            if isOverload { overloads[overload, default: []].formUnion(variants) }
            var named: Set<Call> = []
            for use in outline.uses(in: body) where use.roles.contains(.called) {
                let function = outline.text(of: use.name)
                let call = Call(caller: caller, function: function, isOfOther: outline.isOfOther(use))
                guard declared[function] != nil, named.insert(call).inserted,
                    !tolerance.mayLack("\(type).\(name).\(function)")
                else { continue }
                if calling[call] == nil { order.append(call) }
                calling[call, default: []].formUnion(variants)
                if isOverload { overloadsCalling[overload, default: [:]][function, default: []].formUnion(variants) }
            }
        }
    }

    /// The functions that several of a type's functions call, each in all variants that have both. Names of one pattern
    /// are not told apart.
    func calls(in type: String) -> [SharedCall] {
        let calls = order.filter { $0.caller.type == type }
        return shared(calls.filter(\.isOfOther)) + shared(calls.filter { !$0.isOfOther })
    }

    private func shared(_ calls: [Call]) -> [SharedCall] {
        var patterns: [NamePattern] = []
        for call in calls {
            let pattern = NamePattern(call.function)
            if !patterns.contains(pattern) { patterns.append(pattern) }
        }
        return patterns.compactMap { pattern in
            let alike = calls.filter { NamePattern($0.function) == pattern }
            let functions = Set(alike.map(\.function)).count
            var callers: [NamePattern] = []
            for call in alike where !callers.contains(call.caller.name) { callers.append(call.caller.name) }
            let always = callers.filter { caller in
                alike.count { $0.caller.name == caller && isMadeAlways($0) } == functions
            }
            guard let type = alike.first?.caller.type else { return nil }
            let overloads = overloads(among: always, calling: Set(alike.map(\.function)), in: type)
            guard always.count > 1 || overloads.count > 1 else { return nil }
            return SharedCall(
                function: pattern, callers: always, otherCallers: callers.filter { !always.contains($0) },
                overloads: overloads)
        }
    }

    /// The functions of one name each of which calls another wherever both are there.
    private func overloads(among callers: [NamePattern], calling functions: Set<String>, in type: String)
        -> [NamePattern]
    {
        let found = overloads.filter { overload, variants in
            guard overload.caller.type == type, callers.contains(overload.caller.name) else { return false }
            return functions.allSatisfy { function in
                variants.intersection(declared[function] ?? [])
                    .isSubset(of: overloadsCalling[overload]?[function] ?? [])
            }
        }
        return Set(found.keys.map { NamePattern($0.signature) }).sorted { "\($0.pieces)" < "\($1.pieces)" }
    }

    /// Whether all variants that have two functions make one call the other. A caller whose name an option gives in
    /// part comes with that option; it has to be what the other comes with, too.
    private func isMadeAlways(_ call: Call) -> Bool {
        guard let calling = calling[call], let having = declaring[call.caller], let declared = declared[call.function]
        else { return false }
        return having.intersection(declared).isSubset(of: calling)
            && (!call.caller.name.isOpen || declared.isSubset(of: having))
    }
}
