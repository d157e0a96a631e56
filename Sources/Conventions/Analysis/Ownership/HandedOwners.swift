import SwiftOutline

/// Where a class of the module hands what owns it, and what it was given itself, to an object that it owns, and whose
/// type the project declares elsewhere: `header.delegate = delegate`. If that type keeps it strongly, none of the three
/// is ever released.
struct HandedOwners {
    private let graph: OwnershipGraph
    private var module: CheckedModule { graph.module }

    init(in graph: OwnershipGraph) { self.graph = graph }

    var all: [ForeignOwner] {
        var properties: [String: ForeignProperties] = [:]
        return module.files.filter(\.isSwift).flatMap { file -> [ForeignOwner] in
            let outline = file.outline
            return outline.uses.indices.compactMap { index in
                let use = outline.uses[index]
                let isArgument = use.roles.contains(.labelled) && !use.roles.contains(.bound)
                guard isArgument || use.roles.isSuperset(of: [.member, .assigned]), let type = use.type,
                    let given = outline.name(assignedTo: use),
                    case let holder = file.typeNames[type], module.isClass(holder),
                    case let own = properties[holder] ?? ForeignProperties(of: holder, in: module)
                else { return nil }
                properties[holder] = own
                guard
                    let held = isArgument
                        ? self.held(madeWith: index, in: file, holder, own)
                        : self.held(behind: index, in: file, own, besides: given),
                    let kind = self.type(of: given, at: index, in: file, holder),
                    let owner = owner(of: holder, being: kind)
                else { return nil }
                let name = outline.text(of: use.name)
                return ForeignOwner(
                    file: file, name: use.name, slot: isArgument ? .argument(name, of: "init") : .property(name),
                    owner: owner, property: held.property, type: held.type, between: holder)
            }
        }
    }

    /// The object whose property is set, and the property that holds it.
    private func held(
        behind index: Int, in file: ModuleFile, _ own: ForeignProperties, besides given: String
    ) -> (property: String, type: String)? {
        let name = file.outline.uses[index].name
        guard let receiver = SelfGift.receiver(of: name, in: file.outline), receiver != given else { return nil }
        return own.holder(of: receiver, at: name.lowerBound, in: file)
    }

    /// The object that is made with an argument, and the property that holds it for good.
    private func held(
        madeWith index: Int, in file: ModuleFile, _ holder: String, _ own: ForeignProperties
    ) -> (property: String, type: String)? {
        let outline = file.outline
        guard let callee = outline.callee(around: outline.uses[index].name.lowerBound, before: index),
            !outline.uses[callee].roles.contains(.member), let held = own.holder(ofMade: callee, in: file),
            !module.letsGo(of: held.property, in: holder)
        else { return nil }
        return held
    }

    /// The type of what an initializer is given by a name, or of the property of that name.
    private func type(of name: String, at index: Int, in file: ModuleFile, _ holder: String) -> String? {
        let outline = file.outline
        let member = outline.member(containing: outline.uses[index].name.lowerBound)
        if let bound = outline.binding(of: Array(name.utf8)[...], before: index) {
            guard member?.kind == .`init`, outline.isParameter(bound) else { return nil }
            let named = outline.uses(ofBinding: bound, before: index).dropFirst().first { $0.isTypeName(in: outline) }
            return named.map { outline.text(of: $0.name) }
        }
        return module.storedProperty(name, of: holder).flatMap { property in
            property.member.type.map { TypeText.held(property.file.outline.source[$0]) }
        }
    }

    /// The one class of the module that is of a type, where it owns another one.
    private func owner(of holder: String, being type: String) -> String? {
        let classes = Set(graph.names.indices.filter { graph.isClass[$0] }.map { graph.names[$0] })
        let meant = classes.filter { $0 == type || module.allInherited(by: $0).contains(type) }
        guard meant.count == 1, let owner = meant.first, owner != holder else { return nil }
        let owns = graph.edges.contains { edge in
            graph.names[edge.source] == owner && edge.targets.contains { graph.names[$0] == holder }
        }
        return owns ? owner : nil
    }
}

extension Outline {
    /// The name alone that is assigned at a use, of this object's property or of what is local; nil for other values.
    fileprivate func name(assignedTo use: Use) -> String? {
        let whole = value(assignedTo: use)
        let value = whole.starts(with: "self.".utf8) ? whole.dropFirst(5) : whole
        let name = String(decoding: value.prefix(while: \.isNamePart), as: UTF8.self)
        return name.isEmpty || ["self", "nil", "true", "false"].contains(name) || !value.isAlone(name) ? nil : name
    }
}
