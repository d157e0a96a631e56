import SwiftOutline

/// The views of SwiftUI that controllers host: who holds such a controller holds what its view observes.
struct HostedViews {
    /// The names of the views that are hosted by a controller of the framework's own, each of which is a type of its
    /// own in the graph, behind those that were there.
    private(set) var names: [String] = []
    private(set) var edges: [OwnershipGraph.Edge] = []
    private let places: [(file: ModuleFile, type: Int)]
    private let subtypes: Subtypes

    init(
        in module: CheckedModule, _ names: [String], _ places: [(file: ModuleFile, type: Int)], _ subtypes: Subtypes
    ) {
        self.places = places
        self.subtypes = subtypes
        addControllers(in: module)
        guard module.files.contains(where: { $0.outline.namesHost }) else { return }
        let classes = Set(names)
        for file in module.files where file.isSwift {
            lazy var properties = file.outline.typesOfProperties
            for (index, use) in file.outline.uses.enumerated() {
                guard use.roles.contains(.assigned), !use.roles.contains(.bound),
                    let view = file.outline.hostedView(assignedAt: index),
                    let source = SetReferences.owner(of: index, in: file, classes, properties)
                        .map({ names.firstIndex(of: $0) }) ?? source(having: file.outline.text(of: use.name))
                else { continue }
                add(view, heldBy: source, as: file.outline.text(of: use.name), beside: names, in: module)
            }
        }
    }

    private static let generic = "UIHostingController<"

    /// The module's own controllers: `final class FeedViewController: UIHostingController<FeedView>`.
    private mutating func addControllers(in module: CheckedModule) {
        for (source, place) in places.enumerated() {
            let outline = place.file.outline
            guard let parent = outline[outline.types[place.type].inherits].first.map({ outline.source[$0] }),
                parent.starts(with: Self.generic.utf8)
            else { continue }
            let view = parent.dropFirst(Self.generic.utf8.count).prefix(while: \.isNamePart)
            add(targets(of: view.text, in: module).subtracting([source]), of: source)
        }
    }

    /// The only type that has a property of some name.
    private func source(having property: String) -> Int? {
        let sources = places.indices.filter { source in
            let (file, type) = places[source]
            return file.members[type].contains { file.memberNames[$0] == property && file.outline.members[$0].isStored }
        }
        return sources.count == 1 ? sources[0] : nil
    }

    /// Adds a view in a controller that a property of a type holds.
    private mutating func add(
        _ view: String, heldBy source: Int, as property: String, beside known: [String], in module: CheckedModule
    ) {
        let place = places[source]
        let number = place.file.members[place.type].first { number in
            place.file.memberNames[number] == property
                && OwnershipGraph.owns(place.file.outline.members[number], place.file.outline)
        }
        let targets = targets(of: view, in: module)
        guard let number, !targets.isEmpty else { return }
        let host = known.count + (names.firstIndex(of: view) ?? names.count)
        if !names.contains(view) {
            names.append(view)
            edges.append(
                OwnershipGraph.Edge(
                    source: host, file: place.file, member: nil, targets: targets.sorted(), isTree: false,
                    isInherited: true))
        }
        edges.append(
            OwnershipGraph.Edge(
                source: source, file: place.file, member: place.file.outline.members[number], targets: [host],
                isTree: false))
    }

    private mutating func add(_ targets: Set<Int>, of source: Int) {
        guard !targets.isEmpty else { return }
        edges.append(
            OwnershipGraph.Edge(
                source: source, file: places[source].file, member: nil, targets: targets.sorted(), isTree: false,
                isInherited: true))
    }

    /// The classes whose objects a view of the module holds.
    private func targets(of view: String, in module: CheckedModule) -> Set<Int> {
        ObservedObjects(in: module, subtypes).types(heldBy: view).filter {
            places[$0].file.outline.types[places[$0].type].kind != .struct
        }
    }
}

extension Outline {
    /// Whether a controller of the framework's own is made somewhere that shows a view of SwiftUI.
    fileprivate var namesHost: Bool {
        uses.contains {
            $0.name.count == Self.host.utf8.count && $0.roles.contains(.called)
                && source[$0.name].elementsEqual(Self.host.utf8)
        }
    }

    private static let host = "UIHostingController"

    /// The type of the view that a controller shows which is assigned at a use:
    /// `UIHostingController(rootView: FeedView())`, or a local name of one.
    fileprivate func hostedView(assignedAt index: Int) -> String? {
        let value = value(assignedTo: uses[index])
        let name = value.prefix(while: \.isNamePart)
        let rest = value.dropFirst(name.count).first
        if name.elementsEqual(Self.host.utf8) { return hostedView(in: index + 1, before: index) }
        guard rest.map({ "\r\n;,)}".utf8.contains($0) }) ?? true, let bound = binding(of: name, before: index),
            !isParameter(bound), self.value(assignedTo: uses[bound]).starts(with: Self.host.utf8)
        else { return nil }
        return hostedView(in: bound + 1, before: index)
    }

    /// The same of a call with a number.
    private func hostedView(in call: Int, before index: Int) -> String? {
        guard call + 1 < uses.count, source[uses[call].name].elementsEqual(Self.host.utf8),
            source[uses[call + 1].name].elementsEqual("rootView".utf8)
        else { return nil }
        let value = value(assignedTo: uses[call + 1])
        let name = value.prefix(while: \.isNamePart)
        guard let first = name.first else { return nil }
        if first.isCapital { return value.dropFirst(name.count).first == UInt8(ascii: "(") ? name.text : nil }
        guard let bound = binding(of: name, before: call), !isParameter(bound) else { return nil }
        let made = self.value(assignedTo: uses[bound]).prefix(while: \.isNamePart)
        return made.first?.isCapital == true ? made.text : nil
    }
}

extension ArraySlice<UInt8> {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
