import SwiftOutline

extension OwnershipGraph {
    /// Whether a router owns its module and not the other way round, so that it is not the reference from it that leads
    /// back: nobody else holds what it refers to and whoever has the module made gets the router; or it is given a ready
    /// object and makes itself known to that.
    func isRoot(_ edge: Edge, _ ownObjects: OwnObjects) -> Bool {
        guard let member = edge.member, Role.role(of: names[edge.source]) == .router,
            !edge.targets.contains(where: { isView[$0] })
        else { return false }
        let targets = Set(edge.targets.map { names[$0] })
        if ownObjects.makeOrTake(targets, for: member, of: edge.file) { return false }
        return isAloneAndGivenOut(edge) || isReady(member, of: edge)
    }

    private func isAloneAndGivenOut(_ edge: Edge) -> Bool {
        let isHeld = edges.contains { $0.property != edge.property && !Set($0.targets).isDisjoint(with: edge.targets) }
        return !isHeld
            && module.files.contains { $0.outline.resultsOfFunctions(exceptOf: "").contains(names[edge.source]) }
    }

    /// Whether an object is there from the beginning, and is told of the one that holds it: `presenter.router = self`.
    private func isReady(_ member: Member, of edge: Edge) -> Bool {
        guard let type = member.type, edge.file.outline.source[type].last.map({ !"?!".utf8.contains($0) }) == true
        else {
            return false
        }
        return module.files.contains { file in
            let outline = file.outline
            return outline.uses.enumerated().contains { index, use in
                index > 0 && use.roles.contains([.member, .assigned])
                    && use.type.map { file.typeNames[$0] == names[edge.source] } ?? false
                    && outline.text(of: outline.uses[index - 1].name) == edge.name
                    && outline.value(assignedTo: use).prefix(while: \.isNamePart).elementsEqual("self".utf8)
            }
        }
    }
}
