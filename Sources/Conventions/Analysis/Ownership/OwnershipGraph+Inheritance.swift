import SwiftOutline

extension OwnershipGraph {
    /// What classes own by properties that they inherit from classes elsewhere in the project. Only what leads away
    /// from the view is an edge: what leads back is the other class's fault. Where nothing leads back, there is no
    /// cycle to be closed, and no other class to be read.
    static func inheritedEdges(
        in module: CheckedModule, _ names: [String], _ places: [(file: ModuleFile, type: Int)], _ subtypes: Subtypes,
        controllers: Set<Int>, beside known: [Edge]
    ) -> [Edge] {
        func rank(_ number: Int) -> Int { Self.rank(names[number], isController: controllers.contains(number)) }
        guard known.contains(where: { edge in edge.targets.contains { rank($0) <= rank(edge.source) } }) else {
            return []
        }
        return places.enumerated().flatMap { source, place -> [Edge] in
            let owned = module.ownedByInheritance(place.file.outline.types[place.type], in: place.file.outline)
            let targets = Set(owned.flatMap { subtypes.of($0[...]) }).filter {
                rank($0) > rank(source) && rank($0) < noRank
            }
            guard !targets.isEmpty else { return [] }
            let heirs = subtypes.of(names[source][...]).filter { names[$0] != names[source] }
            return ([source] + heirs).map { heir in
                Edge(
                    source: heir, file: place.file, member: nil, targets: targets.sorted(), isTree: false,
                    isInherited: true)
            }
        }
    }
}

extension CheckedModule {
    /// The names of the types whose objects a class owns by properties that it inherits from classes outside of the
    /// module: of `final class ClientsViewController: BaseViewController<ClientsPresenter>` the presenter.
    fileprivate func ownedByInheritance(_ type: TypeDeclaration, in outline: Outline) -> [String] {
        inheritedProperties(of: type, in: outline).map(\.property).filter(mayBeSet).flatMap(\.owned)
    }

    /// Whether an inherited property may hold an object of the module's: one of a class of UIKit's may hold any view,
    /// and holds one of these where the module sets it.
    private func mayBeSet(_ property: BaseClass.Property) -> Bool {
        guard !property.owned.isEmpty, property.owned.allSatisfy({ $0.hasPrefix("UI") && declarations(of: $0).isEmpty })
        else { return true }
        return files.contains { file in
            file.outline.uses.contains { use in
                use.roles.contains(.assigned) && !use.roles.contains(.bound)
                    && file.outline.source[use.name].elementsEqual(property.name.utf8)
            }
        }
    }

    /// The properties that a class inherits from classes outside of the module, with what generic ones are given, and
    /// the names of these classes.
    func inheritedProperties(
        of type: TypeDeclaration, in outline: Outline
    ) -> [(base: String, property: BaseClass.Property)] {
        guard type.kind == .class, var superclass = outline.inheritedNames(of: type).first else { return [] }
        var found: [(base: String, property: BaseClass.Property)] = []
        var seen: Set<String> = []
        // What the classes on the way call their arguments.
        var arguments: [String: [String]] = [:]
        func names(_ name: some StringProtocol) -> [String] { arguments[String(name)] ?? [String(name)] }
        while case .named(let name, let given)? = try? SwiftType(parsing: superclass), seen.insert(name).inserted,
            !Self.isForObjectsAlone(name), declarations(of: name).isEmpty, let base = index.baseClass(name)
        {
            let own = given.map { TypeText.owned($0.core.description).flatMap { names($0) } }
            arguments = Dictionary(zip(base.parameters, own)) { first, _ in first }
            for property in base.properties {
                let owned = property.owned.flatMap { names($0) }
                found.append((name, BaseClass.Property(name: property.name, owned: owned, labels: property.labels)))
            }
            guard let next = base.superclass else { break }
            superclass = next
        }
        return found
    }
}
