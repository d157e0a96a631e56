import SwiftOutline

/// The screens of classes elsewhere that a module makes for itself: its router holds one, as any screen, that is made
/// with an object of the module, or is given one, and keeps that: `SceneViewController(viewModel: presenter)`, or
/// `screen.presenter = presenter`.
struct ScreensMadeOfOthers {
    /// The names of these classes, each of which is a type of its own in the graph, behind those that were there.
    private(set) var names: [String] = []
    private(set) var edges: [OwnershipGraph.Edge] = []

    /// - Parameter count: the number of the types that are in the graph already.
    init(
        in module: CheckedModule, _ known: [String], _ places: [(file: ModuleFile, type: Int)], behind count: Int
    ) {
        let classes = Set(known)
        for (source, place) in places.enumerated() where OwnershipGraph.role(of: known[source]) == .router {
            for number in place.file.members[place.type] {
                let member = place.file.outline.members[number]
                guard place.file.propertyTypes[number] == "UIViewController",
                    OwnershipGraph.owns(member, place.file.outline), !module.clears(place.file.memberNames[number])
                else { continue }
                for (screen, given) in Self.screens(
                    in: place.file.memberNames[number], of: known[source], module, classes)
                {
                    let targets = given.flatMap { name in known.indices.filter { known[$0] == name } }
                    let host = count + (names.firstIndex(of: screen) ?? names.count)
                    if !names.contains(screen) {
                        names.append(screen)
                        edges.append(
                            OwnershipGraph.Edge(
                                source: host, file: place.file, member: nil, targets: targets, isTree: false,
                                isInherited: true))
                    }
                    edges.append(
                        OwnershipGraph.Edge(
                            source: source, file: place.file, member: member, targets: [host], isTree: false))
                }
            }
        }
    }

    /// The classes elsewhere whose new objects are assigned to a property of a type, with those whose objects they
    /// keep.
    private static func screens(
        in property: String, of owner: String, _ module: CheckedModule, _ classes: Set<String>
    ) -> [(screen: String, given: [String])] {
        module.files.flatMap { file -> [(screen: String, given: [String])] in
            let outline = file.outline
            lazy var properties = outline.typesOfProperties
            return outline.uses.indices.compactMap { index in
                let use = outline.uses[index]
                guard outline.source[use.name].elementsEqual(property.utf8), !use.roles.contains(.bound),
                    case let call = outline.call(assignedAt: index),
                    let type = call ?? outline.cast(assignedAt: index),
                    case let screen = outline.text(of: outline.uses[type].name),
                    Subtypes.isForeignScreen(screen), ForeignProperties.isForeign(screen, to: module),
                    (use.roles.contains([.member, .assigned])
                        ? SetReferences.owner(of: index, in: file, classes, properties)
                        : use.roles.contains(.labelled)
                            ? SetReferences.owner(madeWith: index, in: outline, of: module, classes) : nil) == owner,
                    let kept = module.index.outerClass(screen)?.properties.map(\.name)
                else { return nil }
                let places = (call.map(outline.labels) ?? []) + outline.properties(setOfLocalAssignedAt: index)
                let given = places.filter { kept.contains(outline.text(of: outline.uses[$0].name)) }
                    .compactMap { SetReferences.value(of: $0, in: file, classes, properties) }
                return given.isEmpty ? nil : (screen, given)
            }
        }
    }
}

extension Outline {
    /// The call that gives what is assigned at a use, or what the local name was bound to that is assigned.
    fileprivate func call(assignedAt index: Int) -> Int? {
        let value = value(assignedTo: uses[index])
        let name = value.prefix(while: \.isNamePart)
        if value.dropFirst(name.count).first == UInt8(ascii: "(") { return call(after: index, from: value.startIndex) }
        guard value.isAlone(String(decoding: name, as: UTF8.self)), let bound = binding(of: name, before: index),
            !isParameter(bound)
        else { return nil }
        return call(after: bound, from: self.value(assignedTo: uses[bound]).startIndex)
    }

    private func call(after index: Int, from start: Int) -> Int? {
        guard index + 1 < uses.count, uses[index + 1].name.lowerBound == start, uses[index + 1].roles.contains(.called)
        else { return nil }
        return index + 1
    }

    /// The class that what has the assigned local name was taken as where that was bound:
    /// `let screen = storyboard.initial() as! FeedViewController`.
    fileprivate func cast(assignedAt index: Int) -> Int? {
        let value = value(assignedTo: uses[index])
        let name = value.prefix(while: \.isNamePart)
        guard value.isAlone(String(decoding: name, as: UTF8.self)), let bound = binding(of: name, before: index),
            !isParameter(bound), case let binding = uses(ofBinding: bound, before: index)
        else { return nil }
        return binding.indices.last { isCast(binding[$0]) }
    }

    /// The places where properties are set of what has the local name that is assigned at a use.
    fileprivate func properties(setOfLocalAssignedAt index: Int) -> [Int] {
        let value = value(assignedTo: uses[index])
        let name = value.prefix(while: \.isNamePart)
        guard value.isAlone(String(decoding: name, as: UTF8.self)), let bound = binding(of: name, before: index) else {
            return []
        }
        return uses(in: member(around: uses[index].name.lowerBound)).indices.filter { place in
            place > bound && uses[place].roles.contains([.member, .assigned])
                && receiver(of: uses[place]).elementsEqual(name)
        }
    }

    /// The labels of a call's arguments.
    fileprivate func labels(ofCall call: Int) -> [Int] {
        uses.indices[(call + 1)...].prefix(Self.mostNames).filter { index in
            uses[index].roles.contains(.labelled) && !uses[index].roles.contains(.bound)
                && callee(around: uses[index].name.lowerBound, before: index) == call
        }
    }

    /// How many names a call may have.
    private static let mostNames = 100
}
