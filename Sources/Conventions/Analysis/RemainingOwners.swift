import SwiftOutline

/// What objects still have an owner once some properties are weak.
struct RemainingOwners {
    private let graph: OwnershipGraph
    private let ownObjects: OwnObjects
    /// The types whose objects another property holds, which can hold nothing else.
    private let owned: Set<Int>

    init(of graph: OwnershipGraph, _ ownObjects: OwnObjects, without weakened: [OwnershipGraph.Edge]) {
        self.graph = graph
        self.ownObjects = ownObjects
        let gone = Set(weakened.compactMap(\.property))
        owned = Set(
            graph.edges.filter { edge in
                edge.targets.count == 1 && !(edge.property.map(gone.contains) ?? false)
                    // A delegate is told, and not owned; but for a view that calls its presenter so.
                    && (graph.isView[edge.source] || !edge.name.lowercased().hasSuffix("delegate"))
            }.flatMap(\.targets))
    }

    /// Whether everything that a property refers to is owned by a window or another view, or by a property that stays
    /// strong; and the property's own type does not make it.
    func keepAll(of edge: OwnershipGraph.Edge) -> Bool {
        let targets = Set(edge.targets.map { graph.names[$0] })
        guard let member = edge.member, !ownObjects.makeOrTake(targets, for: member, of: edge.file) else {
            return false
        }
        return edge.targets.allSatisfy { target in
            graph.isView[target] ? isShown(target, besides: edge) : owned.contains(target) && !isSource(edge)
        }
    }

    /// Whether what holds an object gives it to another owner later, `screen.presenter = presenter`: until then nobody
    /// else has it.
    private func isSource(_ edge: OwnershipGraph.Edge) -> Bool {
        let owners = Set(
            graph.edges.filter { $0.source != edge.source && !Set($0.targets).isDisjoint(with: edge.targets) }
                .map { NameHash.of($0.name) })
        guard !owners.isEmpty else { return false }
        let name = Array(edge.name.utf8)
        return graph.module.files.contains { file in
            file.outline.uses.enumerated().contains { index, use in
                use.roles.contains([.member, .assigned])
                    && use.type.map { file.typeNames[$0] } == graph.names[edge.source]
                    && owners.contains(NameHash.of(file.outline.source[use.name]))
                    && !file.outline.isOfSelf(use) && file.outline.isGiven(itsOwn: name, at: index)
            }
        }
    }

    /// Whether a screen is in other hands than those of a property: whoever shows it is given it by the module or has it
    /// before, and not only what holds it.
    private func isShown(_ screen: Int, besides edge: OwnershipGraph.Edge) -> Bool {
        // A cell is not what holds the screen that shows it.
        if graph.edges.contains(where: { $0.member == nil && $0.source == screen && $0.targets == [edge.source] }) {
            return true
        }
        let module = graph.module
        let types = Subtypes(of: graph.names, in: module)
        let results = module.files.flatMap { $0.outline.resultsOfFunctions(exceptOf: graph.names[edge.source]) }
        let given = Set(results.flatMap { types.of($0[...]) })
        let isGiven = results.contains { $0.hasPrefix("UI") && $0.hasSuffix("Controller") } || given.contains(screen)
        if isGiven { return true }
        if given.contains(edge.source) { return false }
        return GivenValues(to: edge.name, in: module).areOfOthers
    }
}

extension Outline {
    /// Whether what is assigned at a use is the property of some name, or what was unwrapped of it.
    fileprivate func isGiven(itsOwn property: [UInt8], at index: Int) -> Bool {
        let (name, rest) = Self.nameOfSelf(value(assignedTo: uses[index]))
        guard !".([".utf8.contains(rest.first ?? UInt8(ascii: "\n")) else { return false }
        guard let bound = binding(of: name, before: index) else { return name.elementsEqual(property) }
        let binding = source[uses[bound].name.upperBound...].drop { $0 == UInt8(ascii: " ") }
        switch binding.first {
        case UInt8(ascii: "="):
            let value = binding.dropFirst().drop { " \t\r\n".utf8.contains($0) }
            return Self.nameOfSelf(value).name.elementsEqual(property)
        // A parameter.
        case UInt8(ascii: ":"): return false
        // `if let presenter {`
        default: return name.elementsEqual(property)
        }
    }

    /// The name that a text begins with, with or without `self`, and what follows.
    private static func nameOfSelf(_ text: ArraySlice<UInt8>) -> (name: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
        let text = text.starts(with: "self.".utf8) ? text.dropFirst(5) : text
        let name = text.prefix(while: \.isNamePart)
        return (name, text.dropFirst(name.count))
    }
}
