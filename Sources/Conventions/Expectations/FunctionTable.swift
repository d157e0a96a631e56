import SwiftOutline

/// The functions of a skeleton's types: which variants declare them, call them, and use what they are given.
struct FunctionTable {
    private struct Function: Hashable {
        let type: String
        let name: String
    }

    /// The variants that name something, and the first file that does.
    private struct Naming {
        var variants: Set<Int> = []
        let file: String
    }

    /// The functions in the order in which they were first declared.
    private var order: [Function] = []
    private var declaring: [Function: Set<Int>] = [:]
    /// The functions besides those that protocols ask for.
    private var implementing: [Function: Set<Int>] = [:]
    private var requirements: Set<Function> = []
    /// Which variants name something so as another object's member, and which name it in a type's own code.
    private var namedByOthers: [String: Naming] = [:]
    /// The same in files that name the type which makes the module: others are made alike.
    private var namedByMakers: [Function: Naming] = [:]
    private var namedByType: [Function: Naming] = [:]
    private var given: [Function: [String: (declaring: Set<Int>, using: Set<Int>)]] = [:]

    mutating func add(_ outline: Outline, in file: String, variant: Int) {
        outline.forEachFunction { number, member in
            let function = Function(type: outline.ownerName(of: member), name: outline.text(of: member.name))
            if declaring[function] == nil { order.append(function) }
            declaring[function, default: []].insert(variant)
            if member.owner.map({ outline.types[$0].kind }) == .protocol {
                requirements.insert(function)
                return
            }
            implementing[function, default: []].insert(variant)
            for component in outline.components(givenTo: number) {
                var variants = given[function]?[component.name] ?? ([], [])
                variants.declaring.insert(variant)
                if component.isUsed { variants.using.insert(variant) }
                given[function, default: [:]][component.name] = variants
            }
        }
        let makers = Set(outline.uses.filter { $0.isTypeName(in: outline) }.map { outline.text(of: $0.name) })
            .filter { Role.role(of: $0) == .assembly }
        for use in outline.uses where use.roles.isDisjoint(with: [.bound, .labelled]) {
            let name = outline.text(of: use.name)
            if outline.isOfOther(use) {
                namedByOthers[name, default: Naming(file: file)].variants.insert(variant)
                for type in makers {
                    let function = Function(type: type, name: name)
                    namedByMakers[function, default: Naming(file: file)].variants.insert(variant)
                }
            } else if let type = use.type {
                let function = Function(type: outline.text(of: outline.types[type].name), name: name)
                namedByType[function, default: Naming(file: file)].variants.insert(variant)
            }
        }
    }

    /// The functions that every variant which declares them calls, by the first file that does. Names of one pattern are
    /// not told apart.
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
                    type: type, name: pattern, isCalledByOthers: !pattern.isOpen && isCalledByOthers(function),
                    components: Set(alike.flatMap(componentsPassedOn)).sorted()))
        }
        return called
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

    private func naming(of function: Function) -> Naming? {
        Role.role(of: function.type) == .assembly ? namedByMakers[function] : namedByOthers[function.name]
    }

    /// The first file that calls a function which all variants call.
    private func caller(of function: Function) -> String? {
        let (others, own) = (naming(of: function), namedByType[function])
        let calling = (others?.variants ?? []).union(own?.variants ?? [])
        return declaring[function]?.isSubset(of: calling) == true ? (others ?? own)?.file : nil
    }

    private func componentsPassedOn(by function: Function) -> [String] {
        (given[function] ?? [:]).filter { $1.declaring.isSubset(of: $1.using) }.map(\.key)
    }
}
