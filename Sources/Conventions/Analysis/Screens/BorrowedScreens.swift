import SwiftOutline

/// The screens from outside of a module that it shows as its own: its router holds one to which the module gives a
/// presenter.
struct BorrowedScreens {
    /// The names of these screens, each of which is a type of its own in the graph, behind those that were there.
    private(set) var names: [String] = []
    private(set) var edges: [OwnershipGraph.Edge] = []

    /// - Parameters:
    ///   - properties: what may hold objects of types that are declared elsewhere.
    ///   - count: the number of the types that are in the graph already.
    init(
        in module: CheckedModule, _ properties: [(source: Int, number: Int)],
        _ places: [(file: ModuleFile, type: Int)], _ subtypes: Subtypes, behind count: Int
    ) {
        for (source, number) in properties {
            let file = places[source].file
            guard let screen = file.propertyTypes[number], Subtypes.isForeignScreen(screen),
                ForeignProperties.isForeign(screen, to: module), !module.clears(file.memberNames[number])
            else { continue }
            let place = names.firstIndex(of: screen) ?? names.count
            if place == names.count {
                let targets = Self.given(to: screen, by: module, subtypes).filter {
                    places[$0].file.outline.types[places[$0].type].kind != .struct
                }
                guard !targets.isEmpty else { continue }
                names.append(screen)
                edges.append(
                    OwnershipGraph.Edge(
                        source: count + place, file: file, member: nil, targets: targets.sorted(), isTree: false,
                        isInherited: true))
            }
            edges.append(
                OwnershipGraph.Edge(
                    source: source, file: file, member: file.outline.members[number], targets: [count + place],
                    isTree: false))
        }
    }

    /// The module's types whose objects may be in those strong properties of a screen that the module sets.
    private static func given(to screen: String, by module: CheckedModule, _ subtypes: Subtypes) -> Set<Int> {
        let set = module.files.reduce(into: Set<String>()) { $0.formUnion($1.outline.properties(setOf: screen)) }
        guard !set.isEmpty, let properties = module.index.outerClass(screen)?.properties else { return [] }
        return Set(properties.filter { set.contains($0.name) }.flatMap(\.owned).flatMap { subtypes.of($0[...]) })
    }
}

extension Outline {
    /// The names of the properties that are set of a local object of a type: one that is made, cast or handed in.
    fileprivate func properties(setOf type: String) -> Set<String> {
        var found: Set<String> = []
        for (index, use) in uses.enumerated() where index > 0 && use.roles.contains([.member, .assigned]) {
            let base = uses[index - 1]
            guard !base.roles.contains(.member), !value(assignedTo: use).starts(with: "nil".utf8),
                source[base.name.upperBound..<use.name.lowerBound].allSatisfy({ ".?!".utf8.contains($0) }),
                let bound = binding(of: source[base.name], before: index),
                uses(ofBinding: bound, before: index).dropFirst()
                    .first(where: {
                        $0.isTypeName(in: self) && ($0.roles.contains(.called) || isCast($0) || isWritten($0))
                    })
                    .map({ source[$0.name].elementsEqual(type.utf8) }) == true
            else { continue }
            found.insert(text(of: use.name))
        }
        return found
    }

    /// Whether a type is written behind a colon.
    private func isWritten(_ type: Use) -> Bool {
        source[..<type.name.lowerBound].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
    }
}
