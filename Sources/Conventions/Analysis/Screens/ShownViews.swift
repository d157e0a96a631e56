import SwiftOutline
import Text

/// The views that a screen shows and does not hold by a strong property: a subview by its outlet, a cell in its table.
struct ShownViews {
    private let module: CheckedModule
    private let names: [String]
    private let places: [(file: ModuleFile, type: Int)]
    private let subtypes: Subtypes
    /// The types that are controllers.
    private let controllers: Set<Int>

    init(
        in module: CheckedModule, _ names: [String], _ places: [(file: ModuleFile, type: Int)], _ subtypes: Subtypes,
        controllers: Set<Int>
    ) {
        self.module = module
        self.names = names
        self.places = places
        self.subtypes = subtypes
        self.controllers = controllers
    }

    /// The edges to views that themselves hold something, of which there are few, and to objects of a nib that hold the
    /// screen.
    func edges(beside edges: [OwnershipGraph.Edge]) -> [OwnershipGraph.Edge] {
        edgesToViews(beside: edges) + edges.flatMap(edgesBack)
    }

    /// A screen keeps what stands in its storyboard or nib. That is where an object is that has the screen for its
    /// outlet.
    private func edgesBack(from edge: OwnershipGraph.Edge) -> [OwnershipGraph.Edge] {
        guard let member = edge.member, !controllers.contains(edge.source), edge.file.outline.isOutlet(member) else {
            return []
        }
        return edge.targets.filter(controllers.contains).map {
            OwnershipGraph.Edge(
                source: $0, file: places[$0].file, member: nil, targets: [edge.source], isTree: false)
        }
    }

    private func edgesToViews(beside edges: [OwnershipGraph.Edge]) -> [OwnershipGraph.Edge] {
        let holders = Set(edges.lazy.map(\.source).filter { !controllers.contains($0) && !isOtherLayer(names[$0]) })
        guard !holders.isEmpty else { return [] }
        let cells = Set(Self.cellTypes.flatMap { subtypes.of($0[...]) }).intersection(holders)
        let views = Set(subtypes.of("UIView")).intersection(holders).union(cells)
        guard !views.isEmpty else { return [] }
        return places.indices.flatMap { source in
            targets(of: source, views, cells).subtracting([source]).sorted().map {
                OwnershipGraph.Edge(
                    source: source, file: places[source].file, member: nil, targets: [$0], isTree: false)
            }
        }
    }

    /// Whether a name tells that a type is no view, as of most types that hold something.
    private func isOtherLayer(_ name: String) -> Bool {
        ["Presenter", "Interactor", "Router"].contains { name.utf8.ends(with: $0.utf8) }
    }

    private func targets(of source: Int, _ views: Set<Int>, _ cells: Set<Int>) -> Set<Int> {
        let (file, type) = places[source]
        let outline = file.outline
        var found: Set<Int> = []
        for number in file.members[type] {
            let member = outline.members[number]
            guard member.isStored, member.ownership != .strong, let held = file.propertyTypes[number],
                outline.isOutlet(member),
                // What is a plain 'UIView' here may be anything, but hardly a view that has to be given something.
                !held.utf8.begins(with: "UI".utf8)
            else { continue }
            found.formUnion(views.intersection(subtypes.of(held[...])))
        }
        // Who takes cells out of a table may be no more than its data source; a controller has the table, too, and so
        // has a view with a property for it.
        if controllers.contains(source) || isView(source) && hasTable(source) {
            for cell in cells where module.takes(names[cell], in: names[source]) { found.insert(cell) }
            let made = module.typesMadeForSections(by: names[source])
            for view in views where made.contains(names[view]) { found.insert(view) }
        }
        if controllers.contains(source) || isView(source) {
            found.formUnion(views.filter { module.adds(names[$0], in: names[source]) })
        }
        return found
    }

    private func isView(_ number: Int) -> Bool {
        (["UIView"] + Self.cellTypes).contains { subtypes.of($0[...]).contains(number) }
    }

    private func hasTable(_ number: Int) -> Bool {
        let (file, type) = places[number]
        return file.members[type].contains { ["UITableView", "UICollectionView"].contains(file.propertyTypes[$0]) }
    }

    static let cellTypes = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UICollectionViewCell",
    ]
}

extension CheckedModule {
    /// The types of which a type makes objects where its table asks for the header or footer of a section.
    fileprivate func typesMadeForSections(by type: String) -> Set<String> {
        var made: Set<String> = []
        for file in files {
            let outline = file.outline
            for (number, function) in outline.members.enumerated() where file.memberNames[number] == "tableView" {
                guard let body = function.body, function.owner.map({ file.typeNames[$0] }) == type,
                    ["viewForHeaderInSection", "viewForFooterInSection"]
                        .contains(where: outline.fullName(of: function).contains)
                else { continue }
                let called = outline.uses(in: body).filter { $0.roles.contains(.called) && $0.isTypeName(in: outline) }
                made.formUnion(called.map { outline.text(of: $0.name) })
            }
        }
        return made
    }

    /// Whether some type, its extensions included, takes something as what it is, `as? FeedCell`, or out of a table.
    fileprivate func takes(_ target: String, in type: String) -> Bool {
        files.contains { file in
            file.outline.uses.enumerated().contains { index, use in
                use.type.map { file.typeNames[$0] == type } ?? false
                    && file.outline.source[use.name].elementsEqual(target.utf8)
                    && (file.outline.isCast(use) || file.outline.isTypeDequeued(at: index))
            }
        }
    }
}

extension Outline {
    /// Whether a property is set from a storyboard or nib.
    func isOutlet(_ member: Member) -> Bool {
        self[member.attributes].contains { source[$0].starts(with: "@IBOutlet".utf8) }
    }

    /// Whether a table is asked for a view of the type that is named: `table.dequeue(FeedCell.self)`, or
    /// `let cell: FeedCell = table.dequeue()`, or `table.dequeue() as FeedCell`.
    func isTypeDequeued(at index: Int) -> Bool {
        let name = uses[index].name
        let rest = source[name.upperBound...]
        if rest.starts(with: ".self".utf8) {
            return callee(around: name.lowerBound, before: index).map { isDequeuing(uses[$0]) } ?? false
        }
        let before = source[..<name.lowerBound]
        if before.ends(with: ": ".utf8), index > 0, uses[index - 1].roles.contains(.bound),
            rest.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "=")
        {
            return uses[(index + 1)...].prefix(Self.fewNames).prefix { !$0.roles.contains(.bound) }
                .contains(where: isDequeuing)
        }
        guard before.ends(with: " as ".utf8) else { return false }
        let line = before.lastIndex(of: UInt8(ascii: "\n")) ?? before.startIndex
        return uses(in: line..<name.lowerBound).contains(where: isDequeuing)
    }

    /// How many names there are at most before a table is asked for something.
    private static let fewNames = 5

    /// Whether a table is asked for a view that it may have used before.
    func isDequeuing(_ use: Use) -> Bool {
        use.roles.contains(.member) && source[use.name].starts(with: "deque".utf8)
    }

    /// Whether something is taken as what a name means.
    func isCast(_ use: Use) -> Bool {
        let before = source[..<use.name.lowerBound].suffix(4)
        return before.elementsEqual("as? ".utf8) || before.elementsEqual("as! ".utf8)
    }
}
