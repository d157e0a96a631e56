import SwiftOutline
import Text

/// Which edges of an ownership graph make no object live longer than it should.
struct HarmlessEdges {
    private let module: CheckedModule
    /// The classes of which there is one object for as long as the application runs.
    private let singletons: Set<String>
    /// What is set to nil when a screen goes: the types of the objects by the names of their properties.
    private let ends: [String: Set<String>]
    /// The initializers by the names of their types.
    private let initializers: [String: [(file: ModuleFile, member: Member)]]

    private struct End {
        let property: String
        let type: String
    }

    init(in module: CheckedModule) {
        self.module = module
        singletons = module.singletons
        ends = Self.ends(in: module)
        initializers = module.members(of: .`init`) { $0.outline.ownerName(of: $0.outline.members[$1]) }
    }

    /// The edges that are left without them; `isClass` tells which types are classes.
    func without(_ edges: [OwnershipGraph.Edge], _ names: [String], isClass: [Bool]) -> [OwnershipGraph.Edge] {
        let fresh = FreshObjects(in: module, edges, names)
        return edges.compactMap { edge in
            if edge.member != nil, ends(edge, of: names[edge.source]) || isQueue(edge, isClass) { return nil }
            if makeEachOther(edge, names) { return nil }
            let targets = fresh.targets(of: edge).filter { !singletons.contains(names[$0]) }
            return targets.count == edge.targets.count ? edge : edge.leading(to: targets)
        }
    }

    /// Whether values wait in a list until they are taken out of it.
    private func isQueue(_ edge: OwnershipGraph.Edge, _ isClass: [Bool]) -> Bool {
        !edge.targets.contains { isClass[$0] }
            && edge.member.flatMap(edge.file.outline.typeName).map(OwnershipGraph.isList) ?? false
            && edge.file.outline.letsGo(of: edge.name)
    }

    /// Whether a class makes an object of another one for itself, which makes the only objects of this one for itself:
    /// each is a new one, and none leads back to whoever made it.
    private func makeEachOther(_ edge: OwnershipGraph.Edge, _ names: [String]) -> Bool {
        guard let member = edge.member, member.kind == .let, edge.targets.count == 1, edge.targets != [edge.source]
        else { return false }
        let (source, target) = (names[edge.source], names[edge.targets[0]])
        let outline = edge.file.outline
        let isMade =
            member.initialValue.map { outline.source[$0...].starts(with: "\(target)()".utf8) }
            ?? initializers[source, default: []].contains { file, initializer in
                file === edge.file
                    && ByteSearch("= \(target)()".utf8).finds(
                        in: Array(outline.source[outline.signature(of: initializer)]))
            }
        return isMade && module.isMadeAlone(source, by: target)
    }

    private func ends(_ edge: OwnershipGraph.Edge, of source: String) -> Bool {
        guard let types = ends[edge.name] else { return false }
        return types.contains(source) || !types.isDisjoint(with: module.allInherited(by: source))
    }

    /// What functions set to nil that are called, however many steps further on, when a screen disappears.
    private static func ends(in module: CheckedModule) -> [String: Set<String>] {
        var names = BaseClass.farewells.union(module.inheritedFarewells)
        var queue = Array(names)
        var ends: [String: Set<String>] = [:]
        let functions = module.members(of: .func) { $0.memberNames[$1] }
        while let name = queue.popLast() {
            for (file, function) in functions[name] ?? [] {
                guard let body = function.body else { continue }
                let outline = file.outline
                let uses = outline.uses(in: body)
                for index in uses.indices {
                    if uses[index].roles.contains(.called), !outline.isOfSuper(uses[index]) {
                        let called = outline.text(of: uses[index].name)
                        if names.insert(called).inserted { queue.append(called) }
                    }
                    if let end = end(at: index, in: file) { ends[end.property, default: []].insert(end.type) }
                }
            }
        }
        return ends
    }

    private static func end(at index: Int, in file: ModuleFile) -> End? {
        let outline = file.outline
        let use = outline.uses[index]
        guard use.roles.contains(.assigned), !use.roles.contains(.bound), outline.value(assignedTo: use).isAlone("nil")
        else { return nil }
        let property = outline.text(of: use.name)
        if !use.roles.contains(.member) || outline.isOfSelf(use) {
            return use.type.map { End(property: property, type: file.typeNames[$0]) }
        }
        let receiver = outline.receiver(of: use)
        guard !receiver.isEmpty, outline.binding(of: receiver, before: index) == nil else { return nil }
        return outline.typesOfProperties[NameHash.of(receiver)].map { End(property: property, type: $0) }
    }
}

extension CheckedModule {
    /// The members of some kind by a name, that of a member with its number in a file.
    fileprivate func members(
        of kind: Member.Kind, by name: (ModuleFile, Int) -> String
    ) -> [String: [(file: ModuleFile, member: Member)]] {
        var found: [String: [(file: ModuleFile, member: Member)]] = [:]
        for file in files {
            for (number, member) in file.outline.members.enumerated() where member.kind == kind {
                found[name(file, number), default: []].append((file, member))
            }
        }
        return found
    }

    /// The functions that are called where screens disappear, by classes elsewhere that those of the module inherit.
    fileprivate var inheritedFarewells: Set<String> {
        var found: Set<String> = []
        for file in files {
            for type in file.outline.types where type.kind == .class {
                var seen: Set<String> = []
                var next = file.outline.inheritedNames(of: type).first
                while let name = next.map({ String($0.prefix { $0 != "<" }) }), seen.insert(name).inserted,
                    let base = index.baseClass(name)
                {
                    found.formUnion(base.farewells)
                    next = base.superclass
                }
            }
        }
        return found
    }

    /// The classes that keep their only object themselves, as by `static let shared = AppRouter()`, and never let go of
    /// it: to own that makes nobody leak.
    var singletons: Set<String> {
        var found: Set<String> = []
        for file in files {
            for (number, member) in file.outline.members.enumerated() where member.isStatic && member.isStored {
                guard member.ownership == .strong, let owner = member.owner,
                    case let type = file.typeNames[owner], file.propertyTypes[number] == type,
                    !letsGo(of: file.memberNames[number], in: type)
                else { continue }
                found.insert(type)
            }
        }
        // Of one that others make, too, there are several. That it is made by `.init()` does not name it.
        return found.filter { type in [[], [type]].contains(makers(of: type)) }
    }

    /// Whether only another type makes objects of a type, and gives them nothing.
    fileprivate func isMadeAlone(_ type: String, by other: String) -> Bool {
        let makers = makers(of: type)
        return !makers.isEmpty && makers.allSatisfy { $0 == other }
            && files.allSatisfy { file in
                file.outline.uses.allSatisfy { use in
                    !use.roles.contains(.called) || !file.outline.source[use.name].elementsEqual(type.utf8)
                        || file.outline.source[use.name.upperBound...].starts(with: "()".utf8)
                }
            }
    }

    /// The types in which objects of a type are made, one for each place.
    private func makers(of type: String) -> [String?] {
        files.flatMap { file in
            let outline = file.outline
            return outline.uses
                .filter { $0.roles.contains(.called) && outline.source[$0.name].elementsEqual(type.utf8) }
                .map { $0.type.map { file.typeNames[$0] } }
        }
    }
}
