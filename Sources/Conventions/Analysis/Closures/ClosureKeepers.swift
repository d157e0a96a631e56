import SwiftOutline
import Text

/// Objects of the system that keep the closure which they are made with: actions, data sources, layouts, and work that
/// is put off; also where a module has another name for them, or a class that inherits one.
struct ClosureKeepers {
    let module: CheckedModule
    /// What the module's own names stand for.
    private let others: [String: Kind]

    enum Kind {
        /// What a control calls.
        case action
        /// What a notification center calls.
        case observer
        /// What its owner alone keeps.
        case product
        /// What keeps the layout of a view.
        case layout
    }

    private static let known: [(name: String, kind: Kind)] = [
        ("UIAction", .action), ("addObserver", .observer), ("UITableViewDiffableDataSource", .product),
        ("UICollectionViewDiffableDataSource", .product), ("DispatchWorkItem", .product),
        ("UICollectionViewCompositionalLayout", .layout),
    ]

    /// The labels under which a method is given in place of a closure.
    private static let labels = ["handler", "using", "cellProvider", "block", "sectionProvider"]

    init(of module: CheckedModule) {
        self.module = module
        var others: [String: Kind] = [:]
        for (name, meant) in module.aliases {
            if let kind = Self.kind(of: meant) { others[CheckedModule.nested(name)] = kind }
        }
        for file in module.files {
            for (index, type) in file.outline.types.enumerated() where type.kind == .class && !type.inherits.isEmpty {
                guard let kind = file.outline.inheritedNames(of: type).lazy.compactMap(Self.kind).first,
                    // What an initializer of its own does with a closure is another matter.
                    !file.members[index].contains(where: { file.outline.members[$0].kind == .`init` })
                else { continue }
                others[file.typeNames[index]] = kind
            }
        }
        self.others = others
    }

    private static func kind(of type: String) -> Kind? {
        let name = type.utf8.prefix { $0 != UInt8(ascii: "<") }
        return known.first { $0.name.utf8.elementsEqual(name) }?.kind
    }

    private func kind(named name: String) -> Kind? {
        Self.kind(of: name) ?? (others.isEmpty ? nil : others[CheckedModule.nested(String(name.prefix { $0 != "<" }))])
    }

    /// Whether something that keeps a closure may be made at a use, or be told to keep it, as far as the text tells.
    func mayBeGiven(at use: Use, in outline: Outline) -> Bool {
        let name = outline.source[use.name]
        let isKnown = Self.known.contains { name.elementsEqual($0.name.utf8) }
        guard isKnown || !others.isEmpty && others[outline.text(of: use.name)] != nil else { return false }
        return outline.mayGiveClosure(behind: use.name.upperBound, under: Self.labels)
    }

    /// Where something may be made of which the place alone tells what it is: `rows = .init(tableView: table)`.
    func implicitPlaces(in outline: Outline) -> [Int] {
        let source = outline.source
        var found: [Int] = []
        var next = 0
        while let range = Self.initializer.firstRange(in: source, from: next) {
            next = range.upperBound
            guard next < source.count, !source[next].isNamePart,
                source[..<range.lowerBound].last(where: { $0 > UInt8(ascii: " ") }).map({ "(,:=[{".utf8.contains($0) })
                    ?? false || source[..<range.lowerBound].ends(with: "return ".utf8),
                outline.mayGiveClosure(behind: next, under: Self.labels)
            else { continue }
            found.append(range.lowerBound + 1)
        }
        return found
    }

    private static let initializer = ByteSearch(".init".utf8)

    /// What is kept of the object by what is made, or told, by a name at an offset.
    func capture(at offset: Int, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        guard let name = code.index(at: offset), let type = file.outline.type(around: offset),
            let (place, kept) = kept(by: name, type, in: file, code)
        else { return nil }
        let owner = file.typeNames[type]
        let destinations = Destinations(owner: owner, file: file, code: code)
        let isImplicit = code.text(name) == "init" && code.text(name - 1) == "."
        let start = isImplicit ? name - 1 : name
        lazy var goals = destinations.goals(of: start)
        guard let kind = isImplicit ? implicitKind(of: goals, owner, code) : kind(named: code.text(name)) else {
            return nil
        }
        let keeper: StrongCapture.Keeper? =
            switch kind {
            case .action:
                (code.isAction(ofControl: start) || goals.contains { isPassedToControl($0, destinations) })
                    && module.isScreenOrView(owner) ? .control : nil
            case .observer:
                code.text(name + 2) == "forName" && module.isClass(owner) && !module.removesObservers
                    ? .notificationCenter : nil
            case .product: property(of: goals, in: owner).map { .property($0) }
            case .layout: view(layingOutBy: goals, in: destinations, code).map { .property($0) }
            }
        return keeper.map {
            StrongCapture(
                file: file, offset: code.tokens[place].range.lowerBound, owner: owner, keeper: $0, kept: kept)
        }
    }

    /// Whether an action is an argument of a function of the same type that gives it to a control.
    private func isPassedToControl(_ goal: Destinations.Goal, _ destinations: Destinations) -> Bool {
        guard case .argument(_, let call) = goal else { return false }
        let (outline, code) = (destinations.file.outline, destinations.code)
        return outline.members.contains { function in
            guard function.kind == .func, let body = function.body,
                outline.text(of: function.name) == code.text(call),
                outline.ownerName(of: function) == destinations.owner
            else { return false }
            let actions = outline.uses(in: function.name.upperBound..<body.lowerBound).filter {
                $0.roles.contains(.bound) && outline.source[$0.name.upperBound...].starts(with: ": UIAction".utf8)
            }
            return actions.flatMap { code.indices(of: outline.text(of: $0.name)) }.contains {
                body.contains(code.tokens[$0].range.lowerBound) && code.isAction(ofControl: $0)
            }
        }
    }

    /// What some call is given that holds the object strongly, and where that stands.
    private func kept(
        by name: Int, _ type: Int, in file: ModuleFile, _ code: CodeTokens
    ) -> (place: Int, kept: StrongCapture.Kept)? {
        let last = code.end(ofArgumentsBehind: name)
        let closures = code.closures(behind: last)
        if let closure = closures.first(where: { code.capturesSelf($0) && !code.isWithinUnowned($0) }) {
            return (closure, .closure)
        }
        guard code.text(last + 1) == "(" else { return nil }
        for label in Self.labels {
            guard let given = code.argument(label, of: last + 1), code.tokens.indices.contains(given),
                let method = KeptClosures.method(
                    in: file.outline.source[code.tokens[given].range.lowerBound...], ofType: type, file)
            else { continue }
            return (given, .method(method))
        }
        return nil
    }

    /// What `.init` makes, as the place tells that it goes to.
    private func implicitKind(of goals: [Destinations.Goal], _ owner: String, _ code: CodeTokens) -> Kind? {
        for goal in goals {
            switch goal {
            case .property(let name):
                guard let property = module.storedProperty(name, of: owner), let type = property.member.type else {
                    continue
                }
                return kind(named: TypeText.core(property.file.outline.source[type]))
            case .argument("primaryAction", _): return .action
            // Only controls ask for what an action is.
            case .argument(nil, let call) where code.text(call) == "addAction":
                return code.argument("for", of: call + 1) == nil ? nil : .action
            default: continue
            }
        }
        return nil
    }

    /// The property that keeps what goes to some places, and which nobody lets go of.
    private func property(of goals: [Destinations.Goal], in owner: String) -> String? {
        for case .property(let name) in goals {
            guard let property = module.storedProperty(name, of: owner),
                OwnershipGraph.owns(property.member, property.file.outline), !module.letsGo(of: name, in: owner)
            else { continue }
            return name
        }
        return nil
    }

    /// The property that keeps a layout which goes to some places: it has the layout, or the view that is laid out.
    private func view(
        layingOutBy goals: [Destinations.Goal], in destinations: Destinations, _ code: CodeTokens
    ) -> String? {
        for goal in goals {
            switch goal {
            case .property: if let name = property(of: [goal], in: destinations.owner) { return name }
            case .part(of: let view, "collectionViewLayout"):
                if module.keepsView(view, in: destinations.owner) { return view }
            case .argument("collectionViewLayout", let call) where code.text(call).first?.isUppercase == true:
                let places = destinations.goals(of: destinations.start(ofCall: call))
                if let name = property(of: places, in: destinations.owner) { return name }
            case .argument(nil, let call) where code.text(call) == "setCollectionViewLayout":
                let view = ["?", "!"].contains(code.text(call - 2)) ? call - 3 : call - 2
                guard code.text(call - 1) == ".", code.text(view - 1) != "." || code.isOfSelf(view) else { continue }
                if module.keepsView(code.text(view), in: destinations.owner) { return code.text(view) }
            default: continue
            }
        }
        return nil
    }
}

extension CheckedModule {
    /// Whether a class keeps a view in a property, or as an outlet, and nobody lets go of it.
    fileprivate func keepsView(_ name: String, in owner: String) -> Bool {
        guard let property = storedProperty(name, of: owner), case let outline = property.file.outline else {
            return false
        }
        return (OwnershipGraph.owns(property.member, outline) || outline.isOutlet(property.member))
            && !letsGo(of: name, in: owner)
    }

    /// Whether a class keeps a table or collection, which keeps its cells.
    func keepsList(_ owner: String) -> Bool {
        declarations(of: owner).contains { file, type in
            file.members[type].contains { number in
                OwnershipGraph.owns(file.outline.members[number], file.outline)
                    && ["UITableView", "UICollectionView"].contains(file.propertyTypes[number])
            }
        }
    }

    /// Whether somebody takes observers out of a notification center.
    fileprivate var removesObservers: Bool { files.contains { $0.outline.names("removeObserver") } }
}

extension Outline {
    /// The index of the innermost type in whose braces an offset lies.
    fileprivate func type(around offset: Int) -> Int? { types.lastIndex { $0.body.contains(offset) } }

    /// Whether a call is given a closure that does not hold `self` weakly, or something under one of some labels that
    /// may be a method.
    fileprivate func mayGiveClosure(behind name: Int, under labels: [String]) -> Bool {
        var depth = 0
        for place in source[name...].prefix(Self.longestCall).indices {
            switch source[place] {
            case UInt8(ascii: "{"): return !Self.holdsSelfWeakly(source[place...])
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\n") where depth == 0:
                return givesName(in: name..<place, under: labels)
            default: continue
            }
            if depth < 0 { return givesName(in: name..<place, under: labels) }
        }
        return false
    }

    /// How many bytes a call has at most before its closure: what never closes would take as long as a file for each.
    private static let longestCall = 4000

    private func givesName(in range: Range<Int>, under labels: [String]) -> Bool {
        uses(in: range).contains { use in
            use.roles.contains(.labelled) && labels.contains { source[use.name].elementsEqual($0.utf8) }
                && value(assignedTo: use).first?.isNamePart == true
        }
    }
}
