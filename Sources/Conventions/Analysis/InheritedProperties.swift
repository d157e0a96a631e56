import SwiftOutline

/// What the classes of a module own by properties that they inherit from classes elsewhere in the project.
struct InheritedProperties {
    private let module: CheckedModule
    private let places: [(file: ModuleFile, type: Int)]
    private let names: [String]
    private let subtypes: Subtypes
    private let ranks: [Int]

    init(
        in module: CheckedModule, _ names: [String], _ places: [(file: ModuleFile, type: Int)], _ subtypes: Subtypes,
        controllers: Set<Int>
    ) {
        self.module = module
        self.places = places
        self.names = names
        self.subtypes = subtypes
        ranks = names.indices.map { OwnershipGraph.rank(names[$0], isController: controllers.contains($0)) }
    }

    /// Only what leads away from the view is an edge: what leads back is the other class's fault. Where nothing leads back,
    /// there is no cycle to be closed, and no other class to be read.
    func edges(beside known: [OwnershipGraph.Edge]) -> [OwnershipGraph.Edge] {
        guard known.contains(where: { edge in edge.targets.contains { ranks[$0] <= ranks[edge.source] } }) else {
            return []
        }
        var edges: [OwnershipGraph.Edge] = []
        for (source, place) in places.enumerated() {
            let owned = module.ownedByInheritance(place.file.outline.types[place.type], in: place.file.outline)
            guard !owned.isEmpty else { continue }
            let targets = Set(owned.flatMap { subtypes.of($0[...]) }).filter {
                ranks[$0] > ranks[source] && ranks[$0] < OwnershipGraph.noRank
            }
            guard !targets.isEmpty else { continue }
            for subtype in [source] + subtypes.of(names[source][...]).filter({ $0 != source }) {
                edges.append(
                    OwnershipGraph.Edge(
                        source: subtype, file: place.file, member: nil, targets: targets.sorted(), isTree: false,
                        isInherited: true))
            }
        }
        return edges
    }
}

extension CheckedModule {
    /// The names of the types whose objects a class owns by properties that it inherits from classes outside of the module:
    /// of `final class ClientsViewController: BaseViewController<ClientsPresenter>` the presenter.
    fileprivate func ownedByInheritance(_ type: TypeDeclaration, in outline: Outline) -> [String] {
        guard type.kind == .class, var superclass = outline.inheritedNames(of: type).first else { return [] }
        var owned: [String] = []
        var seen: Set<String> = []
        // What the classes on the way call their arguments.
        var arguments: [String: [String]] = [:]
        func names(_ name: some StringProtocol) -> [String] { arguments[String(name)] ?? [String(name)] }
        while case .named(let name, let given)? = try? SwiftType(parsing: superclass), seen.insert(name).inserted,
            !Self.isForObjectsAlone(name), declarations(of: name).isEmpty, let base = index.baseClass(name)
        {
            let own = given.map { TypeText.owned($0.core.description).flatMap { names($0) } }
            arguments = Dictionary(zip(base.parameters, own)) { first, _ in first }
            owned += base.owned.flatMap { names($0) }
            guard let next = base.superclass else { break }
            superclass = next
        }
        return owned
    }
}
