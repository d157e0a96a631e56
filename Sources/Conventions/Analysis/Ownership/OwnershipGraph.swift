import SwiftOutline
import Text

/// Which types of a module own which, by their strong stored properties.
struct OwnershipGraph {
    /// The names of the module's classes, actors and structs, nested ones too.
    let names: [String]
    let edges: [Edge]
    /// The same by the types that they start at and lead to.
    let table: EdgeTable
    /// How near a type is to the view, which comes first: what leads to a lower rank refers back.
    let ranks: [Int]
    let isClass: [Bool]
    /// Whether a window, a navigation controller or another view owns the objects of a type.
    let isView: [Bool]
    /// The numbers of the types whose objects views of SwiftUI hold; none where no type owns itself.
    let observed: Set<Int>
    /// Whether some type owns itself.
    let hasCycle: Bool
    /// The names of the strong properties of each type that may hold what is declared elsewhere.
    let foreignProperties: [String: Set<String>]
    /// The same of those whose type the module declares, and of which it has no object: a protocol.
    let openProperties: [String: Set<String>]
    let module: CheckedModule

    init(of module: CheckedModule) {
        var names: [String] = []
        var places: [(file: ModuleFile, type: Int)] = []
        for file in module.files {
            for (index, type) in file.outline.types.enumerated() {
                // Who has a view of SwiftUI has a copy, which later changes do not reach.
                guard type.kind == .class || type.kind == .actor || type.kind == .struct,
                    !file.outline.isSwiftUIView(type)
                else { continue }
                names.append(file.typeNames[index])
                places.append((file, index))
            }
        }
        let subtypes = Subtypes(of: names, in: module)
        let aliases = module.aliases
        var edges: [Edge] = []
        var foreign: [(source: Int, number: Int)] = []
        var open: [String: Set<String>] = [:]
        lazy var declared = Set(module.typeNames)
        var frameworkClasses = FrameworkClasses(in: module)
        let products = VisibleProducts(in: module)
        let proxied = module.files.reduce(into: Set<UInt64>()) { $0.formUnion(WeakProxies.protocols(in: $1.outline)) }
        let givenProxies = module.files.reduce(into: Set<String>()) {
            $0.formUnion(WeakProxies.receivers(in: $1.outline))
        }
        var decorators: Set<Int> = []
        var links = 0
        func add(_ number: Int, of source: Int, to targets: [Int], isTree: Bool = false, isPart: Bool = false) {
            let file = places[source].file
            let member = file.outline.members[number]
            edges.append(
                Edge(
                    source: source, file: file, member: member, targets: targets, isTree: isTree, isTuplePart: isPart))
            links += 1 + targets.count
            guard links < Self.manyLinks else { return }
            // Types in several others may bear one name.
            for subtype in subtypes.of(names[source][...])
            where names[subtype] != names[source] && links < Self.manyLinks {
                links += 1 + targets.count
                let others = targets.filter { $0 != subtype }
                edges.append(
                    Edge(
                        source: subtype, file: file, member: member, targets: others, isTree: isTree,
                        isTuplePart: isPart))
            }
        }
        for (source, place) in places.enumerated() {
            let outline = place.file.outline
            for number in place.file.members[place.type] where Self.owns(outline.members[number], outline) {
                guard let type = module.classMade(for: number, in: place.file) ?? place.file.propertyTypes[number],
                    !givenProxies.contains(place.file.memberNames[number])
                else { continue }
                var targets: [Int] = []
                var known: Set = [source]
                var isTree = false
                let written = outline.constraint(of: type, in: outline.types[place.type]) ?? type
                let isList = Self.isList(type)
                for name in Self.owned(written, aliases).prefix(Self.manyNames)
                where !Self.ownedByAnybody.contains(where: { $0 == name }) {
                    let property = FrameworkClasses.Property(
                        name: place.file.memberNames[number], type: name, isList: isList)
                    guard frameworkClasses.mayHoldScreens(property, of: names[source]),
                        !proxied.contains(NameHash.of(name.utf8)), !module.index.mayBeWeakProxy(name)
                    else { continue }
                    var held = links < Self.manyLinks ? subtypes.of(name) : subtypes.named(name)
                    // Who is given what it is itself, once and for all, is made after that.
                    if outline.members[number].kind == .let, !isList, held.contains(source) {
                        held.removeAll(where: decorators.contains)
                        decorators.insert(source)
                    }
                    if let givers = frameworkClasses.givers(of: property, to: names[source]) {
                        held.removeAll { !givers.contains(names[$0]) }
                    }
                    if frameworkClasses.holdsNone(property, of: held.lazy.map { names[$0] }) { continue }
                    if isList, held.contains(source) { isTree = true }
                    let outer = held.isEmpty ? nil : TypeText.outer(of: name, in: written)
                    for target in held where !known.contains(target) {
                        // What conforms to a protocol need not be seen where that is named.
                        let isNamed = names[target] == name
                        if !isNamed || Self.isMeant(places[target], within: outer, from: place, in: module) {
                            known.insert(target)
                            targets.append(target)
                        }
                    }
                }
                // Who conforms to parts of a composition is no object of it.
                for part in targets.isEmpty ? [] : Self.composed(type, aliases) {
                    let held = Set(subtypes.of(part))
                    if !held.isEmpty { targets.removeAll { !held.contains($0) } }
                }
                // A value that only carries on what others hand in holds objects of theirs, and so does an object that
                // is handed them by who makes the module's own.
                if !targets.isEmpty, !declared.contains(type) {
                    let values = GivenValues(to: place.file.memberNames[number], in: module)
                    let isOthers =
                        outline.types[place.type].kind == .struct
                        ? values.areHandedThrough : values.areHandedThrough(besides: Set(targets.map { names[$0] }))
                    if isOthers { continue }
                }
                if !targets.isEmpty, products.areOthers(in: number, of: place.file, than: targets.map { names[$0] }) {
                    continue
                }
                if (aliases[written] ?? written).utf8.first == UInt8(ascii: "(") {
                    // Each part of a tuple is there for itself: one may own, another one refer back.
                    for target in targets { add(number, of: source, to: [target], isPart: true) }
                } else if !targets.isEmpty {
                    add(number, of: source, to: targets, isTree: isTree)
                } else if Self.mayBeForeign(type) {
                    if declared.contains(type) {
                        open[names[source], default: []].insert(place.file.memberNames[number])
                    } else {
                        foreign.append((source, number))
                    }
                }
            }
        }
        var isClass = places.map { $0.file.outline.types[$0.type].kind != .struct }
        let classes = foreign.isEmpty ? [] : Set(names.indices.filter { isClass[$0] }.map { names[$0] })
        let foreignProperties = foreign.reduce(into: [String: Set<String>]()) { properties, one in
            properties[names[one.source], default: []].insert(places[one.source].file.memberNames[one.number])
        }
        let references = SetReferences(
            of: Set(foreignProperties.values.joined()), in: module, classes: classes)
        for (source, number) in foreign {
            let held = references.types(of: places[source].file.memberNames[number], in: names[source])
            let targets = Set(held.flatMap { subtypes.of($0[...]) }).filter { $0 != source && isClass[$0] }.sorted()
            if references.areParts(in: places[source].file.memberNames[number], of: names[source]) {
                for target in targets { add(number, of: source, to: [target], isPart: true) }
            } else if !targets.isEmpty {
                add(number, of: source, to: targets)
            }
        }
        let controllers = Set(subtypes.of("UIViewController"))
        edges += ShownViews(in: module, names, places, subtypes, controllers: controllers).edges(beside: edges)
        edges += ChildScreens(in: module, names, places, controllers: controllers).edges(beside: edges)
        edges += ContainedScreens(in: module, names, places, controllers: controllers).edges
        edges += ScreensSetOutside(in: module, names, places, controllers: controllers).edges
        edges += PayloadEdges(in: module, names, places, subtypes).all
        let hosted = HostedViews(in: module, names, places, subtypes)
        let count = names.count + hosted.names.count
        let borrowed = BorrowedScreens(in: module, foreign, places, subtypes, behind: count)
        let made = ScreensMadeOfOthers(in: module, names, places, behind: count + borrowed.names.count)
        edges += hosted.edges + borrowed.edges + made.edges
        names += hosted.names + borrowed.names + made.names
        isClass += Array(repeating: true, count: names.count - isClass.count)
        edges += Self.inheritedEdges(in: module, names, places, subtypes, controllers: controllers, beside: edges)
        if OwnershipSearch(edges, count: names.count).hasCycle {
            edges = HarmlessEdges(in: module).without(edges, names, isClass: isClass)
        }
        self.names = names
        self.edges = edges
        table = EdgeTable(edges, count: names.count)
        self.isClass = isClass
        self.module = module
        self.foreignProperties = foreignProperties
        openProperties = open
        hasCycle = OwnershipSearch(edges, count: names.count).hasCycle
        let views = hasCycle ? Set(Self.viewTypes.flatMap { subtypes.of($0[...]) }) : []
        let screens = hasCycle ? controllers.union(Self.foreignScreens(names, in: module)) : []
        let roleRanks = names.indices.map { number in
            let rank = Self.rank(names[number], isController: screens.contains(number))
            return rank == Self.noRank && views.contains(number) ? 1 : rank
        }
        isView = roleRanks.map { $0 < 2 }
        let observed = hasCycle ? ObservedObjects(in: module, subtypes).all : []
        self.observed = observed
        guard hasCycle else {
            ranks = []
            return
        }
        // What a view of SwiftUI holds comes next to it, unless that holds its presenter as well.
        let isNext = observed.allSatisfy { roleRanks[$0] == Self.noRank }
        let near = Self.shown(by: edges, roleRanks).union(isNext ? observed : [])
        var ranks = names.indices.map { 2 * (near.contains($0) ? 1 : roleRanks[$0]) }
        // A class that makes another one, or holds a list of them, comes before it. A controller has owners of its own.
        let ownObjects = OwnObjects(in: module)
        let sources = Set(edges.lazy.map(\.source))
        for edge in edges where isClass[edge.source] && !edge.isTree {
            // A value that owns nothing is made by anybody.
            guard edge.targets.contains(where: { isClass[$0] || sources.contains($0) }) else { continue }
            guard let nearest = edge.targets.map({ ranks[$0] }).min(), nearest > 0, nearest <= ranks[edge.source],
                let member = edge.member,
                Self.isList(edge.file, member) && !Self.isOfListeners(edge.file, member)
                    || ownObjects.make(Set(edge.targets.map { names[$0] }), for: member, of: edge.file)
            else { continue }
            ranks[edge.source] = nearest - 1
        }
        // The screen that is called as the module comes before the others, unless one of them makes it.
        for screen in names.indices where names[screen] == module.name + "ViewController" {
            let isPart = table.to[screen].lazy.map { [edges] in edges[$0] }.contains { [isView] edge in
                isView[edge.source]
                    && edge.member.map { ownObjects.make([names[screen]], for: $0, of: edge.file) } ?? false
            }
            if !isPart { ranks[screen] = -1 }
        }
        self.ranks = ranks
    }

    /// The names of the types that a property owns, and of what other names for them stand for.
    private static func owned(_ type: String, _ aliases: [String: String]) -> [Substring] {
        var names = TypeText.owned(type)
        // An object of a generic class is one of that class, whatever it has within.
        if let end = type.utf8.firstIndex(of: UInt8(ascii: "<")) {
            let base = type[..<end]
            names.append(base.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? base)
        }
        guard !aliases.isEmpty else { return names }
        return names.flatMap { [$0] + ((aliases[type] ?? aliases[String($0)]).map(TypeText.owned) ?? []) }
    }

    /// The names of the types that what a property owns has at once.
    private static func composed(_ type: String, _ aliases: [String: String]) -> [Substring] {
        guard !aliases.isEmpty || type.utf8.contains(UInt8(ascii: "&")) else { return [] }
        let owned = TypeText.owned(type)
        let alias = owned.count == 1 ? owned.first.flatMap { aliases[String($0)] } : nil
        return TypeText.composed(alias ?? type).filter { part in
            !part.utf8.begins(with: "UI".utf8) && !ownedByAnybody.contains { $0 == part }
                && !conformedToUnsaid.contains { $0 == part }
        }
    }

    /// Whether a type that is no other name may be declared elsewhere, and hold objects.
    private static func mayBeForeign(_ type: String) -> Bool {
        guard type.utf8.allSatisfy(\.isNamePart), !ownedByAnybody.contains(where: { $0 == type }) else { return false }
        return !type.utf8.begins(with: "UI".utf8) && !type.utf8.begins(with: "NS".utf8) && !values.contains(type)
    }

    /// The most common types that are values.
    private static let values: Set = ["Bool", "CGFloat", "Data", "Date", "Double", "Int", "String", "URL", "UUID"]

    static func isList(_ file: ModuleFile, _ member: Member) -> Bool {
        member.type.map { isList(TypeText.core(file.outline.source[$0])) } ?? false
    }

    /// Whether the objects in a list are told of something, and not owned.
    static func isOfListeners(_ file: ModuleFile, _ member: Member) -> Bool {
        let type = member.type.map { file.outline.text(of: $0) } ?? ""
        let words =
            NameAdvice.words(of: type.filter(\.isLetter)) + NameAdvice.words(of: file.outline.text(of: member.name))
        return words.contains { word in
            let word = word.lowercased()
            return ["listener", "observer", "output", "delegate", "subscriber"].contains {
                word == $0 || word == $0 + "s"
            }
        }
    }

    static func isList(_ type: String) -> Bool {
        type.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }
    }

    /// What types own each other by may be beyond proportion to the text: above this number of links a property holds
    /// objects of the type that it names alone, and no other type inherits it. The largest screens have some hundreds.
    private static let manyLinks = 50_000

    /// Nobody writes a type of so many others: of more the first ones are looked at.
    private static let manyNames = 100

    /// Types that say nothing of what they hold.
    private static let ownedByAnybody = ["AnyObject", "NSObject", "Any", "NSObjectProtocol", "Self"]

    /// Protocols that classes conform to without a word of it: on the main actor, or as objects of Objective-C.
    private static let conformedToUnsaid = ["Sendable", "Equatable", "Hashable", "CustomStringConvertible"]

    static func owns(_ member: Member, _ outline: Outline) -> Bool {
        member.isStored && !member.isStatic && member.ownership == .strong && !outline.isWrappedWeakly(member)
            // What is overridden is stored where it was declared.
            && !outline.hasModifier("override", member)
    }
}
