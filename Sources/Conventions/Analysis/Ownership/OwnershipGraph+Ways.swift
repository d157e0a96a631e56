import SwiftOutline

// Which of two classes that own each other is kept by somebody else, where only the rest of the project tells.
extension OwnershipGraph {
    /// A reference that leads back to a router which others make and tell of its module, or to what makes its module
    /// itself; or in its place the other one's own, where whoever makes it has it in a function alone: then what it
    /// refers to is its one owner.
    func ways(
        of reference: BackReference, along cycle: [Int], _ ownObjects: OwnObjects, told: Set<Edge.Property>
    ) -> [BackReference] {
        guard cycle.count > 1, reference.edge.targets == [cycle[0]], !reference.edge.isPart else { return [reference] }
        let references = referencesOfRouter(reference, cycle) ?? referencesOfMaker(reference, cycle, ownObjects, told)
        guard !references.isEmpty else { return [reference] }
        let kept = kept(cycle[0])
        func question(isWanted: Bool) -> OpenQuestion {
            .isLocal(
                kept.name, givenAs: kept.labels, to: kept.owners, outside: module.files.map(\.path), isWanted: isWanted)
        }
        var back = reference
        back.questions.append(question(isWanted: false))
        let questions = reference.questions + [questionOfAssignment(to: reference.edge)].compactMap(\.self)
        let others = references.map { edge, cycle in
            BackReference(
                edge: edge, cycle: cycle.map { names[$0] }, isSafeToWeaken: false, weakOwner: nil, exit: nil,
                routersScreen: nil, questions: questions + [question(isWanted: true)])
        }
        return [back] + others
    }

    /// What owns objects of a type, and the names by which these are given to it.
    private func kept(_ type: Int) -> (name: String, labels: [String], owners: [String]) {
        let owners = edges(to: [type])
        let labels = owners.flatMap { owner -> [String] in
            let kept = owner.file.outline.labelsOfKeptArguments(of: names[owner.source])
            return [owner.name] + (kept[owner.name] ?? [])
        }
        return (names[type], Set(labels).sorted(), Set(owners.map { names[$0.source] }).sorted())
    }

    /// The reference of a router that is handed what its module is made of; nil where it is none.
    private func referencesOfRouter(_ reference: BackReference, _ cycle: [Int]) -> [(Edge, [Int])]? {
        let router = cycle[0]
        guard Self.role(of: names[router]) == .router,
            let own = edges(from: router, to: cycle[1]).map({ edges[$0] }).first(where: isRootAsHandedIn),
            !isHandedOver(own),
            !module.files.contains(where: { $0.outline.madeClasses.contains(NameHash.of(names[router])) })
        else { return nil }
        return [(own, cycle.dropFirst() + [router])]
    }

    /// The references of a class that makes its module for itself, and that nothing keeps but what it has made:
    /// `presenter.router = self` in a router of which others take the screen, `FeedRouter().screen`. None where the
    /// module keeps it besides.
    private func referencesOfMaker(
        _ reference: BackReference, _ cycle: [Int], _ ownObjects: OwnObjects, _ told: Set<Edge.Property>
    ) -> [(Edge, [Int])] {
        let maker = cycle[0]
        guard isClass[maker], !isView[maker], reference.weakOwner == nil, reference.edge.container == nil,
            edges(to: [maker]).allSatisfy({ $0.property.map(told.contains) ?? false }),
            edges(from: maker, to: cycle[1]).contains(where: { makes(edges[$0], ownObjects) })
        else { return [] }
        let kept = kept(maker)
        guard !module.givesOut(kept.name),
            !module.files.contains(where: { $0.outline.keepsMade(kept.name, givenAs: kept.labels, to: kept.owners) })
        else { return [] }
        var search = OwnershipSearch(edges, count: names.count)
        let others = edges.indices.filter { index in
            edges[index].targets != [maker] && edges[index].property.map(told.contains) ?? false
        }
        search.remove(others, of: Array(names.indices))
        return table.from[maker].compactMap { index in
            let edge = edges[index]
            guard edge.member != nil, !edge.isTree, !edge.isPart, edge.container == nil, !isHandedOver(edge),
                !others.contains(index)
            else { return nil }
            return edge.targets.lazy.compactMap { search.path(from: $0, to: maker, without: index) }.first
                .map { (edge, $0) }
        }
    }

    private func makes(_ edge: Edge, _ ownObjects: OwnObjects) -> Bool {
        edge.member.map { ownObjects.make(Set(edge.targets.map { names[$0] }), for: $0, of: edge.file) } ?? false
    }
}

extension CheckedModule {
    /// Whether a type itself gives others its objects: by a static member, or by one that makes them.
    fileprivate func givesOut(_ type: String) -> Bool {
        let types = [type] + allInherited(by: type).filter { !declarations(of: $0).isEmpty }
        return files.contains { file in
            file.outline.members.indices.contains { number in
                let member = file.outline.members[number]
                guard member.isStatic || member.kind == .func, let result = member.type else { return false }
                return !TypeText.owned(TypeText.core(file.outline.source[result])).filter { types.contains(String($0)) }
                    .isEmpty
            }
        }
    }
}
