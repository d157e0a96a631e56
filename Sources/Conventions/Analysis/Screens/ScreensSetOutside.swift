import SwiftOutline

/// The screens of a module in properties of its routers that may hold any, and that nothing in the module sets: who
/// puts the module together elsewhere may give them the screen.
struct ScreensSetOutside {
    let edges: [OwnershipGraph.Edge]

    init(
        in module: CheckedModule, _ names: [String], _ places: [(file: ModuleFile, type: Int)], controllers: Set<Int>
    ) {
        edges = places.enumerated().flatMap { source, place -> [OwnershipGraph.Edge] in
            guard OwnershipGraph.role(of: names[source]) == .router else { return [] }
            let targets = controllers.subtracting([source]).sorted()
            guard !targets.isEmpty else { return [] }
            return place.file.members[place.type].compactMap { number in
                let member = place.file.outline.members[number]
                guard place.file.propertyTypes[number] == "UIViewController",
                    OwnershipGraph.owns(member, place.file.outline), !place.file.outline.isHidden(member),
                    module.questionOfAssignment(to: member, of: place.file) != nil
                else { return nil }
                return OwnershipGraph.Edge(
                    source: source, file: place.file, member: member, targets: targets, isTree: false,
                    isSetOutside: true)
            }
        }
    }
}
