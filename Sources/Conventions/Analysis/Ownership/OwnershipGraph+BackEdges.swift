import SwiftOutline

/// A reference that should be weak, and the cycle that it closes.
struct BackReference {
    let edge: OwnershipGraph.Edge
    /// The names of the types on the way from what it refers to, to the type that it is a property of.
    let cycle: [String]
    /// Whether everything that it refers to has another owner, so that making it weak takes nothing away.
    let isSafeToWeaken: Bool
    /// The weak property of a view that is to own what it refers to, where nothing else does:
    /// `CartViewController.presenter`.
    let weakOwner: WeakOwner?
    /// How those who make the module give out what has the property in place of the screen that it refers to; nil where
    /// they do not.
    let exit: LoneExit?
    /// The property of a router that it refers to, by which the router has its screen until that is shown; nil for
    /// none. Who has the module made may not keep the router.
    let routersScreen: String?
    /// Whether somebody sets the properties of that way, and those by which other owners hold what it refers to, where
    /// the module does not tell; for the project to answer.
    var questions: [OpenQuestion]
}

extension OwnershipGraph {
    /// An edge, and the way from what it leads to, to where it starts.
    private typealias Closing = (index: Int, cycle: [Int])

    /// Above this number of types in a cycle it is not asked whether fewer edges would do, nor who sets each of them.
    private static let manyTypes = 100

    /// Nor above this number of references between them.
    private static let manyEdges = 1_000

    /// Above this number of references that lead back it is not asked what else owns what each of them refers to.
    private static let manyReferences = 300

    /// The references that lead back, so that without them no type would own itself: of a cycle, the one that ends
    /// nearest to the view. One that is in all cycles is told alone.
    func backReferences() -> [BackReference] {
        guard hasCycle else { return [] }
        let ownObjects = OwnObjects(in: module)
        // What nobody sets as far as the module tells closes no cycle that others close, too.
        var unset: [Int: OpenQuestion] = [:]
        for (index, edge) in edges.enumerated() { unset[index] = questionOfAssignment(to: edge) }
        // Nor does it, whatever others do, where it is private.
        let hidden = unset.keys.filter { index in
            edges[index].member.map { edges[index].file.outline.isHidden($0) } ?? false
        }
        var found = unset.isEmpty ? [] : backReferences(without: Array(unset.keys), ownObjects)
        found += backReferences(without: found.map(\.index) + hidden, ownObjects)
        let owners =
            found.count > Self.manyReferences
            ? nil : RemainingOwners(of: self, ownObjects, without: found.map { edges[$0.index] }, unset: unset)
        let told = Set(found.compactMap { edges[$0.index].property })
        return found.filter { !isHandedOver(edges[$0.index]) }.flatMap { index, cycle in
            let isSafe = owners?.keepAll(of: edges[index]) ?? false
            let reference = BackReference(
                edge: edges[index], cycle: cycle.map { names[$0] }, isSafeToWeaken: isSafe,
                weakOwner: owners?.weakOwner(of: edges[index]), exit: owners?.exit(of: edges[index]),
                routersScreen: owners == nil ? nil : routersScreen(behind: edges[index]),
                questions: (cycle.count > Self.manyTypes
                    ? [] : zip(cycle, cycle.dropFirst()).compactMap { question(from: $0, to: $1, of: unset) })
                    + (isSafe ? owners?.questions(of: edges[index]) ?? [] : []))
            return ways(of: reference, along: cycle, ownObjects, told: told)
        }
    }

    /// Whether the class itself lets go of what it refers to once that is handed over.
    func isHandedOver(_ edge: Edge) -> Bool {
        edge.member.map { module.handsOver(edge.name, of: edge.file.outline.ownerName(of: $0)) } ?? false
    }

    /// Whether somebody sets the property of an edge, and to a screen of the module where it may hold others; nil where
    /// the module tells.
    func questionOfAssignment(to edge: Edge) -> OpenQuestion? {
        let question = edge.member.flatMap { module.questionOfAssignment(to: $0, of: edge.file) }
        guard edge.isSetOutside, case .isAssigned(let property, let types, let files, _)? = question else {
            return question
        }
        return .isGiven(property, of: types, screens: edge.targets.map { names[$0] }, outside: files)
    }

    /// Whether the only property by which one type owns another is set by anybody; nil where the module tells.
    private func question(from source: Int, to target: Int, of unset: [Int: OpenQuestion]) -> OpenQuestion? {
        let links = edges(from: source, to: target)
        return links.count == 1 ? unset[links[0]] : nil
    }

    /// The references that lead back, where some edges are not there.
    private func backReferences(without removed: [Int], _ ownObjects: OwnObjects) -> [Closing] {
        var search = OwnershipSearch(edges, count: names.count)
        search.remove(removed, of: Array(names.indices))
        var found: [Closing] = []
        for root in names.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
            var isDone = false
            while !isDone, !search.isExhausted, search.leadsToCycle(root) {
                let types = search.reach(from: root)
                let seen = backEdges(in: &search, among: types)
                let candidates = turned(seen, search, ownObjects)
                let back = fewest(candidates, &search, types)
                found += back
                search.remove(back.map(\.index), of: types)
                // An edge that leads back is found at once; one that was put in its place may leave others.
                isDone = candidates.map(\.index) == seen.map(\.index)
            }
        }
        return found
    }

    /// The edges that lead back as seen from where a search began.
    private func backEdges(in search: inout OwnershipSearch, among types: [Int]) -> [Closing] {
        var found: [Closing] = []
        // The types, at their distances, that an edge already leads back from.
        var sources: Set<Int> = []
        for index in search.edges(of: types) {
            let edge = edges[index]
            guard let own = search.distances[edge.source], edge.member != nil else { continue }
            for target in edge.targets {
                guard let distance = search.distances[target], distance <= own,
                    let path = search.path(from: target, to: edge.source, without: index)
                else { continue }
                guard !sources.contains(target) || distance != own else { continue }
                guard path.contains(where: { isClass[$0] }) else { continue }
                sources.insert(edge.source)
                found.append((index, path))
                break
            }
        }
        return found
    }

    /// The same edges; but in place of one that cannot be the way back, another one of its cycle: of several screens
    /// with one presenter the search began at a single one and takes the others for the presenter's own; who makes an
    /// object for itself alone would lose it at once; and a router may own its module.
    private func turned(_ back: [Closing], _ search: OwnershipSearch, _ ownObjects: OwnObjects) -> [Closing] {
        var indices: Set<Int> = []
        let properties = Set(back.compactMap { edges[$0.index].property })
        return back.map { turned($0, search, ownObjects, properties) }.filter { indices.insert($0.index).inserted }
    }

    private func turned(
        _ back: Closing, _ search: OwnershipSearch, _ ownObjects: OwnObjects, _ others: Set<Edge.Property>
    ) -> Closing {
        let path = back.cycle
        let edge = edges[back.index]
        guard let step = stepBack(on: path, insteadOf: edge, ownObjects, others),
            let index = search.edges(of: [path[step]]).first(where: {
                edges[$0].targets.contains(path[step + 1]) && !edges[$0].isTree && edges[$0].member != nil
            }), !isMadeAtOnce(edges[index], ownObjects)
        else { return back }
        return (index, Array(path[(step + 1)...] + path[...step]))
    }

    /// Where on the way from what an edge leads to, to where it starts, the way back is rather than at that edge.
    private func stepBack(
        on path: [Int], insteadOf edge: Edge, _ ownObjects: OwnObjects, _ others: Set<Edge.Property>
    ) -> Int? {
        guard let first = path.first, path.count > 1 else { return nil }
        // No such list is on the way.
        if edge.isTree { return 0 }
        if isRoot(edge, ownObjects, besides: others) { return path.count - 2 }
        if isMadeAtOnce(edge, ownObjects) { return path.count - 2 }
        if path.allSatisfy({ ranks[$0] == ranks[edge.source] }) {
            if isOfChild(edge, path, ownObjects) { return path.count - 2 }
            // Where nothing else tells, who is told of something is the one that is referred back to.
            if !isOfListener(edge) { return path.indices.dropLast().first { isTold(path, at: $0) } }
        }
        guard ranks[first] > ranks[edge.source],
            let step = path.indices.dropLast().filter({ ranks[path[$0 + 1]] < ranks[path[$0]] })
                .min(by: { ranks[path[$0 + 1]] < ranks[path[$1 + 1]] })
        else { return nil }
        if isView[edge.source], isView[path[step + 1]] { return step }
        // Who lists items is not told of anything by them, but they tell him.
        if edge.member.map({ Self.isList(edge.file, $0) }) == true, !isOfListener(edge), isTold(path, at: step) {
            return step
        }
        let targets = Set(edge.targets.map { names[$0] })
        return edge.member.map { ownObjects.makeAlone(targets, for: $0, of: edge.file) } ?? false ? step : nil
    }

    /// Whether a class has by an edge what it makes for itself, or what it gives itself to by the edge that closes the
    /// way, and not the other way round.
    private func isOfChild(_ edge: Edge, _ path: [Int], _ ownObjects: OwnObjects) -> Bool {
        let parents = edges(from: path[path.count - 2], to: edge.source).map { edges[$0] }
        func areMade(_ edge: Edge) -> Bool {
            let targets = Set(edge.targets.map { names[$0] })
            return edge.member.map { ownObjects.make(targets, for: $0, of: edge.file) } ?? false
        }
        let isChild = areMade(edge) || parents.contains { isGivenItself($0, by: names[edge.source]) }
        return isChild && !parents.contains(where: areMade)
            && !edge.targets.contains { isGivenItself(edge, by: names[$0]) }
    }

    /// Whether a class sets a property of another one to itself, or makes that one with itself.
    private func isGivenItself(_ edge: Edge, by giver: String) -> Bool {
        module.files.contains { file in
            let outline = file.outline
            return outline.uses.indices.contains { index in
                let use = outline.uses[index]
                guard SelfGift.mayBe(use, in: outline.source), use.type.map({ file.typeNames[$0] }) == giver,
                    let gift = SelfGift(at: index, in: outline)
                else { return false }
                return switch (gift.slot, gift.receiver) {
                case (.property(let name), _): name == edge.name
                case (.argument, .made(let callee)): outline.text(of: outline.uses[callee].name) == names[edge.source]
                default: false
                }
            }
        }
    }

    /// Whether on some way the next one is told of something at a step.
    private func isTold(_ path: [Int], at step: Int) -> Bool {
        edges(from: path[step], to: path[step + 1]).contains { isOfListener(edges[$0]) }
    }

    /// Whether a property is called as one for who is told of something: a delegate.
    private func isOfListener(_ edge: Edge) -> Bool {
        edge.member.map { Self.isOfListeners(edge.file, $0) } ?? false
    }

    /// Whether a view has an object from the beginning on: it is above that and all that the object owns.
    private func isMadeAtOnce(_ edge: Edge, _ ownObjects: OwnObjects) -> Bool {
        guard isView[edge.source], let member = edge.member else { return false }
        return ownObjects.makeAtOnce(Set(edge.targets.map { names[$0] }), for: member, of: edge.file)
    }

    /// Of several edges that lead back, one that is in every cycle and takes nobody's only owner away, or those that
    /// are needed.
    private func fewest(
        _ back: [Closing], _ search: inout OwnershipSearch, _ types: [Int]
    ) -> [Closing] {
        guard back.count > 1, types.count <= Self.manyTypes else { return back }
        let links = search.edges(of: types)
        guard links.count <= Self.manyEdges else { return back }
        let backwards =
            links.filter { index in
                edges[index].member != nil && edges[index].targets.allSatisfy { ranks[$0] < ranks[edges[index].source] }
            }
            .sorted { nearest(edges[$0]) < nearest(edges[$1]) }
        for index in backwards where !search.hasCycle(among: types, without: [index]) {
            let edge = edges[index]
            guard keepsOwners(of: edge.targets, without: index, root: types.first, &search) else { continue }
            for target in edge.targets {
                guard let path = search.path(from: target, to: edge.source, without: index) else { continue }
                return [(index, path)]
            }
        }
        var needed = back
        for (index, _) in back.reversed() {
            let others = needed.filter { $0.index != index }
            if !search.hasCycle(among: types, without: Set(others.map(\.index))) { needed = others }
        }
        return needed
    }

    /// Whether some types are still owned, by way of where a search began or by others, once an edge is not there. Who
    /// makes what comes before it by name has an owner outside.
    private func keepsOwners(
        of targets: [Int], without index: Int, root: Int?, _ search: inout OwnershipSearch
    ) -> Bool {
        guard let root else { return true }
        return targets.allSatisfy { target in
            isView[target] || ranks[target] < 2 * Self.rank(names[target], isController: false)
                || !search.leadsToCycle(target) || search.path(from: root, to: target, without: index) != nil
        }
    }

    private func nearest(_ edge: Edge) -> Int { edge.targets.map { ranks[$0] }.min() ?? 0 }

    /// Whether the objects of a type are certainly owned by somebody but themselves.
    func isOwnedByOthers(_ type: String) -> Bool {
        guard let number = names.firstIndex(of: type) else { return false }
        return isView[number] || edges(to: [number]).contains { $0.source != number && $0.targets.count == 1 }
    }

    /// Whether a property may become weak as far as the module tells.
    func isSafeToWeaken(_ member: Member, of file: ModuleFile) -> Bool {
        guard let edge = edges.first(where: { $0.file === file && $0.member?.name == member.name }) else { return true }
        return RemainingOwners(of: self, OwnObjects(in: module), without: [edge], unset: [:]).keepAll(of: edge)
    }
}

extension Outline {
    /// Whether a member is known in its own file alone.
    func isHidden(_ member: Member) -> Bool {
        hasModifier("private", member) || hasModifier("fileprivate", member)
    }
}
