import SwiftOutline

/// What objects still have an owner once some properties are weak.
final class RemainingOwners {
    private let graph: OwnershipGraph
    private lazy var subtypes = Subtypes(of: graph.names, in: graph.module)
    private lazy var views = Set(graph.names.indices.filter { graph.isView[$0] }.map { graph.names[$0] })
    private let ownObjects: OwnObjects
    /// The properties that are weak then.
    private let gone: Set<OwnershipGraph.Edge.Property>
    /// The types whose objects another property holds, which can hold nothing else.
    private let owned: Set<Int>
    /// Those whose objects are held by properties alone of which the module does not tell whether anybody sets them.
    private let maybeOwned: [Int: [OpenQuestion]]

    /// - Parameter unset: the edges of properties that the module does not set.
    init(
        of graph: OwnershipGraph, _ ownObjects: OwnObjects, without weakened: [OwnershipGraph.Edge],
        unset: [Int: OpenQuestion]
    ) {
        self.graph = graph
        self.ownObjects = ownObjects
        let gone = Set(weakened.compactMap(\.property))
        self.gone = gone
        var owned: Set<Int> = []
        var maybeOwned: [Int: [OpenQuestion]] = [:]
        for (index, edge) in graph.edges.enumerated() {
            guard edge.targets.count == 1, let target = edge.targets.first,
                !(edge.property.map(gone.contains) ?? false),
                // A delegate is told, and not owned; but for a view that calls its presenter so.
                graph.isView[edge.source] || !edge.name.lowercased().hasSuffix("delegate")
            else { continue }
            guard let question = unset[index] else {
                owned.insert(target)
                continue
            }
            // Nobody else sees it.
            if let member = edge.member, edge.file.outline.isHidden(member) { continue }
            maybeOwned[target, default: []].append(question)
        }
        self.owned = owned
        self.maybeOwned = maybeOwned.filter { !owned.contains($0.key) }
    }

    /// What the project has to tell before everything that a property refers to is known to have another owner.
    func questions(of edge: OwnershipGraph.Edge) -> [OpenQuestion] {
        let others = edge.targets.filter { !graph.isView[$0] }
        var questions = others.compactMap { maybeOwned[$0] }.map(OpenQuestion.isKept)
        if others.count < edge.targets.count, let member = edge.member,
            !graph.module.isWeakInSet(member, of: edge.file)
        {
            questions.append(
                .isOnlyOwner(
                    edge.name, of: edge.file.outline.ownerName(of: member), besides: graph.module.files.map(\.path)))
        }
        return questions
    }

    /// Whether everything that a property refers to is owned by a window or another view, or by a property that stays
    /// strong; and the property's own type does not make it. Of a container nobody knows.
    func keepAll(of edge: OwnershipGraph.Edge) -> Bool {
        let targets = Set(edge.targets.map { graph.names[$0] })
        guard let member = edge.member, edge.container == nil,
            !ownObjects.makeOrTake(targets, for: member, of: edge.file)
        else {
            return false
        }
        let screens = edge.targets.filter { graph.isView[$0] }
        let others = edge.targets.filter { !graph.isView[$0] }
        return others.allSatisfy(hasOwner) && (others.isEmpty || !graph.handsOn(edge))
            && areShown(screens, besides: edge)
    }

    private func hasOwner(_ target: Int) -> Bool {
        owned.contains(target) || maybeOwned[target] != nil || graph.observed.contains(target)
    }

    /// Whether screens are in other hands than those of a property: whoever shows them is given them by the module or
    /// has them before, and not only what holds them.
    private func areShown(_ screens: [Int], besides edge: OwnershipGraph.Edge) -> Bool {
        // A cell is not what holds the screen that shows it.
        let screens = screens.filter { screen in
            !graph.edges(from: [screen]).contains { $0.isShown && $0.targets == [edge.source] }
        }
        guard !screens.isEmpty else { return true }
        let module = graph.module
        let values = GivenValues(to: edge.name, of: graph.names[edge.source], in: module)
        if values.areLastUses || values.areResultsOfCalls { return false }
        let given = given(exceptBy: graph.names[edge.source])
        // Of two properties that one may be asked for alone which has no screen.
        let areKept = !kept.holders.contains(edge.source)
        if screens.allSatisfy({ given.holds([$0]) || areKept && kept.holds([$0]) }) { return true }
        if given.holders.contains(edge.source) || isGivenAlone(edge.source, without: screens) { return false }
        return values.areOfOthers
    }

    /// Whether a type has a function that makes its module and gives an object of the type, and none of some screens,
    /// which nobody hands to it either: a router's `createModule()`, however that comes by its router.
    private func isGivenAlone(_ type: Int, without screens: [Int]) -> Bool {
        let name = graph.names[type]
        return graph.module.declarations(of: name).contains { file, number in
            let outline = file.outline
            let makers = file.members[number].map { outline.members[$0] }.filter { member in
                member.kind == .func && member.isStatic && member.type != nil && !outline.isHidden(member)
            }
            return makers.contains { maker in
                let parameters = outline.uses(in: maker.name.upperBound..<(maker.body ?? maker.name).lowerBound)
                let given = [maker.type.map { TypeText.core(outline.source[$0]) }].compactMap(\.self)
                let types = GivenTypes(given, in: graph, subtypes)
                return types.holders.contains(type) && !types.holds(screens)
                    && !GivenTypes(parameters.map { outline.text(of: $0.name) }, in: graph, subtypes).holds(screens)
            }
        }
    }

    /// The weak property by which a view knows what a property refers to, and which nothing else owns: the view should.
    func weakOwner(of edge: OwnershipGraph.Edge) -> WeakOwner? {
        guard edge.targets.allSatisfy({ !graph.isView[$0] && !hasOwner($0) }) else { return nil }
        for file in graph.module.files {
            for (number, member) in file.outline.members.enumerated() where member.isStored && !member.isStatic {
                guard member.ownership != .strong, let owner = member.owner, views.contains(file.typeNames[owner]),
                    let held = file.propertyTypes[number], !Set(subtypes.of(held[...])).isDisjoint(with: edge.targets)
                else { continue }
                let view = file.typeNames[owner]
                let back = waysBack(to: view, from: edge.targets)
                return WeakOwner(
                    property: "\(view).\(file.memberNames[number])",
                    back: back.map { "\(graph.names[$0.source]).\($0.name)" },
                    lost: !back.isEmpty && isReplacedByRouter(view) ? view : nil)
            }
        }
        return nil
    }

    /// The references to a view by which some types own it, however many steps further on, that stay strong.
    private func waysBack(to view: String, from start: [Int]) -> [OwnershipGraph.Edge] {
        var back: [OwnershipGraph.Edge] = []
        var queue = start
        var seen = Set(start)
        while let next = queue.popLast() {
            for edge in graph.edges(from: [next]) where !(edge.property.map(gone.contains) ?? false) {
                if edge.targets.contains(where: { graph.names[$0] == view }) {
                    if edge.member != nil, !edge.isPart, edge.container == nil { back.append(edge) }
                } else {
                    queue += edge.targets.filter { seen.insert($0).inserted }
                }
            }
        }
        return back
    }

    /// Whether whoever has the module made gets its router and not a view.
    private func isReplacedByRouter(_ view: String) -> Bool {
        let given = given(exceptBy: "")
        let views = graph.names.indices.filter { graph.names[$0] == view }
        return !given.holds(views) && !kept.holds(views)
            && given.holders.contains { OwnershipGraph.role(of: graph.names[$0]) == .router }
    }

    /// How what has a property is given out by who makes the module, where the screen that it refers to is not; nil
    /// where it is, or neither.
    func exit(of edge: OwnershipGraph.Edge) -> LoneExit? {
        guard edge.targets.allSatisfy({ graph.isView[$0] }) else { return nil }
        let given = given(exceptBy: "")
        guard !given.holds(edge.targets), !kept.holds(edge.targets),
            given.holders.contains(edge.source) || kept.holders.contains(edge.source),
            !GivenValues(to: edge.name, in: graph.module).areHandedIn(besides: graph.names[edge.source])
        else { return nil }
        return given.holders.contains(edge.source) ? .result : .property
    }

    /// What functions give that are none of one type's.
    private func given(exceptBy owner: String) -> GivenTypes {
        if let known = given[owner] { return known }
        let results = graph.module.files.flatMap {
            $0.outline.resultsOfFunctions(exceptOf: owner, hiddenIn: views)
        }
        let types = GivenTypes(results, in: graph, subtypes)
        given[owner] = types
        return types
    }

    private var given: [String: GivenTypes] = [:]

    /// What those have for others who make the module: `moduleInput` of an assembly.
    private lazy var kept: GivenTypes = {
        let properties = graph.module.files.flatMap { file in
            file.outline.members.indices.compactMap { number -> String? in
                let member = file.outline.members[number]
                guard member.kind == .var || member.kind == .let, !file.outline.isHidden(member),
                    Role.role(of: file.outline.ownerName(of: member)) == .assembly
                else { return nil }
                return file.outline.typeName(of: member)
            }
        }
        return GivenTypes(properties, in: graph, subtypes)
    }()
}

/// A weak property of a view that should be strong, since nothing else owns what it refers to.
struct WeakOwner {
    let property: String
    /// The properties by which the view owns itself once that one is strong: these should be weak then.
    let back: [String]
    /// The view, where whoever has the module made gets what has such a property, and not the view; nil elsewhere.
    let lost: String?
}

/// How something leaves the code that makes a module.
enum LoneExit {
    case result, property
}

/// The types of what whoever has a module made gets.
private struct GivenTypes {
    /// The numbers of the types, of any that may be views.
    private let types: Set<Int>
    /// The same without those of the framework's own, which say nothing of what else they are.
    let holders: Set<Int>
    /// Whether some are screens of any type.
    private let hasScreens: Bool

    init(_ results: [String], in graph: OwnershipGraph, _ subtypes: Subtypes) {
        var names = results.flatMap { $0.utf8.first == UInt8(ascii: "(") ? TypeText.owned($0).map(String.init) : [$0] }
        // Who gets a value gets what is in it.
        let values = Set(names.flatMap { subtypes.of($0[...]) }.filter { !graph.isClass[$0] }.map { graph.names[$0] })
        for value in values.sorted() {
            for (file, type) in graph.module.declarations(of: value) {
                names += file.members[type].compactMap { file.propertyTypes[$0] }
            }
        }
        types = Set(names.flatMap { subtypes.of($0[...]) })
        holders = Set(names.filter { !$0.hasPrefix("UI") }.flatMap { subtypes.of($0[...]) })
        hasScreens = names.contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
    }

    /// Whether one of some screens may be among them.
    func holds(_ screens: [Int]) -> Bool { hasScreens || !types.isDisjoint(with: screens) }
}
