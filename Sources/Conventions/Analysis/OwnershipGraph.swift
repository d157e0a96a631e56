import SwiftOutline
import Text

/// Which types of a module own which, by their strong stored properties.
struct OwnershipGraph {
    /// A strong stored property, and the types of the module whose objects it may hold.
    struct Edge {
        let source: Int
        let file: ModuleFile
        let member: Member
        let targets: [Int]
        var name: String { file.outline.text(of: member.name) }
    }

    /// The names of the module's classes, actors and structs, nested ones too.
    let names: [String]
    let edges: [Edge]
    private let roots: [Int]
    private let isClass: [Bool]

    init(of module: CheckedModule) {
        var names: [String] = []
        var places: [(file: ModuleFile, type: Int)] = []
        for file in module.files {
            for (index, type) in file.outline.types.enumerated() {
                guard type.kind == .class || type.kind == .actor || type.kind == .struct else { continue }
                names.append(file.typeNames[index])
                places.append((file, index))
            }
        }
        let subtypes = Subtypes(of: names, in: module)
        let aliases = Self.aliases(in: module)
        var edges: [Edge] = []
        for (source, place) in places.enumerated() {
            let outline = place.file.outline
            for number in place.file.members[place.type] where Self.owns(outline.members[number], outline) {
                guard let type = place.file.propertyTypes[number] else { continue }
                let member = outline.members[number]
                var targets: [Int] = []
                for name in Self.owned(type, aliases) where !Self.ownedByAnybody.contains(where: { $0 == name }) {
                    guard !name.utf8.begins(with: "UI".utf8) || Self.holdsScreens(names[source]) && !Self.isList(type)
                    else {
                        continue
                    }
                    for target in subtypes.of(String(name)) where target != source && !targets.contains(target) {
                        if Self.isVisible(places[target], from: place) { targets.append(target) }
                    }
                }
                guard !targets.isEmpty else { continue }
                edges.append(Edge(source: source, file: place.file, member: member, targets: targets))
                for subtype in subtypes.of(names[source]) where subtype != source {
                    edges.append(
                        Edge(
                            source: subtype, file: place.file, member: member, targets: targets.filter { $0 != subtype }
                        ))
                }
            }
        }
        self.names = names
        self.edges = edges
        isClass = places.map { $0.file.outline.types[$0.type].kind != .struct }
        guard OwnershipSearch(edges, count: names.count).hasCycle else {
            roots = []
            return
        }
        let controllers = Set(subtypes.of("UIViewController"))
        let ranks = names.indices.map { Self.rank(names[$0], isController: controllers.contains($0)) }
        roots = names.indices.sorted { ranks[$0] < ranks[$1] }
    }

    /// The edges that lead back, so that without them no type would own itself: of a cycle, the one that ends nearest
    /// to the view. Each with the cycle that it closes, as names from its target to its source.
    func backEdges() -> [(edge: Edge, cycle: [String])] {
        var search = OwnershipSearch(edges, count: names.count)
        var found: [(edge: Edge, cycle: [String])] = []
        for root in roots where search.leadsToCycle(root) {
            let types = search.reach(from: root)
            var back: [Int] = []
            // The types, at their distances, that an edge already leads back from.
            var sources: Set<Int> = []
            for index in search.edges(of: types) {
                let edge = edges[index]
                guard let own = search.distances[edge.source] else { continue }
                for target in edge.targets {
                    guard let distance = search.distances[target], distance <= own,
                        let path = search.path(from: target, to: edge.source, without: index)
                    else { continue }
                    guard !sources.contains(target) || distance != own else { continue }
                    guard path.contains(where: { isClass[$0] }) else { continue }
                    back.append(index)
                    sources.insert(edge.source)
                    found.append((edge, path.map { names[$0] }))
                    break
                }
            }
            search.remove(back, of: types)
        }
        return found
    }

    /// The names of the types that a property owns, and of what other names for them stand for.
    private static func owned(_ type: String, _ aliases: [String: String]) -> [Substring] {
        let names = TypeText.owned(type)
        guard !aliases.isEmpty else { return names }
        return names.flatMap { [$0] + (aliases[String($0)].map(TypeText.owned) ?? []) }
    }

    /// What the module's other names for types stand for.
    private static func aliases(in module: CheckedModule) -> [String: String] {
        var aliases: [String: String] = [:]
        for file in module.files {
            for (number, member) in file.outline.members.enumerated() where member.kind == .typealias {
                guard let type = member.type else { continue }
                aliases[file.memberNames[number]] = TypeText.core(file.outline.source[type])
            }
        }
        return aliases
    }

    private static func isList(_ type: String) -> Bool {
        type.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }
    }

    /// Types that say nothing of what they hold.
    private static let ownedByAnybody = ["AnyObject", "NSObject", "Any", "NSObjectProtocol", "Self"]

    private static func owns(_ member: Member, _ outline: Outline) -> Bool {
        member.isStored && !member.isStatic && member.ownership == .strong
            && !outline[member.attributes].contains { outline.text(of: $0).contains("Weak") }
            // What is overridden is stored where it was declared.
            && !outline.hasModifier("override", member)
    }

    /// Whether a type of UIKit that it holds may be the module's own screen. To views and controllers such types are
    /// subviews and children, and lead down.
    private static func holdsScreens(_ name: String) -> Bool {
        switch Role.role(of: name) {
        case .presenter, .interactor, .router: true
        default: false
        }
    }

    /// Whether the bare name of a type means it: a nested one is known within its outer type alone.
    private static func isVisible(
        _ type: (file: ModuleFile, type: Int), from place: (file: ModuleFile, type: Int)
    ) -> Bool {
        guard let outer = type.file.outline.types[type.type].parent else { return true }
        let outline = place.file.outline
        let outerName = type.file.outline.text(of: type.file.outline.types[outer].name)
        var index: Int? = place.type
        while let current = index {
            if outline.text(of: outline.types[current].name) == outerName { return true }
            index = outline.types[current].parent
        }
        return false
    }

    /// The controller first, for it is what a window or another module holds.
    private static func rank(_ name: String, isController: Bool) -> Int {
        if isController || name.hasSuffix("ViewController") { return 0 }
        guard let role = Role.role(of: name) else { return 5 }
        return switch role {
        case .view: 1
        case .presenter: 2
        case .interactor: 3
        case .router: 4
        default: 5
        }
    }
}
