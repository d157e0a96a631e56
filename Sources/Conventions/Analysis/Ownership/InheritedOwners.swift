import SwiftOutline

/// A property that a class of the module inherits from a class elsewhere in the project, and that keeps what owns the
/// class: the view of `class FeedPresenter: BasePresenter<FeedView>`. Whoever sets it in the module closes a cycle.
struct InheritedOwner {
    let file: ModuleFile
    /// The name of the class where it is declared.
    let name: Range<Int>
    let property: String
    /// The class that declares the property.
    let base: String
    /// The names of the types on the way from what it refers to, to the class.
    let cycle: [String]
    /// Whether the class makes what it refers to by itself, so that nothing else may own that.
    let isOfOwnMaking: Bool

    /// The class.
    var type: String { file.outline.text(of: name) }

    var message: String {
        "'\(property)', which '\(type)' inherits from '\(base)', must be weak: it closes the strong reference cycle "
            + CycleText.of(cycle + cycle.prefix(1)) + (isOfOwnMaking ? WeakNeeds.caution : "")
    }
}

extension InheritedOwner {
    static func all(in graph: OwnershipGraph) -> [InheritedOwner] {
        var heirs = Heirs(in: graph)
        let rank = heirs.rank
        heirs.add { rank($0) > 0 }
        let back = heirs.all.filter { heir in
            let targets = heir.targets.filter { heirs.rank($0) < heirs.rank(heir.source) }
            let type = graph.names[heir.source]
            return !targets.isEmpty
                && (graph.module.sets(heir.property, of: type)
                    || graph.module.gives(Set(targets.map { graph.names[$0] }), labelled: heir.labels, to: type))
        }
        guard !back.isEmpty else { return [] }
        // What screens inherit is read only where something leads back to them.
        heirs.add { rank($0) <= 0 }
        let owned = heirs.owned(beside: graph.edges)
        return back.compactMap { heir in
            let targets = heir.targets.filter { heirs.rank($0) < heirs.rank(heir.source) }
            let paths = targets.compactMap { Self.path(from: $0, to: heir.source, along: owned) }
            guard let path = paths.min(by: { $0.count < $1.count }) else { return nil }
            return InheritedOwner(
                file: heir.file, name: heir.file.outline.types[heir.type].name, property: heir.property,
                base: heir.base, cycle: path.map { graph.names[$0] },
                isOfOwnMaking: graph.module.mayMake(graph.names[path[0]], in: graph.names[heir.source]))
        }
    }

    /// The shortest way from one type to another that it owns.
    private static func path(from start: Int, to end: Int, along owned: [Int: Set<Int>]) -> [Int]? {
        var previous: [Int: Int] = [start: start]
        var queue = [start]
        var next = 0
        while next < queue.count, previous[end] == nil {
            let type = queue[next]
            next += 1
            for target in (owned[type] ?? []).sorted() where previous[target] == nil {
                previous[target] = type
                queue.append(target)
            }
        }
        guard start != end, previous[end] != nil else { return nil }
        var path = [end]
        while let last = path.last, last != start, let before = previous[last] { path.append(before) }
        return path.reversed()
    }
}

/// The classes of a module that inherit properties from classes elsewhere.
private struct Heirs {
    struct Heir {
        let source: Int
        let file: ModuleFile
        let type: Int
        let base: String
        let property: String
        /// The labels under which initializers of the other class are given what the property keeps.
        let labels: Set<String>
        /// The types of the module whose objects the property may hold.
        var targets: [Int]
    }

    private(set) var all: [Heir] = []
    private let graph: OwnershipGraph
    private let subtypes: Subtypes
    private let controllers: Set<Int>

    init(in graph: OwnershipGraph) {
        self.graph = graph
        subtypes = Subtypes(of: graph.names, in: graph.module)
        controllers = Set(subtypes.of("UIViewController"))
    }

    /// Adds those of some types.
    mutating func add(where isWanted: (Int) -> Bool) {
        var found: [Heir] = []
        var unknown: [Heir] = []
        for file in graph.module.files {
            for (index, type) in file.outline.types.enumerated() where type.kind == .class {
                guard let source = subtypes.named(file.typeNames[index][...]).first, isWanted(source) else { continue }
                for (base, property) in graph.module.inheritedProperties(of: type, in: file.outline) {
                    let heir = Heir(
                        source: source, file: file, type: index, base: base, property: property.name,
                        labels: property.labels, targets: types(below: property.owned, besides: source))
                    if !heir.targets.isEmpty {
                        found.append(heir)
                    } else if !property.owned.allSatisfy(Self.isFrameworks) {
                        unknown.append(heir)
                    }
                }
            }
        }
        all += found + given(to: unknown)
    }

    /// Whether a type is one of a framework's, so that what it may hold is known.
    private static func isFrameworks(_ type: String) -> Bool { ["UI", "NS"].contains(where: type.hasPrefix) }

    /// Some heirs with what the module gives them, whose types may conform to a protocol where that is declared:
    /// `extension UIViewController: Screen {}`.
    private func given(to heirs: [Heir]) -> [Heir] {
        guard !heirs.isEmpty else { return [] }
        let classes = Set(graph.names.indices.filter { graph.isClass[$0] }.map { graph.names[$0] })
        let references = SetReferences(of: Set(heirs.map(\.property)), in: graph.module, classes: classes)
        return heirs.compactMap { heir in
            var heir = heir
            let given = references.types(of: heir.property, in: graph.names[heir.source])
            heir.targets = types(below: given, besides: heir.source)
            return heir.targets.isEmpty ? nil : heir
        }
    }

    private func types(below names: [String], besides source: Int) -> [Int] {
        var found = Set(names.flatMap { subtypes.of($0[...]) })
        if names.contains("UIViewController") { found.formUnion(screensOfOthers) }
        return found.subtracting([source]).sorted()
    }

    /// The classes that inherit a view controller by way of a class elsewhere whose name does not say so:
    /// `BaseView<Output>`.
    private var screensOfOthers: [Int] {
        graph.names.indices.filter { graph.module.inheritsScreenOfOthers(graph.names[$0]) }
    }

    func rank(_ number: Int) -> Int {
        OwnershipGraph.rank(graph.names[number], isController: controllers.contains(number))
    }

    /// What each type owns, by its own properties and by inherited ones that lead away from the view.
    func owned(beside edges: [OwnershipGraph.Edge]) -> [Int: Set<Int>] {
        var owned: [Int: Set<Int>] = [:]
        for edge in edges { owned[edge.source, default: []].formUnion(edge.targets) }
        for heir in all {
            owned[heir.source, default: []].formUnion(heir.targets.filter { rank($0) > rank(heir.source) })
        }
        return owned
    }
}

extension CheckedModule {
    /// Whether the code of a type calls another one or something that this has, as `CartViewController()` and
    /// `CartViewController.self` do.
    fileprivate func mayMake(_ type: String, in maker: String) -> Bool {
        files.contains { file in
            file.uses(of: type).contains { index in
                let use = file.outline.uses[index]
                return use.type.map { file.typeNames[$0] } == maker
                    && (use.roles.contains(.called)
                        || file.outline.source[use.name.upperBound...].first == UInt8(ascii: "."))
            }
        }
    }

    /// Whether the module's code gives a value to a property of a type: to a member of some object, or to its
    /// initializer.
    fileprivate func sets(_ property: String, of type: String) -> Bool {
        files.contains { file in
            let outline = file.outline
            return outline.uses.enumerated().contains { index, use in
                guard outline.source[use.name].elementsEqual(property.utf8), !use.roles.contains(.bound) else {
                    return false
                }
                let isNil = outline.value(assignedTo: use).prefix(while: \.isNamePart).elementsEqual("nil".utf8)
                if use.roles.isSuperset(of: [.member, .assigned]) {
                    let receiver = outline.receiver(of: use)
                    return !receiver.isEmpty && !isNil && mayBe(receiver, of: type, at: index, in: file)
                }
                guard use.roles.contains(.labelled), let call = outline.call(before: index) else { return false }
                return outline.source[call.name].elementsEqual(type.utf8)
            }
        }
    }

    /// Whether the module's code gives an object of one of some classes to the initializer of a type, or to the one
    /// that this inherits, under one of some labels.
    fileprivate func gives(_ classes: Set<String>, labelled labels: Set<String>, to type: String) -> Bool {
        guard !labels.isEmpty else { return false }
        return files.contains { file in
            let outline = file.outline
            lazy var properties = outline.typesOfProperties
            return outline.uses.enumerated().contains { index, use in
                guard use.roles.contains(.labelled), !use.roles.contains(.bound),
                    labels.contains(outline.text(of: use.name)),
                    let open = outline.openBracket(around: use.name.lowerBound)
                else { return false }
                let isOwn = outline.source[..<open].reversed().prefix(while: \.isNamePart)
                    .elementsEqual(type.utf8.reversed())
                let isInherited =
                    outline.source[..<open].ends(with: "super.init".utf8)
                    && use.type.map { file.typeNames[$0] } == type
                return (isOwn || isInherited)
                    && SetReferences.value(of: index, in: file, classes, properties).map(classes.contains) ?? false
            }
        }
    }

    /// Whether a name is that of an object of a type, as far as the text tells: a local one that is made here, a
    /// property, or a word of the type's name.
    private func mayBe(_ receiver: ArraySlice<UInt8>, of type: String, at index: Int, in file: ModuleFile) -> Bool {
        let name = String(decoding: receiver, as: UTF8.self)
        if let bound = file.outline.binding(of: receiver, before: index) {
            let names = file.outline.uses(ofBinding: bound, before: index).dropFirst().map {
                file.outline.text(of: $0.name)
            }
            let known = names.filter { !declarations(of: $0).isEmpty }
            if !known.isEmpty { return known.contains { $0 == type || allInherited(by: type).contains($0) } }
        }
        return type.lowercased().hasSuffix(name.lowercased())
    }
}
