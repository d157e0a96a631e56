import SwiftOutline
import Text

/// The navigation controllers and other containers that routers hold, or that others make for themselves, where the
/// code shows that it puts the module's own screen into them.
struct ContainedScreens {
    private let module: CheckedModule
    private let names: [String]
    private let places: [(file: ModuleFile, type: Int)]
    private let controllers: Set<Int>

    /// What has a container: a property of a type, or a local name in a member of a file.
    private enum Holder: Hashable {
        case property(String, of: String)
        case local(String, file: Int, member: Range<Int>)
    }

    init(
        in module: CheckedModule, _ names: [String], _ places: [(file: ModuleFile, type: Int)], controllers: Set<Int>
    ) {
        self.module = module
        self.names = names
        self.places = places
        self.controllers = controllers
    }

    /// The edges to the screens in the containers that they hold.
    var edges: [OwnershipGraph.Edge] {
        let properties = containers
        guard !properties.isEmpty else { return [] }
        let contents = contents
        let isBorrowed = !makesContainer
        return properties.compactMap { source, number, type in
            let file = places[source].file
            let property = Holder.property(file.memberNames[number], of: names[source])
            let holders = contents.keys.filter { $0 == property || isGiven($0, to: property) }
            let targets = Set(holders.flatMap { contents[$0] ?? [] }).subtracting([source]).sorted()
            guard !targets.isEmpty, !module.clears(file.memberNames[number]) else { return nil }
            return OwnershipGraph.Edge(
                source: source, file: file, member: file.outline.members[number], targets: targets, isTree: false,
                container: type, isBorrowed: isBorrowed)
        }
    }

    /// Whether the module's code makes a container, which goes with its screens and not before.
    private var makesContainer: Bool {
        module.files.contains { file in
            file.outline.uses.contains { use in
                use.roles.contains(.called) && !use.roles.contains(.member)
                    && Self.isContainer(file.outline.text(of: use.name))
            }
        }
    }

    /// The strong properties that hold containers which are none of the module's own.
    private var containers: [(source: Int, number: Int, type: String)] {
        lazy var ownObjects = OwnObjects(in: module)
        return places.enumerated().flatMap { source, place -> [(source: Int, number: Int, type: String)] in
            place.file.members[place.type].compactMap { number in
                let member = place.file.outline.members[number]
                guard let type = place.file.propertyTypes[number], Self.isContainer(type), !names.contains(type),
                    OwnershipGraph.owns(member, place.file.outline),
                    isHolder(source) || isMaker(source) && ownObjects.make([type], for: member, of: place.file)
                else { return nil }
                return (source, number, type)
            }
        }
    }

    private func isHolder(_ source: Int) -> Bool { OwnershipGraph.role(of: names[source]) == .router }

    /// Whether a type is no screen that holds a container rightly, but may make one.
    private func isMaker(_ source: Int) -> Bool {
        let role = OwnershipGraph.role(of: names[source])
        return role == .presenter || role == .interactor
    }

    private static func isContainer(_ type: String) -> Bool {
        ["NavigationController", "TabBarController", "SplitViewController"].contains { type.utf8.ends(with: $0.utf8) }
    }

    /// The screens that are put into containers, or taken out, by what has these.
    private var contents: [Holder: Set<Int>] {
        let numbers = names.indices.filter { controllers.contains($0) || names[$0].hasSuffix("ViewController") }
        // The numbers of the types that are screens, by name.
        let screens = Dictionary(numbers.map { (names[$0], $0) }) { first, _ in first }
        var contents: [Holder: Set<Int>] = [:]
        for (number, file) in module.files.enumerated() {
            for (index, use) in file.outline.uses.enumerated() where index > 0 {
                let code = ContainerCode(file, index)
                guard let values = code.values,
                    let place = use.roles.contains(.labelled) ? code.placeOfMade : index - 1,
                    let holder = holder(at: place, in: number)
                else { continue }
                let found = values.compactMap { code.type(of: $0, among: screens.keys) }
                contents[holder, default: []].formUnion(found.compactMap { screens[$0] })
            }
        }
        return contents
    }

    /// What a name that has a container means.
    private func holder(at index: Int, in number: Int) -> Holder? {
        let file = module.files[number]
        let outline = file.outline
        let name = outline.text(of: outline.uses[index].name)
        let code = ContainerCode(file, index)
        if let type = code.ownerOfProperty(among: names) { return .property(name, of: type) }
        guard !outline.uses[index].roles.contains(.member) else { return nil }
        return .local(name, file: number, member: outline.member(around: outline.uses[index].name.lowerBound))
    }

    /// Whether what has a local name is assigned to a property where it has the name, or is given to the one who has
    /// the property when that is made: `router.navigation = navigation` and `CartRouter(navigation: navigation)`.
    private func isGiven(_ holder: Holder, to property: Holder) -> Bool {
        guard case .local(let local, let number, let member) = holder, case .property(let name, let owner) = property
        else { return false }
        let file = module.files[number]
        let uses = file.outline.uses(in: member)
        return uses.indices.contains { index in
            let use = uses[index]
            guard !use.roles.isDisjoint(with: [.assigned, .labelled]), !use.roles.contains(.bound),
                file.outline.source[use.name].elementsEqual(name.utf8),
                ContainerCode.name(at: file.outline.value(assignedTo: use))?.elementsEqual(local.utf8) == true
            else { return false }
            guard use.roles.contains(.labelled) else { return self.holder(at: index, in: number) == property }
            let callee = file.outline.call(before: index)
            return callee.map { file.outline.source[$0.name].elementsEqual(owner.utf8) } ?? false
        }
    }
}

extension CheckedModule {
    /// Whether the module's code sets a property of some name to nil, as when its screen is closed.
    func clears(_ property: String) -> Bool {
        files.contains { file in
            file.outline.uses.contains { use in
                use.roles.contains(.assigned) && file.outline.source[use.name].elementsEqual(property.utf8)
                    && file.outline.value(assignedTo: use).prefix(while: \.isNamePart).elementsEqual("nil".utf8)
            }
        }
    }
}
