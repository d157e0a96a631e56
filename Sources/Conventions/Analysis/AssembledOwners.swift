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
        properties = graph.foreignProperties
        classes =
            properties.isEmpty ? [] : Set(graph.names.indices.filter { graph.isClass[$0] }.map { graph.names[$0] })
    }

    /// Both assignments stand in one function.
    var all: [ForeignOwner] {
        let names = Set(properties.values.joined().map { NameHash.of($0) })
        guard !names.isEmpty else { return [] }
        return module.files.filter(\.isSwift).flatMap { file -> [ForeignOwner] in
            let outline = file.outline
            lazy var types = outline.typesOfProperties
            return outline.uses.indices.compactMap { index in
                let use = outline.uses[index]
                guard use.roles.contains([.member, .assigned]), names.contains(NameHash.of(outline.source[use.name])),
                    let value = outline.path(assignedAt: index), let receiver = outline.path(before: use.name),
                    receiver.count == 1, receiver != ["self"],
                    let way = outline.assignment(of: receiver[0], toMemberOf: value, besides: index),
                    let owner = SetReferences.owner(of: index, in: file, classes, types),
                    case let property = outline.text(of: use.name), properties[owner]?.contains(property) == true,
                    let type = type(of: value, at: index, in: file), !Self.isOfView(outline.text(of: way), in: type),
                    !module.letsGo(of: property)
                else { return nil }
                return ForeignOwner(
                    file: file, name: way, slot: .property(outline.text(of: way)), owner: owner, property: property,
                    type: type)
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

    /// Whether a property is that of a view for what it shows, which the view owns rightly.
    private static func isOfView(_ property: String, in type: String) -> Bool {
        let isView = OwnershipGraph.role(of: type) == .view || Subtypes.isForeignScreen(type)
        return isView && !["delegate", "datasource", "listener"].contains { property.lowercased().hasSuffix($0) }
    }

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
        guard rest.first.map({ "\r\n;})".utf8.contains($0) }) ?? true else { return nil }
        return Self.path(text)
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
