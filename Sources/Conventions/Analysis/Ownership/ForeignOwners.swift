import SwiftOutline

/// Where a class of the module gives itself to an object that it owns, and whose type the project declares elsewhere:
/// `logoutView.delegate = self`. If that type keeps it strongly, neither is ever released.
struct ForeignOwner {
    let file: ModuleFile
    /// What it is given by: the property that is set, such as the delegate, a label, a function or a list.
    let name: Range<Int>
    let slot: ForeignSlot
    let owner: String
    /// The property of the class that holds the object, and the object's type.
    let property: String
    let type: String
    /// Whether the object is a view, which owns what it was given: then it is the class's property that refers back.
    var isView = false
    /// The class that has the property, where that is another one which the class owns.
    var between: String?
    /// What the rest of the project has to tell besides.
    var questions: [OpenQuestion] = []

    /// The types that own each other.
    private var cycle: String { [owner, between, type, owner].compactMap(\.self).joined(separator: " → ") }

    /// What is said of it besides what keeps the class, which may have no other owner.
    func message(in graph: OwnershipGraph) -> String {
        "it closes the strong reference cycle \(cycle)" + (graph.mayBeOwnedByOthers(owner) ? "" : WeakNeeds.caution)
    }
}

extension OwnershipGraph {
    /// Whether something else may own the objects of a class: a property of another one, or whoever shows a view.
    fileprivate func mayBeOwnedByOthers(_ name: String) -> Bool {
        guard !module.isScreenOrView(name), let number = names.firstIndex(of: name) else { return true }
        return isView[number] || edges(to: [number]).contains { $0.source != number }
    }
}

extension ForeignOwner {
    /// No screen has so many types. Each is looked at by itself.
    private static let manyTypes = 500

    static func all(in graph: OwnershipGraph) -> [ForeignOwner] {
        let module = graph.module
        guard module.typeNames.count < manyTypes else { return [] }
        var found: [ForeignOwner] = []
        var owners: [String: ForeignProperties] = [:]
        let indirect = IndirectOwners(module: module)
        for file in module.files where file.isSwift {
            let outline = file.outline
            let source = outline.source
            let children = outline.uses.indices.compactMap { index in
                outline.addsChild(at: index).map { AddedChild(index: index, type: $0) }
            }
            for (number, use) in outline.uses.enumerated() where SelfGift.mayBe(use, in: source) {
                guard let index = use.type, let gift = SelfGift(at: number, in: outline) else { continue }
                let owner = file.typeNames[index]
                let properties = owners[owner] ?? ForeignProperties(of: owner, in: module)
                owners[owner] = properties
                guard
                    let (property, type) = holder(
                        of: gift, at: number, in: file, of: owner, properties, children, module)
                else {
                    found += [indirect.owner(by: gift, at: number, in: file, owner, properties)].compactMap(\.self)
                    continue
                }
                found.append(
                    ForeignOwner(
                        file: file, name: gift.name, slot: gift.slot, owner: owner, property: property, type: type))
            }
        }
        // What is there for as long as the application runs leaks nothing.
        found += AssembledOwners(in: graph).all + HandedOwners(in: graph).all
        let singletons = found.isEmpty ? [] : module.singletons
        return found.filter { !singletons.contains($0.owner) }
    }

    /// The property by which the owner keeps what it gives itself to, and that object's type.
    private static func holder(
        of gift: SelfGift, at number: Int, in file: ModuleFile, of owner: String, _ properties: ForeignProperties,
        _ children: [AddedChild], _ module: CheckedModule
    ) -> (property: String, type: String)? {
        switch gift.receiver {
        case .named(let receiver):
            guard let holder = properties.holder(of: receiver, at: gift.name.lowerBound, in: file) else {
                return cell(called: receiver, before: number, in: file, of: owner, module)
                    ?? properties.holder(ofLocal: receiver, before: number, in: file)
                    ?? child(called: receiver, at: number, in: file, children, module)
            }
            if case .property = gift.slot { return holder }
            return module.letsGo(of: holder.property, in: owner) ? nil : holder
        case .made(let callee):
            guard let holder = properties.holder(ofMade: callee, in: file),
                !module.letsGo(of: holder.property, in: owner)
            else { return nil }
            return holder
        }
    }

    /// A screen of another module that a screen makes and has for its child, and that never leaves it.
    private static func child(
        called name: String, at index: Int, in file: ModuleFile, _ children: [AddedChild], _ module: CheckedModule
    ) -> (property: String, type: String)? {
        guard !children.isEmpty else { return nil }
        let outline = file.outline
        let function = outline.member(around: outline.uses[index].name.lowerBound)
        let type = children.first { child in
            let added = outline.uses[child.index].name
            return function.contains(added.lowerBound)
                && outline.source[added.upperBound...].dropFirst().isAlone(name)
        }?.type
        guard let type, ForeignProperties.isForeign(type, to: module), !module.removesChildren else { return nil }
        return (name, type)
    }

    /// A cell that a screen takes out of its table, which keeps it.
    private static func cell(
        called name: String, before index: Int, in file: ModuleFile, of owner: String, _ module: CheckedModule
    ) -> (property: String, type: String)? {
        guard let type = file.outline.typeOfCell(called: name, before: index),
            module.isScreen(owner),
            ForeignProperties.isForeign(type, to: module)
        else { return nil }
        return (name, type)
    }
}

/// Where a screen has a local one for its child, and the type of that.
private struct AddedChild {
    let index: Int
    let type: String
}

extension Outline {
    /// The type of a cell that has a local name and is taken out of a table; nil of what is none.
    func typeOfCell(called name: String, before index: Int) -> String? {
        guard let bound = binding(of: Array(name.utf8)[...], before: index) else { return nil }
        let binding = uses(ofBinding: bound, before: index)
        guard binding.contains(where: isDequeuing) else {
            return unwrapped(by: bound).flatMap { typeOfCell(called: $0, before: bound) }
        }
        return binding.indices.last { isCast(binding[$0]) || isTypeDequeued(at: $0) }.map { text(of: binding[$0].name) }
    }

    /// The other name of what a condition unwraps: `cell` of `guard let found = cell else`.
    fileprivate func unwrapped(by bound: Int) -> String? {
        let name = uses[bound].name
        guard ["guard let ", "if let "].contains(where: { source[..<name.lowerBound].ends(with: $0.utf8) }) else {
            return nil
        }
        let rest = source[name.upperBound...].drop { $0 == UInt8(ascii: " ") }
        guard rest.first == UInt8(ascii: "=") else { return text(of: name) }
        let value = value(assignedTo: uses[bound])
        let other = value.prefix(while: \.isNamePart)
        let isAlone = [" {", " else", ","].contains { value.dropFirst(other.count).starts(with: $0.utf8) }
        return isAlone && !other.isEmpty ? String(decoding: other, as: UTF8.self) : nil
    }
}
