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
                    receiver.count == 1, receiver != ["self"],
                    let way = outline.assignment(of: receiver[0], toMemberOf: value, besides: index),
                    let owner = isSet
                        ? SetReferences.owner(of: index, in: file, classes, types)
                        : SetReferences.owner(madeWith: index, in: outline, of: module, classes),
                    case let property = outline.text(of: use.name), properties[owner]?.contains(property) == true,
                    let type = type(of: value, at: index, in: file), !module.letsGo(of: property)
                else { return nil }
                return ForeignOwner(
                    file: file, name: way, slot: .property(outline.text(of: way)), owner: owner, property: property,
                    type: type, isView: Self.isOfView(outline.text(of: way), in: type, held: property))
            }
        }
    }

    /// The type, declared elsewhere, of a local object that is made here or of a property of one. What is handed in may
    /// be above the module, and keep it rightly.
    private func type(of path: [String], at index: Int, in file: ModuleFile) -> String? {
        let outline = file.outline
        guard let bound = outline.binding(of: Array(path[0].utf8)[...], before: index) else { return nil }
        let binding = outline.uses(ofBinding: bound, before: index).dropFirst()
        let type: String?
        if path.count == 1 {
            // The type that is written is a protocol's, perhaps.
            let value = outline.source[outline.uses[bound].name.upperBound...].firstIndex(of: UInt8(ascii: "="))
            let made = binding.first { $0.isTypeName(in: outline) && $0.name.lowerBound > value ?? .max }
            guard let made, made.roles.contains(.called) else { return nil }
            type = outline.text(of: made.name)
        } else {
            let owner = binding.lazy.map { outline.text(of: $0.name) }.first(where: classes.contains)
            type = owner.flatMap { self.type(of: path[1], in: $0) }
        }
        return type.flatMap { ForeignProperties.isForeign($0, to: module) ? $0 : nil }
    }

    /// Whether a property is that of a view for what it shows, which the view owns rightly: by the view's type, or by what
    /// the module calls it.
    private static func isOfView(_ property: String, in type: String, held name: String) -> Bool {
        func has(_ endings: [String], _ word: String) -> Bool { endings.contains(where: word.lowercased().hasSuffix) }
        let isView =
            OwnershipGraph.role(of: type) == .view || Subtypes.isForeignScreen(type) || has(views, name)
        return isView && !has(["delegate", "datasource", "listener"], property)
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

    /// The name of the member of an object to which a local one is assigned in the same function as at some use.
    fileprivate func assignment(of local: String, toMemberOf object: [String], besides index: Int) -> Range<Int>? {
        let function = member(around: uses[index].name.lowerBound)
        return uses(in: function).first { use in
            use.roles.contains([.member, .assigned]) && value(assignedTo: use).isAlone(local)
                && path(before: use.name) == object
        }?.name
    }
}
