import SwiftOutline

/// Where a builder makes an object of the module and one that is declared elsewhere hold each other:
/// `interactor.service = service` and `service.output = interactor`.
struct AssembledOwners {
    private let module: CheckedModule
    /// The names of the module's classes.
    private let classes: Set<String>
    /// The names of the strong properties of each type that may hold what is declared elsewhere.
    private let properties: [String: Set<String>]

    init(in graph: OwnershipGraph) {
        module = graph.module
        properties = graph.foreignProperties.merging(graph.openProperties) { $0.union($1) }
        classes =
            properties.isEmpty ? [] : Set(graph.names.indices.filter { graph.isClass[$0] }.map { graph.names[$0] })
    }

    /// Both are given to each other in one function.
    var all: [ForeignOwner] {
        let names = Set(properties.values.joined().map { NameHash.of($0) })
        guard !names.isEmpty else { return [] }
        return module.files.filter(\.isSwift).flatMap { file -> [ForeignOwner] in
            let outline = file.outline
            lazy var types = outline.typesOfProperties
            return outline.uses.indices.compactMap { index in
                let use = outline.uses[index]
                let isSet = use.roles.contains([.member, .assigned])
                guard isSet || use.roles.contains(.labelled) && !use.roles.contains(.bound),
                    names.contains(NameHash.of(outline.source[use.name])),
                    let value = outline.path(assignedAt: index),
                    let receiver = isSet
                        ? outline.path(before: use.name) : outline.local(madeWith: index).map({ [$0] }),
                    receiver != ["self"],
                    let way = outline.way(from: value, to: receiver, besides: index),
                    case let name = outline.text(of: outline.uses[way].name),
                    let owner = receiver.count > 1
                        ? outline.madeClass(assignedAt: way, among: classes)
                            ?? SetReferences.value(of: way, in: file, classes, types)
                        : isSet
                            ? SetReferences.owner(of: index, in: file, classes, types)
                            : SetReferences.owner(madeWith: index, in: outline, of: module, classes),
                    case let property = outline.text(of: use.name), properties[owner]?.contains(property) == true,
                    let (type, isMade) = type(of: value, at: index, in: file), !module.letsGo(of: property, in: owner),
                    case let isView = Self.isOfView(name, in: type, held: property), isMade || isView,
                    case let isAbove = isView || isBack(property, of: owner, besides: name, of: type)
                else { return nil }
                return ForeignOwner(
                    file: file, name: outline.uses[way].name, slot: .property(name), owner: owner, property: property,
                    type: type, isView: isAbove)
            }
        }
    }

    /// The type, declared elsewhere, of a local object or of a property of one, and whether it is made here. What is
    /// handed in may be above the module, and keep it rightly, unless it is a view.
    private func type(of path: [String], at index: Int, in file: ModuleFile) -> (type: String, isMade: Bool)? {
        let outline = file.outline
        guard let bound = outline.binding(of: Array(path[0].utf8)[...], before: index) else { return nil }
        let binding = outline.uses(ofBinding: bound, before: index).dropFirst()
        let type: String?
        var isMade = true
        if path.count == 1 {
            // The type that is written is a protocol's, perhaps.
            let isHandedIn = outline.isParameter(bound)
            let value = outline.source[outline.uses[bound].name.upperBound...].firstIndex(of: UInt8(ascii: "="))
            let named = binding.filter {
                $0.isTypeName(in: outline) && (isHandedIn || $0.name.lowerBound > value ?? .max)
            }
            isMade = !isHandedIn && named.first?.roles.contains(.called) == true
            let known = isMade || isHandedIn ? named.first : named.last.flatMap { outline.isCast(to: $0) ? $0 : nil }
            type = known.map { outline.text(of: $0.name) }
        } else {
            let owner = binding.lazy.map { outline.text(of: $0.name) }.first(where: classes.contains)
            type = owner.flatMap { self.type(of: path[1], in: $0) }
        }
        return type.flatMap { ForeignProperties.isForeign($0, to: module) ? ($0, isMade) : nil }
    }

    /// Whether a property is that of a view for what it shows, which the view owns rightly: by the view's type, or by
    /// what the module calls it.
    private static func isOfView(_ property: String, in type: String, held name: String) -> Bool {
        func has(_ endings: [String], _ word: String) -> Bool { endings.contains(where: word.lowercased().hasSuffix) }
        let isView =
            OwnershipGraph.role(of: type) == .view || Subtypes.isForeignScreen(type) || has(views, name)
        return isView && !has(["delegate", "datasource", "listener"], property)
    }

    /// Whether it is by the property of the module's class that a cycle leads back, and not by the other class's: the
    /// one is called as what is told of something, `handler`, and the other is not; or where neither is, the other
    /// class is nearer to the view.
    private func isBack(_ property: String, of owner: String, besides other: String, of type: String) -> Bool {
        let isOtherTold = Self.isToldOfSomething(other)
        guard Self.isToldOfSomething(property) == isOtherTold else { return !isOtherTold }
        let ranks = [type, owner].map { OwnershipGraph.rank($0, isController: false) }
        return !isOtherTold && ranks[0] < ranks[1] && ranks[1] < OwnershipGraph.noRank
    }

    private static func isToldOfSomething(_ property: String) -> Bool {
        let words = ["handler", "listener", "observer", "output", "delegate", "subscriber"]
        return NameAdvice.words(of: property).last.map { words.contains($0.lowercased()) } ?? false
    }

    private static let views = ["view", "viewcontroller", "screen", "userinterface"]

    private func type(of property: String, in owner: String) -> String? {
        for (file, index) in module.declarations(of: owner) {
            let number = file.members[index].first { file.memberNames[$0] == property }
            if let type = number.flatMap({ file.propertyTypes[$0] }) { return type }
        }
        return nil
    }
}

extension Outline {
    /// The names of what is assigned at a use: `service` or `screen.picker`, and nothing that is made of it.
    fileprivate func path(assignedAt index: Int) -> [String]? {
        let value = value(assignedTo: uses[index])
        let text = value.prefix { $0.isNamePart || Self.ofPath.contains($0) }
        let rest = value.dropFirst(text.count).drop { " \t".utf8.contains($0) }
        guard rest.first.map({ "\r\n;,})".utf8.contains($0) }) ?? true else { return nil }
        return Self.path(text)
    }

    /// The local name of the object that is made with an argument.
    fileprivate func local(madeWith index: Int) -> String? {
        guard let callee = callee(around: uses[index].name.lowerBound, before: index),
            let bound = uses[..<callee].last(where: { $0.roles.contains(.bound) }),
            source[bound.name.upperBound..<uses[callee].name.lowerBound].elementsEqual(" = ".utf8)
        else { return nil }
        return text(of: bound.name)
    }

    /// The names before the dot of a member.
    fileprivate func path(before member: Range<Int>) -> [String]? {
        let before = source[..<member.lowerBound].dropLast()
        let start = before.lastIndex { !$0.isNamePart && !Self.ofPath.contains($0) }.map { $0 + 1 } ?? before.startIndex
        return Self.path(before[start...])
    }

    private static let ofPath = Array(".?!".utf8)

    /// One name or two.
    private static func path(_ text: ArraySlice<UInt8>) -> [String]? {
        let names = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { name in
            String(decoding: name.reversed().drop { "?!".utf8.contains($0) }.reversed(), as: UTF8.self)
        }
        let areNames = names.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isNamePart) }
        return names.count < 3 && areNames && names != ["self"] && names != ["nil"] ? names : nil
    }

    /// The assignment, in the function of a use, by which one object gets another that it is given to: a local one, by
    /// `screen.presenter = presenter`; or what it has got before, where that is then set by
    /// `screen.presenter?.view = screen`.
    fileprivate func way(from object: [String], to other: [String], besides index: Int) -> Int? {
        guard other.count == 1 || object.count == 1 && object[0] == other[0] else { return nil }
        let range = member(around: uses[index].name.lowerBound)
        let found = uses(in: range)
        return found.indices.first { number in
            let use = found[number]
            guard use.roles.contains([.member, .assigned]), path(before: use.name) == object else { return false }
            return other.count == 1 ? value(assignedTo: use).isAlone(other[0]) : text(of: use.name) == other[1]
        }
    }

    /// The class of which an object is made that is assigned at a use.
    fileprivate func madeClass(assignedAt index: Int, among classes: Set<String>) -> String? {
        let value = value(assignedTo: uses[index])
        let name = value.prefix(while: \.isNamePart)
        let isMade = value[name.endIndex...].first == UInt8(ascii: "(")
        return isMade ? classes.first { name.elementsEqual($0.utf8) } : nil
    }

    /// Whether a value is taken for one of a type: `as? FeedScreen`.
    fileprivate func isCast(to use: Use) -> Bool {
        let before = source[..<use.name.lowerBound]
        return ["as! ", "as? "].contains { before.ends(with: $0.utf8) }
    }
}
